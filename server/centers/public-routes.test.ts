import { afterAll, beforeAll, expect, it } from 'vitest';
import { Center } from '#core/center/center.ts';
import { addCenters, startApp } from '../testing/running-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp();
  await server.change(() =>
    addCenters(
      server.db,
      {
        name: 'Lantern House',
        city: 'Austin',
        state: 'TX',
        lat: 30.27,
        lng: -97.74,
        phone: '512-555-0100',
        levels: [{ level: 'DETOX' }, { level: 'IOP' }],
        insurance: [{ insurance: 'MEDICAID' }],
      },
      { name: 'Heron Recovery', city: 'Dallas', state: 'TX', levels: [{ level: 'DETOX' }] },
      { name: 'Cañon Clinic', city: 'Cañon City', state: 'CO', reviewStatus: 'NEEDS_REVIEW' },
      { name: 'Hidden Place', city: 'Austin', state: 'TX', reviewStatus: 'UNPUBLISHED' },
    ),
  );
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers });
const names = async (path: string) => {
  const { centers } = (await (await get(path)).json()) as { centers: Center[] };
  return centers.map(({ name }) => name);
};

it('answers a search with centers, total, page and limit, and nothing else', async () => {
  const response = await server.client.api.centers.$get({ query: { q: 'lantern', limit: '5' } });
  const body = await response.json();
  expect(Object.keys(body)).toEqual(['centers', 'total', 'page', 'limit']);
  expect(body).toMatchObject({ total: 1, page: 1, limit: 5 });
});

it('carries centers in exactly the shape of the schema', async () => {
  const { centers } = (await (await get('/api/centers?q=lantern')).json()) as { centers: unknown[] };
  expect(Center.strict().parse(centers[0])).toMatchObject({
    slug: 'lantern-house-austin-tx',
    levels: [{ level: 'DETOX' }, { level: 'IOP' }],
    insurance: [{ insurance: 'MEDICAID' }],
    lastVerifiedAt: null,
  });
});

it('takes repeated filters, ignores empty ones, and reads a state in any letter case', async () => {
  expect(await names('/api/centers?state=tx&level=DETOX&level=IOP&insurance=&population=')).toEqual([
    'Heron Recovery',
    'Lantern House',
  ]);
  const { centers, ...page } = await (
    await get('/api/centers?state=TX&level=DETOX&insurance=MEDICAID')
  ).json();
  // The other states no insurance.
  expect(centers.map(({ name }: { name: string }) => name)).toEqual(['Lantern House', 'Heron Recovery']);
  expect(page).toMatchObject({ total: 1, notStated: 1, notStatedOf: { insurance: 1 } });
});

it('adds the filters’ counts when asked', async () => {
  const body = await (await get('/api/centers?state=TX&counts=true')).json();
  expect(body.counts.level).toMatchObject({ DETOX: 2, IOP: 1, PHP: 0 });
  expect(body.counts.state).toEqual({ TX: 2, CO: 1 });
});

it.each([
  ['limit=101', 'limit'],
  ['limit=0', 'limit'],
  ['page=banana', 'page'],
  ['page=1.5', 'page'],
  ['page=-1', 'page'],
  ['state=ZZ', 'state'],
  ['near=78701&within=501', 'within'],
  ['near=78701&sort=price', 'sort'],
  [`near=${'x'.repeat(81)}`, 'near'],
  ['level=SPA', 'level'],
  ['insurance=MEDICAID&insurance=GOLD', 'insurance'],
  [`q=${'x'.repeat(201)}`, 'q'],
])('refuses ?%s with a 400 that names the parameter', async (query, parameter) => {
  const response = await get(`/api/centers?${query}`);
  expect(response.status).toBe(400);
  const { error } = await response.json();
  expect(error.code).toBe('invalid_request');
  expect(error.message).toContain(parameter);
  expect(error.issues).toEqual([{ path: parameter, message: expect.stringMatching(/^must be /) }]);
});

it('finds what is near a ZIP code or a city, the nearest first, with the miles to each', async () => {
  const near = await (await get('/api/centers?near=78701-1234&counts=true')).json();
  expect(near).toMatchObject({
    total: 3,
    near: { place: { name: '78701 (Austin, TX)', state: 'TX', lat: 30.27, lng: -97.74 } },
    miles: [0, null, null],
  });
  expect(near.centers[0]).toMatchObject({ name: 'Lantern House' });
  expect(await names('/api/centers?near=Round+Rock,+Texas&within=25&sort=distance&q=')).toEqual([
    'Lantern House',
  ]);
  expect(await names('/api/centers?near=Round+Rock,+TX&within=5')).toEqual([]);
  // Empty values are none.
  expect(await names('/api/centers?near=&within=&sort=')).toHaveLength(3);
});

it('searches around the larger of two cities and names the other, and finds nothing around no place', async () => {
  const several = await (await get('/api/centers?near=Portland&counts=true')).json();
  expect(several.near).toMatchObject({ place: { name: 'Portland, OR' } });
  expect(several.understood.otherPlaces.map(({ name }: { name: string }) => name)).toContain('Portland, ME');
  expect(await (await get('/api/centers?near=00000')).json()).toEqual({
    centers: [],
    total: 0,
    page: 1,
    limit: 20,
    near: { choices: [] },
  });
  expect(server.errors).toEqual([]);
});

it('reads q as people type it, and says how', async () => {
  const { centers, understood } = await (await get('/api/centers?q=detox+near+austin+tx')).json();
  expect(centers[0]).toMatchObject({ name: 'Lantern House' });
  expect(understood.query).toMatchObject({ level: ['DETOX'], near: 'Austin, TX', within: 10, q: '' });
});

