import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, openDatabase } from './db.ts';
import { migrations } from './migrations/index.ts';
import { writeTransaction } from './write-transaction.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  file = join(folder, 'harborlight.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database as an earlier version has left it. */
async function openAsOf(migration: string) {
  const db = connect(file);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateTo(migration);
  if (error) throw error;
  return db;
}

const tablesOf = async (db: Awaited<ReturnType<typeof openDatabase>>) =>
  (await db.introspection.getTables()).map(({ name }) => name);

it('leaves a database as it was where a migration breaks off in the middle', async () => {
  const old = await openAsOf('0003-messages');
  // In the way of the last thing that the next migration does.
  await sql`CREATE INDEX centers_merged ON centers (name)`.execute(old);
  const before = await tablesOf(old);
  await expect(openDatabase(file)).rejects.toThrow('centers_merged');
  expect(await tablesOf(old)).toEqual(before);

  await sql`DROP INDEX centers_merged`.execute(old);
  await old.destroy();
  const reopened = await openDatabase(file);
  expect(await tablesOf(reopened)).toContain('staff');
  await reopened.destroy();
});

it('is opened by two processes at once, of which one brings it up to date', async () => {
  await (await openAsOf('0003-messages')).destroy();
  const first = await openDatabase(file);
  const second = await openDatabase(file);
  expect(await tablesOf(second)).toEqual(await tablesOf(first));
  await first.destroy();
  await second.destroy();
});

it.skipIf(process.platform === 'win32')(
  'stores nothing in a file that was moved or deleted under it, or whose log was',
  async () => {
    const noteIn = (db: Awaited<ReturnType<typeof openDatabase>>, at: string) =>
      writeTransaction(db, (tx) => tx.insertInto('backups').values({ at, bytes: 1, actor: 'ada' }).execute());
    const takeAway = {
      moved: () => renameSync(file, `${file}.old`),
      replaced: () => {
        copyFileSync(file, `${file}.new`);
        renameSync(`${file}.new`, file);
      },
      deleted: () => rmSync(file),
      'without its log': () => rmSync(`${file}-wal`),
    };
    for (const [how, take] of Object.entries(takeAway)) {
      const db = await openDatabase(file);
      await noteIn(db, 'before');
      take();
      await expect(noteIn(db, how), how).rejects.toMatchObject({ status: 503, code: 'database_moved' });
      // Undone, and not only untold: the connection is as it was.
      expect(await db.selectFrom('backups').select('at').execute()).toEqual([{ at: 'before' }]);
      await db.destroy();
      for (const end of ['', '-wal', '-shm', '.old']) rmSync(file + end, { force: true });
    }
  },
);

it.skipIf(process.platform === 'win32')(
  'makes a new database for its owner alone, with its log',
  async () => {
    const db = await openDatabase(file);
    const modes = ['', '-wal', '-shm'].map((end) => statSync(file + end).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    await db.destroy();
  },
);
