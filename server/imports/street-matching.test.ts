import { beforeEach, expect, it } from 'vitest';
import { startImporting } from './testing/importing.ts';
import { samhsaFile } from './testing/samhsa-file.ts';

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

const csv = (text: string, name = 'ours.csv') => ({ name, data: Buffer.from(text) });

it('finds a center again whose street is written in another way, in its own file and in another’s', async () => {
  await on.run([samhsaFile([{ street1: '12 W. Pier Road', phone: '251-555-0100' }])]);
  const [before] = await on.centers();
  // Without the phone nothing else tells that the two are one.
  const next = [samhsaFile([{ street1: '12 West Pier Rd', phone: '251-555-0188' }], 'directory_2023.csv')];
  expect((await on.run(next)).centers).toMatchObject({ new: 0, changed: 1, missing: 0 });
  expect(await on.centers()).toMatchObject([
    { id: before!.id, slug: before!.slug, street: '12 West Pier Rd' },
  ]);
  expect((await on.run(next)).centers).toMatchObject({ new: 0, changed: 0, unchanged: 1 });

  const ours = (street: string) => [
    csv(`name,street,city,state,zip,bed_count\nHarbor Clinic,${street},Mobile,AL,36602,12\n`),
  ];
  expect((await on.run(ours('12 W Pier Rd.'))).centers).toMatchObject({ new: 0, changed: 1 });
  expect(await on.centers()).toMatchObject([{ id: before!.id, bed_count: 12 }]);
});

it('keeps the key of each center as it was, so that the same file doubles none', async () => {
  const rows: Record<string, string>[] = [
    { street1: '12 West Pier Street' },
    { street1: '12 W Pier St', name2: 'Night Program' },
  ];
  await on.run([samhsaFile(rows)]);
  const keys = (await on.centers()).map(({ source_key }) => source_key);
  expect(keys).toEqual(['harbor clinic|12 west pier street|36602', 'harbor clinic|12 w pier st|36602']);
  expect((await on.run([samhsaFile(rows)])).centers).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  expect((await on.centers()).map(({ source_key }) => source_key)).toEqual(keys);
});
