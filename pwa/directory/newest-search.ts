import type { QueryClient } from '@tanstack/react-query';
import type { CenterQuery, SearchResult } from '#core/search/center-query.ts';
import { DIRECTORY } from './queries.ts';

/** Of the answers to searches that are still here the newest that is meant. None are while a page is taken over. */
export function newestSearch(
  queryClient: QueryClient,
  isMeant: (found: SearchResult) => boolean = () => true,
): { query: CenterQuery; found: SearchResult } | undefined {
  const [newest] = queryClient
    .getQueryCache()
    .findAll({ queryKey: [DIRECTORY, 'search'] })
    .filter(({ state }) => state.data !== undefined && isMeant(state.data as SearchResult))
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  if (!newest) return undefined;
  const found = newest.state.data as SearchResult;
  // As it was understood, where it was a question.
  return { query: found.understood?.query ?? (newest.queryKey[2] as CenterQuery), found };
}
