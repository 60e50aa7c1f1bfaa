import { beforeEach, expect, it } from 'vitest';
import type { ImportDecisions } from '#core/staff/import-decisions.ts';
import { DetailCollector } from './details.ts';
import { startImporting, undoSeen } from './testing/importing.ts';
import { samhsaFile } from './testing/samhsa-file.ts';

/** A directory of one year, and of the next, in which something of every kind happens. */
const clinic = { name1: 'Harbor Clinic' };
const lodge = { name1: 'Lantern Lodge', street1: '9 Hill Street', zip: '36603', phone: '251-555-0111' };
const haven = { name1: 'Safe Haven', street1: '4 Quiet Lane', zip: '36604', phone: '251-555-0122' };
const pier = { name1: 'Old Pier', street1: '1 Pier', zip: '36605', phone: '251-555-0133' };
const cove = { name1: 'Calm Cove', street1: '2 Cove', zip: '36606', phone: '251-555-0144' };
const shore = { name1: 'Far Shore', street1: '3 Shore', zip: '36607', phone: '251-555-0155' };
const first = samhsaFile([clinic, lodge, haven, pier, cove, shore], 'directory_2022.csv');
const next = samhsaFile(
  [
    { ...clinic, phone: '251-555-0199' },
    { ...lodge, street1: '77 Bay Avenue' },
    { ...haven, street1: '- - -' },
    { ...cove, phone: '251-555-0188' },
    { ...shore, phone: '251-555-0177' },
    { name1: 'New Dawn', street1: '5 Dawn', zip: '36608', phone: '251-555-0166' },
  ],
  'directory_2023.csv',
);

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
  await on.run([first]);
  await set(5, { phone: '251-555-0999' });
  await set(6, { last_verified_at: '2026-11-01T12:00:00.000Z', verified_by: 'Kim' });
});

const set = (id: number, values: object) =>
  on.db.updateTable('centers').set(values).where('id', '=', id).execute();
const decide = ({ kinds = {}, rows = {} }: Partial<ImportDecisions>) =>
  on.run([next], { decisions: { kinds, rows } });
const row = async (id: number) => (await on.centers()).find((center) => center.id === id)!;
const refusedOf = ({
  refused = [],
}: {
  refused?: { kind: string; id?: string | undefined; name: string }[] | undefined;
}) => refused.map(({ kind, id, name }) => [kind, id, name]);

it('shows each kind with its rows before anything is written', async () => {
  const details = new DetailCollector({ several: false });
  const report = await on.run([next], { dryRun: true, details });
  expect(report.missingCenters).toEqual([{ id: '00000004', name: 'Old Pier', city: 'Mobile', state: 'AL' }]);
  expect(report.withheld).toMatchObject([{ id: '00000003', row: 4 }]);
  expect(details.new).toEqual([
    { row: 7, key: expect.stringMatching(/^[0-9a-f]{16}$/), name: 'New Dawn', city: 'Mobile', state: 'AL' },
  ]);
  const place = { name: 'Lantern Lodge', city: 'Mobile', state: 'AL', zip: '36603', phone: '251-555-0111' };
  expect(details.pairs).toEqual([
    {
      row: 3,
      id: '00000002',
      ...place,
      street: '9 Hill Street',
      theirs: { ...place, street: '77 Bay Avenue' },
    },
    expect.objectContaining({
      id: '00000003',
      street: null,
      theirs: expect.objectContaining({ street: null }),
    }),
  ]);
  expect(details.conflicts).toMatchObject([
    {
      id: '00000005',
      fields: [{ field: 'phone', ours: '251-555-0999', theirs: '251-555-0188', verified: null }],
    },
    {
      id: '00000006',
      fields: [{ field: 'phone', ours: '251-555-0155', theirs: '251-555-0177', verified: { by: 'Kim' } }],
    },
  ]);
  expect((await row(1)).phone).toBe('251-555-0100');
});

it('leaves what is refused as it is, all of a kind', async () => {
  const before = await on.centers();
  const kinds = { conflicts: 'refuse', withheld: 'refuse', delisted: 'refuse', new: 'refuse' } as const;
  const report = await decide({ kinds });
  expect(refusedOf(report)).toEqual([
    ['new', undefined, 'New Dawn'],
    ['delisted', '00000004', 'Old Pier'],
    ['withheld', '00000003', 'Safe Haven'],
    ['conflicts', '00000005', 'Calm Cove'],
    ['conflicts', '00000006', 'Far Shore'],
  ]);
  expect(report).toMatchObject({ centers: { new: 0, missing: 0 }, withheld: [], decisions: { kinds } });
  // Not even what their source says of them is noted: the next file offers the same again.
  expect(await row(3)).toEqual(before[2]);
  expect(await row(4)).toEqual(before[3]);
  expect(await on.centers()).toHaveLength(6);
  expect([(await row(1)).phone, (await row(5)).phone, (await row(6)).phone]).toEqual([
    '251-555-0199',
    '251-555-0999',
    '251-555-0155',
  ]);
  const again = await on.run([next]);
  expect(again).toMatchObject({ centers: { new: 1, missing: 1 }, withheld: [{ id: '00000003' }] });
});

it('decides by row, whatever becomes of the others of the kind', async () => {
  const rows = {
    'conflicts 00000006': 'accept',
    'changed 00000001': 'refuse',
    'delisted 00000004': 'accept',
  } as const;
  const report = await decide({ kinds: { conflicts: 'refuse', delisted: 'refuse' }, rows });
  expect(refusedOf(report)).toEqual([
    ['changed', '00000001', 'Harbor Clinic'],
    ['conflicts', '00000005', 'Calm Cove'],
  ]);
  expect((await row(1)).phone).toBe('251-555-0100');
  expect((await row(4)).review_status).toBe('NEEDS_REVIEW');
  expect((await row(6)).phone).toBe('251-555-0177');
});

it('makes two centers of a pair that is none', async () => {
  const report = await decide({ rows: { 'pairs 00000002': 'refuse' } });
  expect(report.centers).toMatchObject({ new: 2, missing: 2 });
  expect(await row(2)).toMatchObject({ street: '9 Hill Street', review_status: 'NEEDS_REVIEW' });
  expect((await on.centers()).filter(({ name }) => name === 'Lantern Lodge')).toHaveLength(2);
  // They stay two: the next file knows each by its own name.
  expect((await on.run([next])).centers).toMatchObject({ new: 0, missing: 0 });
});

it('records what was decided, binds it to its preview, and takes all of it back', async () => {
  const before = await on.centers();
  const decisions: ImportDecisions = { kinds: { new: 'refuse' }, rows: { 'changed 00000001': 'refuse' } };
  const { fingerprint } = await on.run([next], { dryRun: true, decisions });
  await expect(on.run([next], { previewed: fingerprint! })).rejects.toMatchObject({
    code: 'preview_outdated',
  });
  const { importId } = await on.run([next], { decisions, previewed: fingerprint! });
  const kept = await on.db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', importId!)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(kept.report)).toMatchObject({
    decisions,
    refused: [{ kind: 'new' }, { kind: 'changed' }],
  });
  expect(JSON.parse(kept.counts)).toMatchObject({ refused: 2 });
  await undoSeen(on.db, importId!, { name: 'Ben', channel: 'web' }, new Date());
  expect(await on.centers()).toEqual(before);
});
