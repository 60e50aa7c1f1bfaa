import { sql } from 'kysely';
import { damaged } from '../backup/inspect-backup.ts';
import { otherSchema, refuseOtherSchema } from '../database/compare-schema.ts';
import { type Db, openDatabase } from '../database/db.ts';
import type { Actor } from '../history/changes.ts';
import { recordSystemAct } from '../history/system-acts.ts';
import { purgeOld } from '../maintenance/retention.ts';
import { findBrokenJson } from './find-broken-json.ts';

interface PrepareOptions {
  /** What messages call the backup. */
  name: string;
  retentionDays: number;
  /** That of the database which it is to replace. */
  pageSize: number | undefined;
  /** Who restores it: the history of what is restored goes on with that. */
  actor: Actor;
  now: Date;
}

/**
 * Makes a checked backup fit to be the database again: brings its schema up to date, ends all sessions, tokens and
 * links of staff, and wipes what is kept no longer. Throws 422 `not_harborlight` where its schema is another than ours, and
 * `damaged_backup` where JSON in it is broken.
 */
export async function prepareBackup(
  file: string,
  { name, retentionDays, pageSize, actor, now }: PrepareOptions,
): Promise<void> {
  const db = await openDatabase(file, { journal: 'DELETE' }).catch((error) => {
    // A migration looked into what should be JSON, by itself or in SQL.
    if (error instanceof SyntaxError || error.message === 'malformed JSON')
      throw damaged(name, 'JSON in it is broken');
    // A migration looked for what is not there.
    throw error.code === 'SQLITE_ERROR' ? otherSchema(name, error.message) : error;
  });
  try {
    // Before anything is written, which a trigger could add to.
    await refuseOtherSchema(db, name);
    const broken = await findBrokenJson(db);
    if (broken) throw damaged(name, `JSON in its table ${broken} is broken`);
    // What somebody was signed out of since must not open again.
    await db.deleteFrom('staff_sessions').execute();
    await db.deleteFrom('staff_links').execute();
    await purgeOld(db, now, retentionDays);
    await recordSystemAct(db, 'restore', actor, now);
    if (pageSize !== undefined && pageSize !== (await readPageSize(db))) await setPageSize(db, pageSize);
  } finally {
    await db.destroy();
  }
}

/** Bytes of a page of this database. */
export async function readPageSize(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ page_size: number }>`PRAGMA page_size`.execute(db);
  return rows[0]?.page_size;
}

async function setPageSize(db: Db, pageSize: number): Promise<void> {
  await sql`PRAGMA page_size = ${sql.lit(pageSize)}`.execute(db);
  await sql`VACUUM`.execute(db);
}
