import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminCenterPage } from '#core/staff/center-editing.ts';
import { addCenters, readWrongPaths, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

const MONTH_MS = 31 * 24 * 3600 * 1000;
const monthsAgo = (months: number) => new Date(Date.now() - months * MONTH_MS).toISOString();

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
let ids: Record<string, string>;

beforeAll(async () => {
  on = await startApp();
  ada = await signedIn(on, 'Rita Reviewer', 'reviewer');
  ids = await addCenters(
    on.db,
    {
      name: 'Lantern House',
      city: 'Cañon City',
      state: 'CO',
      street: '7 Pier Road',
      zip: '81212',
      phone: '(719) 555-0107',
      lastVerifiedAt: monthsAgo(1),
    },
    {
      name: 'Harbor 100%',
      city: 'Austin',
      state: 'TX',
      lastVerifiedAt: monthsAgo(7),
      lat: 30.5,
      lng: -97.74,
    },
    {
      name: 'Harbor Point',
      city: 'Austin',
      state: 'TX',
      lastVerifiedAt: monthsAgo(9),
      lat: 30.3,
      lng: -97.74,
    },
    {
      name: 'Closed House',
      city: 'Austin',
      state: 'TX',
      reviewStatus: 'UNPUBLISHED',
      lat: 30.3,
      lng: -97.74,
    },
    { name: 'Asked House', city: 'Dallas', state: 'TX', reviewStatus: 'NEEDS_REVIEW' },
    {
      name: 'Once Asked House',
      city: 'Dallas',
      state: 'TX',
      reviewStatus: 'NEEDS_REVIEW',
      lastVerifiedAt: monthsAgo(20),
    },
    { name: 'New House', city: 'Dallas', state: 'TX' },
    { name: 'Twin House', city: 'Dallas', state: 'TX' },
  );
  await on.db
    .updateTable('centers')
    .set({ merged_into: Number(ids['New House']), review_status: 'UNPUBLISHED' })
    .where('id', '=', Number(ids['Twin House']))
    .execute();
});
afterAll(() => on.stop());

async function find(query: string): Promise<AdminCenterPage> {
  const response = await ada.get(`/api/admin/centers?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as AdminCenterPage;
}
const namesOf = async (query: string) => (await find(query)).centers.map(({ name }) => name);

it('lists what the public sees and what it does not, by name', async () => {
  expect(await find('')).toMatchObject({ total: 7, page: 1, limit: 20 });
  expect(await namesOf('')).toEqual([
    'Asked House',
    'Closed House',
    'Harbor 100%',
    'Harbor Point',
    'Lantern House',
    'New House',
    'Once Asked House',
  ]);
});

it('puts the nearest to a place first, then goes by name, page by page, and keeps to a radius', async () => {
  expect(await namesOf('near=Austin,+TX&within=50')).toEqual(['Closed House', 'Harbor Point', 'Harbor 100%']);
  expect(await namesOf('near=Austin,+TX&within=5&status=PUBLISHED')).toEqual(['Harbor Point']);
  const second = await find('near=78701&limit=2&page=2');
  expect(second).toMatchObject({ place: '78701 (Austin, TX)', total: 7, miles: [15.9, null] });
  expect(second.centers[0]).toMatchObject({ name: 'Harbor 100%' });
});

it.each([
  ['near=00000', 'unknown_place', 'Give a ZIP code of five digits'],
  ['near=Portland', 'several_places', 'Portland, OR; Portland, ME'],
  ['near=78701&within=501', 'invalid_request', 'within: must be a whole number from 1 to 500'],
])('says what is wrong with %s', async (query, code, message) => {
  const response = await ada.get(`/api/admin/centers?${query}`);
  expect(response.status).toBe(400);
  expect((await response.json()).error).toMatchObject({ code, message: expect.stringContaining(message) });
});

it.each([
  ['the name', 'lantern'],
  ['a part of a word', 'ANTER'],
  ['words in any order, each somewhere', 'house pier'],
  ['the city with its accent', 'Cañon'],
  ['the city without its accent', 'canon'],
  ['the ZIP', '81212'],
  ['the phone as it is written', '(719) 555-0107'],
  ['the digits of the phone', '7195550107'],
  ['the phone in another writing', '719.555.0107'],
  ['the slug', 'lantern-house-canon-city-co'],
])('finds a center by %s', async (_, q) => {
  expect(await namesOf(`q=${encodeURIComponent(q)}`)).toEqual(['Lantern House']);
});

it('finds a center by its id', async () => {
  expect(await namesOf(`q=${ids['Harbor Point']}`)).toEqual(['Harbor Point']);
});

it('takes the signs that SQL has a meaning for as they are', async () => {
  expect(await namesOf('q=100%25')).toEqual(['Harbor 100%']);
  expect(await namesOf('q=har_or')).toEqual([]);
  expect(await namesOf(`q=${encodeURIComponent("' OR 1=1 --")}`)).toEqual([]);
});

it('finds only what has every word', async () => {
  expect(await namesOf('q=harbor+dallas')).toEqual([]);
});

it('narrows by state and by status; empty values count as none', async () => {
  expect(await namesOf('state=co&status=&q=&due=')).toEqual(['Lantern House']);
  expect(await namesOf('status=NEEDS_REVIEW')).toEqual(['Asked House', 'Once Asked House']);
  expect(await namesOf('status=UNPUBLISHED')).toEqual(['Closed House']);
});

it('leaves out what was merged into another center, unless it is asked for by its id', async () => {
  expect(await namesOf('q=twin')).toEqual([]);
  expect(await namesOf(`q=${ids['Twin House']}`)).toEqual(['Twin House']);
});

it('queues what is due: what needs a review, then the oldest verification, then what was never verified', async () => {
  expect(await namesOf('due=true')).toEqual([
    'Once Asked House',
    'Asked House',
    'Harbor Point',
    'Harbor 100%',
    'New House',
  ]);
});

it('queues what is not published only where that is asked for', async () => {
  expect(await namesOf('due=true&status=UNPUBLISHED')).toEqual(['Closed House']);
});

it('answers page by page', async () => {
  expect(await namesOf('limit=3&page=3')).toEqual(['Once Asked House']);
  expect(await find('limit=3&page=9')).toMatchObject({ centers: [], total: 7, page: 9, limit: 3 });
});

it('names each parameter that is wrong', async () => {
  const response = await ada.get('/api/admin/centers?state=Texas&status=GONE&due=maybe&page=0&limit=1000');
  expect(response.status).toBe(400);
  expect(await readWrongPaths(response)).toEqual(['state', 'status', 'due', 'page', 'limit']);
});

it('answers one center, and where it was merged to', async () => {
  const one = await ada.get(`/api/admin/centers/${ids['Twin House']}`);
  expect(await one.json()).toMatchObject({
    center: { id: ids['Twin House'], name: 'Twin House', reviewStatus: 'UNPUBLISHED' },
    mergedInto: { id: ids['New House'], name: 'New House' },
  });
  const bySlug = await ada.get('/api/admin/centers/twin-house-dallas-tx');
  expect(await bySlug.json()).toMatchObject({ center: { id: ids['Twin House'] } });
  const other = await ada.get(`/api/admin/centers/${ids['New House']}`);
  expect(await other.json()).toMatchObject({ mergedInto: null });
});

it.each(['99999999', '1', 'lantern'])('answers 404 for the id %s, which no center has', async (id) => {
  const response = await ada.get(`/api/admin/centers/${id}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: 'center_not_found' } });
});

it('is for staff only', async () => {
  for (const path of ['centers', 'centers.csv', 'centers/00000001']) {
    expect((await on.app.request(`/api/admin/${path}`)).status, path).toBe(401);
  }
});
