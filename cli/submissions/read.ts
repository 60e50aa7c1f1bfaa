import { submissionStatuses } from '#core/lists/staff-lists.ts';
import { AppError } from '#server/app-error.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { onlyOnce } from '../queues/act-on-many.ts';
import { UsageError } from '../usage-error.ts';
import { isListing, type Listing } from './draft.ts';
import { readEach, shortId, titleOf } from './words.ts';

/** The listing whose id begins so. Throws UsageError where that is a contact message. */
export async function readListing(api: Api, given: string): Promise<Listing> {
  const submission = await reply(api.admin.submissions[':id'].$get({ param: { id: given } }));
  if (isListing(submission)) return submission;
  const id = shortId(submission.id);
  throw new UsageError(`${id} is a contact message, and no listing: ${toRun(`messages show ${id}`)}`);
}

/** The listings whose ids begin so, each once. */
export async function readListings(api: Api, given: readonly string[]): Promise<Listing[]> {
  return onlyOnce(await readEach(given, (id) => readListing(api, id)));
}

/** Before anything is asked. Throws 409 `illegal_transition` with the way there. */
export function refuseUnlessUnderReview(listing: Listing): void {
  const { status, id } = listing;
  if (status === 'UNDER_REVIEW') return;
  const title = titleOf(listing);
  const words =
    status === 'NEW'
      ? `“${title}” is not under review yet. First: ${toRun(`submissions review ${shortId(id)}`)}`
      : `“${title}” is ${submissionStatuses.labels[status].toLowerCase()} already. To take that back: ${toRun(`submissions undo ${shortId(id)}`)}`;
  throw new AppError(409, 'illegal_transition', words);
}
