import { sql } from 'kysely';
import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { dueSince } from '#core/center/freshness.ts';
import type { SystemStatus } from '#core/staff/dashboard.ts';
import type { Db } from '../database/db.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type DirectoryAge = Omit<SystemStatus['data'], 'newestImportAt'>;

/** Where the public listings come from, and how far they can be relied on. */
export async function readDirectoryAge(db: Db, now: Date): Promise<DirectoryAge> {
  const isDue = sql<boolean>`last_verified_at is null or last_verified_at <= ${dueSince(now).toISOString()}`;
  const groups = await db
    .selectFrom('centers')
    .select((by) => [
      'source as name',
      'source_year as year',
      by.fn.countAll<number>().as('centers'),
      by.fn.countAll<number>().filterWhere(isDue).as('due'),
      by.fn.max('last_verified_at').as('newest'),
    ])
    .where('review_status', '!=', 'UNPUBLISHED')
    .groupBy(['source', 'source_year'])
    .orderBy('centers', 'desc')
    .orderBy('source')
    .orderBy('source_year')
    .execute();
  const sum = (values: readonly (number | string)[]) =>
    values.reduce<number>((all, each) => all + Number(each), 0);
  const newest = groups.map((group) => group.newest ?? '').sort();
  return {
    sources: groups.map(({ name, year, centers }) => ({ name, year, centers: Number(centers) })),
    sample: groups.some(({ name }) => name === SAMPLE_SOURCE),
    centers: sum(groups.map(({ centers }) => centers)),
    centersDue: sum(groups.map(({ due }) => due)),
    newestVerifiedAt: newest.at(-1) || null,
  };
}

/** How many were given up in the last days; of texts also those of which nobody knows. */
export async function countFailed(db: Db, table: 'notifications' | 'text_messages', now: Date, days: number) {
  const { count } = await db
    .selectFrom(table)
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('status', 'in', ['FAILED', 'UNKNOWN'])
    .where('created_at', '>=', new Date(now.getTime() - days * DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When data came in last, and stayed. */
export async function newestImport(db: Db): Promise<string | null> {
  const { at } = await db
    .selectFrom('imports')
    .select((by) => by.fn.max('at').as('at'))
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return at;
}
