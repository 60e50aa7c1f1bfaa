import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useSearchParams } from 'react-router-dom';
import { type ChangeSubject, changeSubjects } from '#core/lists/staff-lists.ts';
import { ADMIN, refreshPages } from '../session.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { undoChange } from '../undo-change.ts';
import { useAction } from '../use-action.ts';

export type HistoryPage = InferResponseType<typeof api.admin.history.$get, 200>;
export type HistoryChange = HistoryPage['changes'][number];

/** What is looked for; '' where nothing is said. */
export interface HistoryFilters {
  /** The number of a center, or words of its name. */
  center: string;
  /** Words of any title. */
  q: string;
  person: string;
  /** yyyy-MM-dd, in UTC. */
  day: string;
  subject: ChangeSubject | '';
  /** The number of an import. */
  import: string;
}

export const NO_FILTERS: HistoryFilters = { center: '', q: '', person: '', day: '', subject: '', import: '' };

/** The filters as the address has them, and how to go to others. */
export function useHistoryAddress() {
  const [parameters, setParameters] = useSearchParams();
  const read = (name: keyof HistoryFilters) => parameters.get(name) ?? '';
  const subject = changeSubjects.values.find((value) => value === read('subject')) ?? '';
  const filters: HistoryFilters = {
    center: read('center'),
    q: read('q'),
    person: read('person'),
    day: /^\d{4}-\d{2}-\d{2}$/.test(read('day')) ? read('day') : '',
    subject,
    import: /^\d{1,9}$/.test(read('import')) ? read('import') : '',
  };
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1);
  return {
    filters,
    page,
    go(to: HistoryFilters, toPage = 1) {
      const all = { ...to, page: toPage > 1 ? String(toPage) : '' };
      setParameters(Object.entries(all).filter(([, value]) => value !== ''));
    },
  };
}

/** A page of the history, as it is now: staff must see what others have just done. */
export function useHistory(filters: HistoryFilters, page: number) {
  return useQuery({
    queryKey: [ADMIN, 'history', filters, page],
    queryFn: () =>
      staffReply<HistoryPage>(api.admin.history.$get({ query: { ...filters, page: String(page) } })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The names of all who stand in the history. */
export function usePeople() {
  return useQuery({
    queryKey: [ADMIN, 'history-people'],
    queryFn: () => staffReply<string[]>(api.admin.history.people.$get()),
    staleTime: 0,
  });
}

/** Takes a change back. Whatever came of it, the lists are read anew. */
export function useUndo() {
  const queryClient = useQueryClient();
  return useAction({
    mutationFn: undoChange,
    onSettled: () => refreshPages(queryClient),
  });
}
