import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CenterFields, SAMPLE_SOURCE } from '#core/center/center.ts';
import { ListingPayload } from '#core/messages/submission.ts';
import { type Db, openDatabase } from '../database/db.ts';
import { listingPayload } from '../testing/messages.ts';
import { addCenters } from '../testing/running-app.ts';
import { findCandidates } from './candidates.ts';

let db: Db;
beforeAll(async () => {
  db = await openDatabase(':memory:');
});
afterAll(() => db.destroy());

const austin = { city: 'Austin', state: 'TX' } as const;

/** What is found for a listing among the given centers, by name and with the reasons. */
async function candidatesAmong(
  centers: (Partial<CenterFields> & { name: string; reviewStatus?: 'UNPUBLISHED' })[],
  changes: Partial<ListingPayload> = {},
): Promise<[name: string, ...reasons: string[]][]> {
  await db.deleteFrom('centers').execute();
  await addCenters(db, ...centers.map((center) => ({ ...austin, ...center })));
  const found = await findCandidates(db, ListingPayload.parse({ ...listingPayload, ...changes }));
  return found.map(({ center, reasons }) => [center.name, ...reasons]);
}

it('finds centers by phone, name, address and website, the most convincing first, and says why', async () => {
  expect(
    await candidatesAmong([
      { name: 'Cove Treatment', website: 'http://www.harborpoint.example/austin' },
      { name: 'Elsewhere Recovery', city: 'Dallas', zip: '75201' },
      { name: 'HARBOR POINT', city: 'Dallas' },
      { name: 'Lighthouse', phone: '(512) 555-0150 x3', zip: '78701' },
      { name: 'Old Mill', street: '1 Pier Rd., Suite 200', zip: '78701' },
    ]),
  ).toEqual([
    ['Lighthouse', 'phone', 'city', 'zip'],
    ['Old Mill', 'address', 'city', 'zip'],
    ['HARBOR POINT', 'name'],
    ['Cove Treatment', 'website', 'city'],
  ]);
});

it('finds a similar name, and does not take words that every center carries for likeness', async () => {
  expect(
    await candidatesAmong([
      { name: 'Harbor Point Behavioral Health Center' },
      { name: 'Harbour Point' },
      { name: 'Recovery Center of Austin' },
      { name: 'Point' },
    ]),
  ).toEqual([
    ['Harbor Point Behavioral Health Center', 'similar_name', 'city'],
    ['Harbour Point', 'similar_name', 'city'],
    ['Point', 'similar_name', 'city'],
  ]);
});

it('does not propose a center for its city or ZIP alone', async () => {
  expect(await candidatesAmong([{ name: 'Quiet Cove', zip: '78701' }])).toEqual([]);
});

it('finds who has moved to another state by phone or website', async () => {
  expect(
    await candidatesAmong([
      { name: 'Harbor Point', city: 'Tulsa', state: 'OK', phone: '512.555.0150' },
      { name: 'Harbor Point of Maine', city: 'Bath', state: 'ME', website: 'https://HarborPoint.example' },
      { name: 'Harbor Point', city: 'Reno', state: 'NV' },
    ]),
  ).toEqual([
    ['Harbor Point', 'phone', 'name'],
    ['Harbor Point of Maine', 'website', 'similar_name'],
  ]);
});

it('proposes unpublished centers too, at most five, and none that were merged into another', async () => {
  const same = Array.from({ length: 7 }, (_, i) => ({
    name: 'Harbor Point',
    city: `Austin ${i}`,
    reviewStatus: 'UNPUBLISHED' as const,
  }));
  expect(await candidatesAmong(same)).toHaveLength(5);
  await db.updateTable('centers').set({ merged_into: 1 }).execute();
  expect(await findCandidates(db, ListingPayload.parse(listingPayload))).toEqual([]);
});

it('leaves out the made-up centers of the sample, which the first import takes away', async () => {
  const twins = [{ name: 'Harbor Point' }, { name: 'Harbor Point Austin' }];
  expect(await candidatesAmong(twins)).toHaveLength(2);
  await db.updateTable('centers').set({ source: SAMPLE_SOURCE }).where('name', '=', 'Harbor Point').execute();
  const found = await findCandidates(db, ListingPayload.parse(listingPayload));
  expect(found.map(({ center }) => center.name)).toEqual(['Harbor Point Austin']);
});

it('finds none for a listing of which little is known, rather than many', async () => {
  const bare = { website: '', phone: '', address: '', city: '', zip: '' };
  expect(await candidatesAmong([{ name: 'Quiet Cove' }, { name: 'Lantern House' }], bare)).toEqual([]);
});