it('shows what is published or under review, never what is unpublished', async () => {
  expect(await names('/api/centers')).toEqual(['Cañon Clinic', 'Heron Recovery', 'Lantern House']);
  expect((await get('/api/centers/hidden-place-austin-tx')).status).toBe(404);
});

it.each(['/api/centers', '/api/centers-positions'])(
  'refuses at %s what no center has and says what there is, or drops it where the app asks for that',
  async (path) => {
    const refused = await get(`${path}?level=PHP&level=DETOX&population=FAMILY`);
    const { error } = await refused.json();
    expect([refused.status, error.code, error.message]).toEqual([
      400,
      'unused_value',
      'level: no center of this directory has PHP; there are DETOX, IOP; population: no center of this directory has FAMILY; there are none',
    ]);
    expect((await get(`${path}?level=PHP&level=DETOX&population=FAMILY&drop=true`)).status).toBe(200);
  },
);

it('says what it dropped', async () => {
  const found = await (await get('/api/centers?level=PHP&level=DETOX&drop=true')).json();
  expect([found.total, found.understood.query.level]).toEqual([2, ['DETOX']]);
  expect(found.understood.loosened).toEqual([{ name: 'level', value: 'PHP' }]);
});

it('tells where the centers of a search are, by the search’s own parameters', async () => {
  const response = await get('/api/centers-positions?state=TX&level=DETOX&insurance=');
  expect(await response.json()).toEqual({ places: [[30.27, -97.74, 1, 1]], approximate: 0, unplaced: 1 });
  expect(response.headers.get('ETag')).toBe((await get('/api/states')).headers.get('ETag'));
  const wrong = await get('/api/centers-positions?level=SPA');
  expect(wrong.status).toBe(400);
  expect((await wrong.json()).error.message).toContain('level');
});

it('finds one center by its slug, and says so where there is none', async () => {
  const found = await server.client.api.centers[':slug'].$get({
    param: { slug: 'canon-clinic-canon-city-co' },
  });
  expect(await found.json()).toMatchObject({ name: 'Cañon Clinic', reviewStatus: 'NEEDS_REVIEW' });
  const missing = await get('/api/centers/nowhere');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({
    error: { code: 'center_not_found', message: 'There is no center named "nowhere".' },
  });
});

it('lists a state’s centers, and all states with their counts', async () => {
  const texas = (await (await get('/api/states/TX')).json()) as Center[];
  expect(texas.map(({ name }) => name)).toEqual(['Heron Recovery', 'Lantern House']);
  expect((await get('/api/states/XX')).status).toBe(404);
  const page = await (await get('/api/states/tx/centers?page=1')).json();
  expect(page).toEqual({ centers: texas, total: 2, verifiedSince: null });
  expect(await (await get('/api/states/tx/centers?page=2')).json()).toEqual({ ...page, centers: [] });
  expect((await get('/api/states/XX/centers')).status).toBe(404);
  const counts = (await (await get('/api/states')).json()) as { state: string; count: number }[];
  expect(counts).toHaveLength(50);
  expect(counts.find(({ state }) => state === 'TX')).toEqual({ state: 'TX', count: 2 });
  expect(counts.find(({ state }) => state === 'WY')).toEqual({ state: 'WY', count: 0 });
});

it('answers an unknown call in the one form of errors', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    for (const path of ['/api/nothing', '/hsds/nothing', '/api/centers/a/b']) {
      const response = await server.app.request(path, { method });
      expect(response.status).toBe(404);
      expect(response.headers.has('Allow')).toBe(false);
      expect((await response.json()).error).toMatchObject({ code: 'no_such_call' });
    }
  }
});

it.each([
  ['POST', '/api/centers', 'GET, HEAD'],
  ['PUT', '/api/centers/lantern-house', 'GET, HEAD'],
  ['DELETE', '/api/v1/centers', 'GET, HEAD'],
  ['GET', '/api/submissions', 'POST'],
  ['DELETE', '/api/session', 'POST'],
  ['POST', '/hsds/services', 'GET, HEAD'],
  ['PATCH', '/hsds', 'GET, HEAD'],
])('answers %s %s by a 405 that says which methods there are', async (method, path, allowed) => {
  const response = await server.app.request(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe(allowed);
  expect((await response.json()).error).toEqual({
    code: 'method_not_allowed',
    message: `${path} takes no ${method}. It takes: ${allowed}.`,
  });
});

it('answers 304 to who has the current answer, and compresses with brotli or gzip', async () => {
  const first = await get('/api/states');
  const again = await get('/api/states', { 'If-None-Match': first.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
  expect((await get('/api/states', { 'Accept-Encoding': 'gzip, br' })).headers.get('Content-Encoding')).toBe(
    'br',
  );
  expect((await get('/api/states', { 'Accept-Encoding': 'gzip' })).headers.get('Content-Encoding')).toBe(
    'gzip',
  );
  expect(
    (await get('/api/states', { 'Accept-Encoding': 'br;q=0' })).headers.get('Content-Encoding'),
  ).toBeNull();
});

it('forbids every other origin by its Content-Security-Policy', async () => {
  const policy = (await get('/api/states')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|unsafe|\*/);
});

it('says that it is up', async () => {
  const response = await server.client.healthz.$get();
  expect(await response.json()).toEqual({ status: 'ok', centers: 3, version: server.live.version });
});
