import { readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginSession } from '../access/sessions.ts';
import { writeBackup } from '../backup/backup-file.ts';
import { connect, openDatabase } from '../database/db.ts';
import { migrations } from '../database/migrations/index.ts';
import { nextToSend, recordOutcome } from '../mail/notifications.ts';
import { isOn, removeTwoStep, spendCode } from '../staff/two-step/two-step.ts';
import { addCenters } from '../testing/running-app.ts';
import { addStaff, addTwoStep } from '../testing/staff.ts';
import { addMatchingRequest, addSubmission, contact } from '../testing/stored-messages.ts';
import { NOW, namesIn, startRestoring } from './testing/restoring.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const pier = { name: 'Pier House', city: 'Waco', state: 'TX' } as const;

let on: Awaited<ReturnType<typeof startRestoring>>;
beforeEach(async () => {
  on = await startRestoring();
});
afterEach(() => on.stop());

it('replaces what others have open, keeps what was there, and lets a server see that something changed', async () => {
  await writeBackup(on.databaseFile, on.backup);
  await addCenters(on.db, pier);
  const count = () => on.db.selectFrom('directory_changes').select('count').executeTakeFirstOrThrow();
  const before = await count();
  await on.db.connection().execute(async (reader) => {
    // In the middle of reading: it goes on with what it has begun.
    await sql`BEGIN`.execute(reader);
    const seen = async () => (await reader.selectFrom('centers').select('id').execute()).length;
    expect(await seen()).toBe(2);
    const report = await on.restore();
    expect(report).toMatchObject({ centers: 1, kept: { damaged: false }, mailsSentSince: 0 });
    expect(await namesIn(report.kept?.file ?? '')).toEqual(['Lantern House', 'Pier House']);
    expect(await seen()).toBe(2);
    await sql`COMMIT`.execute(reader);
  });
  expect(await namesIn(on.databaseFile)).toEqual(['Lantern House']);
  expect((await count()).count).toBeGreaterThan(before.count);
  expect((await sql<{ journal_mode: string }>`PRAGMA journal_mode`.execute(on.db)).rows).toEqual([
    { journal_mode: 'wal' },
  ]);
  // What it keeps is a backup like any other.
  expect(await on.db.selectFrom('backups').select(['at', 'actor']).execute()).toEqual([
    { at: NOW.toISOString(), actor: 'ada' },
  ]);
});

it('keeps what each of two restores has replaced, at the same moment too', async () => {
  await writeBackup(on.databaseFile, on.backup);
  await addCenters(on.db, pier);
  const kept = [await on.restore(), await on.restore()].map((report) => report.kept?.file ?? '');
  expect(await Promise.all(kept.map(namesIn))).toEqual([['Lantern House', 'Pier House'], ['Lantern House']]);
});

it('sends no mail again that went out since, and keeps how often the others were tried', async () => {
  for (const id of ['gone', 'waits', 'later']) {
    if (id === 'later') await writeBackup(on.databaseFile, on.backup);
    await addSubmission(on.db, contact(), { id, at: new Date(NOW.getTime() - DAY_MS) });
  }
  const fate = (id: string) => on.db.updateTable('notifications').where('submission_id', '=', id);
  await fate('gone').set({ status: 'SENT', sent_at: NOW.toISOString(), next_attempt_at: null }).execute();
  await fate('waits').set({ attempts: 3 }).execute();
  const [underWay] = await on.db
    .selectFrom('notifications')
    .selectAll()
    .where('submission_id', '=', 'later')
    .execute();

  expect(await on.restore()).toMatchObject({ mailsSentSince: 2 });
  const rows = await on.db
    .selectFrom('notifications')
    .select(['submission_id as id', 'status', 'attempts'])
    .where('audience', '=', 'staff')
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: 'gone', status: 'SENT', attempts: 0 },
    { id: 'waits', status: 'QUEUED', attempts: 3 },
  ]);
  expect(await nextToSend(on.db, NOW)).toMatchObject({ submission_id: 'waits' });
  // One that was on its way meanwhile, of a message that the backup does not know, is no trouble to the mail queue.
  await recordOutcome(on.db, underWay!, { status: 'SENT', next_attempt_at: null });
  expect(await on.db.selectFrom('notifications').select('id').execute()).toHaveLength(4);
});

