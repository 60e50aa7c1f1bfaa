import { beforeEach, expect, it } from 'vitest';
import type { CenterRow } from '../../database/center-rows.ts';
import type { addressColumns } from '../../database/withheld-address.ts';
import { recordChange } from '../../history/changes.ts';
import { dump, startImporting, undoSeen } from '../testing/importing.ts';
import { samhsaFile } from '../testing/samhsa-file.ts';

const STREET = '9 Hill Street';
const clinic = {};
const house = { name1: 'Safe Harbor', street1: STREET, phone: '251-555-0111' };
const hidden = { ...house, street1: '- - -' };
/** Of the same organization, and found by nothing else. */
const elsewhere = { ...hidden, phone: '251-555-0177', zip: '36604' };
const MH = { service_code_info: 'MH * OP * DBT * MC * CHLD' };
const nowhere = { street: null, lat: null, lng: null, approximate_location: 0 };

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

const of = (year: number, ...rows: Record<string, string>[]) =>
  samhsaFile([clinic, ...rows], `directory_${year}.csv`);
const staffs = (row: string) => ({
  name: 'ours.csv',
  data: Buffer.from(`name,street,city,state,zip,phone\n${row}\n`),
});
const set = (id: number, values: object) =>
  on.db.updateTable('centers').set(values).where('id', '=', id).execute();
const center = async (id: number) => (await on.centers()).find((row) => row.id === id)!;
const place = ({
  street,
  zip,
  lat,
  lng,
  approximate_location,
}: Pick<CenterRow, (typeof addressColumns)[number]>) => ({
  ...{ street, zip, lat, lng, approximate_location },
});
const mark = (imported: string | null) => ({ withheld: JSON.parse(imported!).withheld ?? null });
const undo = (id: number) =>
  undoSeen(on.db, id, { name: 'Ben', channel: 'web' }, new Date('2026-12-01T12:00:00Z'));

it('takes the street of a listing whose source withholds it now, also where staff verified and placed it', async () => {
  await on.run([of(2022, house)]);
  await set(2, {
    ...{ street: '9 Hill St', zip: '36602-1234', lat: 30.69, lng: -88.04, approximate_location: 0 },
    ...{ last_verified_at: '2026-11-01T12:00:00.000Z', verified_by: 'Kim' },
  });
  const report = await on.run([of(2024, hidden)]);
  const [first] = await on.centers();
  expect(await center(2)).toMatchObject({
    ...{ street: null, zip: '36602', lat: first!.lat, lng: first!.lng, approximate_location: 1 },
  });
  expect(report.withheld).toEqual([
    { file: 'directory_2024.csv', row: 3, id: '00000002', name: 'Safe Harbor', city: 'Mobile', state: 'AL' },
  ]);
  expect(JSON.stringify(report)).not.toContain('9 Hill');
});

it('takes that of a listing of the same name in the same city, which it does not take for the same', async () => {
  await on.run([of(2022, house, { ...house, name1: 'Safe Harbor Inn', street1: '1 Inn Road', phone: '' })]);
  const report = await on.run([of(2024, elsewhere)]);
  expect(report.centers).toMatchObject({ new: 1, missing: 2 });
  expect(report.withheld).toMatchObject([{ id: '00000002', row: 3 }]);
  expect(await center(2)).toMatchObject({ ...nowhere, zip: null, review_status: 'NEEDS_REVIEW' });
  // A name that is merely alike is another's.
  expect(await center(3)).toMatchObject({ street: '1 Inn Road' });
  expect(await center(4)).toMatchObject({ street: null, zip: '36604', approximate_location: 1 });
});

it('takes that of a listing with the same phone, whatever it is called and whoever listed it', async () => {
  await on.run([staffs('Women’s Refuge,1 Side Street,Selma,AL,36701,(251) 555-0111 x2')]);
  await on.run([staffs('Women’s House,2 Side Street,Selma,AL,36701,251-555-0112')]);
  await set(1, { review_status: 'UNPUBLISHED' });
  const report = await on.run([of(2024, hidden)]);
  expect(await center(1)).toMatchObject({ ...nowhere, name: 'Women’s Refuge', zip: null });
  expect(await center(2)).toMatchObject({ street: '2 Side Street', zip: '36701' });
  expect(report.withheld).toMatchObject([{ id: '00000001', name: 'Women’s Refuge' }]);
  // No file of ours brings it back; staff can, and no later import takes it away again.
  await on.run([staffs('Women’s Refuge,1 Side Street,Selma,AL,36701,(251) 555-0111 x2')]);
  const refuges = (await on.centers()).filter(({ name }) => name === 'Women’s Refuge');
  expect(refuges).toMatchObject([nowhere]);
  await set(1, { street: '3 Open Street' });
  await on.run([of(2025, hidden)]);
  expect(await center(1)).toMatchObject({ street: '3 Open Street' });
});

it('leaves another site of the organization that the file lists with its street', async () => {
  const site = { name1: 'Safe Harbor', street1: '40 Main Street', phone: house.phone };
  await on.run([of(2022, house, site)]);
  await set(3, { street: '40 Main St, Suite 2' });
  const report = await on.run([of(2024, elsewhere, site)]);
  expect(report.withheld).toMatchObject([{ id: '00000002' }]);
  expect(await center(2)).toMatchObject(nowhere);
  expect(await center(3)).toMatchObject({ street: '40 Main St, Suite 2', approximate_location: 1 });
});

