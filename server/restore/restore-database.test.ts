import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginSession } from '../access/sessions.ts';
import { writeBackup } from '../backup/backup-file.ts';
import { connect, type Db, openDatabase } from '../database/db.ts';
import { migrations } from '../database/migrations/index.ts';
import { nextToSend, recordOutcome } from '../mail/notifications.ts';
import { isOn, removeTwoStep, spendCode } from '../staff/two-step/two-step.ts';
import { addCenters } from '../testing/running-app.ts';
import { addStaff, addTwoStep } from '../testing/staff.ts';
import { addMatchingRequest, addSubmission, contact } from '../testing/stored-messages.ts';
import { restoreDatabase } from './restore-database.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const lantern = { name: 'Lantern House', city: 'Austin', state: 'TX' } as const;
const pier = { name: 'Pier House', city: 'Waco', state: 'TX' } as const;

let folder: string;
let databaseFile: string;
let backup: string;
let db: Db;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  databaseFile = join(folder, 'harborlight.db');
  backup = join(folder, 'backup.db');
  db = await openDatabase(databaseFile);
  await addCenters(db, lantern);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/** As its callers do: with a copy of the backup. */
async function restore(more: Partial<Parameters<typeof restoreDatabase>[0]> = {}) {
  const work = join(folder, 'work');
  const copy = join(work, 'copy.db');
  mkdirSync(work);
  copyFileSync(backup, copy);
  try {
    return await restoreDatabase({
      databaseFile,
      copy,
      name: 'backup.db',
      retentionDays: 90,
      actor: { name: 'ada', channel: 'terminal' },
      mayReplaceDamaged: true,
      now: NOW,
      ...more,
    });
  } finally {
    rmSync(work, { recursive: true });
  }
}

async function namesIn(file: string): Promise<string[]> {
  const other = connect(file);
  try {
    return (await other.selectFrom('centers').select('name').orderBy('id').execute()).map(({ name }) => name);
  } finally {
    await other.destroy();
  }
}

it('replaces what others have open, keeps what was there, and lets a server see that something changed', async () => {
  await writeBackup(databaseFile, backup);
  await addCenters(db, pier);
  const count = () => db.selectFrom('directory_changes').select('count').executeTakeFirstOrThrow();
  const before = await count();
  await db.connection().execute(async (reader) => {
    // In the middle of reading: it goes on with what it has begun.
    await sql`BEGIN`.execute(reader);
    const seen = async () => (await reader.selectFrom('centers').select('id').execute()).length;
    expect(await seen()).toBe(2);
    const report = await restore();
    expect(report).toMatchObject({ centers: 1, kept: { damaged: false }, mailsSentSince: 0 });
    expect(await namesIn(report.kept?.file ?? '')).toEqual(['Lantern House', 'Pier House']);
    expect(await seen()).toBe(2);
    await sql`COMMIT`.execute(reader);
  });
  expect(await namesIn(databaseFile)).toEqual(['Lantern House']);
  expect((await count()).count).toBeGreaterThan(before.count);
  expect((await sql<{ journal_mode: string }>`PRAGMA journal_mode`.execute(db)).rows).toEqual([
    { journal_mode: 'wal' },
  ]);
  // What it keeps is a backup like any other.
  expect(await db.selectFrom('backups').select(['at', 'actor']).execute()).toEqual([
    { at: NOW.toISOString(), actor: 'ada' },
  ]);
});

it('keeps what each of two restores has replaced, at the same moment too', async () => {
  await writeBackup(databaseFile, backup);
  await addCenters(db, pier);
  const kept = [await restore(), await restore()].map((report) => report.kept?.file ?? '');
  expect(await Promise.all(kept.map(namesIn))).toEqual([['Lantern House', 'Pier House'], ['Lantern House']]);
});

