import { expect, it } from 'vitest';
import { dashboardPage } from '../i18n/en/admin/dashboard.ts';
import type { SystemStatus } from './dashboard.ts';
import { describeSystem } from './describe-system.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

const well: SystemStatus = {
  database: { bytes: 12 * 1024 * 1024, wal: true, answerMs: 0.4 },
  mail: { configured: true, queued: 0, oldestQueuedAt: null, failedLast7Days: 0 },
  texts: { configured: true, failedLast24Hours: 0 },
  data: {
    sources: [
      { name: 'SAMHSA National Directory', year: 2022, centers: 90 },
      { name: null, year: null, centers: 10 },
    ],
    sample: false,
    centers: 100,
    centersDue: 20,
    newestImportAt: '2026-10-01T00:00:00.000Z',
    newestVerifiedAt: '2026-11-19T00:00:00.000Z',
  },
  copy: { version: '0123456789abcdef', generatedAt: '2026-11-19T00:00:00.000Z' },
  inStep: true,
  backup: { at: '2026-11-18T12:00:00.000Z', bytes: 12 * 1024 * 1024, isOld: false },
  server: { startedAt: '2026-11-18T00:00:00.000Z', version: '0.1.0' },
};

function itemOf(name: string, changes: Partial<SystemStatus> = {}) {
  const items = describeSystem({ ...well, ...changes }, now, dashboardPage.system);
  return items.find((item) => item.name === name);
}

it('finds nothing wrong where all is well', () => {
  const items = describeSystem(well, now, dashboardPage.system);
  expect(items.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual([]);
  expect(itemOf('Backup')?.text).toMatch(/^The last one was made Nov 18, .*, 12.0 MB\.$/);
  expect(itemOf('Database')?.text).toBe('Answers in 0.4 ms. 12.0 MB.');
  expect(itemOf('Age of the data')?.text).toBe(
    'Centers: 90 from SAMHSA National Directory, 2022; 10 of our own. Last import Oct 1, 2026. ' +
      'Newest verification Nov 19, 2026. 20 (20%) are due for verification.',
  );
});

it('says what is switched off', () => {
  expect(itemOf('Email', { mail: { ...well.mail, configured: false } })?.state).toBe('off');
  expect(itemOf('Text messages', { texts: { ...well.texts, configured: false } })?.state).toBe('off');
});

it('knows nothing of a server where a terminal looked into the database itself', () => {
  const local = { copy: null, inStep: null, server: { startedAt: null, version: '0.1.0' } };
  expect(itemOf('Offline copy', local)).toMatchObject({
    state: 'unknown',
    text: expect.stringMatching(/none was asked/),
  });
  expect(itemOf('Server', local)).toMatchObject({
    state: 'unknown',
    text: expect.stringMatching(/^Version 0.1.0/),
  });
});

it('asks to look at mails that failed or that have waited for long', () => {
  expect(itemOf('Email', { mail: { ...well.mail, failedLast7Days: 2 } })).toEqual({
    name: 'Email',
    state: 'attention',
    text: 'Nothing waits. 2 failed in the last 7 days.',
  });
  const waits = (oldestQueuedAt: string) =>
    itemOf('Email', { mail: { ...well.mail, queued: 1, oldestQueuedAt } })?.state;
  expect(waits('2026-11-20T11:59:00.000Z')).toBe('ok');
  expect(waits('2026-11-20T11:40:00.000Z')).toBe('attention');
});

it.each([
  ['Database', { database: { ...well.database, wal: false } }, /write-ahead log is off/],
  ['Text messages', { texts: { configured: true, failedLast24Hours: 3 } }, /^3 failed/],
  [
    'Age of the data',
    { data: { ...well.data, sample: true } },
    /^Sample directory: these centers are not real/,
  ],
  ['Age of the data', { data: { ...well.data, centersDue: 60 } }, /60 \(60%\) are due/],
  ['Age of the data', { data: { ...well.data, centers: 0, sources: [] } }, /^There are no centers/],
  ['Backup', { backup: null }, /^No backup is recorded/],
  ['Backup', { backup: { at: '2026-11-01T00:00:00.000Z', bytes: 9, isOld: true } }, /too long ago/],
  ['Offline copy', { copy: null }, /being made for the first time/],
  ['Offline copy', { inStep: false }, /still being taken over/],
])('asks to look at the part "%s" where something is wrong with it', (name, changes, words) => {
  expect(itemOf(name, changes)).toMatchObject({ state: 'attention', text: expect.stringMatching(words) });
});
