import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGuides } from '#server/guides/guide-rows.ts';
import { loadStarterGuides } from '#server/guides/starter-guides.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
/** The path of a file in the local home. */
const path = (name: string) => join(both.localHome, name);

beforeAll(async () => {
  both = await openBothWays(loadStarterGuides);
});
afterAll(() => both.stop());

const slugs = async (db = both.localDb) => (await readGuides(db)).map(({ slug }) => slug);

/** An editor that does what the lines say, one for each time that it is opened; "$1" is the file. */
function makeEditor(name: string, ...lines: string[]): string {
  const file = path(name);
  const steps = lines.map((line, at) => `${at + 1}) ${line} ;;`);
  writeFileSync(
    file,
    `#!/bin/sh\nn=$(($(cat ${file}.n 2>/dev/null || echo 0) + 1)); echo $n > ${file}.n\ncase $n in\n${steps.join('\n')}\nesac\n`,
  );
  chmodSync(file, 0o755);
  return file;
}

function openHere(args: readonly string[], editor: string, columns = 100) {
  const env = { HARBORLIGHT_DB: both.databaseFile, EDITOR: editor };
  return openScreen(both.localHome, args, { columns, env });
}

it('has a guide changed in the editor, and offers to go back in until it is right', async () => {
  const editor = makeEditor(
    'fixes',
    `sed -i 's/^title: .*/title: /' "$1"`,
    `sed -i 's/^title: .*/title: For teens/' "$1"`,
  );
  const screen = openHere(['guides', 'edit', 'help-for-teens'], editor);
  await screen.shows('line 3, title: Title is required');
  await screen.shows('Go back to the editor?');
  screen.type('\r');
  await screen.shows('“For teens” is saved');
  expect(await screen.exit()).toBe(0);
  expect((await screen.lines()).join('\n')).toMatch(/To take it back: harborlight history undo \d+/);
  const { title } = (await readGuides(both.localDb)).find(({ slug }) => slug === 'help-for-teens')!;
  expect(title).toBe('For teens');
});

it('keeps the language of the guide where a file that is edited does not say one', async () => {
  const starter = await both.local([
    'guides',
    'show',
    'paying-for-treatment',
    '--language',
    'es',
    '--markdown',
  ]);
  writeFileSync(
    path('unsaid.md'),
    starter.stdout.replace(/^language: .*\n/m, '').replace(/^title: .*/m, 'title: Pagar'),
  );
  const named = ['guides', 'edit', 'paying-for-treatment', '--language', 'es', '--from', path('unsaid.md')];
  const screen = openHere(named, makeEditor('leaves', 'true'));
  await screen.shows('“Pagar” is saved');
  expect(await screen.exit()).toBe(0);
  const saved = (await readGuides(both.localDb)).filter(({ title }) => title === 'Pagar');
  expect(saved).toMatchObject([{ language: 'es' }]);
});

it('keeps a draft that is given up, and begins a new guide with it', async () => {
  const giveUp = makeEditor('gives-up', `sed -i 's/^title: .*/title: Sleep/' "$1"`);
  const screen = openHere(['guides', 'new'], giveUp);
  await screen.shows('excerpt: Excerpt is required');
  await screen.shows('Go back to the editor?');
  screen.type('n');
  screen.type('\r');
  expect(await screen.exit()).toBe(130);
  const draft = /kept in (\S+)/.exec((await screen.lines()).join('\n'))?.[1] ?? '';
  expect(readFileSync(draft, 'utf8')).toContain('title: Sleep\n');
  expect(await slugs()).not.toContain('sleep');

  const finish = makeEditor(
    'finishes',
    `sed -i 's/^excerpt: .*/excerpt: In short./' "$1"; echo Body >> "$1"`,
  );
  const env = { EDITOR: finish };
  const there = openScreen(both.remoteHome, ['guides', 'new', '--from', draft], { env });
  await there.shows(`“Sleep” is public now: ${both.address}/guides/sleep`);
  expect(await there.exit()).toBe(0);
  rmSync(dirname(draft), { recursive: true });
  expect(await slugs(both.remoteDb)).toContain('sleep');
  expect(await both.same(['guides', 'new'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('guides publish'),
  });
});

it('shows what was changed meanwhile, also in another terminal of one’s own, before it overwrites that', async () => {
  const [guide] = await readGuides(both.localDb);
  const gate = path('gate');
  const editor = makeEditor(
    'waits',
    `echo Mine >> "$1"; touch ${gate}; while [ -e ${gate} ]; do sleep 0.05; done`,
    'true',
  );
  const screen = openHere(['guides', 'edit', guide!.slug], editor);
  await expect.poll(() => existsSync(gate)).toBe(true);
  const theirs = path(`${guide!.slug}.md`);
  const now = await both.local(['guides', 'show', guide!.slug, '--markdown']);
  writeFileSync(theirs, now.stdout.replace(/^excerpt: .*/m, 'excerpt: Theirs.'));
  expect((await both.local(['guides', 'publish', theirs, '--yes'])).status).toBe(0);
  rmSync(gate);
  await screen.shows('You changed this guide since you opened it, in another tab or a terminal.');
  await screen.shows('+ excerpt: Theirs.');
  screen.type('\r');
  await screen.shows('is saved');
  expect(await screen.exit()).toBe(0);
  const [saved] = await readGuides(both.localDb);
  expect(saved?.excerpt).toBe(guide!.excerpt);
  expect(saved?.bodyMarkdown.endsWith('\nMine')).toBe(true);
});
