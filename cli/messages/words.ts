import { messageLanguage } from '#core/i18n/en/admin/message-language.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import type { ContactPayload } from '#core/messages/submission.ts';
import type { ReviewedSubmission, SubmissionDetail } from '#core/staff/submission-review.ts';
import { payloadFacts } from '#core/staff/submission-words.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { shortId, titleOf } from '../submissions/words.ts';
import { formatFields } from '../terminal/fields.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { wrapText } from '../terminal/wrap.ts';
import { UsageError } from '../usage-error.ts';

export type Message = SubmissionDetail & { type: 'CONTACT'; payload: ContactPayload };

/** What was written, from the JSON that was checked before it was stored. */
export function readPayload({ payloadJson }: Pick<ReviewedSubmission, 'payloadJson'>): ContactPayload {
  return JSON.parse(payloadJson);
}

/** The message whose id begins so. Throws UsageError where that is a listing. */
export async function readMessage(api: Api, given: string): Promise<Message> {
  const submission = await reply(api.admin.submissions[':id'].$get({ param: { id: given } }));
  if (isMessage(submission)) return submission;
  const id = shortId(submission.id);
  throw new UsageError(`${id} is a listing, and no message: ${toRun(`submissions show ${id}`)}`);
}

function isMessage(submission: SubmissionDetail): submission is Message {
  return submission.type === 'CONTACT';
}

/** "Handled by Robin on November 20, 2026, 14:00 UTC"; '' where nobody has. */
export function describeHandled({ processedBy, processedAt }: ReviewedSubmission): string {
  const by = processedBy ?? submissionsText.somebody;
  return processedAt === null ? '' : `Handled by ${by} on ${formatMomentUtc(processedAt)}`;
}

/** A message, in lines of at most `width` columns. The text stands below, as it was written. */
export function drawMessage(message: Message, width: number): string {
  const { payload, id, createdAt, language } = message;
  const { contactMessage } = submissionsText.payload;
  const facts = payloadFacts(payload).filter(([label]) => label !== contactMessage);
  const handled = describeHandled(message);
  const tongue = [messageLanguage.label, messageLanguage.name(language)] as const;
  const sent = [submissionsText.details.submitted, formatMomentUtc(createdAt)] as const;
  return [
    paint('bold', titleOf(message)),
    ...(handled === '' ? [] : wrapText(safeText(handled), width)),
    '',
    formatFields([...facts, tongue, sent, ['ID', id]], width),
    '',
    ...wrapText(safeText(payload.message), width),
  ].join('\n');
}
