import { messageLanguage } from '#core/i18n/en/admin/message-language.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { LONGEST_REASON } from '#core/submission-review.ts';
import { ask } from '../ask.ts';
import { toRun } from '../command-line.ts';
import { wrapText } from '../format/wrap.ts';
import { reply } from '../reply.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { readListing, refuseUnlessUnderReview } from './read.ts';
import { shortId, titleOf } from './words.ts';

/** Takes a listing up for review. */
export async function reviewSubmission(terminal: Terminal, given: string): Promise<void> {
  const { api } = await terminal.connect();
  const listing = await readListing(api, given);
  const { id } = listing;
  const now = await reply(
    api.admin.submissions[':id'].$patch({ param: { id }, json: { status: 'UNDER_REVIEW' } }),
  );
  terminal.print(now, () =>
    [
      submissionsText.did.UNDER_REVIEW(titleOf(listing)),
      `Next: ${toRun(`submissions approve ${shortId(id)}`)}`,
      ` or   ${toRun(`submissions reject ${shortId(id)}`)}`,
    ].join('\n'),
  );
}

/** Rejects a listing. The submitter is told why. */
export async function rejectSubmission(
  terminal: Terminal,
  given: string,
  flags: { reason?: string },
): Promise<void> {
  const { api } = await terminal.connect();
  const listing = await readListing(api, given);
  refuseUnlessUnderReview(listing);
  const { id, mail, language } = listing;
  const title = titleOf(listing);
  const { rejecting, did } = submissionsText;
  if (flags.reason === undefined)
    terminal.note(
      wrapText(
        [
          rejecting.title(title),
          mail ? `${rejecting.hint} ${messageLanguage.answer(language)}`.trim() : rejecting.notMailed,
        ].join(' '),
        terminal.width,
      ).join('\n'),
    );
  const reason =
    flags.reason ??
    (await ask.text({
      message: rejecting.reason,
      instead: 'A listing is rejected for a reason. Give it: --reason "We could not reach the phone."',
      validate: (typed) => describeWrongReason(typed) ?? true,
    }));
  const wrong = describeWrongReason(reason);
  if (wrong !== undefined) throw new UsageError(`--reason: ${wrong}.`);
  const now = await reply(
    api.admin.submissions[':id'].$patch({ param: { id }, json: { status: 'REJECTED', reason } }),
  );
  terminal.print(now, () => `${did.REJECTED(title)}\n${describeUndo(id)}`);
}

/** Takes the last decision back, with all that it did. */
export async function undoSubmission(terminal: Terminal, given: string): Promise<void> {
  const { api } = await terminal.connect();
  const { id } = await readListing(api, given);
  const undone = await reply(api.admin.submissions[':id'].undo.$post({ param: { id } }));
  const listing = await readListing(api, id);
  terminal.print({ ...undone, submission: listing }, () => describeUndone(titleOf(listing), undone.mailSent));
}

export function describeUndone(title: string, mailSent: boolean): string {
  const { UNDONE, mailSent: told } = submissionsText.did;
  return mailSent ? `${UNDONE(title)} ${told}` : UNDONE(title);
}

export function describeUndo(id: string): string {
  return `To take it back: ${toRun(`submissions undo ${shortId(id)}`)}`;
}

/** Undefined where it is a reason that the server takes. */
export function describeWrongReason(reason: string): string | undefined {
  const { missing, tooLong } = submissionsText.rejecting;
  if (reason.trim() === '') return missing;
  return reason.trim().length > LONGEST_REASON ? tooLong(LONGEST_REASON) : undefined;
}
