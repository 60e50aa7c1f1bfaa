import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dump } from '#server/imports/testing/importing.ts';
import { samhsaFile } from '#server/imports/testing/samhsa-file.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
beforeAll(async () => {
  both = await openBothWays(async () => {});
});
afterAll(() => both.stop());

const lodge = { name1: 'Lantern Lodge', street1: '9 Hill Street', zip: '36603', phone: '251-555-0111' };
const pier = { name1: 'Old Pier', street1: '1 Pier', zip: '36605', phone: '251-555-0133' };
const year = (number: number, rows: Record<string, string>[]) => {
  const { data } = samhsaFile(rows) as { data: Uint8Array };
  const path = join(both.remoteHome, `directory_${number}.csv`);
  writeFileSync(path, data);
  return path;
};
const names = async () =>
  (await both.remoteDb.selectFrom('centers').selectAll().orderBy('id').execute()).map(
    ({ name, street, review_status }) => [name, street, review_status],
  );
const keptDecisions = () =>
  readdirSync(both.remoteHome).filter((name) => name.startsWith('import-decisions-'));

it('refuses kinds by a flag and rows by a file, and says what stays as it is', async () => {
  await both.same(['import', year(2022, [{}, lodge, pier])]);
  const next = year(2023, [
    { phone: '251-555-0199' },
    { ...lodge, street1: '77 Bay Avenue' },
    { name1: 'New Dawn' },
  ]);
  expect(await both.same(['import', '--refuse', 'delisted,all', next])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('“all” is none of pairs, conflicts, withheld, delisted, new, changed.'),
  });
  const looked = await both.same(['import', '--dry-run', '--details', next]);
  expect(looked.json.openPairs).toBe(1);
  expect(looked.json).toMatchObject({
    details: {
      pairs: [{ id: '00000002', theirs: { street: '77 Bay Avenue' } }],
      new: [{ name: 'New Dawn' }],
    },
  });
  const rows = { 'changed 00000001': 'refuse', [`new ${looked.json.details.new[0].key}`]: 'refuse' };
  const file = join(both.remoteHome, 'decisions.json');
  writeFileSync(file, JSON.stringify({ rows }));
  const args = ['import', '--refuse', 'delisted', '--decisions', file, next];
  expect((await both.same([...args, '--dry-run'])).json).toMatchObject({
    decisions: { kinds: { delisted: 'refuse' }, rows },
    refused: [
      { kind: 'new', name: 'New Dawn' },
      { kind: 'delisted', id: '00000003', name: 'Old Pier' },
      { kind: 'changed', id: '00000001' },
    ],
  });
  const { stdout } = await both.remote([...args, '--dry-run']);
  expect(stdout).toContain(
    '       1  under another name or address; not decided, so\n          they count as the same\n',
  );
  expect(stdout).toContain('Refused\n       1  No longer listed\n          Old Pier, Mobile, AL\n');
  writeFileSync(file, '{"rows":{"new 1":"perhaps"}}');
  expect(await both.same(args)).toMatchObject({
    status: 1,
    json: { error: { issues: [{ path: 'decisions.json.rows.new 1' }] } },
  });
});

it('keeps what was decided where the terminal is closed in the middle of it', async () => {
  const next = join(both.remoteHome, 'directory_2023.csv');
  const screen = openScreen(both.remoteHome, ['import', '--review', next], { columns: 70 });
  await screen.shows('[o] One by one');
  screen.type('o');
  await screen.shows('[r] Two centers');
  screen.type('r');
  await screen.shows('[a] Mark all for review');
  screen.close();
  await screen.exit();
  const [kept = '', ...others] = keptDecisions();
  expect(others).toEqual([]);
  const { rows } = JSON.parse(readFileSync(join(both.remoteHome, kept), 'utf8'));
  expect(Object.values(rows)).toEqual(['refuse']);
  rmSync(join(both.remoteHome, kept));
});

it('walks the kinds by keys, asks once more with what that comes to, and imports that', async () => {
  const next = join(both.remoteHome, 'directory_2023.csv');
  const unasked = await both.remote(['import', '--review', next]);
  expect(unasked).toMatchObject({ status: 2, stderr: expect.stringContaining('--refuse') });

  const before = await dump(both.remoteDb);
  const quit = openScreen(both.remoteHome, ['import', '--review', next], { columns: 70 });
  await quit.shows('[q] Quit, and import nothing');
  quit.type('q');
  expect(await quit.exit()).toBe(130);
  expect((await quit.lines()).join('\n')).toContain('Nothing was imported.');
  expect(await dump(both.remoteDb)).toBe(before);

  // What was decided until then is not lost.
  const later = openScreen(both.remoteHome, ['import', '--review', next], { columns: 70 });
  await later.shows('[o] One by one');
  later.type('o');
  await later.shows('[r] Two centers');
  later.type('r');
  await later.shows('[a] Mark all for review');
  later.type('\x03');
  expect(await later.exit()).toBe(130);
  const [kept = ''] = keptDecisions();
  expect((await later.lines()).join('')).toContain(`--decisions ${kept}`);
  const taken = openScreen(both.remoteHome, ['import', '--review', '--decisions', kept, next]);
  await taken.shows('1 refused');
  await taken.shows('[n] Next');
  taken.type('q');
  expect(await taken.exit()).toBe(130);
  expect(keptDecisions()).toEqual([kept]);

  const screen = openScreen(both.remoteHome, ['import', '--review', next], { columns: 70, rows: 60 });
  await screen.shows('[o] One by one');
  screen.type('o');
  await screen.shows('[a] The same center');
  await screen.shows('+ 77 Bay Avenue');
  // Out of a thousand of them, too, and in again.
  screen.type('c');
  await screen.shows('[o] One by one');
  screen.type('o');
  await screen.shows('[c] Close');
  screen.type('a');
  await screen.shows('[a] Mark all for review');
  screen.type('r');
  await screen.shows('[a] Add all');
  screen.type('b');
  await screen.shows('[n] Next');
  await screen.shows('1 refused');
  screen.type('n');
  await screen.shows('[a] Add all');
  screen.type('a');
  await screen.shows('[a] Take all changes');
  screen.type('a');
  await screen.shows('Import this?');
  screen.type('y\r');
  expect(await screen.exit()).toBe(0);
  expect(await names()).toEqual([
    ['Harbor Clinic', '12 Pier Road', 'PUBLISHED'],
    ['Lantern Lodge', '77 Bay Avenue', 'PUBLISHED'],
    ['Old Pier', '1 Pier', 'PUBLISHED'],
    ['New Dawn', '12 Pier Road', 'PUBLISHED'],
  ]);
  // What was decided here is done, and what was kept before is somebody's.
  expect(keptDecisions()).toEqual([kept]);
  const { stdout } = await both.remote(['imports', 'show', '2']);
  expect(stdout).toContain('Refused\n       1  No longer listed\n          Old Pier, Mobile, AL\n');
});
