import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StarterUpdates } from '#core/guide/starter-updates.ts';
import { readStarterGuides, type StarterGuide } from '../../data/guides.ts';
import { type Db, openDatabase } from '../database/db.ts';
import { undoChange } from '../history/undo.ts';
import { readGuides, toGuide } from './guide-rows.ts';
import { createGuide, deleteGuide, updateGuide } from './guide-writes.ts';
import { loadStarterGuides } from './starter-guides.ts';
import { planStarterUpdates, updateStarterGuides } from './update-starters.ts';

const actor = { name: 'Ada', channel: 'terminal' } as const;
const now = new Date('2027-03-04T05:06:07.000Z');
const act = { actor, now };

let db: Db;
beforeEach(async () => {
  db = await openDatabase(':memory:');
  await loadStarterGuides(db);
});
afterEach(() => db.destroy());

/** The next version: each text has one sentence more, and there is one guide more, in two languages. */
const [teens] = readStarterGuides().filter(({ slug }) => slug === 'help-for-teens');
const next: StarterGuide[] = [
  ...readStarterGuides().map((guide) => ({
    ...guide,
    bodyMarkdown: `${guide.bodyMarkdown}\n\nOne sentence more.`,
    updatedAt: '2027-03-01T00:00:00.000Z',
  })),
  ...(['en', 'es'] as const).map((language) => ({ ...teens!, slug: 'sleep', language, dueAt: '2028-01-15' })),
];

const update = (shipped = next) =>
  db.transaction().execute((tx) => updateStarterGuides(tx, actor, now, shipped));
const undo = (id: number) => db.transaction().execute((tx) => undoChange(tx, id, actor, now));
const find = async (slug: string, language = 'en') =>
  (await readGuides(db)).find((guide) => guide.slug === slug && guide.language === language);
/** "en/help-for-teens: updated", of those that are asked for. */
const outcomes = ({ guides }: StarterUpdates, ...slugs: string[]) =>
  guides
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, language, outcome }) => `${language}/${slug}: ${outcome}`);

it('changes nothing, and puts nothing on record, where all is as it ships', async () => {
  const before = await readGuides(db);
  const done = await update(readStarterGuides());
  expect(new Set(done.guides.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
  expect(done.changeId).toBeNull();
  expect(await readGuides(db)).toEqual(before);
  expect(await db.selectFrom('changes').selectAll().execute()).toEqual([]);
});

it('takes over what staff never touched, adds what was never there, and says so before', async () => {
  const before = (await find('help-for-teens'))!;
  const plan = await planStarterUpdates(db, next);
  expect(await find('help-for-teens')).toEqual(before);
  const done = await update();
  expect(plan).toEqual({ ...done, changeId: null });
  expect(outcomes(done, 'help-for-teens', 'sleep')).toEqual([
    'en/help-for-teens: updated',
    'es/help-for-teens: updated',
    'en/sleep: added',
    'es/sleep: added',
  ]);
  expect(await find('help-for-teens')).toEqual({
    ...before,
    bodyMarkdown: `${before.bodyMarkdown}\n\nOne sentence more.`,
    updatedAt: '2027-03-01T00:00:00.000Z',
  });
  expect(await find('sleep', 'es')).toMatchObject({ dueAt: '2028-01-15', reviewedAt: null });
});

it('leaves alone what staff have changed, deleted, moved or written themselves, each in its language', async () => {
  const edited = (await find('help-for-teens', 'es'))!;
  await updateGuide(db, edited.id, { ...edited, title: 'Para jóvenes' }, act);
  await deleteGuide(db, (await find('help-for-veterans'))!.id, act);
  const moved = (await find('overdose-and-naloxone'))!;
  await updateGuide(db, moved.id, { ...moved, slug: 'naloxone' }, act);
  await createGuide(db, { ...edited, slug: 'sleep', language: 'en', title: 'Our own' }, act);
  const done = await update();
  expect(
    outcomes(done, 'help-for-teens', 'help-for-veterans', 'overdose-and-naloxone', 'sleep').sort(),
  ).toEqual([
    'en/help-for-teens: updated',
    'en/help-for-veterans: removed by staff',
    'en/overdose-and-naloxone: removed by staff',
    'en/sleep: changed by staff',
    'es/help-for-teens: changed by staff',
    'es/help-for-veterans: updated',
    'es/overdose-and-naloxone: updated',
    'es/sleep: changed by staff',
  ]);
  expect(await find('help-for-teens', 'es')).toMatchObject({ title: 'Para jóvenes' });
  expect(await find('help-for-veterans')).toBeUndefined();
  expect(await find('sleep')).toMatchObject({ title: 'Our own' });
  expect(await find('sleep', 'es')).toBeUndefined();
});

it('takes over again with the version after', async () => {
  await update();
  const later = next.map((guide) => ({ ...guide, title: `${guide.title}, again` }));
  expect(new Set((await update(later)).guides.map(({ outcome }) => outcome))).toEqual(new Set(['updated']));
  // The same day ships twice: who has the guide open is told all the same.
  expect(await find('help-for-teens')).toMatchObject({
    title: 'Help for teens, again',
    updatedAt: now.toISOString(),
  });
});

it('leaves a guide open for its version in a new language, which the next start brings', async () => {
  await db.deleteFrom('guides').where('language', '=', 'es').execute();
  await update(next.filter(({ language }) => language === 'en'));
  const spanish = readStarterGuides().filter(({ language }) => language === 'es');
  expect(await loadStarterGuides(db)).toBe(spanish.length);
});

it('is taken back as one act, and what was taken back stays as it is', async () => {
  const before = await readGuides(db);
  const withoutMoments = (guides: typeof before) => guides.map((guide) => ({ ...guide, updatedAt: '' }));
  const { changeId } = await update();
  const changes = await db.selectFrom('changes').selectAll().orderBy('id').execute();
  expect(changes.length).toBe(next.length);
  expect(changes[0]).toMatchObject({ id: changeId, subject: 'guide', action: 'take_over', actor: 'Ada' });
  expect(toGuide(JSON.parse(changes[0]!.before!))).toEqual(
    before.find(({ id }) => id === changes[0]!.subject_id),
  );
  await undo(changeId!);
  expect(withoutMoments(await readGuides(db))).toEqual(withoutMoments(before));
  const again = await update();
  expect(new Set(again.guides.map(({ outcome }) => outcome))).toEqual(
    new Set(['changed by staff', 'removed by staff']),
  );
});
