import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCenters } from '#server/testing/running-app.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';
import { makeHome } from '../testing/toolkit.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
let file: string;
const lantern = { name: 'Lantern House', city: 'Austin', state: 'TX' } as const;
const pier = { name: 'Pier House', city: 'Waco', state: 'TX' } as const;

beforeAll(async () => {
  both = await openBothWays((db) => addCenters(db, lantern));
  file = join(both.localHome, 'backup.db');
});
afterAll(() => both.stop());

const search = async () => (await fetch(`${both.address}/api/centers`)).json();

it('refuses what is no backup, with the same words from a server, and changes nothing', async () => {
  const wrong = join(both.localHome, 'wrong.csv');
  writeFileSync(wrong, 'name,city\nHope,Austin\n');
  const files = readdirSync(both.localHome);
  const { status, json, stderr } = await both.same(['restore', wrong, '--yes']);
  expect(status).toBe(1);
  expect(json.error.code).toBe('not_a_database');
  expect(stderr).toBe(`harborlight: ${wrong} is no SQLite database.\n`);
  expect(await both.local(['restore', both.databaseFile, '--yes'])).toMatchObject({ status: 2 });
  expect(await both.local(['restore', join(both.localHome, 'none.db'), '--yes'])).toMatchObject({
    status: 2,
  });
  expect(readdirSync(both.localHome)).toEqual(files);
});

it('restores a server from afar, and from its own machine, where it says what is in the backup and asks', async () => {
  // The server's own database, from a terminal on its machine.
  const env = { HARBORLIGHT_DB: join(both.on.folder, 'harborlight.db'), COLUMNS: '60' };
  expect(await both.local(['backup', file], { env })).toMatchObject({ status: 0 });
  await both.on.change(() => addCenters(both.remoteDb, pier));
  expect((await search()).total).toBe(2);

  const remote = await both.remote(['restore', file, '--yes']);
  expect(remote).toMatchObject({ status: 0, stdout: expect.stringContaining(': 1 center.') });
  expect(remote.stderr).toContain(`Your token has ended with it: harborlight login --server ${both.address}`);
  await expect.poll(async () => (await search()).total).toBe(1);
  expect(await both.remote(['whoami'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('harborlight login'),
  });

  await both.on.change(() => addCenters(both.remoteDb, pier));
  const screen = openScreen(both.localHome, ['restore', file], { env, columns: 60 });
  const shown = await screen.shows('Put it in place');
  expect(shown).toMatch(/Centers +1\n/);
  screen.type('y\r');
  await screen.shows('All staff have to sign in again.');
  expect(await screen.exit()).toBe(0);
  await expect.poll(async () => (await search()).total).toBe(1);
  expect(both.on.errors).toEqual([]);
  const kept = readdirSync(both.on.folder).filter((name) => name.includes('before-restore'));
  expect(kept).toHaveLength(2);
});

it('makes the database anew on a machine that has none', async () => {
  const fresh = makeHome();
  const database = join(fresh.home, 'data/live/harborlight.db');
  const { status, stdout } = await fresh.run(['restore', file, '--yes', '--json', '--db', database]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ centers: 1, kept: null });
  expect(readdirSync(dirname(database))).toEqual(['harborlight.db']);
  expect(existsSync(file)).toBe(true);
  fresh.remove();
});
