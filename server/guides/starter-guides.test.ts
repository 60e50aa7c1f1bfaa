import { expect, it } from 'vitest';
import { Guide } from '#core/guide/guide.ts';
import { readStarterGuides } from '../../data/guides.ts';
import { openDatabase } from '../database/db.ts';
import { recordChange } from '../history/changes.ts';
import { readGuides, toGuide } from './guide-rows.ts';
import { createGuide, deleteGuide, updateGuide } from './guide-writes.ts';
import { loadStarterGuides } from './starter-guides.ts';

it('loads the guides that ship into a database without any, and never again', async () => {
  const db = await openDatabase(':memory:');
  const shipped = readStarterGuides();
  expect(await loadStarterGuides(db)).toBe(shipped.length);
  expect(await loadStarterGuides(db)).toBe(0);
  const guides = await readGuides(db);
  for (const guide of guides) Guide.strict().parse(guide);
  const { slug, language, title, bodyMarkdown, updatedAt } = shipped[0]!;
  expect(guides.find((guide) => guide.slug === slug)).toMatchObject({
    language,
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
  expect((await readGuides(db)).map(({ slug }) => slug)).toEqual([
    'overdose-and-naloxone',
    'overdose-and-naloxone',
  ]);
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

it('adds the Spanish version of each guide that nobody has touched, once, and of no other', async () => {
  const db = await openDatabase(':memory:');
  await loadStarterGuides(db);
  // As a database of before there were languages has them.
  await db.deleteFrom('guides').where('language', '=', 'es').execute();
  const find = (slug: string) =>
    db.selectFrom('guides').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  const act = { actor: { name: 'Ada', channel: 'web' } as const, now: new Date() };
  const edited = toGuide(await find('help-for-teens'));
  await updateGuide(db, edited.id, { ...edited, title: 'For teens' }, act);
  await deleteGuide(db, String((await find('help-for-veterans')).id), act);
  const own = { ...edited, slug: 'paying-for-treatment', language: 'es', title: 'Nuestra guía' } as const;
  await createGuide(db, own, act);

  const shipped = readStarterGuides().filter(({ language }) => language === 'es').length;
  expect(await loadStarterGuides(db)).toBe(shipped - 3);
  const spanish = (await readGuides(db)).filter(({ language }) => language === 'es');
  expect(spanish).toHaveLength(shipped - 2);
  expect(spanish.find(({ slug }) => slug === own.slug)?.title).toBe('Nuestra guía');
  expect(spanish.filter(({ slug }) => slug.startsWith('help-for-'))).toEqual([]);

  await deleteGuide(db, spanish.find(({ slug }) => slug === 'overdose-and-naloxone')!.id, act);
  expect(await loadStarterGuides(db)).toBe(0);
  await db.destroy();
});
