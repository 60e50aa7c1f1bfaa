import { useQuery } from '@tanstack/react-query';
import type { QueueCounts } from '#core/submission-review.ts';
import { api } from '../../directory/directory-api.ts';
import { staffReply } from '../staff-reply.ts';
import { always, SUBMISSIONS } from './submission-queries.ts';

/** How much waits in each queue. */
export function useQueueCounts() {
  return useQuery({
    ...always,
    queryKey: [...SUBMISSIONS, 'counts'],
    queryFn: () => staffReply<QueueCounts>(api.admin['queue-counts'].$get()),
  });
}