it('sends no mail again that went out since, and keeps how often the others were tried', async () => {
  for (const id of ['gone', 'waits', 'later']) {
    if (id === 'later') await writeBackup(databaseFile, backup);
    await addSubmission(db, contact(), { id, at: new Date(NOW.getTime() - DAY_MS) });
  }
  const fate = (id: string) => db.updateTable('notifications').where('submission_id', '=', id);
  await fate('gone').set({ status: 'SENT', sent_at: NOW.toISOString(), next_attempt_at: null }).execute();
  await fate('waits').set({ attempts: 3 }).execute();
  const [underWay] = await db
    .selectFrom('notifications')
    .selectAll()
    .where('submission_id', '=', 'later')
    .execute();

  expect(await restore()).toMatchObject({ mailsSentSince: 2 });
  const rows = await db
    .selectFrom('notifications')
    .select(['submission_id as id', 'status', 'attempts'])
    .where('audience', '=', 'staff')
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: 'gone', status: 'SENT', attempts: 0 },
    { id: 'waits', status: 'QUEUED', attempts: 3 },
  ]);
  expect(await nextToSend(db, NOW)).toMatchObject({ submission_id: 'waits' });
  // One that was on its way meanwhile, of a message that the backup does not know, is no trouble to the mail queue.
  await recordOutcome(db, underWay!, { status: 'SENT', next_attempt_at: null });
  expect(await db.selectFrom('notifications').select('id').execute()).toHaveLength(4);
});

it('lets no session, no link and no old contact detail come back to life', async () => {
  const staffId = await addStaff(db, 'Ada Admin');
  await beginSession(db, staffId, { channel: 'terminal', device: 'laptop' }, NOW);
  const soon = new Date(NOW.getTime() + DAY_MS).toISOString();
  const link = { token_hash: 'x', staff_id: staffId, purpose: 'password', created_at: soon } as const;
  await db
    .insertInto('staff_links')
    .values({ ...link, expires_at: soon })
    .execute();
  await addMatchingRequest(db, { at: new Date(NOW.getTime() - 80 * DAY_MS) });
  await writeBackup(databaseFile, backup);
  await restore({ now: new Date(NOW.getTime() + 20 * DAY_MS) });
  for (const table of ['staff_sessions', 'staff_links'] as const) {
    expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
  }
  const requests = await db.selectFrom('matching_requests').select(['contact_info', 'zip']).execute();
  expect(requests).toEqual([{ contact_info: null, zip: null }]);
  expect(readFileSync(databaseFile).includes('(512) 555-0142')).toBe(false);
});

it('keeps two-step sign-in, which works by the same app and recovery codes', async () => {
  const staffId = await addStaff(db, 'Ada Admin');
  const { codeIn, recoveryCodes } = await addTwoStep(db, staffId);
  await writeBackup(databaseFile, backup);
  await removeTwoStep(db, staffId);
  await restore();
  const now = new Date();
  expect(await isOn(db, staffId)).toBe(true);
  expect(await spendCode(db, staffId, codeIn(0), now)).toBe('app');
  expect(await spendCode(db, staffId, recoveryCodes[0]!, now)).toBe('recovery');
});

it('brings a backup of an older version up to date, whatever the size of its pages', async () => {
  const old = connect(backup, { journal: 'DELETE' });
  await sql`PRAGMA page_size = 8192`.execute(old);
  await sql`VACUUM`.execute(old);
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db: old, provider }).migrateTo('0003-messages');
  await sql`INSERT INTO centers (slug, name, city, state, review_status, created_at, updated_at, approximate_location,
    languages, levels, populations, modalities, accreditations, insurance)
    VALUES ('old', 'Old House', 'Waco', 'TX', 'PUBLISHED', '2026', '2026', 0, '[]', '[]', '[]', '[]', '[]', '[]')`.execute(
    old,
  );
  await old.destroy();
  const { schema } = await restore();
  expect(schema).toBe(Object.keys(migrations).at(-1));
  expect(await db.selectFrom('centers').select(['name', 'merged_into']).execute()).toEqual([
    { name: 'Old House', merged_into: null },
  ]);
});

