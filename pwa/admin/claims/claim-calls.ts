import { useQueryClient } from '@tanstack/react-query';
import { claimText } from '#core/i18n/en/admin/claims.ts';
import type { Claimed, ClaimSubject } from '#core/staff/claim.ts';
import { notify } from '../../components/notices.ts';
import { askAnew } from '../../query-client.ts';
import { CENTERS } from '../centers/center-calls.ts';
import { api } from '../staff-api.ts';
import { describeFailure, staffReply } from '../staff-reply.ts';
import { SUBMISSIONS } from '../submissions/submission-queries.ts';
import { useAction } from '../use-action.ts';

/** What somebody is on, or takes on. */
export interface Claimable {
  subject: ClaimSubject;
  id: string;
}

/** Says that one is on it. Throws 409 `claimed` where a colleague is, and it is not to be taken over. */
export function takeClaim(param: Claimable, takeOver = false): Promise<Claimed> {
  return staffReply(api.admin.claims[':subject'][':id'].$put({ param, json: { takeOver } }));
}

export function giveBackClaim(param: Claimable): Promise<{ claim: null }> {
  return staffReply(api.admin.claims[':subject'][':id'].$delete({ param }));
}

/** Takes on, takes over or gives back; all lists show it. Why it failed, a notice says. */
export function useClaim(claimable: Claimable) {
  const client = useQueryClient();
  return useAction<Pick<Claimed, 'claim'> | { claim: null }, 'take' | 'takeOver' | 'giveBack'>({
    mutationFn: (act) =>
      act === 'giveBack' ? giveBackClaim(claimable) : takeClaim(claimable, act === 'takeOver'),
    onError: (error) =>
      notify({ title: claimText.failed, text: describeFailure(error), tone: 'destructive' }),
    onSettled: () =>
      Promise.all(
        [SUBMISSIONS, [...CENTERS, 'list'], [...CENTERS, 'one']].map((queryKey) =>
          askAnew(client, { queryKey }),
        ),
      ),
  });
}
