import type { Center } from '#core/center/center.ts';
import type { CenterInputs } from '#core/center/center-inputs.ts';
import type { SubmissionStatus } from '#core/lists/staff-lists.ts';
import type { ListingPayload } from '#core/messages/submission.ts';
import { mergeListing, proposeCenter } from '#core/staff/listing-merge.ts';
import type { Approval, SubmissionDetail } from '#core/staff/submission-review.ts';
import { applyTyped, type Typed } from '../centers/typed-fields.ts';

/** A listing that is not decided yet. */
export type Listing = SubmissionDetail & { payload: ListingPayload };

/** What an approval will do, while somebody works on it. */
export interface Draft {
  /** The center that is to be changed; null: a new one is to be added; undefined: that is still to be said. */
  today: Center | null | undefined;
  /** What the reviewer has put over what was sent. */
  fixed: Partial<CenterInputs>;
}

export function isListing(submission: SubmissionDetail): submission is Listing {
  return submission.type !== 'CONTACT';
}

/** Of what nobody has decided. */
export const openStatuses: SubmissionStatus[] = ['NEW', 'UNDER_REVIEW'];

/** True for what nobody has decided. */
export function isOpen({ status }: Pick<SubmissionDetail, 'status'>): boolean {
  return openStatuses.includes(status);
}

/** What the web page proposes. */
export function beginDraft({ payload, candidates }: Listing): Draft {
  return { today: proposeCenter(payload, candidates), fixed: {} };
}

/** The center as it will be. */
export function draftInputs({ payload }: Listing, { today, fixed }: Draft): CenterInputs {
  return { ...mergeListing(payload, today ?? null), ...fixed };
}

/**
 * What the server takes to approve a listing. `problems`: what could not be read already. Throws 400 `invalid_fields`.
 */
export function readApproval(
  listing: Listing,
  draft: Draft & { today: Center | null },
  problems: Typed['problems'] = [],
): Approval {
  const { today } = draft;
  const seenUpdatedAt = today?.updatedAt;
  return {
    centerId: today?.id ?? null,
    fields: applyTyped(draftInputs(listing, draft), { inputs: {}, problems }),
    ...(seenUpdatedAt !== undefined && { seenUpdatedAt }),
  };
}
