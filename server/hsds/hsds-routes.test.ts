import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemsOf } from '#core/hsds/testing/specification.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { nameId } from '../open-data/hsds-id.ts';
import { loadSample } from '../sample/sample.ts';
import { addCenters, readWrongPaths, startApp } from '../testing/running-app.ts';

interface Row {
  id: string;
  name: string;
  [field: string]: unknown;
}
interface Page {
  total_items: number;
  total_pages: number;
  page_number: number;
  size: number;
  first_page: boolean;
  last_page: boolean;
  empty: boolean;
  contents: Row[];
}

const entityOf = {
  services: 'service',
  organizations: 'organization',
  locations: 'location',
  service_at_locations: 'service_at_location',
  taxonomies: 'taxonomy',
  taxonomy_terms: 'taxonomy_term',
};
const lists = Object.entries(entityOf);

let on: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  on = await startApp({ publicUrl: 'https://harborlight.example/' });
  await on.change(async () => {
    await loadSample(on.db, new Date());
    await addCenters(on.db, {
      name: 'Hidden House',
      city: 'Austin',
      state: 'TX',
      reviewStatus: 'UNPUBLISHED',
    });
  });
});
afterAll(() => on.stop());

const get = (path: string) => on.app.request(`/hsds/${path}`);
const read = async <T = Page>(path: string) => (await (await get(path)).json()) as T;

/** All rows of a list, page by page; each page is checked. */
async function readAll(list: string, query = ''): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const answer = await read(`${list}?per_page=100&page=${page}${query}`);
    expect(problemsOf('page', answer)).toEqual([]);
    expect(answer).toMatchObject({
      page_number: page,
      first_page: page === 1,
      size: answer.contents.length,
      empty: false,
    });
    rows.push(...answer.contents);
    if (!answer.last_page) continue;
    expect(answer).toMatchObject({ total_items: rows.length, total_pages: page });
    return rows;
  }
}

it('says which version it is, and whose data', async () => {
  const response = await on.app.request('/hsds');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    version: '3.1',
    profile: 'https://docs.openreferral.org/en/latest/hsds/',
    openapi_url: 'https://harborlight.example/api/openapi.json',
    source: 'Sample directory',
    sample: true,
  });
  expect((await get('')).headers.get('Location')).toBe('/hsds');
});

it.each(lists)(
  'answers %s by the specification, each once over all pages, nested and not',
  async (list, entity) => {
    const rows = await readAll(list);
    const full = await readAll(list, entity.startsWith('taxonomy') ? '' : '&full=true');
    expect([...rows, ...full].flatMap((row) => problemsOf(entity, row))).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(full.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    if (!entity.startsWith('taxonomy')) expect(rows).toHaveLength(on.live.current.size);
    // One by its id is the whole of it.
    expect(await read(`${list}/${rows[0]!.id}`)).toEqual(full[0]);
    expect(await read(`${list}/${rows.at(-1)!.id.toUpperCase()}`)).toEqual(full.at(-1));
  },
);

it('resolves every id that one record has of another', async () => {
  const ids = Object.fromEntries(
    await Promise.all(
      lists.map(
        async ([list, entity]) => [entity, new Set((await readAll(list)).map(({ id }) => id))] as const,
      ),
    ),
  );
  const dangling: string[] = [];
  const seen = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, inner] of Object.entries(value)) {
      look(inner);
      const entity = field === 'link_id' ? (value as Row).link_entity : field.replace(/_id$/, '');
      if (!field.endsWith('_id')) continue;
      seen.add(field);
      if (!ids[entity as string]?.has(inner)) dangling.push(`${field} ${inner}`);
    }
  };
  for (const list of Object.keys(entityOf))
    look(await readAll(list, list.startsWith('tax') ? '' : '&full=true'));
  expect(dangling).toEqual([]);
  expect([...seen].sort()).toEqual([
    'link_id',
    'location_id',
    'organization_id',
    'service_at_location_id',
    'service_id',
    'taxonomy_id',
    'taxonomy_term_id',
  ]);
});

it('makes the same ids on every run', () => {
  // By Python: ns = uuid5(NAMESPACE_URL, 'urn:harborlight:hsds'); uuid5(ns, 'center/00000012/service').
  expect(nameId('center/00000012/service')).toBe('a76d55fe-589d-570b-8287-da641f25e853');
});

