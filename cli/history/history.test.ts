import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordChange } from '#server/history/changes.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;

beforeAll(async () => {
  both = await openBothWays(async (db) => {
    await addCenters(
      db,
      { name: 'Harbor House', city: 'Austin', state: 'TX', phone: '512-555-0100', street: '1 Pier Road' },
      { name: 'Harbor House LLC', city: 'Austin', state: 'TX' },
    );
    const row = await db.selectFrom('centers').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    const change = { subject: 'center', id: 1, title: 'Harbor House', action: 'update' } as const;
    const ada = { name: 'Ada Admin', channel: 'web' } as const;
    await recordChange(
      db,
      { ...change, before: { ...row, phone: null } },
      ada,
      new Date('2026-11-20T10:00Z'),
    );
  });
});
afterAll(() => both.stop());

it('lists changes by center, person, day and kind', async () => {
  const { json } = await both.same(['history']);
  expect(json).toMatchObject({ total: 1, changes: [{ id: 1, actor: 'Ada Admin', title: 'Harbor House' }] });
  const total = async (...filters: string[]) =>
    JSON.parse((await both.local(['history', 'list', ...filters, '--json'])).stdout).total;
  expect(await total('--center', 'harbor-house-austin-tx', '--person', 'ada', '--kind', 'center')).toBe(1);
  expect(await total('--center', '2')).toBe(0);
  expect(await total('--day', '2026-11-19')).toBe(0);
  const nobody = await both.same(['history', '--person', 'Grace']);
  expect(nobody).toMatchObject({ status: 2, stderr: expect.stringContaining('Ada Admin') });
  for (const day of ['yesterday', '2026-02-30']) {
    expect(await both.local(['history', '--day', day])).toMatchObject({ status: 2 });
  }
  expect((await both.local(['history'])).stdout).toBe(
    'ID\tWhen (UTC)\tWho\tWhat\tKind\tTitle\tUndone\n' +
      '1\t2026-11-20 10:00\tAda Admin\tChanged\tCenter\tHarbor House\t\n',
  );
});

it('shows what a change replaced', async () => {
  const { json } = await both.same(['history', 'show', '1']);
  expect(json).toMatchObject({
    change: { id: 1, fields: [{ label: 'Phone', before: '', after: '512-555-0100' }] },
    together: [],
  });
  expect((await both.local(['history', 'show', '1'])).stdout).toContain('\nPhone\t\t512-555-0100\n');
  expect(await both.same(['history', 'show', '99'])).toMatchObject({ status: 1 });
});

it('takes a change back after it has shown it and asked, with all of its act, once', async () => {
  const merge = await both.same(['centers', 'merge', '1', '2', '--yes']);
  const { changeId } = merge.json;
  const unasked = await both.same(['history', 'undo', String(changeId)]);
  expect(unasked).toMatchObject({ status: 2, stderr: expect.stringContaining('--yes') });
  const listed = async () =>
    (await both.localDb.selectFrom('centers').select('merged_into').orderBy('id').execute()).map(
      ({ merged_into }) => merged_into,
    );
  expect(await listed()).toEqual([null, 1]);

  const screen = openScreen(both.localHome, ['history', 'undo', String(changeId)], {
    columns: 60,
    env: { HARBORLIGHT_DB: both.databaseFile },
  });
  const shown = await screen.shows('(y/N)');
  expect(shown).toContain('Merged: Harbor House LLC (Center 00000002)');
  screen.type('y\r');
  await screen.shows('Change undone: Harbor House');
  expect(await screen.exit()).toBe(0);
  expect(await listed()).toEqual([null, null]);
  const there = await both.remote(['history', 'undo', String(changeId), '--yes', '--json']);
  expect(JSON.parse(there.stdout)).toMatchObject({ change: { canUndo: false }, mailSent: false });

  const again = await both.same(['history', 'undo', String(changeId), '--yes']);
  expect(again).toMatchObject({ status: 1, json: { error: { code: 'already_undone' } } });
});
