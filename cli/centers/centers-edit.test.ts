import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toCenter } from '#server/database/center-rows.ts';
import type { Db } from '#server/database/db.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

/** As from a program that takes longer than the toolkit to start. */
async function* slow(text: string): AsyncGenerator<string> {
  await pause(1500);
  yield text;
}

let both: Awaited<ReturnType<typeof openBothWays>>;

beforeAll(async () => {
  both = await openBothWays((db) =>
    addCenters(
      db,
      {
        name: 'Harbor House',
        city: 'Austin',
        state: 'TX',
        phone: '512-555-0100',
        levels: [{ level: 'IOP' }],
      },
      { name: 'Lantern House', city: 'Boston', state: 'MA', phone: '617-555-0100' },
      ...['One', 'Two', 'Three', 'Four'].map((name) => ({
        name: `${name} House`,
        city: 'Provo',
        state: 'UT' as const,
        phone: '801-555-0100',
      })),
    ),
  );
});
afterAll(() => both.stop());

const read = async (id: number, db: Db = both.localDb) =>
  toCenter(await db.selectFrom('centers').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const open = (args: readonly string[], env: Record<string, string> = {}) =>
  openScreen(both.localHome, args, { env: { HARBORLIGHT_DB: both.databaseFile, ...env } });

it('changes nothing where a value is wrong, or where somebody was faster, and says which', async () => {
  const before = await read(2);
  const wrong = await both.same(['centers', 'edit', '2', '--set', 'zip=1', '--set', 'levels=spa,IOP']);
  expect(wrong.status).toBe(1);
  expect(wrong.json.error.issues).toEqual([
    {
      path: 'levels',
      message:
        '“spa” is none of DETOX, RESIDENTIAL, PHP, IOP, OUTPATIENT, HOSPITAL_INPATIENT, OVERNIGHT_DETOX, OUTPATIENT_DETOX',
    },
    { path: 'zip', message: 'ZIP must be five digits' },
  ]);
  const field = await both.local(['centers', 'edit', '2', '--set', 'fax=1']);
  expect(field).toMatchObject({ status: 2, stderr: expect.stringContaining('emailPublic') });
  expect(await both.local(['centers', 'edit', '2'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--set'),
  });
  const late = ['--set', 'phone=617-555-0111', '--seen', '2026-10-31T00:00:00.000Z'];
  for (const command of ['edit', 'verify']) {
    const refused = await both.same(['centers', command, '2', ...late]);
    expect(refused).toMatchObject({ status: 1, json: { error: { code: 'changed_meanwhile' } } });
  }
  expect(await read(2)).toEqual(before);
});

it('adds a center by options or from a file, and nothing where something is missing', async () => {
  const { json } = await both.same([
    ...['centers', 'add', '--name', 'Pier House', '--city', 'Austin', '--state', 'texas'],
    ...['--levels', 'iop', '--languages', 'Spanish,Navajo', '--approximate-location', '--verified'],
  ]);
  expect(json.center).toMatchObject({
    slug: 'pier-house-austin-tx',
    state: 'TX',
    languages: ['Spanish', 'Navajo'],
    levels: [{ level: 'IOP' }],
    reviewStatus: 'PUBLISHED',
  });
  expect(json.center.lastVerifiedAt).not.toBeNull();
  const shown = await both.local(['centers', 'show', json.center.id, '--json']);
  const copy = await both.same(
    ['centers', 'add', '--file', '-', '--status', 'UNPUBLISHED', '--name', 'Copy'],
    {
      input: shown.stdout,
    },
  );
  const { languages, levels } = json.center;
  expect(copy.json.center).toMatchObject({
    languages,
    levels,
    name: 'Copy',
    source: null,
    reviewStatus: 'UNPUBLISHED',
  });

  const missing = await both.same(['centers', 'add', '--name', 'Nowhere']);
  expect(missing.json.error.issues.map(({ path }: { path: string }) => path)).toEqual(['city', 'state']);
  const strange = await both.local(['centers', 'add', '--file', '-'], {
    input: slow('{"name":"A","fax":"1"}'),
  });
  expect(strange).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('fax is no field of a center'),
  });
  expect(await both.local(['centers', 'add'])).toMatchObject({ status: 2 });
  const added = await both.localDb.selectFrom('centers').select('name').where('id', '>', 6).execute();
  expect(added.map(({ name }) => name)).toEqual(['Pier House', 'Copy']);
});

it('verifies one center, with what has changed', async () => {
  const { json } = await both.same(['centers', 'verify', '1', '--set', 'phone=512-555-0177']);
  expect(json.center).toMatchObject({ phone: '512-555-0177', reviewStatus: 'PUBLISHED' });
  expect(json.center.verifiedBy).not.toBeNull();
  for (const wrong of [[], ['1', '--due'], ['--due']]) {
    expect(await both.local(['centers', 'verify', ...wrong])).toMatchObject({ status: 2, stdout: '' });
  }
});

