import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/database/db.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';
import { readCenterName } from './find-center.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;

beforeAll(async () => {
  both = await openBothWays((db) => addCenters(db, ...centers));
});
afterAll(() => both.stop());

const harbor = {
  city: 'Austin',
  state: 'TX',
  street: '1 Pier Road',
  zip: '78701',
  phone: '512-555-0100',
} as const;
const centers: Parameters<typeof addCenters>[1][] = [
  { ...harbor, name: 'Harbor House', lat: 30.27, lng: -97.74, languages: ['Spanish'] },
  { ...harbor, name: 'Harbor House LLC', website: 'https://harbor.example', languages: ['Navajo'] },
  {
    name: 'Lantern \x1b[31mHouse',
    city: 'Cañon City',
    state: 'CO',
    phone: '719-555-0100 x0',
    lat: 38.44,
    lng: -105.22,
    lastVerifiedAt: '2025-01-02T00:00:00.000Z',
  },
  { name: 'Closed House', city: 'Waco', state: 'TX', reviewStatus: 'UNPUBLISHED' },
];
const [HARBOR, LLC, LANTERN, CLOSED] = ['00000001', '00000002', '00000003', '00000004'];
const namesIn = ({ centers }: { centers: { name: string }[] }) => centers.map(({ name }) => name);
const rows = (db: Db) => db.selectFrom('centers').selectAll().orderBy('id').execute();

it('searches by words, state, status and what is due, page by page or all at once', async () => {
  const { json } = await both.same(['centers', 'search', 'harbor', 'house', '--state', 'Texas']);
  expect(json).toMatchObject({ total: 2, page: 1 });
  expect(namesIn(json)).toEqual(['Harbor House', 'Harbor House LLC']);
  expect(namesIn((await both.same(['centers', 'search', '--status', 'unpublished'])).json)).toEqual([
    'Closed House',
  ]);
  const due = await both.local(['centers', 'search', '--due', '--all', '--json']);
  expect(
    due.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id),
  ).toEqual([LANTERN, HARBOR, LLC]);

  const { stdout } = await both.local(['centers', 'search', 'lantern']);
  // What the public typed sends no commands to a terminal.
  expect(stdout).toBe(
    'ID\tName\tCity\tPhone\tListing\tVerified\n' +
      '00000003\tLantern [31mHouse\tCañon City, CO\t719-555-0100 ext. 0\tPublished\tJan 02, 2025\n',
  );
  expect(await both.local(['centers', 'search', '--state', 'Texass'])).toMatchObject({
    status: 2,
    stdout: '',
  });
});

it('finds the nearest first around a place, and says what to give where that is not one place', async () => {
  const near = ['centers', 'search', '--near', '78701'];
  const { json } = await both.same([...near, '--status', 'published']);
  expect(json).toMatchObject({ place: '78701 (Austin, TX)', total: 3, miles: [0, 707, null] });
  expect(namesIn(json)).toEqual(['Harbor House', 'Lantern \x1b[31mHouse', 'Harbor House LLC']);
  const { stdout } = await both.local([...near, '--within', '25']);
  expect(stdout.split('\n').map((line) => line.split('\t').slice(0, 3))).toEqual([
    ['Miles', 'ID', 'Name'],
    ['0.0', HARBOR, 'Harbor House'],
    [''],
  ]);
  const lines = await both.local([...near, '--all', '--json']);
  expect(JSON.parse(lines.stdout.split('\n')[1]!)).toMatchObject({ id: LANTERN, miles: 707 });

  const wrong = async (...args: string[]) => {
    const { status, stderr } = await both.remote(['centers', 'search', ...args]);
    expect(status).toBe(2);
    return stderr;
  };
  expect(await wrong('--near', 'Portland')).toContain('"Portland" may be Portland, OR; Portland, ME;');
  expect(await wrong('--within', '25')).toContain('give both');
});

