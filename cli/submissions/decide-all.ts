import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { Decision } from '#core/staff/submission-review.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { actOnMany } from '../queues/act-on-many.ts';
import { claimAll, giveAllBack } from '../queues/claims.ts';
import type { Removals } from '../queues/removal.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Listing } from './draft.ts';
import { readListings } from './read.ts';
import { titleOf } from './words.ts';

/** An approval is a whole center: with so many of them a call stays below what the server takes. */
const APPROVALS_AT_ONCE = 10;

/** Decides about many listings, each for itself. */
export function decideAll(
  terminal: Terminal,
  api: Api,
  {
    all,
    decisionOf,
  }: {
    all: readonly Listing[];
    decisionOf: (listing: Listing) => Decision & { status: 'UNDER_REVIEW' | 'APPROVED' | 'REJECTED' };
  },
): Promise<void> {
  const decided = all.map((listing) => ({ ...decisionOf(listing), ...named(listing) }));
  return actOnMany(
    terminal,
    decided,
    (some) => {
      const decisions = some.map(({ title: _, ...decision }) => decision);
      return reply(api.admin.submissions.decide.$post({ json: { decisions } }));
    },
    ({ title, status }) => submissionsText.did[status](title),
    APPROVALS_AT_ONCE,
  );
}

export async function claimSubmissions(
  terminal: Terminal,
  given: string[],
  { takeOver = false }: { takeOver?: boolean },
): Promise<void> {
  const { api } = await terminal.connect();
  const all = (await readListings(api, given)).map(named);
  await claimAll(terminal, api, { subject: 'submission', all, takeOver });
}

export async function giveSubmissionsBack(terminal: Terminal, given: string[]): Promise<void> {
  const { api } = await terminal.connect();
  const all = (await readListings(api, given)).map(named);
  await giveAllBack(terminal, api, { subject: 'submission', all });
}

/** Listings, for who deletes them or marks them as spam. */
export const removals: Removals = {
  subject: 'submission',
  read: async (api, given) => (await readListings(api, given)).map(named),
};

function named(listing: Listing) {
  return { id: listing.id, title: titleOf(listing) };
}
