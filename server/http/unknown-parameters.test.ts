import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  on = await startApp();
  await on.change(() => addCenters(on.db, { name: 'Lantern House', city: 'Austin', state: 'TX' }));
});
afterAll(() => on.stop());

const refusal = async (path: string) => {
  const response = await on.app.request(path);
  const { error } = await response.json();
  return [response.status, error.code, error.message];
};
const refused = (message: string) => [400, 'unknown_parameter', message];

it.each([
  ['/api/v1/centers?levels=DETOX', 'levels: is not a parameter of this call; did you mean level?'],
  [
    '/api/centers?insurance_types=MEDICAID',
    'insurance_types: is not a parameter of this call; did you mean insurance?',
  ],
  ['/api/v1/centers?zip=78701', 'zip: is not a parameter of this call; did you mean near?'],
  ['/api/v1/centers?age=16', 'age: is not a parameter of this call; did you mean population?'],
  ['/api/v1/centers?type=detox', 'type: is not a parameter of this call; did you mean level?'],
  ['/api/v1/centers?city=Austin', 'city: is not a parameter of this call; did you mean near?'],
  [
    '/api/centers.json?age=16',
    'age: is not a parameter of this call; /api/v1/centers searches, and takes population',
  ],
  ['/api/centers?Limit=5', 'Limit: is not a parameter of this call; did you mean limit?'],
  [
    '/api/centers-positions?counts=true',
    'counts: is not a parameter of this call, which takes q, state, level, care, population, insurance, topic, modality, accreditation, language, near, within, widen, sort, every, crisis, drop',
  ],
  [
    '/api/centers.json?state=VT&level=DETOX',
    'state: is not a parameter of this call; /api/v1/centers searches, and takes state; level: is not a parameter of this call; /api/v1/centers searches, and takes level',
  ],
  [
    '/api/centers.csv?state=VT',
    'state: is not a parameter of this call; /api/v1/centers searches, and takes state',
  ],
  ['/api/states?verbose', 'verbose: is not a parameter of this call, which takes none'],
  ['/api/centers/lantern-house-austin-tx?x=1', 'x: is not a parameter of this call, which takes none'],
  ['/api/centers/lantern-house-austin-tx.json?x=1', 'x: is not a parameter of this call, which takes none'],
  ['/api/snapshot/TX-0123456789abcdef.json?x=1', 'x: is not a parameter of this call, which takes none'],
])('refuses %s, and says what was meant', async (path, message) => {
  expect(await refusal(path)).toEqual(refused(message));
});

it('lets pages of other origins read why, and takes what a call declares', async () => {
  const refusedThere = await on.app.request('/api/centers.json?pages=2', {
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect([refusedThere.status, refusedThere.headers.get('Access-Control-Allow-Origin')]).toEqual([400, '*']);
  expect((await on.app.request('/api/centers.json?page=1')).status).toBe(200);
  expect((await on.app.request('/api/centers.json?')).status).toBe(200);
  expect((await on.app.request('/api/centers.json?pages=2', { method: 'HEAD' })).status).toBe(400);
});

it('answers a phone that asks for the offline copy past the caches on the way', async () => {
  expect((await on.app.request('/api/snapshot?again=1764000000000')).status).toBe(200);
  const { state, hash } = on.live.manifest!.states[0]!;
  expect((await on.app.request(`/api/snapshot/${state}-${hash}.json?again=1`)).status).toBe(200);
  expect((await on.app.request('/api/states?again=1')).status).toBe(400);
});

it('tells staff, and nobody else, what a call of theirs takes', async () => {
  expect((await refusal('/api/admin/centers?stat=TX'))[0]).toBe(401);
  const ada = await signedIn(on);
  const response = await ada.get('/api/admin/centers?stat=TX');
  expect([response.status, (await response.json()).error.message]).toEqual([
    400,
    'stat: is not a parameter of this call; did you mean state?',
  ]);
  expect((await ada.get('/api/admin/centers?state=TX')).status).toBe(200);
});

it('leaves an address at which nothing is as it was', async () => {
  expect(await refusal('/api/nowhere?x=1')).toEqual([404, 'no_such_call', 'There is no GET /api/nowhere.']);
});

it('names the first of many, in an answer that is no longer for it', async () => {
  const many = Array.from({ length: 1500 }, (_, index) => `p${index}=1`).join('&');
  const response = await on.app.request(`/api/centers?${many}`);
  expect(response.status).toBe(400);
  const { error } = await response.clone().json();
  expect(error.issues).toHaveLength(25);
  expect(error.message).toMatch(/; and 1475 more$/);
  expect((await response.text()).length).toBeLessThan(30_000);
});

it('names the first of many fields that a body has too many of', async () => {
  const body = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`p${index}`, 1]));
  const response = await on.post('/api/track-call', body);
  const { error } = await response.json();
  expect([response.status, error.issues.length]).toEqual([400, 25]);
});
