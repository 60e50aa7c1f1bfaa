import { z } from 'zod';
import { lineOfText } from '../plain-text.ts';

/** What staff take on one at a time, so that two do not call the same center or write to the same person. */
export const claimSubjects = ['submission', 'matching_request', 'center'] as const;
export type ClaimSubject = (typeof claimSubjects)[number];

/** For how long a claim holds. Acting on what is claimed begins it anew; whoever falls ill holds nothing for long. */
export const CLAIM_MS = 30 * 60_000;

/** Who is on something, and until when. A word among colleagues, not a lock: everybody may still decide. */
export const Claim = z.object({
  /** The name of a staff account, or of the terminal's user. */
  by: z.string(),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type Claim = z.infer<typeof Claim>;

/** How a claim is asked for. */
export const ClaimRequest = z.strictObject({
  /** Also where a colleague is on it. */
  takeOver: z.boolean().default(false),
});

/** The same for many of a kind at once: as many as fit on a page. */
const manyIds = z.array(lineOfText()).min(1).max(200);
export const ManyClaimed = ClaimRequest.extend({ ids: manyIds });
export const ManyGivenBack = z.strictObject({ ids: manyIds });

/** What a claim ended in. */
export const Claimed = z.object({
  claim: Claim,
  /** From whom it was taken over; null where nobody else was on it. */
  takenFrom: z.string().nullable(),
});
export type Claimed = z.infer<typeof Claimed>;

/** Nobody is on it any more. */
export const GivenBack = z.object({ claim: z.null() });

/** True where a colleague is on it. */
export function isOthers(claim: Claim | null, me: string): claim is Claim {
  return claim !== null && claim.by !== me;
}
