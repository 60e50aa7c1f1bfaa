import { type DefaultOptions, QueryClient } from '@tanstack/react-query';

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
