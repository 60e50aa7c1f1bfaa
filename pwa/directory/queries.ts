import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { DirectoryQuestions, PageData } from '#core/pages/page-rendering.ts';
import { type CenterQuery, readCenterQuery } from '#core/search/center-query.ts';
import { directory } from './directory-client.ts';

/** Every query of the directory has this first in its key, so that a changed copy refreshes them all. */
export const DIRECTORY = 'directory';

/** The key of a question: the server goes by it, too, when it renders a page. */
export function keyOf<Name extends keyof DirectoryQuestions>(
  name: Name,
  ...question: Parameters<DirectoryQuestions[Name]>
) {
  return [DIRECTORY, name, ...question] as const;
}

/** Takes over what the server has written into the page. */
export function takeAnswers(queryClient: QueryClient, { answers = [] }: PageData): void {
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
}

/** Asks for what a search page will show while the page itself is still to be rendered; `address` without its language. */
export function prefetchSearch(queryClient: QueryClient, address: string): void {
  const [path, search] = address.split('?');
  if (path === '/directory') askSearch(queryClient, new URLSearchParams(search));
}

/** Asks for what a search's address will show. */
export function askSearch(queryClient: QueryClient, address: URLSearchParams): void {
  void queryClient.prefetchQuery(searchQuery(readCenterQuery(address)));
}

/** The last page stays on screen while the next one is found. */
export function useCenterSearch(query: CenterQuery) {
  return useQuery({ ...searchQuery(query), placeholderData: keepPreviousData });
}

function searchQuery(query: CenterQuery) {
  return { queryKey: keyOf('search', query), queryFn: () => directory.search(query) };
}

/** `data` is null where there is no such center. */
export function useCenter(slug: string) {
  return useQuery({
    queryKey: keyOf('center', slug),
    queryFn: async () => (await directory.center(slug)) ?? null,
  });
}

export function useStateCounts() {
  return useQuery({ queryKey: keyOf('states'), queryFn: directory.stateCounts });
}

export function useRecentCenters() {
  return useQuery({ queryKey: keyOf('recent'), queryFn: directory.recentCenters });
}
