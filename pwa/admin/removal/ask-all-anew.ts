import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { askAnew } from '../../query-client.ts';
import { ALERTS } from '../alerts-banner.tsx';
import { ADMIN } from '../session.ts';

/** Of how much is marked as spam. */
export const SPAM = [ADMIN, 'spam'];

/**
 * What may show it: its queue, with its counts, and what staff are told to look at. Not what is `gone` itself, while its
 * page or dialog closes.
 */
export function useAskAllAnew(gone?: string): () => Promise<unknown> {
  const client = useQueryClient();
  const shown = [[ADMIN, 'submissions'], SPAM, ALERTS];
  const isThere = ({ queryKey }: { queryKey: QueryKey }) => gone === undefined || !queryKey.includes(gone);
  return () => Promise.all(shown.map((queryKey) => askAnew(client, { queryKey, predicate: isThere })));
}
