import type { ClaimSubject } from '#core/staff/claim.ts';
import type { Removable } from '#core/staff/removal.ts';
import type { ManyDone } from '#core/staff/submission-review.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';

type OnMany = (ids: string[]) => Promise<ManyDone>;

/** Says that one is on all of them. */
export function claimMany(subject: ClaimSubject): OnMany {
  return (ids) => staffReply(api.admin.claims[':subject'].claim.$post({ param: { subject }, json: { ids } }));
}

/** Gives all of them back. */
export function giveBackMany(subject: ClaimSubject): OnMany {
  return (ids) =>
    staffReply(api.admin.claims[':subject']['give-back'].$post({ param: { subject }, json: { ids } }));
}

/** Takes all of them a step on that needs no words. */
export function decideMany(status: 'UNDER_REVIEW' | 'APPROVED'): OnMany {
  return (ids) =>
    staffReply(
      api.admin.submissions.decide.$post({ json: { decisions: ids.map((id) => ({ id, status })) } }),
    );
}

/** Marks all of them as spam, or puts them back. */
export function spamMany(subject: Removable, spam: boolean): OnMany {
  return (ids) => staffReply(api.admin.spam[':subject'].$post({ param: { subject }, json: { ids, spam } }));
}

/** Marks all of them as handled, or as open again. */
export function handleMany(handled: boolean): OnMany {
  return (ids) => staffReply(api.admin['matching-requests'].handle.$post({ json: { ids, handled } }));
}
