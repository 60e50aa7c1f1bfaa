import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#server/database/db.ts';
import { stampOf } from '#server/database/kept-files.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';
import { startWriter } from '../testing/steady-writer.ts';
import { EXECUTABLE, toolkitEnv } from '../testing/toolkit.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
let folder: string;

beforeAll(async () => {
  both = await openBothWays((db) => addCenters(db, { name: 'Lantern House', city: 'Austin', state: 'TX' }));
  folder = join(both.localHome, 'backups');
  mkdirSync(folder);
});
afterAll(() => both.stop());

async function readBackup(file: string) {
  const db = connect(file, { journal: 'as it is' });
  try {
    return {
      centers: await db.selectFrom('centers').select('name').execute(),
      calls: (await db.selectFrom('call_logs').select('id').execute()).map(({ id }) => id),
    };
  } finally {
    await db.destroy();
  }
}

it('writes a checked backup for its owner alone, the same from a server, and notes it', async () => {
  const answers = [];
  for (const way of ['local', 'remote'] as const) {
    const file = join(folder, `${way}.db`);
    const { status, stdout, stderr } = await both[way](['backup', file, '--json']);
    expect(status, stderr).toBe(0);
    const { bytes, at, ...answer } = JSON.parse(stdout);
    expect(bytes).toBe(statSync(file).size);
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await readBackup(file)).centers).toEqual([{ name: 'Lantern House' }]);
    const db = way === 'local' ? both.localDb : both.remoteDb;
    expect(await db.selectFrom('backups').select(['at', 'bytes']).execute()).toEqual([{ at, bytes }]);
    answers.push({ ...answer, file: answer.file.replace(way, 'way') });
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(readdirSync(folder).sort()).toEqual(['local.db', 'remote.db']);
});

it('names backups in a folder by their moment and when they must be gone, and removes those that must be', async () => {
  const nightly = join(folder, 'nightly');
  mkdirSync(nightly);
  const now = Date.now();
  const daysAgo = (days: number) => `harborlight-${stampOf(new Date(now - days * 24 * 60 * 60 * 1000))}.db`;
  const until = (days: number, old = 80) =>
    daysAgo(old).replace(
      '.db',
      `-until-${stampOf(new Date(now + days * 24 * 60 * 60 * 1000)).slice(0, 8)}.db`,
    );
  const others = ['notes.txt', until(1), 'harborlight-2020.db', `x-${daysAgo(99)}`, `${daysAgo(99)}.gz`];
  for (const name of [...others, daysAgo(89), daysAgo(91), `${daysAgo(99)}-wal`, until(-1)]) {
    writeFileSync(join(nightly, name), 'old');
  }
  for (const way of ['local', 'remote'] as const) {
    const { status, stdout, stderr } = await both[way](['backup', nightly, '--json']);
    expect(status, stderr).toBe(0);
    const { file, removed } = JSON.parse(stdout);
    expect(removed).toBe(way === 'local' ? 3 : 0);
    expect(basename(file).slice(0, 20)).toBe(daysAgo(0).slice(0, 20));
    expect(file.slice(-18)).toBe(until(90, 0).slice(-18));
    expect((await readBackup(file)).centers).toHaveLength(1);
    const kept = [...others, daysAgo(89), basename(file)].sort();
    expect(readdirSync(nightly).sort()).toEqual(kept);
    rmSync(file);
  }
  rmSync(nightly, { recursive: true });
});

it('asks before it writes over a file, and leaves it as it was where the answer is no', async () => {
  const file = join(folder, 'mine.db');
  writeFileSync(file, 'mine');
  const refused = await both.local(['backup', file]);
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('Add --yes') });
  const screen = openScreen(both.localHome, ['backup', file], { env: { HARBORLIGHT_DB: both.databaseFile } });
  await screen.shows('Write over it?');
  screen.type('n\r');
  expect(await screen.exit()).toBe(130);
  expect(statSync(file).size).toBe(4);
  expect(await both.local(['backup', file, '--yes'])).toMatchObject({ status: 0 });
  expect((await readBackup(file)).centers).toHaveLength(1);
});

