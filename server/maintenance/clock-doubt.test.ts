import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameKept } from '../database/copy-database.ts';
import { checkClock } from '../doctor/check-clock.ts';
import { noLog } from '../log.ts';
import { findAlerts } from '../monitoring/alerts.ts';
import { readSettings } from '../settings/settings.ts';
import { startApp } from '../testing/running-app.ts';
import { addMatchingRequest } from '../testing/stored-messages.ts';
import { keepRetention } from './retention.ts';

const KEPT = { CONTACT_RETENTION_DAYS: 90, KEEP_HANDLED_DAYS: 365 };
const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-20T12:00:00.000Z');
const days = (count: number) => new Date(START + count * DAY_MS);

let on: Awaited<ReturnType<typeof startApp>>;
let warned: string[];
let file: string;
let clock: Date;
let stop = () => {};
beforeEach(async () => {
  on = await startApp();
  warned = [];
  file = join(on.folder, 'harborlight.db');
});
afterEach(async () => {
  stop();
  await on.stop();
});

/** As a server does once it has started; each look is to be waited for. */
function start(everyMs?: number): void {
  stop();
  const log = { ...noLog, warn: (line: string) => void warned.push(line) };
  stop = keepRetention(on.db, file, KEPT, log, { readClock: () => clock, ...(everyMs && { everyMs }) });
}
const reachable = async () => {
  const rows = await on.db.selectFrom('matching_requests').select('contact_info').execute();
  return rows.filter(({ contact_info }) => contact_info !== null).length;
};
const holds = () =>
  on.db.selectFrom('changes').select(['action', 'at', 'actor']).where('action', '=', 'hold').execute();
const doctor = (now: Date) => checkClock(on.db, now);
async function alerts(now: Date): Promise<string[]> {
  const settings = readSettings({ HARBORLIGHT_DB: file });
  const found = await findAlerts({ db: on.db, live: on.live, databaseFile: file, settings }, now);
  return found.map(({ code }) => code).filter((code) => code === 'clock_doubted');
}

it('wipes nothing where the clock is 91 days ahead at a start, says so, and goes on once it is set right', async () => {
  await addMatchingRequest(on.db, { at: days(-10) });
  await addMatchingRequest(on.db, { at: days(-0.1) });
  const aside = nameKept(file, 'before-restore', days(-1));
  writeFileSync(aside, 'people');
  clock = days(91);
  // However often it is started.
  for (let starts = 1; starts <= 3; starts++) {
    start();
    await expect.poll(() => warned.length).toBe(starts);
    clock = new Date(clock.getTime() + 60_000);
  }
  expect(await reachable()).toBe(2);
  expect(existsSync(aside)).toBe(true);
  expect(warned[0]).toMatch(
    /^Nothing is wiped today: the clock says 2027-02-19T12:00:00.000Z, and nothing has come since 2026-11-20T09:36/,
  );
  expect(await holds()).toEqual([{ action: 'hold', at: days(91).toISOString(), actor: 'Harborlight' }]);
  expect(await doctor(clock)).toMatchObject({
    name: 'clock',
    status: 'warning',
    message: expect.stringContaining('February 19, 2027'),
  });
  expect(await alerts(clock)).toEqual(['clock_doubted']);

  // Set right, all goes on, and the doctor sees that it was ahead.
  clock = days(0.1);
  start();
  const message = expect.stringContaining('it is behind, or was ahead');
  expect(await doctor(clock)).toMatchObject({ status: 'warning', message });
  expect(await alerts(clock)).toEqual([]);
  expect(warned).toHaveLength(3);
  expect(await reachable()).toBe(2);
});

it('takes the clock for right once a day has passed by it, and wipes what is kept no longer', async () => {
  await addMatchingRequest(on.db, { at: days(0) });
  clock = days(91);
  start(40);
  await expect.poll(() => warned.length).toBeGreaterThan(1);
  expect(await reachable()).toBe(1);
  clock = days(92);
  await expect.poll(reachable).toBe(0);
  expect(await holds()).toHaveLength(1);
  expect(await doctor(clock)).toMatchObject({ status: 'ok' });
  expect(await alerts(clock)).toEqual([]);
});

it('wipes as ever where something came lately, or where the time has been seen to pass', async () => {
  await addMatchingRequest(on.db, { at: days(0) });
  await addMatchingRequest(on.db, { at: days(85) });
  clock = days(91);
  start();
  await expect.poll(reachable).toBe(1);
  expect(warned).toEqual([]);
  expect(await holds()).toEqual([]);
});

it('is in no doubt where nobody’s details would go', async () => {
  await addMatchingRequest(on.db, { at: days(0) });
  const receipt = { key: 'old', fingerprint: 'x', status: 201, answer: '{}' };
  await on.db
    .insertInto('receipts')
    .values({ ...receipt, created_at: days(-40).toISOString() })
    .execute();
  clock = days(60);
  start();
  await expect.poll(() => on.db.selectFrom('receipts').select('key').execute()).toEqual([]);
  expect(warned).toEqual([]);
  expect(await holds()).toEqual([]);
  expect(await reachable()).toBe(1);
});
