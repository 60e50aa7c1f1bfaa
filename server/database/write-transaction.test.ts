import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type Db, openDatabase } from './db.ts';
import { writeTransaction } from './write-transaction.ts';

let folder: string;
let db: Db;
/** As another process has it. */
let other: Db;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  db = await openDatabase(join(folder, 'harborlight.db'));
  other = connect(join(folder, 'harborlight.db'));
});
afterEach(async () => {
  await db.destroy();
  await other.destroy();
  rmSync(folder, { recursive: true });
});

const add = (to: Db, key: string) =>
  to.insertInto('receipts').values({ key, fingerprint: '', created_at: '' }).execute();
const keys = async () =>
  (await db.selectFrom('receipts').select('key').orderBy('key').execute()).map(({ key }) => key);

/** Another process writes until it is told to commit. */
async function holdWriteLock(): Promise<() => Promise<void>> {
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let written = () => {};
  const holding = new Promise<void>((resolve) => {
    written = resolve;
  });
  const done = other.transaction().execute(async (tx) => {
    await add(tx, 'other');
    written();
    await held;
  });
  await holding;
  return () => {
    commit();
    return done;
  };
}

it('waits for another writer without holding up anything else, and sees what it wrote', async () => {
  const commit = await holdWriteLock();
  const seen = writeTransaction(db, async (tx) => {
    await add(tx, 'ours');
    return (await tx.selectFrom('receipts').select('key').execute()).length;
  });
  const started = performance.now();
  await pause(20);
  expect(await keys()).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1000);
  await commit();
  expect(await seen).toBe(2);
  expect(await keys()).toEqual(['other', 'ours']);
});

it('says that it could not when that takes too long', async () => {
  const commit = await holdWriteLock();
  const waiting = writeTransaction(db, (tx) => add(tx, 'ours'), { longestWaitMs: 100 });
  await expect(waiting).rejects.toMatchObject({ status: 503, code: 'database_busy', retryAfter: 5 });
  await commit();
  expect(await keys()).toEqual(['other']);
});

it('undoes all where the work fails, and does not try that again', async () => {
  let times = 0;
  const failing = writeTransaction(db, async (tx) => {
    times++;
    await add(tx, 'ours');
    throw Object.assign(new Error('no'), { code: 'SQLITE_BUSY' });
  });
  await expect(failing).rejects.toThrow('no');
  expect(times).toBe(1);
  expect(await keys()).toEqual([]);
});

it('leaves the connection as it was for what does not wait aside', async () => {
  const timeout = async () => (await sql`pragma busy_timeout`.execute(db)).rows;
  const before = await timeout();
  await writeTransaction(db, (tx) => add(tx, 'ours'));
  expect(await timeout()).toEqual(before);
});

it('says that there is no room, and keeps nothing of it', async () => {
  await sql`pragma max_page_count = 1`.execute(db);
  const fill = writeTransaction(db, async (tx) => {
    await add(tx, 'small');
    await add(tx, 'large'.repeat(100_000));
  });
  await expect(fill).rejects.toMatchObject({ status: 503, code: 'disk_full' });
  expect(await keys()).toEqual([]);
});

it('says so, too, where the room ends with the commit, and goes on once there is some', async () => {
  // No file of this shell's may become larger than so many blocks of 512 bytes, as on a disk that is full.
  const blocks = Math.ceil(statSync(join(folder, 'harborlight.db-wal')).size / 512) + 100;
  const script = fileURLToPath(new URL('testing/write-until-full.ts', import.meta.url));
  const limited = spawn(
    'sh',
    [
      '-c',
      `ulimit -f ${blocks} && exec "$@"`,
      'sh',
      process.execPath,
      ...['--import', 'tsx', script, join(folder, 'harborlight.db')],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { stored, error } = JSON.parse(await text(limited.stdout));
  expect(error).toEqual({ status: 503, code: 'disk_full' });
  expect(stored.length).toBeGreaterThan(0);
  expect(await keys()).toEqual(stored);
  await writeTransaction(db, (tx) => add(tx, 'with room again'));
  expect(await keys()).toEqual([...stored, 'with room again'].sort());
});
