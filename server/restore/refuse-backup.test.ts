import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBackup } from '../backup/backup-file.ts';
import { connect } from '../database/db.ts';
import { addCenters } from '../testing/running-app.ts';
import { namesIn, startRestoring } from './testing/restoring.ts';

let on: Awaited<ReturnType<typeof startRestoring>>;
beforeEach(async () => {
  on = await startRestoring();
});
afterEach(() => on.stop());

it('refuses what is no whole backup of this version, and changes nothing', async () => {
  await addCenters(
    on.db,
    ...Array.from({ length: 300 }, (_, i) => ({ name: `Pier ${i}`, city: 'Waco', state: 'TX' as const })),
  );
  const refused = async (code: string) => {
    const files = readdirSync(on.folder);
    await expect(on.restore()).rejects.toMatchObject({ code });
    expect(readdirSync(on.folder)).toEqual(files);
    expect(await namesIn(on.databaseFile)).toHaveLength(301);
  };
  writeFileSync(on.backup, 'name,city,state\n'.repeat(1000));
  await refused('not_a_database');
  writeFileSync(on.backup, '');
  await refused('not_a_database');

  await writeBackup(on.databaseFile, on.backup);
  const bytes = readFileSync(on.backup);
  writeFileSync(on.backup, bytes.fill(255, 8 * 4096, 20 * 4096));
  await refused('damaged_backup');
  writeFileSync(on.backup, bytes.subarray(0, 5 * 4096));
  await refused('damaged_backup');

  const other = connect(on.backup.replace('backup', 'other'), { journal: 'DELETE' });
  await sql`CREATE TABLE songs (title text)`.execute(other);
  await other.destroy();
  copyFileSync(on.backup.replace('backup', 'other'), on.backup);
  await refused('not_harborlight');

  await writeBackup(on.databaseFile, on.backup);
  const newer = connect(on.backup, { journal: 'DELETE' });
  await sql`INSERT INTO kysely_migration VALUES ('9999-later', '2030')`.execute(newer);
  await newer.destroy();
  await refused('newer_schema');

  const makeAdmins = `CREATE TRIGGER helpful AFTER INSERT ON backups BEGIN UPDATE staff SET role = 'admin'; END`;
  for (const change of [makeAdmins, 'DROP TABLE call_logs', 'DROP TABLE centers', 'DROP TABLE staff_links']) {
    await writeBackup(on.databaseFile, on.backup);
    const altered = connect(on.backup, { journal: 'DELETE' });
    await sql`PRAGMA foreign_keys = OFF`.execute(altered);
    await sql.raw(change).execute(altered);
    await altered.destroy();
    await refused('not_harborlight');
  }
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
    await writeBackup(on.databaseFile, on.backup);
    const altered = connect(on.backup, { journal: 'DELETE' });
    await sql.raw(change).execute(altered);
    await altered.destroy();
    await expect(on.restore()).rejects.toMatchObject({
      status: 422,
      code: 'damaged_backup',
      message: `backup.db is damaged (JSON in its table ${table} is broken). Take another backup.`,
    });
    expect(await namesIn(on.databaseFile)).toEqual(['Lantern House']);
  },
);