it('lets no session, no link and no old contact detail come back to life', async () => {
  const staffId = await addStaff(on.db, 'Ada Admin');
  await beginSession(on.db, staffId, { channel: 'terminal', device: 'laptop' }, NOW);
  const soon = new Date(NOW.getTime() + DAY_MS).toISOString();
  const link = { token_hash: 'x', staff_id: staffId, purpose: 'password', created_at: soon } as const;
  await on.db
    .insertInto('staff_links')
    .values({ ...link, expires_at: soon })
    .execute();
  await addMatchingRequest(on.db, { at: new Date(NOW.getTime() - 80 * DAY_MS) });
  await writeBackup(on.databaseFile, on.backup);
  await on.restore({ now: new Date(NOW.getTime() + 20 * DAY_MS) });
  for (const table of ['staff_sessions', 'staff_links'] as const) {
    expect(await on.db.selectFrom(table).select('id').execute()).toEqual([]);
  }
  const requests = await on.db.selectFrom('matching_requests').select(['contact_info', 'zip']).execute();
  expect(requests).toEqual([{ contact_info: null, zip: null }]);
  expect(readFileSync(on.databaseFile).includes('(512) 555-0142')).toBe(false);
});

it('keeps two-step sign-in, which works by the same app and recovery codes', async () => {
  const staffId = await addStaff(on.db, 'Ada Admin');
  const { codeIn, recoveryCodes } = await addTwoStep(on.db, staffId);
  await writeBackup(on.databaseFile, on.backup);
  await removeTwoStep(on.db, staffId);
  await on.restore();
  const now = new Date();
  expect(await isOn(on.db, staffId)).toBe(true);
  expect(await spendCode(on.db, staffId, codeIn(0), now)).toBe('app');
  expect(await spendCode(on.db, staffId, recoveryCodes[0]!, now)).toBe('recovery');
});

it('brings a backup of an older version up to date, whatever the size of its pages', async () => {
  const old = connect(on.backup, { journal: 'DELETE' });
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
  const { schema } = await on.restore();
  expect(schema).toBe(Object.keys(migrations).at(-1));
  expect(await on.db.selectFrom('centers').select(['name', 'merged_into']).execute()).toEqual([
    { name: 'Old House', merged_into: null },
  ]);
});

it('waits for a writer that has the lock', async () => {
  await writeBackup(on.databaseFile, on.backup);
  const writer = connect(on.databaseFile);
  let ended = false;
  await writer.connection().execute(async (connection) => {
    await sql`BEGIN IMMEDIATE`.execute(connection);
    const restored = on.restore().then(() => expect(ended).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await addCenters(connection, pier);
    ended = true;
    await sql`COMMIT`.execute(connection);
    await restored;
  });
  await writer.destroy();
  expect(await namesIn(on.databaseFile)).toEqual(['Lantern House']);
});

it('moves a damaged database aside as it is, but not from under a server', async () => {
  await writeBackup(on.databaseFile, on.backup);
  const linked = join(on.folder, 'linked.db');
  symlinkSync(on.databaseFile, linked);
  const refused = { status: 409, code: 'database_damaged' };
  // What its log holds would repair it.
  await sql`PRAGMA wal_checkpoint(FULL)`.execute(on.db);
  writeFileSync(on.databaseFile, 'half a file');
  // As of a server that runs on.
  await expect(on.restore({ databaseFile: linked })).rejects.toMatchObject(refused);
  await on.db.destroy();
  for (const end of ['-wal', '-shm']) rmSync(on.databaseFile + end, { force: true });
  writeFileSync(on.databaseFile, 'half a file');
  await expect(on.restore({ mayReplaceDamaged: false })).rejects.toMatchObject(refused);
  const { kept } = await on.restore({ databaseFile: linked });
  expect(kept?.damaged).toBe(true);
  expect(readFileSync(kept?.file ?? '', 'utf8')).toBe('half a file');
  expect(readlinkSync(linked)).toBe(on.databaseFile);
  on.db = await openDatabase(on.databaseFile);
  expect(await namesIn(on.databaseFile)).toEqual(['Lantern House']);
});
