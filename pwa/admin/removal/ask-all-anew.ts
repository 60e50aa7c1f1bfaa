import { useQueryClient } from '@tanstack/react-query';
import { askAnew } from '../../query-client.ts';
import { ALERTS } from '../alerts-banner.tsx';
import { ADMIN } from '../session.ts';

/** Of how much is marked as spam. */
export const SPAM = [ADMIN, 'spam'];

/** What may show it: its queue, with its counts, and what staff are told to look at. */
export function useAskAllAnew(): () => Promise<unknown> {
  const client = useQueryClient();
  const shown = [[ADMIN, 'submissions'], SPAM, ALERTS];
  return () => Promise.all(shown.map((queryKey) => askAnew(client, { queryKey })));
}
