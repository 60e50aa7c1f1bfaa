import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGuides } from '#server/guides/guide-rows.ts';
import { loadStarterGuides } from '#server/guides/starter-guides.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

const FILE = `---
title: Sleep in detox
excerpt: Why it is hard at first.
tags: [Detox, Sleep]
reviewedBy: Dr. Example
---

## Why?

Because.
`;

let both: Awaited<ReturnType<typeof openBothWays>>;
/** The path of a file in the local home. */
const path = (name: string) => join(both.localHome, name);

beforeAll(async () => {
  both = await openBothWays(loadStarterGuides);
  writeFileSync(path('sleep-in-detox.md'), FILE);
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

it('lists, shows and exports guides, whether found by slug or by address', async () => {
  const list = await both.same(['guides', 'list']);
  expect(list.json.map(({ slug }: { slug: string }) => slug)).toEqual(await slugs());
  const shown = await both.same(['guides', 'show', 'https://harborlight.example/guides/help-for-teens']);
  expect(shown.json).toMatchObject({ slug: 'help-for-teens', title: 'Help for teens' });
  const unknown = await both.same(['guides', 'show', 'help-for-tens']);
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining('help-for-teens') });

  const text = await both.remote(['guides', 'show', 'help-for-teens']);
  expect(text.stdout).toContain('Tags: Teens, Families, First steps');
  expect(text.stdout).not.toMatch(/\]\(|\*\*|^#/m);
  const file = await both.local(['guides', 'show', 'help-for-teens', '--markdown']);
  expect(file.stdout).toContain('\ntitle: Help for teens\n');
  const again = await both.local(['guides', 'publish', '-', '--json'], { input: file.stdout });
  expect(JSON.parse(again.stdout)).toMatchObject([{ result: 'unchanged' }]);
});

it('publishes files, asks before it overwrites a guide, deletes it, and says how to take that back', async () => {
  const publish = ['guides', 'publish', path('sleep-in-detox.md')];
  const made = await both.same(publish);
  expect(made.json).toMatchObject([
    { result: 'created', guide: { slug: 'sleep-in-detox', tags: ['Detox', 'Sleep'] } },
  ]);
  expect((await both.same(publish)).json).toMatchObject([{ result: 'unchanged' }]);

  writeFileSync(path('sleep-in-detox.md'), FILE.replace('Because.', 'For a reason.'));
  const screen = openHere(publish, 'false', 60);
  await screen.shows('Overwrite this guide: sleep-in-detox?');
  const asked = (await screen.lines()).join('\n');
  expect(asked).toContain('- Because.\n+ For a reason.');
  screen.type('n');
  screen.type('\r');
  expect(await screen.exit()).toBe(130);
  const unasked = await both.same(publish);
  expect(unasked).toMatchObject({ status: 2, stderr: expect.stringContaining('--yes') });
  expect((await readGuides(both.localDb)).find(({ slug }) => slug === 'sleep-in-detox')?.bodyMarkdown).toBe(
    '## Why?\n\nBecause.',
  );
  expect((await both.same([...publish, '--yes'])).json).toMatchObject([
    { result: 'updated', guide: { bodyMarkdown: '## Why?\n\nFor a reason.' } },
  ]);

  // A change of the text was no review; to be reviewed again is said by itself.
  const reviewed_at = '2026-01-02T03:04:05.000Z';
  for (const db of [both.localDb, both.remoteDb]) {
    await db.updateTable('guides').set({ reviewed_at }).where('slug', '=', 'sleep-in-detox').execute();
  }
  writeFileSync(path('sleep-in-detox.md'), FILE);
  expect((await both.same([...publish, '--yes'])).json).toMatchObject([
    { result: 'updated', guide: { reviewedAt: reviewed_at } },
  ]);
  const again = await both.same([...publish, '--reviewed-today', '--yes']);
  expect(again.json).toMatchObject([{ result: 'updated' }]);
  expect(again.json[0].guide.reviewedAt).toBe(again.json[0].guide.updatedAt);

  const deleted = await both.same(['guides', 'delete', 'sleep-in-detox', '--yes']);
  expect(deleted.json).toMatchObject({ deleted: true, changeId: expect.any(Number) });
  for (const db of [both.localDb, both.remoteDb]) expect(await slugs(db)).not.toContain('sleep-in-detox');
});

it('keeps a guide’s languages apart: lists, shows, exports, publishes and deletes each by itself', async () => {
  const list = await both.local(['guides', 'list']);
  expect(list.stdout).toContain('help-for-teens\tes\tAyuda para adolescentes');
  const shown = await both.same(['guides', 'show', 'help-for-teens', '--language', 'es']);
  expect(shown.json).toMatchObject({ language: 'es', title: 'Ayuda para adolescentes' });
  const byAddress = await both.same([
    'guides',
    'show',
    'https://harborlight.example/es/guides/help-for-teens',
  ]);
  expect(byAddress.json).toEqual(shown.json);
  const { id } = (await both.same(['guides', 'show', 'help-for-teens'])).json;
  for (const [named, title] of [
    [[id], 'Help for teens'],
    [[id, '--language', 'es'], 'Ayuda para adolescentes'],
    [[shown.json.id], 'Ayuda para adolescentes'],
    [[shown.json.id, '--language', 'en'], 'Help for teens'],
  ] as const) {
    expect((await both.same(['guides', 'show', ...named])).json).toMatchObject({ title });
  }

  const exported = await both.local(['guides', 'show', 'help-for-teens', '--language', 'es', '--markdown']);
  expect(exported.stdout).toContain('\nlanguage: es\n');
  writeFileSync(path('teens.md'), exported.stdout);
  const publish = ['guides', 'publish', path('teens.md')];
  expect((await both.same(publish)).json).toMatchObject([{ result: 'unchanged' }]);
  writeFileSync(path('teens.md'), exported.stdout.replace(/^title: .*/m, 'title: Para jóvenes'));
  expect((await both.same([...publish, '--yes'])).json).toMatchObject([
    { result: 'updated', guide: { language: 'es', title: 'Para jóvenes' } },
  ]);
  const english = await both.same(['guides', 'show', 'help-for-teens']);
  expect(english.json).toMatchObject({ language: 'en', title: 'Help for teens' });

  const remove = ['guides', 'delete', 'help-for-teens', '--language', 'es', '--yes'];
  expect((await both.same(remove)).json).toMatchObject({ deleted: true, language: 'es' });
  expect(await both.same(remove)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not there in es, but in: en'),
  });
});