it('shows nothing where a site moved and staff had verified where it was', async () => {
  await on.run([of(2022, house)]);
  await set(2, { last_verified_at: '2026-11-01T12:00:00.000Z' });
  await on.run([of(2024, elsewhere, { ...house, street1: '50 New Street' })]);
  expect(await center(2)).toMatchObject({ street: '50 New Street' });
});

it('keeps an address withheld year after year, and puts it back as it was once the source lists it again', async () => {
  await on.run([of(2022, house, clinic)]);
  await set(2, { lat: 30.69, lng: -88.04, approximate_location: 0 });
  const before = await center(2);
  await on.run([of(2024, elsewhere)]);
  const unchanged = await dump(on.db);
  expect((await on.run([of(2024, elsewhere)])).importId).toBeUndefined();
  expect(await dump(on.db)).toBe(unchanged);
  expect((await on.run([of(2025, elsewhere)])).withheld).toEqual([]);
  expect(await center(2)).toMatchObject(nowhere);
  // An older one says nothing against it.
  await on.run([of(2023, elsewhere, house)]);
  expect(await center(2)).toMatchObject(nowhere);
  await on.run([of(2026, elsewhere, house)]);
  const { street, zip, lat, lng, approximate_location, imported } = before;
  expect(await center(2)).toMatchObject({ street, zip, lat, lng, approximate_location });
  expect(JSON.parse((await center(2)).imported!)).toMatchObject({
    parts: { SU: { ...JSON.parse(imported!).parts.SU, year: 2026 } },
  });
  expect((await center(2)).imported).not.toContain('withheld');
});

it('ends in the same whether the two directories of a year come together or one after the other', async () => {
  const su = [clinic, { ...house, street1: '40 Main Street', phone: '251-555-0140' }];
  const mh = (row: object) => ({ ...row, ...MH });
  const years: [name: string, rows: Record<string, string>[]][][] = [
    [
      ['su_2022.csv', [...su, house]],
      ['mh_2022.csv', [mh(clinic), mh(house), mh({ ...house, street1: '60 Bay Street', phone: '' })]],
    ],
    [
      ['su_2024.csv', [...su, elsewhere]],
      ['mh_2024.csv', [mh(clinic), mh(elsewhere), mh({ ...house, street1: '60 Bay Street', phone: '' })]],
    ],
    [
      ['su_2025.csv', [...su, house]],
      ['mh_2025.csv', [mh(clinic), mh(house)]],
    ],
  ];
  const orders = [
    (files: [string, Record<string, string>[]][]) => [files],
    (files: [string, Record<string, string>[]][]) => files.map((file) => [file]),
    (files: [string, Record<string, string>[]][]) => files.map((file) => [file]).reverse(),
  ];
  const ends: string[][] = [];
  for (const inOrder of orders) {
    const { run, centers } = await startImporting();
    const states: string[] = [];
    for (const year of years) {
      for (const files of inOrder(year)) await run(files.map(([name, rows]) => samhsaFile(rows, name)));
      // Of what goes missing step by step the source's last word is another: the part that went last.
      const content = (await centers()).map(({ name, source_key, review_status, imported, ...row }) =>
        JSON.stringify({ name, source_key, review_status, ...place(row), ...mark(imported) }),
      );
      states.push(content.sort().join('\n'));
    }
    ends.push(states);
  }
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]).toEqual(ends[0]);
  const [first, second] = ends[0]!;
  expect(first).toContain(`"street":"${STREET}"`);
  expect(first).not.toContain('"street":null');
  expect(second).not.toContain(`"NEEDS_REVIEW","street":"${STREET}"`);
  expect(second).toContain('"NEEDS_REVIEW","street":null');
  for (const open of ['40 Main Street', '60 Bay Street']) expect(second).toContain(`"street":"${open}"`);
});

it('is taken back exactly, with the time of the last change', async () => {
  await on.run([staffs('Women’s Refuge,1 Side Street,Selma,AL,36701,251-555-0177')]);
  await on.run([of(2022, house)]);
  await set(3, { lat: 30.69, lng: -88.04, approximate_location: 0, updated_at: '2026-11-21T08:00:00.000Z' });
  const before = await on.centers();
  await on.run([of(2024, elsewhere)], { now: new Date('2026-11-30T12:00:00Z') });
  expect((await on.centers()).slice(0, 3)).not.toEqual(before);
  expect(await undo(3)).toMatchObject({ restored: 3, deleted: 1, corrections: [] });
  expect(await on.centers()).toEqual(before);
  // What was changed since is changed now.
  await on.run([of(2024, elsewhere)], { now: new Date('2026-11-30T12:00:00Z') });
  const row = await center(3);
  await set(3, { phone: '251-555-0190' });
  const change = { subject: 'center', id: 3, title: row.name, action: 'update', before: row } as const;
  await recordChange(on.db, change, { name: 'Kim', channel: 'web' }, new Date('2026-11-30T13:00:00Z'));
  await undo(4);
  expect(await center(3)).toMatchObject({
    ...{ street: STREET, phone: '251-555-0190', updated_at: '2026-12-01T12:00:00.000Z' },
  });
});
