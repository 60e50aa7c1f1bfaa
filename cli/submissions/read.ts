import { submissionStatuses } from '#core/staff-lists.ts';
import { AppError } from '#server/app-error.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection.ts';
import { reply } from '../reply.ts';
import { UsageError } from '../usage-error.ts';
import { isListing, type Listing } from './draft.ts';
import { shortId, titleOf } from './words.ts';

/** The listing whose id begins so. Throws UsageError where that is a contact message. */
export async function readListing(api: Api, given: string): Promise<Listing> {
  const submission = await reply(api.admin.submissions[':id'].$get({ param: { id: given } }));
  if (isListing(submission)) return submission;
  const id = shortId(submission.id);
  throw new UsageError(`${id} is a contact message, and no listing: ${toRun(`messages show ${id}`)}`);
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
