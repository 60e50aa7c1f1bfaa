import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffPage } from '#core/i18n/en/admin/staff.ts';
import type { StaffList, StaffSession } from '#core/staff/staff.ts';
import { notify } from '../../components/notices.ts';
import { askAnew } from '../../query-client.ts';
import { always } from '../fresh.ts';
import { ADMIN } from '../session.ts';
import { api } from '../staff-api.ts';
import { describeFailure, staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';

/** Begins the key of every query about accounts. */
export const STAFF = [ADMIN, 'staff'];

export function useStaffList() {
  return useQuery({
    queryKey: STAFF,
    queryFn: () => staffReply<StaffList>(api.admin.staff.$get()),
    ...always,
  });
}

/** Where an account is signed in. */
export function useAccountSessions(id: number) {
  return useQuery({
    queryKey: [...STAFF, id, 'sessions'],
    queryFn: () =>
      staffReply<StaffSession[]>(api.admin.staff[':id'].sessions.$get({ param: { id: String(id) } })),
    ...always,
  });
}

/** Does something to an account and says what was done, or why it was not; the lists follow. */
export function useStaffAction<Given = void, Result = unknown>(
  act: (given: Given) => Promise<Result>,
  done?: string,
) {
  const { failed } = staffPage;
  const client = useQueryClient();
  return useAction({
    mutationFn: act,
    onSuccess: () => {
      if (done) notify({ title: done });
    },
    onError: (failure) => notify({ title: failed, text: describeFailure(failure), tone: 'destructive' }),
    // Where it failed, too: somebody else may have been first.
    onSettled: () => askAnew(client, { queryKey: STAFF }),
  });
}
