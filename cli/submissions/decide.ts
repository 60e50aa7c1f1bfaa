import { messageLanguage } from '#core/i18n/en/admin/message-language.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { LONGEST_REASON } from '#core/staff/submission-review.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { ask } from '../terminal/ask.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrap.ts';
import { UsageError } from '../usage-error.ts';
import { decideAll } from './decide-all.ts';
import type { Listing } from './draft.ts';
import { readListing, readListings, refuseUnlessUnderReview } from './read.ts';
import { shortId, titleOf } from './words.ts';

/** Takes listings up for review. */
export async function reviewSubmissions(terminal: Terminal, given: string[]): Promise<void> {
  const { api } = await terminal.connect();
  const [listing, ...others] = await readListings(api, given);
  if (!listing) return;
  if (others.length > 0) {
    return decideAll(terminal, api, {
      all: [listing, ...others],
      decisionOf: () => ({ status: 'UNDER_REVIEW' }),
    });
  }
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

/** Rejects listings, all for one reason. The submitters are told why. */
export async function rejectSubmissions(
  terminal: Terminal,
  given: string[],
  flags: { reason?: string },
): Promise<void> {
  const { api } = await terminal.connect();
  const [listing, ...others] = await readListings(api, given);
  if (!listing) return;
  if (others.length > 0) return rejectMany(terminal, api, [listing, ...others], flags);
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

/** After one question: each submitter gets the same words. */
async function rejectMany(
  terminal: Terminal,
  api: Api,
  all: readonly Listing[],
  { reason = '' }: { reason?: string },
): Promise<void> {
  const wrong = describeWrongReason(reason);
  if (wrong !== undefined) throw new UsageError(`Many are rejected for one reason: --reason: ${wrong}.`);
  await terminal.confirm(`Reject ${all.length} listings?`);
  await decideAll(terminal, api, { all, decisionOf: () => ({ status: 'REJECTED', reason }) });
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
