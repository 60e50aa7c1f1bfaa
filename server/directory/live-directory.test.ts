import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../database/db.ts';
import { addCenters } from '../testing/running-app.ts';
import { openLiveDirectory } from './live-directory.ts';

it('shows what it has where its thread dies, says so, and follows the database again with another one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const databaseFile = join(folder, 'harborlight.db');
  const db = await openDatabase(databaseFile);
  const place = { city: 'Austin', state: 'TX' } as const;
  await addCenters(db, { name: 'Lantern House', ...place });
  const failures: Error[] = [];
  const live = await openLiveDirectory(
    {
      databaseFile,
      snapshotFolder: join(folder, 'snapshots'),
      shown: { textHelpPhone: null, contactRetentionDays: 90 },
      pollMs: 10,
    },
    (error) => failures.push(error),
    () => {},
    () => {},
    { againMs: 50, memoryMb: 48 },
  );
  try {
    expect(live.failure).toBeUndefined();
    // More than the thread may take.
    const texts = Array.from({ length: 40 }, (_, i) => ({
      name: `Pier ${i}`,
      programHighlights: `${i}`.repeat(2_000_000),
    }));
    await addCenters(db, ...texts.map((each) => ({ ...each, ...place })));
    await expect.poll(() => live.failure).toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
    expect(failures).not.toEqual([]);
    expect(live.current.size).toBe(1);
    await db.deleteFrom('centers').where('name', 'like', 'Pier%').execute();
    await addCenters(db, { name: 'Heron Recovery', ...place });
    await expect.poll(() => live.current.size).toBe(2);
    expect(live.failure).toBeUndefined();
  } finally {
    await live.stop();
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});

it('goes on once a database can be read again that could not be for a while', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const databaseFile = join(folder, 'harborlight.db');
  const db = await openDatabase(databaseFile);
  await addCenters(db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
  // From its log to the file itself, which is damaged below.
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  const [failures, troubles]: [Error[], string[]] = [[], []];
  const live = await openLiveDirectory(
    {
      databaseFile,
      snapshotFolder: join(folder, 'snapshots'),
      shown: { textHelpPhone: null, contactRetentionDays: 90 },
      pollMs: 10,
    },
    (error) => failures.push(error),
    (trouble) => troubles.push(trouble),
  );
  const file = openSync(databaseFile, 'r+');
  const [header, noHeader] = [Buffer.alloc(16), Buffer.alloc(16, 255)];
  try {
    readSync(file, header, 0, 16, 0);
    writeSync(file, noHeader, 0, 16, 0);
    // By a connection that has read the first page already: whoever else sees the change reads it anew.
    const rename = (name: string) => db.updateTable('centers').set({ name }).execute();
    await rename('Lantern Haven');
    await expect.poll(() => troubles).not.toEqual([]);
    expect(troubles.join()).toContain('SQLITE_NOTADB');
    writeSync(file, header, 0, 16, 0);
    await rename('Lantern Haven 2');
    await expect.poll(() => live.current.all.map(({ name }) => name)).toEqual(['Lantern Haven 2']);
    expect(failures).toEqual([]);
  } finally {
    closeSync(file);
    await live.stop();
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});

it('looks once more at old files of the copy that could not be deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const snapshotFolder = join(folder, 'snapshots');
  const databaseFile = join(folder, 'harborlight.db');
  const db = await openDatabase(databaseFile);
  await addCenters(db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
  const troubles: string[] = [];
  // A folder of such a name cannot be deleted as a file.
  const inTheWay = join(snapshotFolder, 'TX-0000000000000000.json');
  mkdirSync(inTheWay, { recursive: true });
  const live = await openLiveDirectory(
    {
      databaseFile,
      snapshotFolder,
      shown: { textHelpPhone: null, contactRetentionDays: 90 },
      pollMs: 10,
    },
    (error) => {
      throw error;
    },
    (trouble) => troubles.push(trouble),
    () => {},
    { againMs: 50 },
  );
  try {
    await expect.poll(() => troubles).not.toEqual([]);
    expect(live.manifest?.states).toHaveLength(1);
    const old = join(snapshotFolder, 'TX-0000000000000001.json');
    writeFileSync(old, 'nobody can read what it says');
    rmdirSync(inTheWay);
    await expect.poll(() => existsSync(old)).toBe(false);
    await expect.poll(() => live.changes).toBeDefined();
  } finally {
    await live.stop();
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});

it('hears of a state whose centers have changed, and keeps the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const databaseFile = join(folder, 'harborlight.db');
  const db = await openDatabase(databaseFile);
  const austin = { city: 'Austin', state: 'TX' } as const;
  const bangor = { city: 'Bangor', state: 'ME' } as const;
  await addCenters(db, { name: 'Lantern House', ...austin }, { name: 'Pier House', ...bangor });
  const live = await openLiveDirectory(
    {
      databaseFile,
      snapshotFolder: join(folder, 'snapshots'),
      shown: { textHelpPhone: null, contactRetentionDays: 90 },
      pollMs: 10,
    },
    (error) => {
      throw error;
    },
    () => {},
  );
  const names = () => Array.from(live.current.all, ({ name }) => name).sort();
  const setReviewStatus = (name: string, review_status: 'PUBLISHED' | 'UNPUBLISHED') =>
    db.updateTable('centers').set({ review_status }).where('name', '=', name).execute();
  try {
    await addCenters(db, { name: 'Heron Recovery', ...austin });
    await expect.poll(names).toEqual(['Heron Recovery', 'Lantern House', 'Pier House']);
    await setReviewStatus('Pier House', 'UNPUBLISHED');
    await expect.poll(names).toEqual(['Heron Recovery', 'Lantern House']);
    // As it was before, and yet to be told anew.
    await setReviewStatus('Pier House', 'PUBLISHED');
    await expect.poll(names).toEqual(['Heron Recovery', 'Lantern House', 'Pier House']);
  } finally {
    await live.stop();
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
