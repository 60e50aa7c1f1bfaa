import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreDatabase } from '../restore/restore-database.ts';
import { compareSchema } from './compare-schema.ts';
import { connect, type Db, openDatabase } from './db.ts';
import { readMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { repairSchema } from './repair-schema.ts';
import { becomeServerOf } from './server-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  file = join(folder, 'harborlight.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const names = Object.keys(migrations);
const latest = names.at(-1)!;

async function migrateTo(db: Db, version: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(version);
  expect(error).toBeUndefined();
}

/** As an older version has left it, with one center. */
async function makeOld(version: string): Promise<Db> {
  const db = connect(file);
  await migrateTo(db, version);
  await sql`
    INSERT INTO centers (slug, name, city, state, review_status, created_at, updated_at, approximate_location,
      languages, levels, populations, modalities, accreditations, insurance)
    VALUES ('pier', 'Pier House', 'Waco', 'TX', 'PUBLISHED', '2026', '2026', 0, '[]', '[]', '[]', '[]', '[]', '[]')`.execute(
    db,
  );
  return db;
}

async function restore(copy: string): Promise<void> {
  const actor = { name: 'ada', channel: 'terminal' } as const;
  await restoreDatabase({
    ...{ databaseFile: file, copy, name: 'It', retentionDays: 90, actor },
    mayReplaceDamaged: true,
  });
}

const kept = (what: string) => readdirSync(folder).filter((name) => name.includes(what));

it.each(['0003-messages', '0005-terminal', '0008-message-languages'])(
  'upgrades a database of %s, keeps it as it was beside it, and goes back to that',
  async (version) => {
    await (await makeOld(version)).destroy();
    const db = await openDatabase(file);
    expect(await compareSchema(db)).toEqual([]);
    expect(await db.selectFrom('centers').select('name').execute()).toEqual([{ name: 'Pier House' }]);
    const [name = '', ...others] = kept('-before-upgrade-');
    expect(others).toEqual([]);
    expect(await db.selectFrom('upgrades').select(['before', 'after', 'copy']).execute()).toEqual([
      { before: version, after: latest, copy: name },
    ]);
    await db.destroy();

    const copy = join(folder, name);
    if (process.platform !== 'win32') expect(statSync(copy).mode & 0o777).toBe(0o600);
    const old = connect(copy, { journal: 'as it is' });
    expect((await readMigrations(old)).at(-1)).toBe(version);
    await old.destroy();
    // A restart finds nothing to do.
    await (await openDatabase(file)).destroy();
    expect(kept('-before-upgrade-')).toEqual([name]);

    await restore(copy);
    const back = await openDatabase(file);
    expect(await back.selectFrom('centers').select('name').execute()).toEqual([{ name: 'Pier House' }]);
    await back.destroy();
  },
);

it('keeps no copy of a new database, nor where the migration fails', async () => {
  await (await openDatabase(file)).destroy();
  expect(readdirSync(folder)).toEqual(['harborlight.db']);
  rmSync(file);
  const old = await makeOld('0003-messages');
  await sql`CREATE TABLE staff (x)`.execute(old);
  await old.destroy();
  await expect(openDatabase(file)).rejects.toThrow('staff');
  expect(readdirSync(folder)).toEqual(['harborlight.db']);
});

it('says which version a newer database needs, and what was kept of it before', async () => {
  await (await makeOld('0008-message-languages')).destroy();
  const db = await openDatabase(file);
  // As the version after this one will leave it.
  await sql`INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01')`.execute(db);
  const row = { at: '2030-01-01', before: latest, after: '9999-later' };
  const copy = kept('-before-upgrade-')[0]!;
  await db
    .insertInto('upgrades')
    .values({ ...row, version: '7.0.0 (abc1234)', copy })
    .execute();
  await db.destroy();
  const refusal = openDatabase(file);
  await expect(refusal).rejects.toMatchObject({ code: 'newer_database' });
  const { message } = (await refusal.catch((error) => error)) as Error;
  expect(message).toMatch(
    /needs Harborlight 7\.0\.0 \(abc1234\), or a newer one: .*9999-later, and this is \d/,
  );
  expect(message).toContain(`harborlight restore ${join(folder, copy)}.`);
  expect(message).not.toContain('\n');

  // And that can be done, though what is replaced is newer: it is kept, too.
  await restore(join(folder, copy));
  await (await openDatabase(file)).destroy();
  const newer = connect(join(folder, kept('-before-restore-')[0]!), { journal: 'as it is' });
  expect((await readMigrations(newer)).at(-1)).toBe('9999-later');
  await newer.destroy();
});

it('does not bring a database up to date under a server of an older version', async () => {
  await (await makeOld('0008-message-languages')).destroy();
  const endServing = await becomeServerOf(file, { onWait: () => {} });
  await expect(openDatabase(file)).rejects.toMatchObject({
    code: 'server_at_work',
    message: expect.stringContaining(`process ${process.pid} on `),
  });
  endServing();
  await (await openDatabase(file)).destroy();
});

it('completes a database that had been through 0004 before that was changed', async () => {
  const old = await makeOld('0004-staff');
  await sql`ALTER TABLE imports DROP COLUMN counts`.execute(old);
  const report = { centers: { new: 2 }, rows: 3, merged: 1, leftOut: [], errors: [], warnings: [] };
  await sql`
    INSERT INTO imports (source, files, actor, channel, at, report)
    VALUES ('Ours', '["texas.csv"]', 'tess', 'terminal', '2026-10-01', ${JSON.stringify(report)})`.execute(
    old,
  );
  await migrateTo(old, '0008-message-languages');
  await old.destroy();
  const db = await openDatabase(file);
  expect(await compareSchema(db)).toEqual([]);
  const [row] = await db.selectFrom('imports').select('counts').execute();
  expect(JSON.parse(row!.counts)).toMatchObject({ new: 2, rows: 3, duplicates: 1 });
  const entries = await db.selectFrom('changes').select(['subject', 'subject_id', 'title']).execute();
  expect(entries).toEqual([{ subject: 'import', subject_id: '1', title: 'texas.csv' }]);
  await db.destroy();
});

it('repairs what is missing or made otherwise, and loses nothing', async () => {
  await (await makeOld(latest)).destroy();
  const db = await openDatabase(file);
  await db.deleteFrom('centers').execute();
  const changes = [
    // As the first 0004 made it.
    'DROP TABLE staff_links',
    'CREATE TABLE "staff_links" ("token_hash" text primary key, "purpose" text not null, "staff_id" integer references "staff" ("id"), "email" text, "role" text, "created_by" text, "created_at" text not null, "expires_at" text not null)',
    `INSERT INTO staff_links (token_hash, purpose, created_at, expires_at) VALUES ('h', 'invite', '1', '2')`,
    'DROP INDEX changes_at',
    'CREATE INDEX changes_at ON changes (at)',
    'DROP TRIGGER centers_after_update',
    'DROP TABLE receipts',
    'ALTER TABLE centers DROP COLUMN bed_count',
  ];
  for (const change of changes) await sql.raw(change).execute(db);
  const before = await compareSchema(db);
  expect(before.length).toBeGreaterThanOrEqual(5);

  const { fixed, left, copy } = await repairSchema(file);
  expect(left).toEqual([]);
  expect(fixed).toContain('it lacks trigger centers_after_update');
  expect(fixed).toContain('its table centers lacks bed_count');
  expect(copy).toContain('-before-repair-');
  expect(await compareSchema(db)).toEqual([]);
  expect(await db.selectFrom('staff_links').select(['id', 'token_hash']).execute()).toEqual([
    { id: 1, token_hash: 'h' },
  ]);
  // The id of the center that is gone is not given again.
  const { rows } = await sql<{ seq: number }>`
    SELECT seq FROM sqlite_sequence WHERE name = 'centers'`.execute(db);
  expect(rows).toEqual([{ seq: 1 }]);
  expect(await repairSchema(file)).toEqual({ fixed: [], left: [], copy: null });
  await db.destroy();
});

it('leaves in place what holds something that Harborlight does not make', async () => {
  const db = await openDatabase(file);
  await sql`ALTER TABLE staff ADD COLUMN note text`.execute(db);
  await sql`DROP INDEX changes_undoes`.execute(db);
  await sql`CREATE TABLE songs (title text)`.execute(db);
  expect(await repairSchema(file)).toMatchObject({
    fixed: ['it lacks index changes_undoes'],
    left: [
      'it has table songs, which Harborlight does not make',
      'its table staff is not as Harborlight makes it',
    ],
  });
  await db.destroy();
});
