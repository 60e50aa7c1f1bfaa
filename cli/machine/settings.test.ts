import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '#core/center/center.ts';
import type { SettingEntry } from '#core/staff/setting-entry.ts';
import type { Db } from '#server/database/db.ts';
import { loadSample } from '#server/sample/sample.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { addMatchingRequest, addSubmission, contact } from '#server/testing/stored-messages.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';
import { makeHome } from '../testing/toolkit.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
let laptop: ReturnType<typeof makeHome>;

async function fill(db: Db): Promise<void> {
  await loadSample(db, new Date('2026-11-01T00:00:00.000Z'));
  await addCenters(db, { name: 'Real House', city: 'Austin', state: 'TX' });
  await addMatchingRequest(db, { id: 'm1', at: new Date(Date.now() - 30 * 3_600_000) });
  await addSubmission(db, contact({ subject: 'Your \x1b[31mmap' }), { id: 's1' });
  await db
    .insertInto('backups')
    .values({ at: '2026-11-02T00:00:00.000Z', bytes: 2048, actor: 'a' })
    .execute();
}

beforeAll(async () => {
  both = await openBothWays(fill);
  laptop = makeHome();
});
afterAll(async () => {
  laptop.remove();
  await both.stop();
});

it('shows what is set and where from, without a database and without secrets', async () => {
  const dotEnv = 'PORT=8080\nSMTP_URL=smtp://staff:swordfish@mail.example\nMAIL_FROM=a@example.org\n';
  writeFileSync(join(laptop.home, '.env'), `${dotEnv}STAFF_EMAIL=b@example.org\nHOST=from-file\n`);
  const shown = await laptop.run(['settings', '--json', '--db', 'other.db'], { env: { HOST: '0.0.0.0' } });
  expect(shown).toMatchObject({ status: 0, stderr: '' });
  expect(shown.stdout).not.toContain('swordfish');
  const entries: SettingEntry[] = JSON.parse(shown.stdout);
  const of = (name: string) => entries.find((entry) => entry.name === name);
  expect(of('PORT')).toMatchObject({ value: 8080, origin: '.env' });
  expect(of('HOST')).toMatchObject({ value: '0.0.0.0', origin: 'environment' });
  expect(of('HARBORLIGHT_DB')).toMatchObject({ value: 'other.db', origin: 'option' });
  expect(of('SMTP_URL')).toMatchObject({ value: 'smtp://mail.example', origin: '.env', secret: true });
  expect(of('PUBLIC_URL')).toMatchObject({ value: null, origin: null });

  const screen = openScreen(laptop.home, ['settings'], { columns: 60 });
  await screen.shows('smtp://mail.example\n  (.env, secret hidden)');
  expect(await screen.exit()).toBe(0);
});

it('names a setting that is wrong, and hides what is secret', async () => {
  const env = { PORT: 'eighty', SMTP_URL: 'http://staff:swordfish@mail.example' };
  const wrong = await both.local(['settings'], { env });
  expect(wrong).toMatchObject({ status: 1, stdout: '' });
  expect(wrong.stderr).toContain('PORT="eighty"');
  expect(wrong.stderr).toContain('SMTP_URL=(hidden)');
  expect(wrong.stderr).not.toContain('swordfish');
});

it('shows the settings of a server', async () => {
  const { stdout } = await both.remote(['settings']);
  expect(stdout).toContain('HARBORLIGHT_DB\t');
  expect(stdout).toContain('PORT\t8787\tdefault\tthe port to listen on\n');
});

it('tells what waits and how the system is, and what only a server knows', async () => {
  const local = JSON.parse((await both.local(['status', '--json'])).stdout);
  const remote = JSON.parse((await both.remote(['status', '--json'])).stdout);
  expect(remote.dashboard).toMatchObject({ matchingOverdue: 1, contactOpen: 1, pendingReview: 1 });
  expect(remote).toMatchObject({ place: both.address, system: { copy: { version: expect.any(String) } } });
  expect(local.system).toMatchObject({
    backup: { bytes: 2048 },
    copy: null,
    inStep: null,
    server: { startedAt: null, version: remote.system.server.version },
  });
  expect(local.system.data).toEqual(remote.system.data);
  expect(local.dashboard.centersDue).toBe(remote.dashboard.centersDue);

  const screen = openScreen(both.localHome, ['status'], {
    columns: 60,
    env: { HARBORLIGHT_DB: both.databaseFile },
  });
  await screen.shows('1 person waits for a match');
  await screen.shows('harborlight triage matching');
  await screen.shows('server was asked.');
  expect(await screen.exit()).toBe(0);
  expect(await screen.lines()).toContainEqual(expect.stringContaining('Your [31mmap'));
});

it('loads the sample only where there is no center, and clears it but nothing else', async () => {
  const centers = (db: Db) => db.selectFrom('centers').select('name').execute();
  const before = (await centers(both.localDb)).length;
  const refused = await both.same(['sample', 'load']);
  expect(refused).toMatchObject({ status: 1, json: { error: { code: 'centers_there' } } });
  expect((await both.local(['sample', 'clear'])).status).toBe(2);
  const screen = openScreen(both.localHome, ['sample', 'clear'], {
    env: { HARBORLIGHT_DB: both.databaseFile },
  });
  await screen.shows(`Remove ${before - 1} made-up centers`);
  screen.type('\x03');
  expect(await screen.exit()).toBe(130);
  expect(await centers(both.localDb)).toHaveLength(before);

  expect((await both.same(['sample', 'clear', '--yes'])).json).toEqual({ removed: before - 1 });
  for (const db of [both.localDb, both.remoteDb]) expect(await centers(db)).toEqual([{ name: 'Real House' }]);

  const made = await laptop.run(['sample', 'load', '--db', 'trial.db', '--json']);
  expect(JSON.parse(made.stdout)).toEqual({ loaded: before - 1 });
  expect(readFileSync(join(laptop.home, 'trial.db')).includes(SAMPLE_SOURCE)).toBe(true);
});
