import { useQueries } from '@tanstack/react-query';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { directory } from './directory-client.ts';
import { keyOf } from './queries.ts';

/**
 * So many pages of a state's centers, from one on, each a query of its own. Apart from queries.ts, which is part of
 * the first view.
 */
export function useStateCenters(state: Jurisdiction, from: number, count: number) {
  return useQueries({
    queries: Array.from({ length: count }, (_, index) => ({
      queryKey: keyOf('state', state, from + index),
      queryFn: () => directory.stateCenters(state, from + index),
    })),
  });
}
