import { type DefaultOptions, QueryClient, type QueryFilters } from '@tanstack/react-query';

/** The spec's fetching defaults (section 7): no retries, no refetching by itself, data never stale. */
const defaultOptions: DefaultOptions = {
  queries: {
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    // The copy on the device answers without a network, too.
    networkMode: 'always',
  },
  mutations: { retry: false, networkMode: 'always' },
};

/** The browser's one; the server has one for each page. */
export const queryClient = new QueryClient({ defaultOptions });

/**
 * After a change: what may show it is asked for anew. What is still on its way for the first time was asked for before the
 * change, and TanStack Query would take that for the answer.
 */
export async function askAnew(client: QueryClient, queries: QueryFilters): Promise<void> {
  const shown = client.getQueryCache().findAll({ ...queries, type: 'active' });
  const late = shown.filter(({ state }) => state.data === undefined);
  await Promise.all(late.map((query) => query.cancel({ revert: true, silent: true })));
  await client.invalidateQueries(queries);
}
