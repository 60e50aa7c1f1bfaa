import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { SubmissionType } from '#core/lists/message-lists.ts';
import type {
  Decision,
  QueueCounts,
  ReviewedSubmission,
  SubmissionDetail,
  SubmissionPage,
  Undone,
} from '#core/staff/submission-review.ts';
import { notify } from '../../components/notices.ts';
import { askAnew } from '../../query-client.ts';
import { always, fresh } from '../fresh.ts';
import { ADMIN } from '../session.ts';
import { api } from '../staff-api.ts';
import { readRefusal, staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';

export const SUBMISSIONS = [ADMIN, 'submissions'];

/** How much waits in each queue. */
export function useQueueCounts() {
  return useQuery({
    ...fresh,
    queryKey: [...SUBMISSIONS, 'counts'],
    queryFn: () => staffReply<QueueCounts>(api.admin['queue-counts'].$get()),
  });
}

/** A page of submissions. */
export function useSubmissions({
  type,
  ...query
}: Omit<Parameters<typeof api.admin.submissions.$get>[0]['query'], 'type'> & {
  type: readonly SubmissionType[];
}) {
  return useQuery({
    ...fresh,
    queryKey: [...SUBMISSIONS, 'list', type, query],
    placeholderData: keepPreviousData,
    queryFn: () =>
      staffReply<SubmissionPage>(api.admin.submissions.$get({ query: { ...query, type: [...type] } })),
  });
}

/** One submission; none while the id is ''. */
export function useSubmission(id: string) {
  return useQuery({
    ...always,
    enabled: id !== '',
    queryKey: [...SUBMISSIONS, 'one', id],
    queryFn: () => staffReply<SubmissionDetail>(api.admin.submissions[':id'].$get({ param: { id } })),
  });
}

/** Takes a submission a step on, and says how that went in a notice. The failure itself is for the page to show. */
export function useDecide() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id, decision }: { id: string; decision: Decision }) =>
      staffReply<ReviewedSubmission>(api.admin.submissions[':id'].$patch({ param: { id }, json: decision })),
    onSuccess: notifyOfSuccess,
    onError: notifyOfFailure,
    // Also after a failure: somebody else may have been first.
    onSettled: refresh,
  });
}

export function useUndo() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (id: string) =>
      staffReply<Undone>(api.admin.submissions[':id'].undo.$post({ param: { id } })),
    onSuccess: notifyOfSuccess,
    onError: notifyOfFailure,
    onSettled: refresh,
  });
}

export function notifyOfSuccess(): void {
  notify({ title: submissionsText.notices.updated });
}

/** The server's own sentence, such as who was first, where there is one. */
export function notifyOfFailure(error: Error): void {
  const { failed, first, refused } = submissionsText.notices;
  const refusal = readRefusal(error);
  const isOurs = refusal !== undefined && refusal.status < 500;
  const words = isOurs && { title: refusal.status === 409 ? first : refused, text: refusal.message };
  notify({ ...(words || failed), tone: 'destructive' });
}

function useRefresh() {
  const client = useQueryClient();
  return () => askAnew(client, { queryKey: SUBMISSIONS });
}