it('does not show what the public may not see', async () => {
  expect((await readAll('services')).map(({ name }) => name)).not.toContain('Hidden House');
  const [{ id }] = (await on.db
    .selectFrom('centers')
    .select('id')
    .where('name', '=', 'Hidden House')
    .execute()) as [{ id: number }];
  const hidden = nameId(`center/${String(id).padStart(8, '0')}/service`);
  expect((await get(`services/${hidden}`)).status).toBe(404);
});

it('finds an id of a center that was added after the first question for one', async () => {
  let id = '';
  await on.change(async () => {
    const added = await addCenters(on.db, { name: 'Newer House', city: 'Austin', state: 'TX' });
    id = added['Newer House']!;
  });
  const service = nameId(`center/${id}/service`);
  expect(await read(`services/${service}`)).toMatchObject({ name: 'Newer House' });
  expect((await readAll('services')).at(-1)).toMatchObject({ id: service });
});

it('narrows a list by all that is asked', async () => {
  const all = await readAll('services', '&full=true');
  const hasTerm = (row: Row, test: (attribute: Row) => boolean) => (row.attributes as Row[]).some(test);
  const terms = (await read('taxonomy_terms?per_page=100')).contents;
  const detox = terms.find(({ code }) => code === 'DETOX')!;
  const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

  const withDetox = await readAll('services', `&taxonomy_term_id=${detox.id}`);
  expect(idsOf(withDetox)).toEqual(
    idsOf(all.filter((row) => hasTerm(row, ({ taxonomy_term_id }) => taxonomy_term_id === detox.id))),
  );
  const withLevel = await readAll('services', `&taxonomy_id=${detox.taxonomy_id}`);
  expect(idsOf(withLevel)).toEqual(
    idsOf(all.filter((row) => hasTerm(row, ({ link_type }) => link_type === 'level_of_care'))),
  );
  expect(withLevel.length).toBeGreaterThan(withDetox.length);

  const { id, organization_id, last_modified } = all[5]!;
  expect(idsOf(await readAll('services', `&organization_id=${organization_id}`))).toEqual([id]);
  expect(idsOf(await readAll('services', `&modified_after=${last_modified}`))).toEqual(
    idsOf(all.filter((row) => (row.last_modified as string) >= (last_modified as string))),
  );

  const found = await read('services?search=Open%20Door%20Birmingham');
  expect(found.contents[0]).toMatchObject({ name: 'Sample Open Door Counseling' });
  const none = await read(`services?search=Birmingham&organization_id=${nameId('nobody')}`);
  expect(none).toMatchObject({
    total_items: 0,
    total_pages: 0,
    first_page: true,
    last_page: true,
    empty: true,
  });
  expect(await read('services?page=999')).toMatchObject({ size: 0, last_page: true, contents: [] });
  expect(idsOf((await read(`taxonomy_terms?taxonomy_id=${detox.taxonomy_id}`)).contents)).toHaveLength(8);
});

it.each([
  ['services?page=0', 'page'],
  ['services?per_page=101', 'per_page'],
  ['services?postcode=78701', 'postcode'],
  ['services?minimal=true', 'minimal'],
  ['services?full=yes', 'full'],
  ['services?format=xml', 'format'],
  ['services?modified_after=yesterday', 'modified_after'],
  ['organizations?taxonomy_id=detox', 'taxonomy_id'],
  ['taxonomies?search=x', 'search'],
  ['locations/12', 'id'],
])('refuses %s with a 400 that names %s', async (path, parameter) => {
  const response = await get(path);
  expect(response.status).toBe(400);
  expect(await readWrongPaths(response)).toEqual([parameter]);
});

it.each(['nothing', 'services/a/b', `services/${nameId('nobody')}`, `taxonomies/${nameId('nobody')}`])(
  'answers 404 in JSON for %s',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  },
);

it('says of its data what records have no field for, and can be read from anywhere and kept', async () => {
  const response = await on.app.request('/hsds/services', { headers: { Origin: 'https://other.example' } });
  const { headers } = response;
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Cache-Control')).toContain('s-maxage');
  expect(headers.get('Link')).toBe('<https://creativecommons.org/licenses/by/4.0/>; rel="license"');
  const { generatedAt } = on.live.manifest!;
  expect(headers.get('Last-Modified')).toBe(new Date(generatedAt).toUTCString());
  const { safetyNotice, sampleNotice } = openDataText;
  expect(headers.get('Harborlight-Safety-Notice')).toBe(`${sampleNotice} ${safetyNotice}`);
  const again = await on.app.request('/hsds/services', {
    headers: { 'If-None-Match': headers.get('ETag')! },
  });
  expect(again.status).toBe(304);
});
