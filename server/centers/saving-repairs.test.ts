import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Center, CenterFields } from '#core/center/center.ts';
import { nothingKnown } from '#core/testing/nothing-known.ts';
import { zipPlace } from '../../data/places.ts';
import { addCenters, readWrongPaths, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let rita: Awaited<ReturnType<typeof signedIn>>;
let path: string;
beforeAll(async () => {
  on = await startApp();
  rita = await signedIn(on, 'Rita Reviewer', 'reviewer');
  const house = { name: 'Lantern House', city: 'Austin', state: 'TX', zip: '78701' } as const;
  path = `/api/admin/centers/${(await addCenters(on.db, house))[house.name]}`;
});
afterAll(() => on.stop());

type Edited = { center: Center; warnings?: string[] };

/** Saves fields on top of what is there. */
async function save(changed: Partial<CenterFields>): Promise<Edited> {
  const { center } = await (await rita.get(path)).json();
  const fields = { ...CenterFields.parse(center), ...changed };
  const response = await rita.patch(path, { fields, seenUpdatedAt: center.updatedAt });
  expect(response.status).toBe(200);
  return (await response.json()) as Edited;
}

it('leaves the place alone where a ZIP is elsewhere than the city, and says so', async () => {
  const { lat, lng } = (await save({ zip: '78702' })).center;
  const odd = await save({ zip: '63601' });
  expect(odd.center).toMatchObject({ zip: '63601', lat, lng });
  expect(odd.warnings).toEqual([
    'ZIP 63601 is Park Hills, MO, and the city is Austin, TX: the place on the map was left as it is. Please look which is right.',
  ]);
  const far = await save({ zip: '78701', lat: 33.52, lng: -86.81 });
  expect(far.center).toMatchObject({ lat: 33.52, lng: -86.81 });
  expect(far.warnings).toEqual([
    expect.stringMatching(/^The place on the map is \d{3} miles from Austin, TX\./),
  ]);
  expect((await save({ lat: null, lng: null })).warnings).toBeUndefined();
});

it('repairs what a spreadsheet made of ZIP, phone and website, as an import does', async () => {
  const fields = {
    ...nothingKnown,
    name: 'Agawam House',
    city: 'Agawam',
    state: 'MA',
    zip: '1001',
    phone: '413-555-CARE x12',
    website: 'N/A',
  };
  const added = await rita.post('/api/admin/centers', { fields });
  expect(added.status).toBe(201);
  const { center } = (await added.json()) as Edited;
  expect(center).toMatchObject({ zip: '01001', phone: '413-555-2273 x12', website: null });
  expect(center.lat).toBe(zipPlace('01001')!.lat);
  for (const phone of ['call us', '555-0100', '2.07556E+09', '2.0755601E+09', '-', 'please call']) {
    const refused = await rita.post('/api/admin/centers', { fields: { ...fields, name: 'Other', phone } });
    expect(await readWrongPaths(refused)).toEqual(['fields.phone']);
  }
  const texan = await rita.post('/api/admin/centers', { fields: { ...fields, state: 'TX', city: 'Austin' } });
  expect(await readWrongPaths(texan)).toEqual(['fields.zip']);
});
