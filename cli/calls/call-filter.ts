import type { CallFilter } from '#core/call-log.ts';
import { AppError } from '#server/app-error.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection.ts';
import { reply } from '../reply.ts';
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
  const [path = ''] = given.trim().split(/[?#]/);
  const name = path.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? '';
  if (/^\d{1,8}$/.test(name)) return name.padStart(8, '0');
  const { centers } = await reply(api.admin.centers.$get({ query: { q: name, limit: '100' } }));
  const found = centers.find(({ slug }) => slug === name);
  if (found) return found.id;
  throw new AppError(
    404,
    'center_not_found',
    `There is no center "${given}". To find it: ${toRun('centers search WORDS')}`,
  );
}
