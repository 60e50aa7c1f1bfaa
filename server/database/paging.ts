import { type SelectQueryBuilder, sql } from 'kysely';

/** Which page of a list, from 1, and how many are on each. */
export interface Paging {
  page: number;
  limit: number;
}

/** Leaves of what a query finds one page; a page beyond the last is empty. */
export function onPage<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { page, limit }: Paging,
): SelectQueryBuilder<Tables, From, Row> {
  return query.limit(limit).offset((page - 1) * limit);
}

/** The same of a list in memory. */
export function cutPage<T>(all: Pick<readonly T[], 'slice'>, { page, limit }: Paging): T[] {
  return all.slice((page - 1) * limit, page * limit);
}

/** How many rows a query finds, on all pages together. */
export async function countRows<Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, unknown>,
): Promise<number> {
  const { count } = await query
    .clearSelect()
    .clearOrderBy()
    .select((by) => by.fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Where a page of a list by time ends: when its last row was, and the id of it. */
export interface Cursor {
  at: string;
  id: string;
}

/** A cursor as it travels. Undefined where it is none. */
export function parseCursor(text: string): Cursor | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_(.+)$/.exec(text) ?? [];
  return at === undefined || id === undefined ? undefined : { at, id };
}

function formatCursor({ at, id }: Cursor): string {
  return `${at}_${id}`;
}

/** A page of a list by time: the one after a cursor, or else the one of a number. */
export interface PagingByTime extends Paging {
  after?: Cursor | undefined;
}

/**
 * One page by time and id, and of the next one its first row, which tells that there is one: see `pageAfter`. With a
 * cursor nothing is skipped and nothing comes twice where others take rows out meanwhile.
 */
export function onPageByTime<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { column, order }: { column: string; order: 'newest' | 'oldest' },
  { after, page, limit }: PagingByTime,
): SelectQueryBuilder<Tables, From, Row> {
  const [direction, sign] = order === 'newest' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const inOrder = query
    .orderBy(sql`${sql.ref(column)} ${direction}`)
    .orderBy(sql`id ${direction}`)
    .limit(limit + 1);
  if (!after) return inOrder.offset((page - 1) * limit);
  return inOrder.where(sql<boolean>`(${sql.ref(column)}, id) ${sign} (${after.at}, ${after.id})`);
}

/** Where the page after these rows begins, which were read by `onPageByTime`; null where it is the last. */
export function pageAfter<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Cursor,
): string | null {
  const last = rows[limit - 1];
  return rows.length > limit && last !== undefined ? formatCursor(placeOf(last)) : null;
}
