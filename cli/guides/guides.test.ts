import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const env = { HARBORLIGHT_DB: both.databaseFile };
  const screen = openScreen(both.localHome, publish, { columns: 60, env });
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

it('keeps a guide’s languages apart: lists, shows, exports, publishes and deletes each by itself', {
  tags: 'variant',
}, async () => {
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
