import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { useSearchParams } from 'react-router-dom';
import { type Jurisdiction, parseJurisdiction } from '#core/lists/public-lists.ts';
import { ADMIN, refreshPages } from '../session.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';

const calls = api.admin.duplicates;

type PairPage = InferResponseType<typeof calls.$get, 200>;
export type DuplicatePair = PairPage['pairs'][number];
export type MergeRequest = InferRequestType<typeof calls.merge.$post>['json'];
type Merged = InferResponseType<typeof calls.merge.$post, 200>;

/** So many come with one answer. */
const PAIRS_PER_PAGE = 20;

/** Which pair is looked at, counted from 1, and of which state: as the address has it. */
export function useDuplicatesAddress() {
  const [parameters, setParameters] = useSearchParams();
  const state: Jurisdiction | '' = parseJurisdiction(parameters.get('state')) ?? '';
  const number = Math.max(1, Math.trunc(Number(parameters.get('pair'))) || 1);
  return {
    state,
    number,
    go: (to: { state: string; number?: number }) =>
      setParameters({ ...(to.state && { state: to.state }), ...(to.number && { pair: String(to.number) }) }),
  };
}

/** One pair, as it is now; the last one where the list has become shorter. `pair` is undefined where none is left. */
export function useDuplicatePair(state: Jurisdiction | '', number: number) {
  const page = Math.ceil(number / PAIRS_PER_PAGE);
  return useQuery({
    queryKey: [ADMIN, 'duplicates', state, page],
    queryFn: async () => {
      const read = (wanted: number) =>
        staffReply<PairPage>(calls.$get({ query: { state, page: String(wanted) } }));
      const found = await read(page);
      if (found.pairs.length > 0 || found.total === 0) return found;
      return read(Math.ceil(found.total / PAIRS_PER_PAGE));
    },
    select: ({ pairs, total, page: read }: PairPage) => {
      const index = read === page ? (number - 1) % PAIRS_PER_PAGE : pairs.length - 1;
      const shown = Math.min(index, pairs.length - 1);
      return { pair: pairs[shown], number: (read - 1) * PAIRS_PER_PAGE + shown + 1, total };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Merges two centers. Whatever comes of it, the pairs are read anew. */
export function useMerge() {
  const queryClient = useQueryClient();
  return useAction({
    mutationFn: (json: MergeRequest) => staffReply<Merged>(calls.merge.$post({ json })),
    onSettled: () => refreshPages(queryClient),
  });
}

/** Says that two centers are two, or takes that back. */
export function useDistinct() {
  const queryClient = useQueryClient();
  return useAction({
    mutationFn: ({
      first,
      second,
      distinct,
    }: Pick<DuplicatePair, 'first' | 'second'> & { distinct: boolean }) => {
      const both = { firstId: first.id, secondId: second.id };
      return distinct
        ? staffReply(calls.distinct.$post({ json: both }))
        : staffReply(calls.distinct[':firstId'][':secondId'].$delete({ param: both }));
    },
    onSettled: () => refreshPages(queryClient),
  });
}
