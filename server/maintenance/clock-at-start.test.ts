import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DoctorReport } from '#core/staff/doctor.ts';
import { connect, openDatabase } from '../database/db.ts';
import { BUILT, openServerFolder } from '../testing/server-process.ts';
import { addMatchingRequest } from '../testing/stored-messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Makes the clock of a process wrong by what a file says. */
const CLOCK = new URL('../../bench/endurance/jumping-clock.js', import.meta.url).href;

let here: ReturnType<typeof openServerFolder>;
beforeEach(() => {
  here = openServerFolder();
});
afterEach(() => here.stop());

it('leaves a server that starts 91 days ahead all that people sent, and has the doctor name it', async () => {
  const file = join(here.folder, 'harborlight.db');
  const db = await openDatabase(file);
  await addMatchingRequest(db, { at: new Date(Date.now() - 10 * DAY_MS) });
  await db.destroy();
  const clock = join(here.folder, 'clock');
  const env = { NODE_OPTIONS: `--import=${CLOCK}?${encodeURIComponent(clock)}` };
  const reachable = async () => {
    const reader = connect(file);
    const rows = await reader.selectFrom('matching_requests').select('contact_info').execute();
    await reader.destroy();
    return rows.map(({ contact_info }) => contact_info !== null);
  };
  const doctor = async (): Promise<string | undefined> => {
    const args = [join(BUILT, 'cli.js'), 'doctor', '--json', '--db', file];
    const { PATH = '' } = process.env;
    const run = promisify(execFile)(process.execPath, args, { env: { PATH, HOME: here.folder, ...env } });
    // What is wrong with a machine of tests is no matter here.
    const { stdout } = await run.catch((error: { stdout: string }) => error);
    const { checks } = JSON.parse(stdout) as DoctorReport;
    return checks.find(({ name }) => name === 'clock')?.message;
  };

  writeFileSync(clock, String(91 * DAY_MS));
  const ahead = here.start({ env });
  await ahead.listens();
  await expect.poll(ahead.output).toContain('Nothing is wiped today: the clock says ');
  expect(await doctor()).toContain('nothing is wiped that is kept no longer');
  ahead.child.kill('SIGTERM');
  expect(await ahead.ended).toBe(0);
  expect(await reachable()).toEqual([true]);

  writeFileSync(clock, '0');
  const right = here.start({ env });
  await right.listens();
  expect(await doctor()).toContain('it is behind, or was ahead');
  right.child.kill('SIGTERM');
  expect(await right.ended).toBe(0);
  expect(right.output()).not.toContain('Nothing is wiped');
  expect(await reachable()).toEqual([true]);
});
