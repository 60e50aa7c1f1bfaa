import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import { openDatabase } from '#server/database/db.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
beforeAll(async () => {
  both = await openBothWays(async () => {});
});
afterAll(() => both.stop());

it('checks this machine and a server alike, and fails for no warning', async () => {
  const local = await both.local(['doctor', '--json'], { env: { PORT: '1' } });
  const remote = await both.remote(['doctor', '--json']);
  expect([local.status, remote.status], local.stderr + remote.stderr).toEqual([0, 0]);
  const read = ({ stdout }: { stdout: string }) =>
    JSON.parse(stdout).checks.map(({ name, status }: DoctorCheck) => `${name}: ${status}`);
  expect(read(remote)).toEqual(read(local));
  expect(read(local)).toContain('backup: warning');
  expect(JSON.parse(local.stdout).status).toBe('warning');
  expect(await both.local(['doctor', '--strict'], { env: { PORT: '1' } })).toMatchObject({ status: 3 });
});

it('says on a narrow screen what failed and what to do, where the database is damaged', async () => {
  const damaged = join(both.localHome, 'damaged.db');
  writeFileSync(damaged, 'half a file');
  const screen = openScreen(both.localHome, ['doctor', '--db', damaged], { columns: 60 });
  expect(await screen.exit()).toBe(1);
  const lines = await screen.lines();
  expect(lines[0]).toMatch(/^Database {7}failed {3}\S/);
  expect(lines.join(' ').replace(/\s+/g, ' ')).toContain('harborlight restore FILE');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  expect(await both.local(['doctor', '--db', join(both.localHome, 'none.db')])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('There is no database'),
    stderr: '',
  });
});

it('fixes a schema that is not as it should be, on the machine of the database alone', async () => {
  const file = join(both.localHome, 'altered.db');
  const db = await openDatabase(file);
  await sql`DROP INDEX centers_merged`.execute(db);
  const schemaOf = ({ stdout }: { stdout: string }): DoctorCheck =>
    JSON.parse(stdout).checks.find(({ name }: DoctorCheck) => name === 'schema');
  const found = await both.local(['doctor', '--json', '--db', file]);
  expect([found.status, schemaOf(found).status]).toEqual([1, 'failed']);
  expect(schemaOf(found).message).toContain('it lacks index centers_merged');
  expect(schemaOf(found).todo).toContain('harborlight doctor --repair');

  expect((await both.remote(['doctor', '--repair', '--yes'])).status).toBe(2);
  const repaired = await both.local(['doctor', '--repair', '--yes', '--json', '--db', file]);
  expect([repaired.status, schemaOf(repaired).status], repaired.stderr).toEqual([0, 'ok']);
  expect(JSON.parse(repaired.stdout).repaired).toEqual({
    fixed: ['it lacks index centers_merged'],
    left: [],
    copy: expect.stringContaining('altered-before-repair-'),
    withheld: [],
  });

  // As a newer version has left it: every command says so in a sentence.
  await sql`INSERT INTO kysely_migration VALUES ('9999-later', '2030')`.execute(db);
  await db.destroy();
  const refused = await both.local(['status', '--db', file]);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/^harborlight: .*altered\.db needs Harborlight \d.*9999-later.*\.\n$/);
});

it('withholds what an older version left to be seen, and names it', async () => {
  const file = join(both.localHome, 'older.db');
  const db = await openDatabase(file);
  const house = { name: 'Safe Harbor', city: 'Mobile', state: 'AL', zip: '36602' } as const;
  await addCenters(db, { ...house, street: '9 Hill Street' }, { ...house, name: 'Pier', street: '1 Pier' });
  const record = { name: house.name, city: house.city, state: house.state, streetWithheld: true, year: 2024 };
  await db
    .updateTable('centers')
    .set({ source: 'SAMHSA National Directory', imported: JSON.stringify({ parts: { SU: record } }) })
    .where('name', '=', house.name)
    .execute();
  const withheldOf = ({ stdout }: { stdout: string }): DoctorCheck =>
    JSON.parse(stdout).checks.find(({ name }: DoctorCheck) => name === 'withheld');
  const found = await both.local(['doctor', '--json', '--db', file]);
  expect([found.status, withheldOf(found).status]).toEqual([1, 'failed']);
  expect(withheldOf(found).message).toBe('1 center shows an address that its source keeps to itself.');
  expect(withheldOf(found).todo).toContain('harborlight doctor --repair');
  // Without a yes nothing is done.
  const asked = await both.local(['doctor', '--repair', '--db', file]);
  expect(asked.status).not.toBe(0);
  const repaired = await both.local(['doctor', '--repair', '--yes', '--json', '--db', file]);
  expect(withheldOf(repaired).status, repaired.stderr).toBe('ok');
  expect(JSON.parse(repaired.stdout).repaired.withheld).toMatchObject([
    { name: 'Safe Harbor', city: 'Mobile' },
  ]);
  expect(repaired.stdout + repaired.stderr).not.toContain('9 Hill');
  const streets = await db.selectFrom('centers').select(['name', 'street']).orderBy('id').execute();
  expect(streets).toEqual([
    { name: 'Safe Harbor', street: null },
    { name: 'Pier', street: '1 Pier' },
  ]);
  await db.destroy();
});
