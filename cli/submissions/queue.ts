import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import type { Decision } from '#core/staff/submission-review.ts';
import { AppError } from '#server/app-error.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { readMe } from '../connection/read-me.ts';
import { reply } from '../connection/reply.ts';
import { Holding } from '../queues/holding.ts';
import type { Outcome, Queue } from '../queues/queue.ts';
import { ask } from '../terminal/ask.ts';
import { describeUndone } from './decide.ts';
import { beginDraft, type Draft, isOpen, type Listing, readApproval } from './draft.ts';
import { listingTypes } from './list.ts';
import { drawListing, isCut } from './listing-card.ts';
import { askForCenter, askForFix, askForReason } from './listing-questions.ts';
import { readOpenIds } from './open-ids.ts';
import { readListing } from './read.ts';
import { drawDecided } from './show.ts';
import { titleOf } from './words.ts';

/** Listings that nobody has decided. What is fixed and not yet approved stays for as long as the walk goes on. */
export async function openSubmissions(api: Api): Promise<Queue<Listing>> {
  const me = await readMe(api);
  const drafts = new Map<string, Draft>();
  let whole: string | undefined;
  const draftOf = (listing: Listing) => drafts.get(listing.id) ?? beginDraft(listing);
  const take = ({ id }: Listing, decision: Decision) =>
    reply(api.admin.submissions[':id'].$patch({ param: { id }, json: decision }));

  async function approve(listing: Listing): Promise<Outcome> {
    const draft = draftOf(listing);
    const { today } = draft;
    if (today === undefined) {
      const chosen = await askForCenter(api, listing, draft);
      if (chosen.today === undefined) return {};
      // Nobody has looked at the diff yet where the center has only now been chosen.
      drafts.set(listing.id, chosen);
      return { said: 'Look at what this will change, then approve it.' };
    }
    await take(listing, { status: 'APPROVED', approval: readApproval(listing, { ...draft, today }) });
    drafts.delete(listing.id);
    return { status: 'approved', said: describeDecision(listing, 'APPROVED') };
  }

  async function reject(listing: Listing): Promise<Outcome> {
    const reason = await askForReason(listing);
    if (reason === undefined) return {};
    await take(listing, { status: 'REJECTED', reason });
    drafts.delete(listing.id);
    return { status: 'rejected', said: describeDecision(listing, 'REJECTED') };
  }

  const acts: Record<string, (listing: Listing) => Promise<Outcome>> = {
    async r(listing) {
      await take(listing, { status: 'UNDER_REVIEW' });
      return { status: 'under review' };
    },
    a: approve,
    async m(listing) {
      drafts.set(listing.id, await askForFix(listing, draftOf(listing)));
      return {};
    },
    async c(listing) {
      drafts.set(listing.id, await askForCenter(api, listing, draftOf(listing)));
      return {};
    },
    x: reject,
    async f({ id }) {
      whole = id;
      return {};
    },
  };

  return {
    name: 'open submissions, the oldest first',
    ids: await readOpenIds(api, listingTypes, me),
    holding: new Holding(api, 'submission', me),
    async load(id) {
      const listing = await readListing(api, id);
      const draft = drafts.get(id);
      if (draft) drafts.set(id, await renew(api, listing, draft));
      return listing;
    },
    title: titleOf,
    isOpen,
    draw: (listing, width) =>
      isOpen(listing)
        ? drawListing(listing, draftOf(listing), { width, me, whole: whole === listing.id })
        : drawDecided(listing, width),
    keys: (listing) => ({
      ...(listing.status === 'NEW'
        ? { r: 'start review' }
        : { a: 'approve', m: 'fix', c: 'choose center', x: 'reject' }),
      ...(whole !== listing.id && isCut(listing, draftOf(listing)) && { f: 'full text' }),
    }),
    act: (key, listing) => acts[key]?.(listing) ?? Promise.resolve({}),
    async undo(listing) {
      const { id } = listing;
      const { mailSent } = await reply(api.admin.submissions[':id'].undo.$post({ param: { id } }));
      return describeUndone(titleOf(listing), mailSent);
    },
    async mayLeave() {
      const fixed = [...drafts.values()].filter((draft) => Object.keys(draft.fixed).length > 0).length;
      if (fixed === 0) return true;
      const message = `Leave what you fixed (${fixed === 1 ? 'in one listing' : `in ${fixed} listings`}) unsaved?`;
      return ask.confirm({ message, instead: '' });
    },
    undoCommand: toRun('submissions undo'),
  };
}

/** The draft with the center as it is now: somebody may have changed it, or taken it away. */
async function renew(api: Api, { candidates }: Listing, draft: Draft): Promise<Draft> {
  if (!draft.today) return draft;
  const { id } = draft.today;
  const offered = candidates.find(({ center }) => center.id === id);
  if (offered) return { ...draft, today: offered.center };
  try {
    const { center, mergedInto } = await reply(api.admin.centers[':id'].$get({ param: { id } }));
    return { ...draft, today: mergedInto ? undefined : center };
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 404) throw error;
    return { ...draft, today: undefined };
  }
}

function describeDecision(listing: Listing, what: 'APPROVED' | 'REJECTED'): string {
  const { submitterEmail } = listing.payload;
  const told = listing.mail ? ` ${reviewText.summary.mailed(submitterEmail)}` : '';
  return `${submissionsText.did[what](titleOf(listing))}${told}`;
}
