import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { DataStatement } from '#core/open-data/open-data.ts';
import {
  CenterAnswer,
  CenterList,
  GuideAnswer,
  GuideList,
  StateCenters,
} from '#core/open-data/open-data-answers.ts';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters, startApp } from '../testing/running-app.ts';

const ORIGIN = 'https://harborlight.example';
let on: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  on = await startApp({ env: { PUBLIC_URL: `${ORIGIN}/` } });
  await on.change(() =>
    addCenters(
      on.db,
      ...Array.from({ length: 203 }, (_, index) => ({
        name: `Center ${String(index).padStart(3, '0')}`,
        city: 'Austin',
        state: 'TX' as const,
      })),
      {
        name: 'Lantern House',
        city: 'Boulder',
        state: 'CO',
        levels: [{ level: 'DETOX' }],
        insurance: [{ insurance: 'SELFPAY' }],
        lastVerifiedAt: '2026-01-02T03:04:05.000Z',
      },
      { name: 'Old Lantern', city: 'Boulder', state: 'CO', reviewStatus: 'UNPUBLISHED' },
      { name: 'Hidden Place', city: 'Boulder', state: 'CO', reviewStatus: 'UNPUBLISHED' },
    ),
  );
  const { id } = await on.db
    .selectFrom('centers')
    .select('id')
    .where('name', '=', 'Lantern House')
    .executeTakeFirstOrThrow();
  await on.db.updateTable('centers').set({ merged_into: id }).where('name', '=', 'Old Lantern').execute();
  await on.change(() =>
    addGuides(on.db, {
      slug: 'what-is-detox',
      title: 'What Is Detox?',
      reviewedBy: 'Ada',
      reviewedAt: '2026-05-06T07:08:09.000Z',
    }),
  );
});
afterAll(() => on.stop());

const get = (path: string, headers: Record<string, string> = {}) => on.app.request(path, { headers });
const read = async (path: string) => (await get(path)).json();

it('lists every public center once, page by page, by the links of each page', async () => {
  const slugs: string[] = [];
  const pages: number[] = [];
  let address: string | null = `${ORIGIN}/api/centers.json`;
  while (address) {
    const page: CenterList = CenterList.strict().parse(await read(address.slice(ORIGIN.length)));
    slugs.push(...page.centers.map(({ slug }) => slug));
    pages.push(page.page);
    expect(page).toMatchObject({ total: 204, pages: 3 });
    if (page.next) expect((await read(page.next.slice(ORIGIN.length))).prev).toMatch(`page=${page.page}`);
    address = page.next;
  }
  expect(pages).toEqual([1, 2, 3]);
  expect(slugs).toEqual(on.live.current.all.map(({ slug }) => slug));
  expect(slugs[0]).toBe('lantern-house-boulder-co');
  const { first, prev, last } = await read('/api/centers.json');
  expect({ first, prev, last }).toEqual({
    first: `${ORIGIN}/api/centers.json?page=1`,
    prev: null,
    last: `${ORIGIN}/api/centers.json?page=3`,
  });
});

it('answers 404 beyond the last page, and 400 for what is no page', async () => {
  const beyond = await get('/api/centers.json?page=4');
  expect(beyond.status).toBe(404);
  expect((await beyond.json()).error).toMatchObject({
    code: 'page_not_found',
    message: 'There is no page 4: the last one is 3.',
  });
  const wrong = await get('/api/centers.json?page=0');
  expect(wrong.status).toBe(400);
  expect((await wrong.json()).error.issues[0].path).toBe('page');
});

it('answers all that the public may know of a center, with labels', async () => {
  const { center, ...statement } = CenterAnswer.strict().parse(
    await read('/api/centers/lantern-house-boulder-co.json'),
  );
  expect(center).toMatchObject({
    name: 'Lantern House',
    stateName: 'Colorado',
    levels: [{ level: 'DETOX', label: 'Detox' }],
    levelsOfCare: ['Detox'],
    insurance: [{ insurance: 'SELFPAY', label: 'Self-Pay' }],
    source: 'Harborlight',
    url: `${ORIGIN}/centers/lantern-house-boulder-co`,
    json: `${ORIGIN}/api/centers/lantern-house-boulder-co.json`,
  });
  expect(statement.lastVerifiedAt).toBe('2026-01-02T03:04:05.000Z');
  const inList = (await read('/api/centers.json')).centers[0];
  expect(center).toMatchObject(inList);
});