it('changes fields by options, in the words of people, and clears them', async () => {
  const { json } = await both.same([
    ...['centers', 'edit', '1', '--set', 'phone=', '--set', 'levels_of_care=detox, Residential'],
    ...['--set', 'emailPublic=hello@harbor.example', '--set', 'ZIP=78701', '--status', 'needs-review'],
  ]);
  expect(json.center).toMatchObject({
    phone: null,
    levels: [{ level: 'DETOX' }, { level: 'RESIDENTIAL' }],
    emailPublic: 'hello@harbor.example',
    zip: '78701',
    approximateLocation: true,
    reviewStatus: 'NEEDS_REVIEW',
  });
  const { stdout } = await both.local(['centers', 'edit', '1', '--set', 'phone=512-555-0199']);
  expect(stdout).toMatch(
    /^Saved: Harbor House, .*\nPhone {2}\+ 512-555-0199\nTo take it back: .* undo \d+\n$/,
  );
  const same = await both.local(['centers', 'edit', '1', '--set', 'phone=512-555-0199', '--json']);
  expect(JSON.parse(same.stdout)).toMatchObject({ changeId: null });
});

it('edits in the editor: what is wrong is said, and can be fixed with what was typed kept', async () => {
  const editor = join(both.localHome, 'editor.sh');
  // The first time it types nonsense, the second time it fixes that alone.
  writeFileSync(
    editor,
    `[ -e "$0.once" ] && sed -i 's/^zip: .*/zip: 02101/' "$2" || sed -i 's/^zip:.*/zip: 7/; s/^languages:.*/languages: [French, Navajo]/' "$2"
     touch "$0.once"\n`,
  );
  const screen = open(['centers', 'edit', 'lantern-house-boston-ma'], { VISUAL: `sh ${editor} --wait` });
  await screen.shows('zip: ZIP must be five digits');
  await screen.shows('Go back to the editor?');
  screen.type('\r');
  const shown = await screen.shows('Save this?');
  expect(shown).toContain('+ French, Navajo');
  // Meanwhile somebody else changes another field: that stays.
  await both.local(['centers', 'edit', '2', '--set', 'phone=617-555-0122']);
  screen.type('\r');
  await screen.shows('while you had it open');
  await screen.shows('Save this?', 2);
  screen.type('\r');
  await screen.shows('Saved: Lantern House, Boston, MA (00000002)');
  expect(await screen.exit()).toBe(0);
  expect(await read(2)).toMatchObject({
    zip: '02101',
    languages: ['French', 'Navajo'],
    phone: '617-555-0122',
  });
});

it('keeps what was typed where it is not saved, and names the file', async () => {
  const before = await read(2);
  const screen = open(['centers', 'edit', '2'], { EDITOR: `sed -i 's/^name: .*/name: Mine/'` });
  await screen.shows('Save this?');
  screen.type('n\r');
  const shown = await screen.shows('What you wrote is kept in ');
  expect(await screen.exit()).toBe(130);
  const [, file = ''] = /kept in (\S+\.yaml)/.exec(shown) ?? [];
  expect(existsSync(file) && readFileSync(file, 'utf8')).toContain('name: Mine');
  rmSync(dirname(file), { recursive: true });
  expect(await read(2)).toEqual(before);

  const broken = open(['centers', 'edit', '2'], { EDITOR: 'no-such-editor' });
  await broken.shows('Set EDITOR to another');
  expect(await broken.exit()).toBe(1);
});

/** What the walk tells colleagues that it is on. */
const claimed = async () => {
  const claims = await both.localDb.selectFrom('claims').select('subject_id').execute();
  return claims.map(({ subject_id }) => subject_id);
};

it('walks those that are due by single keys, says what it is on, and leaves what was done at Ctrl-C', async () => {
  const screen = open(['centers', 'verify', '--due', '--state', 'UT']);
  await screen.shows('4 left');
  await screen.shows('One House (00000003)');
  await expect.poll(claimed).toEqual(['3']);
  screen.type('v');
  await screen.shows('One House is verified.');
  await screen.shows('Two House (00000004)');
  await expect.poll(claimed).toEqual(['4']);
  screen.type('s');
  await screen.shows('Three House (00000005)');
  screen.type('b');
  await screen.shows('Two House (00000004)', 2);
  screen.type('m');
  await screen.shows('Which field?');
  screen.type(`${'\x1b[B'.repeat(9)}\r`);
  // Not before it can be fixed there: a terminal that waits for a whole line keeps deleted characters to itself.
  await screen.shows('? Phone, - for nothing: 801-555-0100');
  screen.type('\x7f\x7f11\r');
  await screen.shows('+ 801-555-0111');
  screen.type('v');
  await screen.shows('Two House is verified.');
  await screen.shows('Three House (00000005)', 2);
  screen.type('x');
  await screen.shows('Unpublish “Three House”?');
  screen.type('y\r');
  await screen.shows('Three House is unpublished.');
  await screen.shows('Four House (00000006)');
  screen.type('u');
  await screen.shows('Taken back: Three House.');
  await screen.shows('Three House (00000005)', 3);
  screen.type('\x03');
  expect(await screen.exit()).toBe(130);
  expect((await screen.lines()).join('\n')).toContain('2 verified, 2 left.');
  expect(await claimed()).toEqual([]);

  const [one, two, three, four] = await Promise.all([3, 4, 5, 6].map((id) => read(id)));
  expect([one, two, three, four].map((center) => center?.lastVerifiedAt !== null)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(two).toMatchObject({ phone: '801-555-0111' });
  expect(three).toMatchObject({ reviewStatus: 'PUBLISHED' });
});
