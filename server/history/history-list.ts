import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ChangeSubject } from '#core/lists/staff-lists.ts';
import type { Db } from '../database/db.ts';
import { countRows, onPage } from '../database/paging.ts';
import type { Database } from '../database/tables.ts';

export const CHANGES_PER_PAGE = 50;

/** What is looked for in the history; all of it must match. */
interface HistoryQuery {
  /** The number of a center, or words of its name. */
  center?: string;
  /** Words of the title of anything. */
  q?: string;
  /** The name of who made the change. */
  person?: string;
  /** yyyy-MM-dd, in UTC. */
  day?: string;
  subject?: ChangeSubject;
  /** The number of an import. */
  importId?: number;
  /** Changes to accounts too: for admins only, as the page Staff. */
  accounts: boolean;
}

/**
 * The ids of a page of changes, newest first, and how many there are in all. What an import changed is folded into
 * the import's own entry, unless somebody looks for a center, a title or an import.
 */
export async function findChanges(
  db: Db,
  query: HistoryQuery,
  page: number,
): Promise<{ ids: number[]; total: number }> {
  const centers = query.center && isCenterId(query.center) ? await withMerged(db, query.center) : undefined;
  const found = db.selectFrom('changes').where((is) => is.and(conditions(is, query, centers)));
  const inOrder = found.select('id').orderBy('at', 'desc').orderBy('id', 'desc');
  const rows = await onPage(inOrder, { page, limit: CHANGES_PER_PAGE }).execute();
  return { ids: rows.map(({ id }) => id), total: await countRows(found) };
}

/** The ids of the other parts of the act that a change is a part of, at most `limit`, oldest first. */
export async function findOthers(db: Db, id: number, limit: number): Promise<number[]> {
  const change = await db.selectFrom('changes').select('part_of').where('id', '=', id).executeTakeFirst();
  const first = change?.part_of ?? id;
  const others = await db
    .selectFrom('changes')
    .select('id')
    .where((is) => is.or([is('id', '=', first), is('part_of', '=', first)]))
    .where('id', '!=', id)
    .orderBy('id')
    .limit(limit)
    .execute();
  return others.map((other) => other.id);
}

/**
 * Half of the history can be of one subject, or of one import. To go through the index that covers the whole search is
 * then ten times as fast as to look up the rows that the index of that column names.
 */
function unindexed(condition: RawBuilder<unknown>): Expression<SqlBool> {
  return condition as RawBuilder<SqlBool>;
}

type Is = ExpressionBuilder<Database, 'changes'>;

function conditions(
  is: Is,
  { center, q, person, day, subject, importId, accounts }: HistoryQuery,
  centers: string[] | undefined,
): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  if (!accounts) all.push(unindexed(sql`subject || '' != 'staff'`));
  if (centers) all.push(is('subject', '=', 'center'), is('subject_id', 'in', centers));
  else if (center) all.push(...titleHas(center), unindexed(sql`subject || '' = 'center'`));
  if (q) all.push(...titleHas(q));
  if (person) all.push(is('actor', '=', person));
  if (day) all.push(is('at', '>=', day), is('at', '<', dayAfter(day)));
  if (subject) all.push(unindexed(sql`subject || '' = ${subject}`));
  if (importId !== undefined) {
    const entry = is.and([is('subject', '=', 'import'), is('subject_id', '=', String(importId))]);
    all.push(is.or([unindexed(sql`coalesce(import_id, 0) = ${importId}`), entry]));
  }
  if (!center && !q && importId === undefined) {
    all.push(is.or([is('import_id', 'is', null), is('subject', '!=', 'center')]));
  }
  return all;
}

function isCenterId(text: string): boolean {
  return /^\d{1,8}$/.test(text);
}

/** The center, and those that were merged into it: their history is its own. */
async function withMerged(db: Db, center: string): Promise<string[]> {
  const id = Number(center);
  const merged = await db.selectFrom('centers').select('id').where('merged_into', '=', id).execute();
  return [id, ...merged.map((row) => row.id)].map(String);
}

function titleHas(words: string): Expression<SqlBool>[] {
  return words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return sql<SqlBool>`lower(title) like ${pattern} escape '\\'`;
    });
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
