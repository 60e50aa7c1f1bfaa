import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallLogPage, CallStats, CallsPerDay } from '#core/messages/call-log.ts';
import { always } from '../fresh.ts';
import { saveBlob } from '../parts/save-blob.ts';
import { ADMIN } from '../session.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { type CallAddress, canAsk } from './call-address.ts';

/** Spec, section 9. */
const STATS_EVERY_MS = 30_000;

/** Staff must see what is: nothing is taken from an earlier visit without asking again. */

export function useCallStats() {
  return useQuery({
    queryKey: [ADMIN, 'call-stats'],
    queryFn: () => staffReply<CallStats>(api.admin['call-stats'].$get()),
    refetchInterval: STATS_EVERY_MS,
    ...always,
  });
}

/** Asks only once both dates are there. What was shown stays until the answer comes. */
export function useCallLog({ page, ...filter }: CallAddress) {
  return useQuery({
    queryKey: [ADMIN, 'call-logs', filter, page],
    queryFn: () =>
      staffReply<CallLogPage>(api.admin['call-logs'].$get({ query: { ...filter, page: String(page) } })),
    enabled: canAsk(filter),
    placeholderData: keepPreviousData,
    ...always,
  });
}

export function useCallsPerDay({ dateFrom, dateTo, centerId }: CallAddress) {
  const filter = { dateFrom, dateTo, centerId };
  return useQuery({
    queryKey: [ADMIN, 'calls-per-day', filter],
    queryFn: () => staffReply<CallsPerDay>(api.admin['calls-per-day'].$get({ query: filter })),
    enabled: canAsk(filter),
    placeholderData: keepPreviousData,
    ...always,
  });
}

/** Saves the filtered call log as a CSV file. Throws as `staffReply` does, and then saves nothing. */
export async function exportCalls({ dateFrom, dateTo, centerId }: CallAddress): Promise<void> {
  const response = await api.admin['call-logs.csv'].$get({ query: { dateFrom, dateTo, centerId } });
  if (!response.ok) await staffReply(Promise.resolve(response));
  saveBlob(`call-logs-${dateFrom}-to-${dateTo}.csv`, await response.blob());
}