it('reads words as the public search does, and says aside how', async () => {
  const words = ['spanish', '10', 'miles', 'from', 'round', 'rock', 'texas', 'zzyzx'];
  const { json } = await both.same(['centers', 'search', ...words]);
  expect(namesIn(json)).toEqual(['Harbor House']);
  expect(json).toMatchObject({ place: 'Round Rock, TX', understood: { query: { language: ['Spanish'] } } });
  const { stdout, stderr } = await both.local(['centers', 'search', ...words]);
  expect(stdout).toMatch(/^Miles\tID/);
  expect(stderr).toContain('Searched for: near Round Rock, TX (25 miles), Spanish.');
  expect(stderr).toContain('Too few are within 10 miles, so it became 25 miles.');
  expect(stderr).toContain('which did not count: zzyzx.');
  // A name, a street or what only staff see is looked for as it stands.
  const named = await both.local(['centers', 'search', 'closed', 'house']);
  expect(named).toMatchObject({ stdout: expect.stringContaining('Closed House'), stderr: '' });
  expect((await both.same(['centers', 'search', '1', 'pier', 'road'])).json.total).toBe(2);
});

it('puts what does not say it behind all that does, marked in the table and in JSON', async () => {
  const words = ['spanish', 'within', '100', 'miles', 'of', 'cañon', 'city', 'colorado'];
  const { json } = await both.same(['centers', 'search', ...words]);
  expect(json).toMatchObject({ total: 0, notStated: 1, notStatedBy: [['language']] });
  const { stdout, stderr } = await both.local(['centers', 'search', ...words]);
  expect(stdout.split('\n')[0]).toMatch(/\tNot stated$/);
  expect(stdout.split('\n')[1]).toMatch(/Lantern.*\tlanguages$/);
  expect(stderr).toContain('Found 0 centers that state all of it, and after them 1 that does not say');
  const lines = await both.local(['centers', 'search', ...words, '--all', '--json']);
  expect(JSON.parse(lines.stdout)).toMatchObject({ id: LANTERN, notStated: ['language'] });
});

it('puts whom to call first where somebody may be in danger, whatever is found', async () => {
  const emergency = [
    'This sounds like an emergency. Before all else pass on: Call 911.',
    'For an overdose, or someone who cannot be woken: give naloxone, again every 2 to 3 minutes, and breathe for the person until help comes.',
    'For a poisoning that is not an emergency call Poison Control: 1-800-222-1222.',
    'Call or text 988. In Spanish: call 988 and press 2, or text AYUDA to 988.',
    'Veterans: call 988 and press 1, or text 838255.',
    'Text HOME to 741741. In Spanish: text HOLA to 741741.',
  ].join(' ');
  const { stdout, stderr } = await both.local(['centers', 'search', 'sobredosis', 'austin', 'tx']);
  expect(stdout).toContain('Harbor House');
  expect(stderr.split('\n')).toEqual([
    emergency,
    'Searched for: near Austin, TX (10 miles).',
    'No center has all of it, so this was let go: Substance Use.',
    '',
  ]);
  const { json } = await both.same(['centers', 'search', 'quiero', 'morir']);
  expect(json).toMatchObject({ total: 0, understood: { urgent: true, query: { crisis: 'suicide' } } });
  // An id or a street is looked for as it stands, and is still an emergency.
  const street = await both.local(['centers', 'search', 'overdose', '1', 'pier', 'road']);
  expect(street.stderr).toContain(emergency);
});

it('asks where they are for "near me", and finds a phone number however it is written', async () => {
  const { json, stderr } = await both.same(['centers', 'search', 'near', 'me']);
  expect(json).toMatchObject({ total: 3, understood: { wantsPosition: true } });
  expect(stderr).toBe('');
  const aside = await both.local(['centers', 'search', 'near', 'me']);
  expect(aside.stderr).toBe('Ask where they are, and search again with the ZIP code or the city.\n');
  for (const phone of ['512-555-0100', '(512) 555 0100', '5125550100']) {
    expect((await both.same(['centers', 'search', phone])).json.total).toBe(2);
  }
  const nothing = await both.local(['centers', 'search', 'zzqqx']);
  expect(nothing).toMatchObject({
    status: 0,
    stderr: '',
    stdout: 'ID\tName\tCity\tPhone\tListing\tVerified\n',
  });
});

