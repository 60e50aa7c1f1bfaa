import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { SubmissionType } from '#core/lists.ts';
import type { SubmissionStatus } from '#core/staff-lists.ts';
import type {
  Decision,
  ReviewedSubmission,
  SubmissionDetail,
  SubmissionPage,
  Undone,
} from '#core/submission-review.ts';
import { api } from '../../directory/directory-api.ts';
import { notify } from '../../notices/notices.ts';
import { ADMIN } from '../session.ts';
import { staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';

/** Staff must see what is, not what was. */
export const always = { staleTime: 0, refetchOnMount: 'always' } as const;

export const SUBMISSIONS = [ADMIN, 'submissions'];

export function useSubmissions(query: {
  status?: SubmissionStatus;
  type: readonly SubmissionType[];
  page: number;
}) {
  return useQuery({
    ...always,
    queryKey: [...SUBMISSIONS, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: () =>
      staffReply<SubmissionPage>(
        api.admin.submissions.$get({
          query: { ...query, type: [...query.type], page: String(query.page) },
        }),
      ),
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

export function notifyOfFailure(): void {
  notify({ ...submissionsText.notices.failed, tone: 'destructive' });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SUBMISSIONS });
}
