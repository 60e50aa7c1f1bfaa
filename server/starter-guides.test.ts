import { expect, it } from 'vitest';
import { Guide } from '#core/guide.ts';
import { readStarterGuides } from '../data/guides.ts';
import { recordChange } from './changes.ts';
import { openDatabase } from './db.ts';
import { readGuides } from './guide-rows.ts';
import { loadStarterGuides } from './starter-guides.ts';

it('loads the guides that ship into a database without any, and never again', async () => {
  const db = await openDatabase(':memory:');
  const shipped = readStarterGuides();
  expect(await loadStarterGuides(db)).toBe(shipped.length);
  expect(await loadStarterGuides(db)).toBe(0);
  const guides = await readGuides(db);
  for (const guide of guides) Guide.strict().parse(guide);
  const { slug, title, bodyMarkdown, updatedAt } = shipped[0]!;
  expect(guides.find((guide) => guide.slug === slug)).toMatchObject({
    title,
    bodyMarkdown,
    createdAt: updatedAt,
    updatedAt,
    reviewedAt: null,
  });
  await db.destroy();
});

it('leaves the guides of staff alone', async () => {
  const db = await openDatabase(':memory:');
  await loadStarterGuides(db);
  await db.deleteFrom('guides').where('slug', '!=', 'overdose-and-naloxone').execute();
  expect(await loadStarterGuides(db)).toBe(0);
  expect((await readGuides(db)).map(({ slug }) => slug)).toEqual(['overdose-and-naloxone']);
  await db.destroy();
});

it('does not bring back what staff have deleted, not even all of it', async () => {
  const db = await openDatabase(':memory:');
  await loadStarterGuides(db);
  const [guide] = await db.selectFrom('guides').selectAll().execute();
  const change = {
    subject: 'guide',
    id: guide!.id,
    title: guide!.title,
    action: 'delete',
    before: guide!,
  } as const;
  await recordChange(db, change, { name: 'Ada', channel: 'web' }, new Date());
  await db.deleteFrom('guides').execute();
  expect(await loadStarterGuides(db)).toBe(0);
  await db.destroy();
});