it('breaks what it understood between words in a narrow window', async () => {
  const words = ['spanish', '10', 'miles', 'from', 'round', 'rock', 'texas'];
  const screen = openScreen(both.localHome, ['centers', 'search', ...words], {
    columns: 40,
    env: { HARBORLIGHT_DB: both.databaseFile },
  });
  expect(await screen.exit()).toBe(0);
  expect(await screen.shows('1 in all.')).toContain(
    'Searched for: near Round Rock, TX (25\nmiles), Spanish.\nToo few are within 10 miles, so it\nbecame 25 miles.\n',
  );
});

it.each(['1', HARBOR!, '/centers/00000001', 'https://harborlight.example/admin0323/centers/1?x=1'])(
  'knows a center by its number in %s',
  (given) => expect(readCenterName(given)).toBe(HARBOR),
);

it('shows all that is known, and says what may have been meant where there is no such center', async () => {
  const address = 'https://harborlight.example/centers/harbor-house-austin-tx/';
  expect((await both.local(['centers', 'show', address])).stdout).toContain('\nName\tHarbor House\n');
  const { json } = await both.same(['centers', 'show', LANTERN!]);
  expect(json).toMatchObject({ center: { city: 'Cañon City' }, mergedInto: null, freshness: 'due' });
  const wrong = await both.same(['centers', 'show', 'harbor-hose']);
  expect(wrong).toMatchObject({ status: 1, json: { error: { code: 'center_not_found' } } });
  expect(wrong.stderr).toBe(
    'harborlight: There is no center "harbor-hose". Did you mean one of these?\n' +
      '  00000001: Harbor House, Austin, TX\n  00000002: Harbor House LLC, Austin, TX\n',
  );
  const one = await both.local(['centers', 'unpublish', 'Closed Hose']);
  expect(one).toMatchObject({ status: 1, stdout: '' });
  expect(one.stderr).toContain('Did you mean 00000004 (Closed House, Waco, TX)?');
});

it('unpublishes and publishes, and says how to take it back', async () => {
  const { json } = await both.same(['centers', 'publish', CLOSED!]);
  expect(json).toMatchObject({ center: { reviewStatus: 'PUBLISHED' } });
  const { stdout } = await both.local(['centers', 'unpublish', CLOSED!]);
  expect(stdout).toMatch(
    /^Unpublished: Closed House, Waco, TX \(00000004\)\nReview status {2}- Published\n {15}\+ Unpublished\nTo take it back: harborlight history undo \d+\n$/,
  );
  await both.remote(['centers', 'unpublish', CLOSED!]);
});

it('exports what is found to stdout, or to a file as a whole', async () => {
  const { json } = await both.same(['centers', 'export', '--state', 'TX']);
  expect(json.map(({ name }: { name: string }) => name)).toEqual([
    'Harbor House',
    'Harbor House LLC',
    'Closed House',
  ]);
  const lines = await both.local(['centers', 'export', 'lantern', '--format', 'jsonl']);
  expect(JSON.parse(lines.stdout)).toMatchObject({ id: LANTERN });

  const file = (home: string) => join(home, 'centers.csv');
  const local = await both.local(['centers', 'export', '--output', 'centers.csv']);
  expect(local).toMatchObject({ status: 0, stdout: expect.stringMatching(/^4 centers in centers.csv/) });
  await both.remote(['centers', 'export', '--output', 'centers.csv', '--json']);
  const csv = readFileSync(file(both.localHome), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(6);
  // But for when each was last changed.
  const untimed = (text: string) => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  expect(untimed(readFileSync(file(both.remoteHome), 'utf8'))).toBe(untimed(csv));

  writeFileSync(file(both.localHome), 'mine');
  const refused = await both.local(['centers', 'export', '--output', 'centers.csv']);
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('--yes') });
  expect(readFileSync(file(both.localHome), 'utf8')).toBe('mine');
  const nowhere = await both.local(['centers', 'export', '--output', 'gone/centers.csv']);
  expect(nowhere).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no folder') });
  await both.local(['centers', 'export', '--output', 'centers.csv', '--yes']);
  expect(readFileSync(file(both.localHome), 'utf8')).toBe(csv);
  expect(readdirSync(both.localHome).filter((name) => name.includes('partial'))).toEqual([]);
});