it('lists what is due, the longest first, and nothing that is not', async () => {
  const none = await both.same(['guides', 'due']);
  const due = [
    ['due-law.md', 'dueAt: 2026-01-01'],
    ['due-number.md', 'dueAt: 2025-12-31'],
    ['due-later.md', 'dueAt: 9999-01-01'],
  ] as const;
  for (const [name, day] of due) {
    writeFileSync(path(name), FILE.replace('reviewedBy', `${day}\nreviewedBy`));
    expect((await both.same(['guides', 'publish', path(name)])).status).toBe(0);
  }
  const list = await both.same(['guides', 'due']);
  expect(list.status).toBe(0);
  expect(list.json.slice(0, 2)).toEqual([
    { slug: 'due-number', language: 'en', title: 'Sleep in detox', dueSince: '2025-12-31' },
    { slug: 'due-law', language: 'en', title: 'Sleep in detox', dueSince: '2026-01-01' },
  ]);
  expect(list.json.slice(2)).toEqual(none.json);
  const text = await both.local(['guides', 'due']);
  expect(text.stdout).toContain('due-law\ten\tJan 01, 2026\tSleep in detox');

  const exported = await both.local(['guides', 'show', 'due-law', '--markdown']);
  expect(exported.stdout).toContain('\ndueAt: 2026-01-01\n');
  const remove = async (slug: string) => both.same(['guides', 'delete', slug, '--yes']);
  for (const slug of ['due-law', 'due-number', 'due-later']) expect((await remove(slug)).status).toBe(0);
});

it('takes over what ships where staff never touched it, after a question, and says how to take that back', async () => {
  const update = ['guides', 'update-starters'];
  expect((await both.same(update)).json).toMatchObject({ changeId: null });
  for (const db of [both.localDb, both.remoteDb]) {
    const old = { title: 'An older title', updated_at: '2026-01-01T00:00:00.000Z' };
    await db
      .updateTable('guides')
      .set(old)
      .where('slug', 'in', ['help-for-teens', 'help-for-veterans'])
      .where('language', '=', 'en')
      .execute();
  }
  const veterans = await both.local(['guides', 'show', 'help-for-veterans', '--markdown']);
  writeFileSync(path('help-for-veterans.md'), veterans.stdout.replace('An older title', 'Our own title'));
  expect((await both.same(['guides', 'publish', path('help-for-veterans.md'), '--yes'])).status).toBe(0);

  const unasked = await both.same(update);
  expect(unasked).toMatchObject({ status: 2, stderr: expect.stringContaining('write anew help-for-teens?') });
  const done = await both.same([...update, '--yes']);
  const outcomeOf = (slug: string) =>
    done.json.guides.find((guide: { slug: string; language: string }) => guide.slug === slug).outcome;
  expect([outcomeOf('help-for-teens'), outcomeOf('help-for-veterans')]).toEqual([
    'updated',
    'changed by staff',
  ]);
  expect((await both.same(['guides', 'show', 'help-for-teens'])).json.title).toBe('Help for teens');
  expect((await both.same(['guides', 'show', 'help-for-veterans'])).json.title).toBe('Our own title');
  const undone = await both.same(['history', 'undo', String(done.json.changeId), '--yes']);
  expect(undone.status).toBe(0);
  expect((await both.same(['guides', 'show', 'help-for-teens'])).json.title).toBe('An older title');
});

it('publishes none of several files where one is wrong, and names field and line', async () => {
  writeFileSync(path('wrong.md'), FILE.replace('Sleep in detox', '').replace('## Why?\n\nBecause.\n', ''));
  const before = await slugs();
  const refused = await both.same(['guides', 'publish', path('sleep-in-detox.md'), path('wrong.md')]);
  expect(refused.status).toBe(1);
  expect(refused.json.error.issues).toEqual([
    { path: path('wrong.md'), message: 'line 2, title: Title is required' },
    { path: path('wrong.md'), message: 'line 7, text: Content is required' },
  ]);
  expect(await slugs()).toEqual(before);
});

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
