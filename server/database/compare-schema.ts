import { Migrator, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { connect, type Db } from './db.ts';
import { isOneOf } from './in-lists.ts';
import { readMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';

/** A table, index or trigger that is not as Harborlight makes it. */
export interface SchemaDifference {
  type: string;
  name: string;
  /** The table that it belongs to. */
  table: string;
  how: 'missing' | 'different' | 'foreign';
  /** How Harborlight makes it; undefined where it does not, or where SQLite does so with the table. */
  sql: string | undefined;
  /** Of a table: the columns that it lacks. */
  lacks?: string[];
}

/** All that a database's schema, at the version that it has come to, has otherwise than one that is made anew. */
export async function compareSchema(db: Db): Promise<SchemaDifference[]> {
  const fresh = await makeFresh((await readMigrations(db)).at(-1));
  try {
    return await compare(db, fresh);
  } finally {
    await fresh.destroy();
  }
}

async function compare(db: Db, fresh: Db): Promise<SchemaDifference[]> {
  const [expected, found] = [await readParts(fresh), await readParts(db)];
  const differences: SchemaDifference[] = [];
  for (const [part, row] of found) {
    const ours = expected.get(part);
    const { type, name, tbl_name: table } = row;
    if (!ours) differences.push({ type, name, table, how: 'foreign', sql: undefined });
    else if (textOf(ours) !== textOf(row)) {
      const there = await readColumns(db, name);
      const lacks = (await readColumns(fresh, name)).filter((column) => !there.includes(column));
      differences.push({ type, name, table, how: 'different', sql: ours.sql ?? undefined, lacks });
    }
  }
  for (const [part, { type, name, tbl_name: table, sql: ours }] of expected) {
    if (!found.has(part)) differences.push({ type, name, table, how: 'missing', sql: ours ?? undefined });
  }
  return differences;
}

/** Such as "it lacks table guides". */
export function describeDifference({ type, name, how, lacks = [] }: SchemaDifference): string {
  if (how === 'missing') return `it lacks ${type} ${name}`;
  if (how === 'foreign') return `it has ${type} ${name}, which Harborlight does not make`;
  if (lacks.length > 0) return `its ${type} ${name} lacks ${lacks.join(', ')}`;
  return `its ${type} ${name} is not as Harborlight makes it`;
}

/**
 * Throws 422 `not_harborlight` where a database has not the very schema that Harborlight makes: a trigger, say, would go
 * on working in what was restored. `name` is what messages call it.
 */
export async function refuseOtherSchema(db: Db, name: string): Promise<void> {
  const [difference] = await compareSchema(db);
  if (difference) throw otherSchema(name, describeDifference(difference));
}

/** The refusal of a database of another make. `how`: in which way, e.g. "it lacks table centers". */
export function otherSchema(name: string, how: string): AppError {
  return new AppError(422, 'not_harborlight', `${name} is no database as Harborlight makes it: ${how}.`);
}

interface Part {
  type: string;
  name: string;
  tbl_name: string;
  sql: string | null;
}

/** A new database that has come to this version. */
async function makeFresh(version: string | undefined): Promise<Db> {
  const fresh = connect(':memory:');
  const migrator = new Migrator({ db: fresh, provider: { getMigrations: async () => migrations } });
  const { error } = await (version ? migrator.migrateTo(version) : migrator.migrateToLatest());
  if (!error) return fresh;
  await fresh.destroy();
  throw error;
}

/** None of what is no table. */
async function readColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM pragma_table_info(${table})`.execute(db);
  return rows.map(({ name }) => name);
}

/** What ANALYZE or AUTOINCREMENT add by themselves. By their whole names: others could be called like them. */
const BY_SQLITE = ['sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'];

/** By "trigger x". */
async function readParts(db: Db): Promise<Map<string, Part>> {
  const { rows } = await sql<Part>`
    SELECT type, name, tbl_name, sql FROM sqlite_schema
    WHERE NOT (type = 'table' AND ${isOneOf('name', BY_SQLITE)})
    ORDER BY type, name`.execute(db);
  return new Map(rows.map((row) => [`${row.type} ${row.name}`, row]));
}

/** How it was made. How the lines were broken may differ between versions of Harborlight. */
function textOf({ tbl_name, sql: made }: Part): string {
  return `${tbl_name}: ${made?.replace(/\s+/g, ' ')}`;
}