it('sends whoever asks for a merged center to the one that it is now', async () => {
  const response = await get('/api/centers/old-lantern-boulder-co.json');
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe('/api/centers/lantern-house-boulder-co.json');
});

it.each([
  ['/api/centers/nowhere.json', 'center_not_found'],
  ['/api/centers/hidden-place-boulder-co.json', 'center_not_found'],
  ['/api/states/zz.json', 'state_not_found'],
  ['/api/guides/nowhere.json', 'guide_not_found'],
])('answers 404 for %s, to pages of other origins, too', async (path, code) => {
  const response = await get(path, { Origin: 'https://other.example' });
  expect(response.status).toBe(404);
  expect((await response.json()).error.code).toBe(code);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Cache-Control')).toBe('no-cache, no-transform');
});

it('leaves the same addresses without .json as they were', async () => {
  expect(await read('/api/centers/lantern-house-boulder-co')).toMatchObject({ levels: [{ level: 'DETOX' }] });
  expect(await read('/api/states/CO')).toHaveLength(1);
  expect(await read('/api/guides/what-is-detox')).toMatchObject({ id: expect.any(String) });
});

it('lists the centers of a state by its code in any letter case, and none where it has none', async () => {
  for (const code of ['co', 'CO', 'Co']) {
    const state = StateCenters.strict().parse(await read(`/api/states/${code}.json`));
    expect(state).toMatchObject({ state: 'CO', stateName: 'Colorado', total: 1, url: `${ORIGIN}/states/co` });
    expect(state.centers.map(({ name }) => name)).toEqual(['Lantern House']);
  }
  expect(await read('/api/states/WY.json')).toMatchObject({ total: 0, centers: [], lastVerifiedAt: null });
});

it('lists guides without their texts, and answers one with its text', async () => {
  const list = GuideList.strict().parse(await read('/api/guides.json'));
  expect(list).toMatchObject({ total: 1, lastVerifiedAt: '2026-05-06T07:08:09.000Z' });
  expect(list.guides[0]).not.toHaveProperty('bodyMarkdown');
  const { guide } = GuideAnswer.strict().parse(await read(new URL(list.guides[0]!.json).pathname));
  expect(guide).toMatchObject({
    bodyMarkdown: '## Why?\n\nBecause.',
    url: `${ORIGIN}/guides/what-is-detox`,
  });
});

it.each([
  '/api/centers.json',
  '/api/states/tx.json',
  '/api/centers/lantern-house-boulder-co.json',
  '/api/guides.json',
  '/api/guides/what-is-detox.json',
])(
  'says of %s whose it is and who to call, and lets every origin read it and a CDN keep it',
  async (path) => {
    const response = await get(path, { Origin: 'https://other.example' });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=60,/);
    const statement = DataStatement.parse(await response.json());
    expect(statement).toMatchObject({ source: 'Harborlight', sample: false, licence: { name: 'CC BY 4.0' } });
    expect(statement.safetyNotice).toContain('988');
    expect(statement.generatedAt).toBe(on.live.manifest?.generatedAt);
    const again = await get(path, {
      Origin: 'https://other.example',
      'If-None-Match': response.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*');
  },
);

it('says in each answer with made-up centers that they are, and in no other', async () => {
  await on.change(() =>
    on.db.updateTable('centers').set({ source: SAMPLE_SOURCE }).where('state', '=', 'CO').execute(),
  );
  const sample = await read('/api/states/co.json');
  expect(sample).toMatchObject({ sample: true, source: SAMPLE_SOURCE });
  expect(sample.safetyNotice).toMatch(/^Sample directory: these centers are not real/);
  expect(await read('/api/states/tx.json')).toMatchObject({ sample: false });
});
