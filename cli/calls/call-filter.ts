import type { CallFilter } from '#core/messages/call-log.ts';
import { findCenter, readCenterName } from '../centers/find-center.ts';
import type { Api } from '../connection/connection.ts';
import { UsageError } from '../usage-error.ts';

export interface CallFlags {
  from?: string;
  to?: string;
  center?: string;
}

/** What the API asks for. Throws UsageError, and 404 `center_not_found`. */
export async function readCallFilter(api: Api, { from, to, center }: CallFlags): Promise<CallFilter> {
  if (from !== undefined && to !== undefined && from > to) {
    throw new UsageError(`--from ${from} must not be after --to ${to}.`);
  }
  return {
    ...(from !== undefined && { dateFrom: from }),
    ...(to !== undefined && { dateTo: to }),
    ...(center !== undefined && { centerId: await findCenterId(api, center) }),
  };
}

/** A number is taken as it is: calls are known of centers that are no more. */
async function findCenterId(api: Api, given: string): Promise<string> {
  const name = readCenterName(given);
  if (name !== undefined && /^\d+$/.test(name)) return name;
  return (await findCenter(api, given)).center.id;
}
