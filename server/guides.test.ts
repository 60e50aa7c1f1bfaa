import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guide } from '#core/guide.ts';
import { openDatabase } from './db.ts';
import { addGuides } from './testing/add-guides.ts';
import { startApp } from './testing/running-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp();
  await addGuides(
    server.db,
    { slug: 'zebra', title: 'about detox', tags: ['Detox', 'First steps'] },
    { slug: 'alpha', title: 'Élan', reviewedBy: 'Dr. Example', reviewedAt: '2026-11-02T00:00:00.000Z' },
    { slug: 'beta', title: 'Medicine' },
  );
});
afterAll(() => server.stop());

it('lists whole guides by title, whatever their letters', async () => {
  const body = await (await server.client.api.guides.$get()).json();
  expect(body.map(({ title }) => title)).toEqual(['about detox', 'Élan', 'Medicine']);
  for (const guide of body) Guide.strict().parse(guide);
  expect(body[0]).toMatchObject({ tags: ['Detox', 'First steps'], reviewedBy: null, reviewedAt: null });
});

it('finds one guide by its slug, and says so where there is none', async () => {
  const found = await server.client.api.guides[':slug'].$get({ param: { slug: 'alpha' } });
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

it('shows at once what another process has written', async () => {
  const terminal = await openDatabase(`${server.folder}/harborlight.db`);
  await addGuides(terminal, { slug: 'new', title: 'New' });
  await terminal.destroy();
  expect((await server.app.request('/api/guides/new')).status).toBe(200);
});
