import { beforeEach, expect, it } from 'vitest';
import { freeSlug } from '../../centers/center-slugs.ts';
import { addCenters } from '../../testing/running-app.ts';
import { startImporting, undoSeen } from '../testing/importing.ts';
import { samhsaFile } from '../testing/samhsa-file.ts';
import { undoImport } from './undo.ts';

const ben = { name: 'Ben', channel: 'web' } as const;
const later = new Date('2027-01-21T12:00:00Z');
const csv = (text: string) => ({ name: 'ours.csv', data: Buffer.from(`name,city,state,phone\n${text}`) });
const day = (number: number) => ({ now: new Date(Date.UTC(2026, 10, number)) });

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

const lodge = { name1: 'Lantern Lodge', street1: '9 Hill Street', phone: '251-555-0111' };
const year = (number: number, rows: Record<string, string>[]) => samhsaFile(rows, `directory_${number}.csv`);

it('puts back every column of every center, the moment of its last change too', async () => {
  await on.run([year(2022, [{}, lodge, { name1: 'Old Pier', phone: '251-555-0133' }])], day(1));
  const before = await on.centers();
  const moved = { ...lodge, street1: '77 Bay Avenue', zip: '36604' };
  await on.run(
    [year(2023, [{ phone: '251-555-0177' }, moved, { name1: 'New Pier', city: 'Dothan' }])],
    day(2),
  );
  expect(await on.centers()).not.toEqual(before);
  await undoSeen(on.db, 2, ben, later);
  expect(await on.centers()).toEqual(before);
});

it('puts back what a file had said where nobody saw a change', async () => {
  await on.run([year(2022, [{}])], day(1));
  await addCenters(on.db, { name: 'Hope', city: 'Austin', state: 'TX', phone: '512-555-0100' });
  const before = await on.centers();
  const says = csv('Hope,Austin,TX,512-555-0100\nHarbor Clinic,Mobile,AL,251-555-0100\n');
  expect((await on.run([says], day(2))).centers).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  const after = await on.centers();
  expect(after.map(({ imported }) => imported)).not.toEqual(before.map(({ imported }) => imported));
  expect(await on.db.selectFrom('said_before').selectAll().orderBy('center_id').execute()).toEqual([
    { import_id: 2, center_id: 1, before: '{"parts":{"CSV":null},"rest":{}}' },
    { import_id: 2, center_id: 2, before: null },
  ]);
  expect(await undoSeen(on.db, 2, ben, later)).toMatchObject({ touched: 0, restored: 0 });
  expect(await on.centers()).toEqual(before);
  expect(await on.db.selectFrom('said_before').selectAll().execute()).toEqual([]);
});

it('counts a later import that only said the same as a later one', async () => {
  await on.run([csv('Hope,Austin,TX,512-555-0100\n')], day(1));
  const shown = await on.centers();
  await on.db.updateTable('centers').set({ bed_count: 12 }).execute();
  const beds = { name: 'beds.csv', data: Buffer.from('name,city,state,bed_count\nHope,Austin,TX,12\n') };
  expect((await on.run([beds], day(2))).centers).toMatchObject({ changed: 0, unchanged: 1 });
  await expect(undoImport(on.db, 1, ben, later, { typed: 1 })).rejects.toMatchObject({
    code: 'later_import',
  });
  await undoSeen(on.db, 2, ben, later);
  expect(await on.centers()).toEqual([{ ...shown[0], bed_count: 12 }]);
});

it('gives centers their numbers and addresses back when they are imported again', async () => {
  const both = csv('Hope,Austin,TX,512-555-0100\nFaith,Waco,TX,254-555-0100\n');
  await on.run([both], day(1));
  const names = async () => (await on.centers()).map(({ id, slug, name }) => ({ id, slug, name }));
  const before = await names();
  await undoSeen(on.db, 1, ben, later);
  expect(await on.centers()).toEqual([]);

  // Nobody else gets the address meanwhile, and the number neither.
  const hope = { name: 'Hope', city: 'Austin', state: 'TX' };
  expect(await freeSlug(on.db, hope)).toBe('hope-austin-tx-2');
  await on.run([csv('Hope,Austin,TX,512-555-0166\nLove,Dallas,TX,\n')], day(2));
  await on.run([both], day(3));
  expect(await names()).toEqual([
    ...before.filter(({ name }) => name === 'Hope' || name === 'Faith'),
    { id: 3, slug: 'love-dallas-tx', name: 'Love' },
  ]);
  expect(await on.db.selectFrom('former_centers').selectAll().execute()).toEqual([]);
});

it('keeps no address of a center that went, only what tells it apart', async () => {
  await on.run([year(2022, [lodge])], day(1));
  await undoSeen(on.db, 1, ben, later);
  const kept = await on.db.selectFrom('former_centers').selectAll().execute();
  expect(kept).toMatchObject([{ id: 1, slug: 'lantern-lodge-mobile-al' }]);
  expect(JSON.stringify(kept)).not.toContain('hill');
});

it('keeps a copy first where much is touched, and asks for the number', async () => {
  const many = Array.from({ length: 40 }, (_, i) => `Center ${i},Austin,TX,\n`).join('');
  await on.run([csv(many)], day(1));
  await on.run([csv('Center 1,Austin,TX,512-555-0101\nCenter 2,Austin,TX,512-555-0102\n')], day(2));
  await on.run(
    [csv('Center 3,Austin,TX,512-555-0103\nCenter 4,Austin,TX,\nNew,Austin,TX,\nNew 2,Austin,TX,\n')],
    day(3),
  );
  const copies: string[] = [];
  const keepCopy = async () => {
    copies.push(`copy-${copies.length + 1}.db`);
    return copies.at(-1)!;
  };
  const undo = (id: number, options: object) => undoImport(on.db, id, ben, later, { keepCopy, ...options });
  expect(await undo(3, { dryRun: true })).toMatchObject({ touched: 3, all: 42, large: true, copy: null });
  await expect(undo(3, {})).rejects.toMatchObject({ status: 409, code: 'number_needed' });
  await expect(undo(3, { typed: 2 })).rejects.toMatchObject({ code: 'number_needed' });
  expect(copies).toEqual([]);
  expect(await undo(3, { typed: 3 })).toMatchObject({ restored: 1, deleted: 2, copy: 'copy-1.db' });
  // Two of forty are 5%, and no more.
  expect(await undo(2, {})).toMatchObject({ touched: 2, all: 40, large: false, copy: null });
  expect(copies).toHaveLength(1);
});
