import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { type CenterQuery, readCenterQuery } from '#core/center-query.ts';
import type { Jurisdiction } from '#core/lists.ts';
import { directory } from './directory-client.ts';

/** Every query of the directory has this first in its key, so that a changed copy refreshes them all. */
export const DIRECTORY = 'directory';

/** Asks for what a search page will show while the page itself is still to be rendered. */
export function prefetchSearch(queryClient: QueryClient, { pathname, search }: Location): void {
  if (pathname !== '/directory') return;
  void queryClient.prefetchQuery(searchQuery(readCenterQuery(new URLSearchParams(search))));
}

/** The last page stays on screen while the next one is found. */
export function useCenterSearch(query: CenterQuery) {
  return useQuery({ ...searchQuery(query), placeholderData: keepPreviousData });
}

function searchQuery(query: CenterQuery) {
  return { queryKey: [DIRECTORY, 'search', query], queryFn: () => directory.search(query) };
}

/** `data` is null where there is no such center. */
export function useCenter(slug: string) {
  return useQuery({
    queryKey: [DIRECTORY, 'center', slug],
    queryFn: async () => (await directory.center(slug)) ?? null,
  });
}

export function useStateCenters(state: Jurisdiction) {
  return useQuery({ queryKey: [DIRECTORY, 'state', state], queryFn: () => directory.stateCenters(state) });
}

export function useStateCounts() {
  return useQuery({ queryKey: [DIRECTORY, 'states'], queryFn: directory.stateCounts });
}

export function useRecentCenters() {
  return useQuery({ queryKey: [DIRECTORY, 'recent'], queryFn: directory.recentCenters });
}
