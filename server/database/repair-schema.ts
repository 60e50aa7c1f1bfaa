import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { compareSchema, describeDifference, type SchemaDifference } from './compare-schema.ts';
import { keepCopy } from './copy-database.ts';
import { connect, type Db } from './db.ts';
import { readMigrations } from './migrate.ts';
import { completeImports } from './migrations/0009-counts.ts';
import { migrations } from './migrations/index.ts';

/** What was done to a database's schema. */
export interface SchemaRepair {
  /** What was wrong and is fixed, such as "it lacks index centers_merged". */
  fixed: string[];
  /** What cannot be fixed without losing something. */
  left: string[];
  /** What was there before; null where nothing was changed. */
  copy: string | null;
}

/**
 * Makes a database's schema what Harborlight makes it at this version. Nothing that is stored is lost: what would be is
 * left as it is. A copy is kept beside the database first, and what cannot be fixed whole is not begun.
 */
export async function repairSchema(file: string): Promise<SchemaRepair> {
  const db = connect(file);
  try {
    const version = (await readMigrations(db)).at(-1);
    if (version === undefined || !(version in migrations)) {
      const message = `${file} is no database of this version of Harborlight, nor of an older one.`;
      throw new AppError(422, 'not_harborlight', message);
    }
    const before = await compareSchema(db);
    if (before.every(({ how }) => how === 'foreign')) {
      return { fixed: [], left: before.map(describeDifference), copy: null };
    }
    const copy = await keepCopy(file, 'before-repair');
    const after = await db.connection().execute((connection) => fix(connection, before, version));
    const left = after.map(describeDifference);
    return { fixed: before.map(describeDifference).filter((each) => !left.includes(each)), left, copy };
  } finally {
    await db.destroy();
  }
}

/** Returns what is left. https://www.sqlite.org/lang_altertable.html#otheralter says in which order. */
async function fix(
  db: Db,
  differences: readonly SchemaDifference[],
  version: string,
): Promise<SchemaDifference[]> {
  await sql`PRAGMA foreign_keys = OFF`.execute(db);
  await sql`PRAGMA legacy_alter_table = ON`.execute(db);
  await sql`BEGIN IMMEDIATE`.execute(db);
  try {
    const tables = differences.filter(({ type, how }) => type === 'table' && how !== 'foreign');
    for (const { name, how, sql: ours } of tables) {
      if (!ours) continue;
      if (how === 'missing') await sql.raw(ours).execute(db);
      else if (await canBeRebuilt(db, name, ours)) await rebuild(db, name, ours);
    }
    await remakeOthers(db);
    if (version >= '0009') await completeImports(db);
    const { rows } = await sql`PRAGMA foreign_key_check`.execute(db);
    if (rows.length > 0) throw new Error('References between the tables would lead nowhere.');
    const left = await compareSchema(db);
    await sql`COMMIT`.execute(db);
    return left;
  } catch (error) {
    await sql`ROLLBACK`.execute(db);
    throw error;
  }
}

interface Column {
  name: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}

async function columnsOf(db: Db, table: string): Promise<Column[]> {
  const { rows } =
    await sql<Column>`SELECT name, "notnull", dflt_value, pk FROM pragma_table_info(${table})`.execute(db);
  return rows;
}

const DRAFT = 'harborlight_draft';

/** Makes Harborlight's own table under another name, with nothing in it. */
async function makeDraft(db: Db, table: string, ours: string): Promise<void> {
  await sql
    .raw(ours.replace(new RegExp(`^CREATE TABLE "?${table}"?`), `CREATE TABLE "${DRAFT}"`))
    .execute(db);
}

/** Not where it has a column more than ours, or lacks one that no row can be without. */
async function canBeRebuilt(db: Db, table: string, ours: string): Promise<boolean> {
  await makeDraft(db, table, ours);
  const [found, wanted] = [await columnsOf(db, table), await columnsOf(db, DRAFT)];
  await sql`DROP TABLE ${sql.table(DRAFT)}`.execute(db);
  const missing = wanted.filter(({ name }) => found.every((column) => column.name !== name));
  const isForeign = found.some(({ name }) => wanted.every((column) => column.name !== name));
  return (
    !isForeign && missing.every(({ notnull, dflt_value, pk }) => !notnull || dflt_value !== null || pk > 0)
  );
}

async function rebuild(db: Db, table: string, ours: string): Promise<void> {
  await makeDraft(db, table, ours);
  const found = new Set((await columnsOf(db, table)).map(({ name }) => name));
  const common = (await columnsOf(db, DRAFT)).filter(({ name }) => found.has(name));
  const columns = sql.join(common.map(({ name }) => sql.ref(name)));
  await sql`INSERT INTO ${sql.table(DRAFT)} (${columns}) SELECT ${columns} FROM ${sql.table(table)}`.execute(
    db,
  );
  // An id that was given once is not given again.
  const { rows } = await sql`SELECT 1 FROM sqlite_sequence WHERE name = ${table}`.execute(db);
  if (rows.length > 0) {
    await sql`DELETE FROM sqlite_sequence WHERE name = ${DRAFT}`.execute(db);
    await sql`
      INSERT INTO sqlite_sequence (name, seq)
      SELECT ${DRAFT}, seq FROM sqlite_sequence WHERE name = ${table}`.execute(db);
  }
  await sql`DROP TABLE ${sql.table(table)}`.execute(db);
  await sql`ALTER TABLE ${sql.table(DRAFT)} RENAME TO ${sql.table(table)}`.execute(db);
}

/** Indexes and triggers: those that were wrong, and those that went with a table. They hold nothing of their own. */
async function remakeOthers(db: Db): Promise<void> {
  for (const { type, name, how, sql: ours } of await compareSchema(db)) {
    if (type === 'table' || how === 'foreign' || !ours) continue;
    if (how === 'different') await sql`DROP ${sql.raw(type)} ${sql.ref(name)}`.execute(db);
    await sql.raw(ours).execute(db);
  }
}
