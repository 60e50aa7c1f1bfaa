import { saveBlob } from '../parts/save-blob.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import type { CallAddress } from './call-address.ts';

/** Saves the filtered call log as a CSV file. Throws as `staffReply` does, and then saves nothing. */
export async function exportCalls({ dateFrom, dateTo, centerId }: CallAddress): Promise<void> {
  const response = await api.admin['call-logs.csv'].$get({ query: { dateFrom, dateTo, centerId } });
  if (!response.ok) await staffReply(Promise.resolve(response));
  saveBlob(`call-logs-${dateFrom}-to-${dateTo}.csv`, await response.blob());
}
