import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DoctorCheck } from '#core/doctor.ts';
import { openBothWays } from './testing/both-ways.ts';
import { openScreen } from './testing/screen.ts';

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
