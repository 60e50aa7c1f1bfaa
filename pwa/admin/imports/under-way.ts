import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ImportUnderWay } from '#core/staff/bulk-import.ts';
import { askAnew } from '../../query-client.ts';
import { ADMIN } from '../session.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';

const OFTEN_MS = 400;
const NOW_AND_THEN_MS = 10_000;

/** The import, preview or undo that the server is at, whosever it is; asked for often while there is one. */
export function useUnderWay({ expected }: { expected: boolean }): ImportUnderWay | undefined {
  const query = useQuery({
    queryKey: [ADMIN, 'import-under-way'],
    queryFn: () =>
      staffReply<{ underWay: ImportUnderWay | null }>(api.admin['bulk-import'].$get()).then(
        ({ underWay }) => underWay,
      ),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (expected || state.data ? OFTEN_MS : NOW_AND_THEN_MS),
  });
  const job = query.data?.job;
  const queries = useQueryClient();
  // Once it has ended, whosever it was, the list of imports may be another one.
  useEffect(() => {
    if (!job) return;
    return () => void askAnew(queries, { queryKey: [ADMIN, 'imports'] });
  }, [job, queries]);
  return query.data ?? undefined;
}