it('lists likely duplicates, keeps two apart, and takes that back', async () => {
  const { json } = await both.same(['centers', 'duplicates', '--state', 'tx']);
  expect(json).toMatchObject({
    total: 1,
    pairs: [
      { first: { id: HARBOR }, second: { id: LLC }, reasons: ['same_name', 'same_address', 'same_phone'] },
    ],
  });
  expect((await both.same(['centers', 'distinct', LLC!, HARBOR!])).json).toEqual({
    firstId: LLC,
    secondId: HARBOR,
    distinct: true,
  });
  expect((await both.same(['centers', 'duplicates'])).json.total).toBe(0);
  await both.same(['centers', 'distinct', HARBOR!, LLC!, '--undo']);
  expect(await both.same(['centers', 'distinct', HARBOR!, LLC!, '--undo'])).toMatchObject({ status: 1 });
});

// Last: one of the centers is gone then.
it('merges two after it has shown what becomes of each field, and asks first', async () => {
  const before = await rows(both.localDb);
  const unasked = await both.local(['centers', 'merge', HARBOR!, LLC!]);
  expect(unasked).toMatchObject({ status: 2, stderr: expect.stringContaining('--yes') });
  expect(await both.local(['centers', 'merge', HARBOR!, HARBOR!, '--yes'])).toMatchObject({ status: 2 });
  expect(await both.local(['centers', 'merge', HARBOR!, LLC!, '--take', 'phone=mine'])).toMatchObject({
    status: 2,
  });
  expect(await both.same(['centers', 'merge', CLOSED!, LLC!, '--yes'])).toMatchObject({
    status: 1,
    json: { error: { code: 'not_public' } },
  });
  const screen = openScreen(both.localHome, ['centers', 'merge', HARBOR!, LLC!], {
    columns: 60,
    env: { HARBORLIGHT_DB: both.databaseFile },
  });
  const shown = await screen.shows('(y/N)');
  expect(shown).toContain('Website    keep   - Nothing\n           other  + https://harbor.example');
  expect(shown).toContain('Languages  keep   + Spanish\n           other  + Navajo');
  screen.type('n\r');
  expect(await screen.exit()).toBe(130);
  expect(await rows(both.localDb)).toEqual(before);

  const { json } = await both.same(['centers', 'merge', HARBOR!, LLC!, '--take', 'name=keep', '--yes']);
  expect(json.center).toMatchObject({
    id: HARBOR,
    name: 'Harbor House',
    website: 'https://harbor.example',
    languages: ['Spanish', 'Navajo'],
  });
  const gone = await both.same(['centers', 'show', 'harbor-house-llc-austin-tx']);
  expect(gone.json).toMatchObject({ mergedInto: { id: HARBOR, name: 'Harbor House' } });
  const edit = await both.same(['centers', 'publish', LLC!]);
  expect(edit).toMatchObject({ status: 1, json: { error: { code: 'merged' } } });
});

it('finds listings in which something cannot be right, as the doctor counts them', async () => {
  // 63601 is in Missouri.
  const odd = { ...harbor, name: 'Odd House', phone: 'call us', zip: '63601' };
  for (const db of [both.localDb, both.remoteDb]) await addCenters(db, odd);
  for (const flaw of ['phone', 'place']) {
    const { json } = await both.same(['centers', 'search', '--flaw', flaw]);
    expect(namesIn(json)).toEqual(['Odd House']);
  }
  expect((await both.local(['centers', 'search', '--flaw', 'name'])).status).toBe(2);
});
