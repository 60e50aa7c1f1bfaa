import { QueryClient } from '@tanstack/react-query';

/** The spec's fetching defaults (section 7): no retries, no refetching by itself, data never stale. */
export const queryClient = new QueryClient({
  defaultOptions: {
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
  },
});
