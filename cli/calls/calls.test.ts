import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, utcDay } from '#core/i18n/utc-days.ts';
import type { Db } from '#server/database/db.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

const today = utcDay(new Date());
let both: Awaited<ReturnType<typeof openBothWays>>;

async function fill(db: Db): Promise<void> {
  await addCenters(
    db,
    { name: 'Harbor House', city: 'Portland', state: 'ME' },
    { name: 'Quiet Bay', city: 'Reno', state: 'NV' },
  );
  const call = (index: number, center: 1 | 2, day: string) => ({
    id: `call-${index}`,
    center_id: center,
    center_name: center === 1 ? 'Harbor House' : '=Quiet \x1b[31mBay',
    center_phone: '207-555-0101',
    clicked_at: `${day}T00:00:00.${String(index).padStart(3, '0')}Z`,
    user_city: null,
    user_state: 'ME' as const,
    user_agent: 'Mobile',
    referrer_url: '/centers/harbor-house-portland-me',
  });
  await db
    .insertInto('call_logs')
    .values([
      ...Array.from({ length: 58 }, (_, index) => call(index, 1, today)),
      call(58, 2, addDays(today, -3)),
      call(59, 1, '2024-02-29'),
    ])
    .execute();
}

beforeAll(async () => {
  both = await openBothWays(fill);
});
afterAll(() => both.stop());

it('counts calls as the page does, with a chart of the days asked for', async () => {
  const { json } = await both.same(['calls', 'stats', '--center', 'harbor-house-portland-me']);
  expect(json).toMatchObject({
    totalCalls: 60,
    callsToday: 58,
    topCenters: [{ centerId: '00000001', callCount: 59 }, { centerId: '00000002' }],
    chart: { centerId: '00000001', dateFrom: addDays(today, -30), dateTo: today },
  });
  expect(json.chart.days).toHaveLength(31);
  expect(json.chart.days.at(-1)).toEqual({ day: today, count: 58 });

  const screen = openScreen(
    both.localHome,
    ['calls', 'stats', '--from', '2024-02-01', '--to', '2024-02-29'],
    {
      columns: 60,
      env: { HARBORLIGHT_DB: both.databaseFile },
    },
  );
  await screen.shows('Feb 29, 2024  █');
  expect(await screen.exit()).toBe(0);
  const lines = await screen.lines();
  expect(Math.max(...lines.map((line) => line.length))).toBe(60);
  expect(lines.find((line) => line.startsWith('Feb 28, 2024'))).toBe('Feb 28, 2024  0');
});

it('lists calls in pages, by day and center, by whatever name the center is known', async () => {
  const { json } = await both.same(['calls', 'list', '--page', '2']);
  expect(json).toMatchObject({ total: 60, page: 2, calls: { length: 10 } });
  const address = 'https://harborlight.example/centers/quiet-bay-reno-nv?x=1';
  for (const center of ['2', address]) {
    const { stdout } = await both.local(['calls', 'list', '--center', center]);
    expect(stdout.split('\n')).toHaveLength(3);
    expect(stdout).toContain('00000002\t=Quiet [31mBay\t');
  }
  const all = await both.remote(['calls', 'list', '--all', '--json', '--from', addDays(today, -3)]);
  expect(all.stdout.trim().split('\n')).toHaveLength(59);
});

it('exports the log to a file, whole or not at all, and writes over none unasked', async () => {
  const file = join(both.localHome, 'calls.csv');
  const done = await both.local(['calls', 'export', '--output', file, '--json']);
  expect(JSON.parse(done.stdout)).toEqual({ file, calls: 60, bytes: readFileSync(file).length });
  expect(readFileSync(file, 'utf8').trim().split('\r\n')).toHaveLength(61);

  writeFileSync(file, 'mine');
  expect(await both.local(['calls', 'export', '--output', file])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('--yes'),
  });
  expect(readFileSync(file, 'utf8')).toBe('mine');
  const piped = await both.remote(['calls', 'export', '--to', '2024-12-31']);
  expect(piped.stdout).toContain(',Harbor House,00000001,');
  expect(piped.stdout.trim().split('\r\n')).toHaveLength(2);
  const nowhere = join(both.localHome, 'no-folder/calls.csv');
  expect(await both.local(['calls', 'export', '--output', nowhere])).toMatchObject({ status: 2 });
  expect(existsSync(join(both.localHome, 'no-folder'))).toBe(false);
  expect(readdirSync(both.localHome).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

it('says what is wrong with a day or a center', async () => {
  const wrong = async (...args: string[]) => {
    const { status, stderr } = await both.local(['calls', 'list', ...args]);
    return [status, stderr];
  };
  expect(await wrong('--from', '2026-02-30')).toEqual([2, expect.stringContaining('such as 2026-11-20')]);
  expect(await wrong('--from', '2026-02-03', '--to', '2026-02-01')).toEqual([
    2,
    expect.stringContaining('must not be after'),
  ]);
  expect(await wrong('--center', 'no-such-place')).toEqual([
    1,
    expect.stringContaining('There is no center "no-such-place"'),
  ]);
});
