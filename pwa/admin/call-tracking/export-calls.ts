import { api } from '../../directory/directory-api.ts';
import { staffReply } from '../staff-reply.ts';
import type { CallAddress } from './call-address.ts';

/** Saves the filtered call log as a CSV file. Throws as `staffReply` does, and then saves nothing. */
export async function exportCalls({ dateFrom, dateTo, centerId }: CallAddress): Promise<void> {
  const response = await api.admin['call-logs.csv'].$get({ query: { dateFrom, dateTo, centerId } });
  if (!response.ok) await staffReply(Promise.resolve(response));
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = file;
  link.download = `call-logs-${dateFrom}-to-${dateTo}.csv`;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}
