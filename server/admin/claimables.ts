import type { Claimables } from '../claims/claiming.ts';
import { completeId } from '../database/complete-id.ts';
import { readCenterRow } from '../database/find-center.ts';
import { readRequest, refuseHandled } from '../live-matching/matching-handling.ts';
import { shortTitle } from '../messages/removable.ts';
import { readSubmission, refuseDecided, setReviewer } from '../submissions/submissions-review.ts';

const find: Claimables['find'] = {
  async center(tx, given) {
    const { id, name } = await readCenterRow(tx, given);
    return { id, title: name, reviewer: null };
  },
  async matching_request(tx, given) {
    const row = await readRequest(tx, await completeId(tx, 'matching_requests', given));
    refuseHandled(row);
    return { id: row.id, title: shortTitle('matching_request', row.id), reviewer: null };
  },
  async submission(tx, given) {
    const row = await readSubmission(tx, await completeId(tx, 'submissions', given));
    refuseDecided(row);
    const reviewer = row.status === 'UNDER_REVIEW' ? row.reviewer : null;
    return { id: row.id, title: shortTitle('submission', row.id, row.type), reviewer };
  },
};

/** All that staff can be on. */
export const claimables: Claimables = { find, setReviewer };
