import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guide } from '#core/guide/guide.ts';
import { openDatabase } from '../database/db.ts';
import { addGuides } from '../testing/add-guides.ts';
import { readWrongPaths, startApp } from '../testing/running-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp();
  await addGuides(
    server.db,
    { slug: 'zebra', title: 'about detox', tags: ['Detox', 'First steps'] },
    { slug: 'alpha', title: 'Élan', reviewedBy: 'Dr. Example', reviewedAt: '2026-11-02T00:00:00.000Z' },
    { slug: 'beta', title: 'Medicine' },
    { slug: 'beta', language: 'es', title: 'Medicamentos' },
    { slug: 'solo', language: 'es', title: 'A solas' },
  );
});
afterAll(() => server.stop());

it('lists whole guides by title, whatever their letters', async () => {
  const body = await (await server.client.api.guides.$get({ query: {} })).json();
  expect(body.map(({ title }) => title)).toEqual(['about detox', 'Élan', 'Medicine']);
  for (const guide of body) Guide.strict().parse(guide);
  expect(body[0]).toMatchObject({ tags: ['Detox', 'First steps'], reviewedBy: null, reviewedAt: null });
});

it('finds one guide by its slug, and says so where there is none', async () => {
  const found = await server.client.api.guides[':slug'].$get({ param: { slug: 'alpha' }, query: {} });
  expect(await found.json()).toMatchObject({
    title: 'Élan',
    reviewedBy: 'Dr. Example',
    reviewedAt: '2026-11-02T00:00:00.000Z',
  });
  const missing = await server.app.request('/api/guides/nowhere');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({
    error: { code: 'guide_not_found', message: 'There is no guide named "nowhere".' },
  });
});

it('answers in Spanish where a guide is there in it, and says of the others that they are in English', async () => {
  const list = await (await server.app.request('/api/guides?language=es')).json();
  expect(list.map(({ title, language }: Guide) => [title, language])).toEqual([
    ['A solas', 'es'],
    ['Medicamentos', 'es'],
    ['about detox', 'en'],
    ['Élan', 'en'],
  ]);
  const ask = async (address: string) => (await server.app.request(address)).json();
  expect(await ask('/api/guides/beta?language=es')).toMatchObject({ title: 'Medicamentos', language: 'es' });
  expect(await ask('/api/guides/alpha?language=es')).toMatchObject({ title: 'Élan', language: 'en' });
  expect(await ask('/api/guides/beta')).toMatchObject({ title: 'Medicine', language: 'en' });
  expect(await ask('/api/guides/solo')).toMatchObject({ error: { code: 'guide_not_found' } });
});

it('gives staff every version of each guide, and knows no other language', async () => {
  const all = await (await server.client.api.guides.$get({ query: { language: 'all' } })).json();
  expect(all.map(({ slug, language }) => `${language} ${slug}`)).toEqual([
    'en zebra',
    'en alpha',
    'en beta',
    'es solo',
    'es beta',
  ]);
  for (const address of ['/api/guides?language=fr', '/api/guides/beta?language=all']) {
    const response = await server.app.request(address);
    expect(response.status).toBe(400);
    expect(await readWrongPaths(response)).toEqual(['language']);
  }
});

it('shows at once what another process has written', async () => {
  const terminal = await openDatabase(`${server.folder}/harborlight.db`);
  await addGuides(terminal, { slug: 'new', title: 'New' });
  await terminal.destroy();
  expect((await server.app.request('/api/guides/new')).status).toBe(200);
});
