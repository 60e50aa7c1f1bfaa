import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBackup } from '../backup/backup-file.ts';
import { findDamage } from '../backup/find-damage.ts';
import { openDatabase } from '../database/db.ts';
import { dump } from '../imports/testing/importing.ts';
import { NOW, namesIn, startRestoring } from '../restore/testing/restoring.ts';
import { loadSample } from '../sample/sample.ts';
import { runInProcess } from './run-in-process.ts';

let on: Awaited<ReturnType<typeof startRestoring>>;
let folders = 0;
beforeEach(async () => {
  on = await startRestoring();
  const source = join(on.folder, 'source.db');
  const other = await openDatabase(source);
  await loadSample(other, NOW);
  await other.destroy();
  await writeBackup(source, on.backup);
});
afterEach(() => on.stop());

/** As the route has it done: with a copy in a folder of its own. */
function begin(limits?: Parameters<typeof runInProcess>[1]) {
  const copy = join(on.folder, `work-${++folders}`, 'copy.db');
  mkdirSync(join(copy, '..'));
  copyFileSync(on.backup, copy);
  return runInProcess(
    {
      kind: 'restore',
      databaseFile: on.databaseFile,
      copy,
      name: 'The file',
      retentionDays: 90,
      actor: { name: 'Ada', channel: 'web' },
    },
    limits,
  );
}

const kept = () => readdirSync(on.folder).filter((name) => name.includes('before-restore'));

it('reads a backup in a process of its own, and says what is back', async () => {
  const { pid, done } = begin();
  expect(pid).not.toBe(process.pid);
  const report = await done;
  expect(report.centers).toBeGreaterThan(100);
  expect(await namesIn(on.databaseFile)).toHaveLength(report.centers);
  expect(await namesIn(report.kept!.file)).toEqual(['Lantern House']);
});

it.each([
  ['memory', { memoryMb: 40, longestMs: 60_000 }, 'too_large_to_restore'],
  ['time', { memoryMb: 1024, longestMs: 1 }, 'took_too_long'],
] as const)(
  'leaves a backup that takes too much %s, with the database as it was',
  async (_what, limits, code) => {
    const before = await dump(on.db);
    await expect(begin(limits).done).rejects.toMatchObject({
      status: 422,
      code,
      message: expect.stringContaining('Nothing was changed.'),
    });
    expect(await dump(on.db)).toBe(before);
    expect(kept()).toEqual([]);
    expect(await begin().done).toMatchObject({ kept: { damaged: false } });
  },
);

it.each([0, 150, 300, 450, 600])(
  'has the old content or the new, and can restore again, where the process is killed after %i ms',
  async (ms) => {
    const { pid, done } = begin();
    const ended = done.catch((error: Error) => error);
    await pause(ms);
    try {
      process.kill(pid!, 'SIGKILL');
    } catch {
      // It was quicker.
    }
    const end = await ended;
    if (end instanceof Error) expect(end.message).toBe('The process of a restore ended by SIGKILL.');
    expect(await findDamage(on.db)).toEqual([]);
    const names = await namesIn(on.databaseFile);
    if (!(end instanceof Error)) expect(names).toHaveLength(end.centers);
    else expect(names.length === 1 || names.length > 100).toBe(true);
    expect((await begin().done).centers).toBeGreaterThan(100);
  },
);

it('refuses as the work in it does', async () => {
  writeFileSync(on.backup, 'a letter');
  await expect(begin().done).rejects.toMatchObject({ status: 422, code: 'not_a_database' });
});
