import { beforeEach, expect, it } from 'vitest';
import { toCenterId } from '../../database/center-rows.ts';
import { readEntries } from '../../history/history-entries.ts';
import { undoChange } from '../../history/undo.ts';
import { startImporting } from '../testing/importing.ts';
import { samhsaFile } from '../testing/samhsa-file.ts';
import { findLeftOpen, withholdLeftOpen } from './left-open.ts';

const house = { name1: 'Safe Harbor', street1: '9 Hill Street', phone: '251-555-0111' };
const site = { name1: 'Safe Harbor', street1: '40 Main Street', phone: '251-555-0140' };
/** Of the same organization, and found by nothing else. */
const elsewhere = { ...house, street1: '- - -', phone: '251-555-0177', zip: '36604' };
const ada = { name: 'Ada', channel: 'terminal' } as const;
const now = new Date('2026-11-28T12:00:00Z');

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

const of = (year: number, ...rows: Record<string, string>[]) =>
  samhsaFile([{}, ...rows], `directory_${year}.csv`);
const set = (id: number, values: object) =>
  on.db.updateTable('centers').set(values).where('id', '=', id).execute();
const center = async (id: number) => (await on.centers()).find((row) => row.id === id)!;
const found = async () => (await findLeftOpen(on.db)).map(({ row }) => row.id);

/** As a version without withholding left it: where the source's word was taken, and nobody else's address was looked at. */
async function importAsBefore(): Promise<void> {
  await on.run([of(2022, house, site)]);
  const before = await on.centers();
  await on.run([of(2024, { ...house, street1: '- - -' }, elsewhere, site)]);
  for (const { id, street, zip, lat, lng, approximate_location } of before) {
    const { imported } = await center(id);
    const { parts } = JSON.parse(imported!);
    const values = { street, zip, lat, lng, approximate_location, imported: JSON.stringify({ parts }) };
    await set(id, values);
  }
  await on.db.deleteFrom('changes').where('subject', '=', 'center').execute();
}

it('finds and withholds what a version before left open, and nothing else', async () => {
  await importAsBefore();
  const untouched = [await center(1), await center(3)];
  expect(await found()).toEqual([2]);
  expect((await withholdLeftOpen(on.db, ada, now)).map(({ id }) => id)).toEqual([2]);
  expect(await center(2)).toMatchObject({ street: null, zip: '36602', approximate_location: 1 });
  expect([await center(1), await center(3)]).toEqual(untouched);
  expect(await found()).toEqual([]);
  const [change] = await on.db.selectFrom('changes').selectAll().where('subject', '=', 'center').execute();
  const [entry] = await readEntries(on.db, [change!.id]);
  expect(entry).toMatchObject({ actor: 'Ada', subjectId: toCenterId(2) });
  expect(JSON.stringify(entry)).not.toContain('9 Hill');
  // Whoever takes it back has decided.
  await on.db.transaction().execute((tx) => undoChange(tx, change!.id, ada, now));
  expect(await center(2)).toMatchObject({ street: '9 Hill Street' });
  expect(await found()).toEqual([]);
});

it('finds that of another listing of the same organization, with its street in its text', async () => {
  await on.run([of(2022, house)]);
  await set(2, { program_highlights: 'Ring at 9 Hill St. twice.' });
  const before = await center(2);
  await on.run([of(2024, elsewhere)]);
  await set(2, before);
  await on.db.deleteFrom('changes').where('subject', '=', 'center').execute();
  expect(await found()).toEqual([2]);
  await withholdLeftOpen(on.db, ada, now);
  expect(await center(2)).toMatchObject({
    ...{ street: null, zip: null, lat: null, program_highlights: 'Ring at (address withheld) twice.' },
  });
  // As an import would have: once the source lists it again it stands here again.
  await on.run([of(2025, house, elsewhere)]);
  expect(await center(2)).toMatchObject({ street: '9 Hill Street' });
});

it('leaves what staff have decided otherwise', async () => {
  await on.run([of(2022, house)]);
  await on.run([of(2024, elsewhere)], { decisions: { kinds: { withheld: 'refuse' }, rows: {} } });
  expect(await center(2)).toMatchObject({ street: '9 Hill Street' });
  expect(await found()).toEqual([]);
  await on.run([of(2025, { ...elsewhere, name1: 'Other House', phone: '251-555-0178' }, elsewhere)]);
  expect(await found()).toEqual([]);
});

it('finds a street that somebody typed into a text after it was withheld', async () => {
  await on.run([of(2022, house)]);
  await on.run([of(2024, elsewhere)]);
  expect(await found()).toEqual([]);
  await set(2, { program_highlights: 'Come to 9 Hill Street.' });
  expect(await found()).toEqual([2]);
  await withholdLeftOpen(on.db, ada, now);
  expect(await center(2)).toMatchObject({ program_highlights: 'Come to (address withheld).' });
});

it('finds nothing where nothing is withheld', async () => {
  await on.run([of(2022, house, site)]);
  expect(await found()).toEqual([]);
  expect(await withholdLeftOpen(on.db, ada, now)).toEqual([]);
});