it('refuses what is no whole backup of this version, and changes nothing', async () => {
  await addCenters(
    db,
    ...Array.from({ length: 300 }, (_, i) => ({ ...pier, name: `Pier ${i}`, city: 'Waco' })),
  );
  const refused = async (code: string) => {
    const files = readdirSync(folder);
    await expect(restore()).rejects.toMatchObject({ code });
    expect(readdirSync(folder)).toEqual(files);
    expect(await namesIn(databaseFile)).toHaveLength(301);
  };
  writeFileSync(backup, 'name,city,state\n'.repeat(1000));
  await refused('not_a_database');
  writeFileSync(backup, '');
  await refused('not_a_database');

  await writeBackup(databaseFile, backup);
  const bytes = readFileSync(backup);
  writeFileSync(backup, bytes.fill(255, 8 * 4096, 20 * 4096));
  await refused('damaged_backup');
  writeFileSync(backup, bytes.subarray(0, 5 * 4096));
  await refused('damaged_backup');

  const other = connect(backup.replace('backup', 'other'), { journal: 'DELETE' });
  await sql`CREATE TABLE songs (title text)`.execute(other);
  await other.destroy();
  copyFileSync(backup.replace('backup', 'other'), backup);
  await refused('not_harborlight');

  await writeBackup(databaseFile, backup);
  const newer = connect(backup, { journal: 'DELETE' });
  await sql`INSERT INTO kysely_migration VALUES ('9999-later', '2030')`.execute(newer);
  await newer.destroy();
  await refused('newer_schema');

  const makeAdmins = `CREATE TRIGGER helpful AFTER INSERT ON backups BEGIN UPDATE staff SET role = 'admin'; END`;
  for (const change of [makeAdmins, 'DROP TABLE call_logs', 'DROP TABLE centers', 'DROP TABLE staff_links']) {
    await writeBackup(databaseFile, backup);
    const altered = connect(backup, { journal: 'DELETE' });
    await sql`PRAGMA foreign_keys = OFF`.execute(altered);
    await sql.raw(change).execute(altered);
    await altered.destroy();
    await refused('not_harborlight');
  }
});

it('waits for a writer that has the lock', async () => {
  await writeBackup(databaseFile, backup);
  const writer = connect(databaseFile);
  let ended = false;
  await writer.connection().execute(async (connection) => {
    await sql`BEGIN IMMEDIATE`.execute(connection);
    const restored = restore().then(() => expect(ended).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await addCenters(connection, pier);
    ended = true;
    await sql`COMMIT`.execute(connection);
    await restored;
  });
  await writer.destroy();
  expect(await namesIn(databaseFile)).toEqual(['Lantern House']);
});

it.each([
  ['centers', `UPDATE centers SET levels = '["DETOX"'`],
  ['centers', `UPDATE centers SET levels = '{"DETOX":1}'`],
  ['centers', `UPDATE centers SET insurance = 'null'`],
  [
    'changes',
    `INSERT INTO changes (subject, subject_id, title, action, actor, channel, at, before)
    VALUES ('center', '1', 'x', 'update', 'ada', 'web', '2026', '{')`,
  ],
])(
  'refuses a backup in which nobody could read a row of %s, though SQLite finds it whole',
  async (table, change) => {
    await writeBackup(databaseFile, backup);
    const altered = connect(backup, { journal: 'DELETE' });
    await sql.raw(change).execute(altered);
    await altered.destroy();
    await expect(restore()).rejects.toMatchObject({
      status: 422,
      code: 'damaged_backup',
      message: `backup.db is damaged (JSON in its table ${table} is broken). Take another backup.`,
    });
    expect(await namesIn(databaseFile)).toEqual(['Lantern House']);
  },
);

it('moves a damaged database aside as it is, but not from under a server', async () => {
  await writeBackup(databaseFile, backup);
  const linked = join(folder, 'linked.db');
  symlinkSync(databaseFile, linked);
  const refused = { status: 409, code: 'database_damaged' };
  // What its log holds would repair it.
  await sql`PRAGMA wal_checkpoint(FULL)`.execute(db);
  writeFileSync(databaseFile, 'half a file');
  // As of a server that runs on.
  await expect(restore({ databaseFile: linked })).rejects.toMatchObject(refused);
  await db.destroy();
  for (const end of ['-wal', '-shm']) rmSync(databaseFile + end, { force: true });
  writeFileSync(databaseFile, 'half a file');
  await expect(restore({ mayReplaceDamaged: false })).rejects.toMatchObject(refused);
  const { kept } = await restore({ databaseFile: linked });
  expect(kept?.damaged).toBe(true);
  expect(readFileSync(kept?.file ?? '', 'utf8')).toBe('half a file');
  expect(readlinkSync(linked)).toBe(databaseFile);
  db = await openDatabase(databaseFile);
  expect(await namesIn(databaseFile)).toEqual(['Lantern House']);
});
