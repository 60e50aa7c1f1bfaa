import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportKind } from '#core/lists/staff-lists.ts';
import { storeReport } from '#server/reports/public-routes.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

const REPORT = 'a0000000-0000-4000-8000-00000000000a';
let both: Awaited<ReturnType<typeof openBothWays>>;

beforeAll(async () => {
  both = await openBothWays(async (db) => {
    const ids = await addCenters(
      db,
      { name: 'Due House', city: 'Austin', state: 'TX' },
      { name: 'Reported House', city: 'Austin', state: 'TX', lastVerifiedAt: new Date().toISOString() },
    );
    const centerId = ids['Reported House']!;
    const add = (id: string, kind: ReportKind, comment = '', hours = 0) => {
      const reportedAt = new Date(Date.now() - hours * 3600_000).toISOString();
      const report = { centerId, kind, comment, reportedAt };
      return storeReport(db, { id, centerId: Number(centerId), report }, new Date());
    };
    await add(REPORT, 'WRONG_NUMBER', 'A bakery answers.', 2);
    await add('b0000000-0000-4000-8000-00000000000b', 'CLOSED', '', 1);
  });
});
afterAll(() => both.stop());

it('shows what is reported first in the queue, and with its comment where staff call', async () => {
  const { stdout } = await both.local(['centers', 'search', '--due']);
  expect(stdout.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^ID\t.*\tVisitors say\tSources say otherwise$/),
    expect.stringMatching(/\tReported House\t.*\t1 × Wrong number, 1 × Closed\t$/),
    expect.stringMatching(/\tDue House\t.*\t$/),
  ]);
  const env = { HARBORLIGHT_DB: both.databaseFile };
  const screen = openScreen(both.localHome, ['centers', 'verify', '--due'], { env });
  await screen.shows('Reported House');
  await screen.shows('A bakery answers.');
  screen.type('q');
  expect(await screen.exit()).toBe(0);
});

it('lists, shows and resolves reports, one or all of a center, and says how to take that back', async () => {
  expect((await both.local(['reports', 'list'])).stdout).toContain('A bakery answers.');
  expect((await both.local(['reports', 'show', 'a000'])).stdout).toContain('What\tWrong number');
  const one = await both.local(['reports', 'resolve', 'a000']);
  expect(one).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 report resolved: Reported House'),
  });
  expect((await both.local(['reports', 'resolve', '--center', '2'])).stdout).toContain('1 report resolved');
  const [, id] = /history undo (\d+)/.exec(one.stdout)!;
  expect((await both.local(['history', 'undo', id!, '--yes'])).status).toBe(0);
  expect((await both.local(['reports', 'list'])).stdout.trim().split('\n')).toHaveLength(2);
  expect(await both.local(['reports', 'resolve'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Say which report to resolve'),
  });
});