it.skipIf(process.platform === 'win32')(
  'leaves no half file, and an older backup as it was, where it cannot be written',
  async () => {
    const older = join(folder, 'older.db');
    await both.local(['backup', older]);
    const { size, mtimeMs } = statSync(older);
    const large = {
      key: 'large',
      fingerprint: '',
      answer: JSON.stringify('x'.repeat(2_000_000)),
      created_at: '2026',
    };
    await both.localDb.insertInto('receipts').values(large).execute();
    const files = readdirSync(folder);

    expect(await both.local(['backup', both.databaseFile, '--yes'])).toMatchObject({ status: 2 });
    expect(await both.local(['backup', '/dev/full', '--yes'])).toMatchObject({ status: 2 });
    const missing = await both.local(['backup', join(folder, 'none/backup.db')]);
    expect(missing).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no folder') });
    const noted = await both.localDb.selectFrom('backups').select('id').execute();

    // The next is larger than a file of this shell may become, as on a disk that is full.
    const limit = `ulimit -f ${Math.ceil(size / 512)} && exec "$@"`;
    const small = spawn('sh', ['-c', limit, 'sh', process.execPath, EXECUTABLE, 'backup', older, '--yes'], {
      env: { ...toolkitEnv(both.localHome), HARBORLIGHT_DB: both.databaseFile },
    });
    expect((await once(small, 'exit'))[0]).toBe(1);
    expect(statSync(older)).toMatchObject({ size, mtimeMs });
    if (process.getuid?.() !== 0) {
      chmodSync(folder, 0o500);
      expect(await both.local(['backup', join(folder, 'x.db')])).toMatchObject({ status: 1 });
      chmodSync(folder, 0o700);
    }
    expect(readdirSync(folder)).toEqual(files);
    expect(await both.localDb.selectFrom('backups').select('id').execute()).toEqual(noted);
  },
);

it('holds every write that was answered before it began, at 200 a second, and brings them back', async () => {
  const file = join(folder, 'busy.db');
  const writer = startWriter(both.databaseFile, 200);
  await writer.until(200);
  const before = [...writer.answered];
  expect(await both.local(['backup', file])).toMatchObject({ status: 0 });
  const after = writer.answered.length;
  expect(after).toBeGreaterThan(before.length);
  const { calls } = await readBackup(file);
  expect(calls).toEqual(expect.arrayContaining(before));
  expect(calls.length).toBeLessThanOrEqual(after);

  // Under a writer that goes on, too: what it writes after that is on top of the backup.
  const restored = await both.local(['restore', file, '--yes', '--json']);
  expect(restored.status, restored.stderr).toBe(0);
  const { kept } = JSON.parse(restored.stdout);
  await writer.until(writer.answered.length + 100);
  await writer.stop();
  const [last = ''] = writer.answered.slice(-1);
  const now = (await readBackup(both.databaseFile)).calls;
  expect(now).toEqual(expect.arrayContaining([...before, last]));
  expect(now.length).toBeLessThan(writer.answered.length);
  // What was saved is in the one or in the other.
  const all = new Set([...(await readBackup(kept.file)).calls, ...now]);
  expect(writer.answered.filter((id) => !all.has(id))).toEqual([]);
});

it('leaves nothing behind at Ctrl-C', async () => {
  const files = readdirSync(folder);
  let backup: ChildProcess | undefined;
  const ended = both.remote(['backup', join(folder, 'stopped.db')], {
    onStart: (child) => {
      backup = child;
    },
  });
  await expect.poll(() => readdirSync(folder).length, { interval: 1 }).toBe(files.length + 1);
  backup?.kill('SIGINT');
  expect(await ended).toMatchObject({ status: 130 });
  expect(readdirSync(folder)).toEqual(files);
});
