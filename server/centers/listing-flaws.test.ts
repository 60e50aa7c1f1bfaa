import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Center } from '#core/center/center.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

const place = { city: 'Waco', state: 'TX' } as const;

let on: Awaited<ReturnType<typeof startApp>>;
let rita: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  on = await startApp();
  rita = await signedIn(on, 'Rita Reviewer', 'reviewer');
  await addCenters(
    on.db,
    { ...place, name: 'Quiet Place', phone: '555-0100', website: 'http://n/a', zip: '76701' },
    { ...place, name: 'Odd House', phone: '254-555-0100', zip: '63601' },
    { ...place, name: 'Far House', lat: 30.69, lng: -88.04 },
    { ...place, name: 'Closed House', phone: 'call us', reviewStatus: 'UNPUBLISHED' },
    {
      ...place,
      name: 'Good House',
      phone: '1-254-555-0100 x12',
      website: 'https://none.example',
      zip: '76701',
    },
  );
});
afterAll(() => on.stop());

const named = async (query: string) => {
  const { centers, total } = await (await rita.get(`/api/admin/centers?${query}`)).json();
  expect(total).toBe(centers.length);
  return centers.map(({ name }: Center) => name);
};

it('finds what the public sees and cannot be right, by what it is, beside other filters, and exports it', async () => {
  expect(await named('flaw=phone')).toEqual(['Quiet Place']);
  expect(await named('flaw=website')).toEqual(['Quiet Place']);
  expect(await named('flaw=place')).toEqual(['Far House', 'Odd House']);
  expect(await named('flaw=place&q=odd')).toEqual(['Odd House']);
  expect(await named('flaw=phone&state=CO')).toEqual([]);
  expect(await named('flaw=')).toHaveLength(5);
  const csv = await (await rita.get('/api/admin/centers.csv?flaw=phone')).text();
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect((await rita.get('/api/admin/centers?flaw=any')).status).toBe(400);
});
