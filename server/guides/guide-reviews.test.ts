import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Guide } from '#core/guide/guide.ts';
import { startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

let server: Awaited<ReturnType<typeof startApp>>;
let rob: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  server = await startApp();
  rob = await signedIn(server, 'Rob Reviewer', 'reviewer');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('guides').execute();
});

const fields = {
  slug: 'sleep-in-detox',
  language: 'en',
  title: 'Sleep in detox',
  excerpt: 'Why it is hard at first, and what helps.',
  bodyMarkdown: '## Why?\n\nBecause.',
  tags: [],
  reviewedBy: 'Dr. Example',
  dueAt: null,
};
const old = '2026-01-02T03:04:05.000Z';

async function create(changes: object = {}): Promise<Guide> {
  const response = await rob.post('/api/admin/guides', { ...fields, ...changes });
  expect(response.status).toBe(201);
  return Guide.strict().parse(await response.json());
}

async function put(id: string, changes: object): Promise<Guide> {
  const response = await rob.put(`/api/admin/guides/${id}`, { ...fields, ...changes });
  expect(response.status).toBe(200);
  return Guide.strict().parse(await response.json());
}

/** As a review of that day, or as earlier versions left it. */
const setReview = (id: string, reviewed_at: string) =>
  server.db.updateTable('guides').set({ reviewed_at }).where('id', '=', Number(id)).execute();

it('dates a review by the save that names another reviewer, not by one that changes the text alone', async () => {
  const { id } = await create({ reviewedBy: null });
  const named = await put(id, { reviewedAt: null });
  expect(named.reviewedAt).toBe(named.updatedAt);
  await setReview(id, old);
  expect(await put(id, { title: 'Other' })).toMatchObject({ reviewedBy: 'Dr. Example', reviewedAt: old });
  expect(await put(id, { title: 'Another', reviewedAt: old })).toMatchObject({ reviewedAt: old });
  const second = await put(id, { reviewedBy: 'Dr. Second', reviewedAt: old });
  expect(second.reviewedAt).toBe(second.updatedAt);
});

it('takes the date of a review away with its reviewer', async () => {
  const { id } = await create();
  const without = { reviewedBy: '', title: 'Other', reviewedAt: old };
  expect(await put(id, without)).toMatchObject({ reviewedBy: null, reviewedAt: null });
  // As earlier versions left it.
  await setReview(id, old);
  const read = await server.app.request('/api/guides/sleep-in-detox');
  expect(await read.json()).toMatchObject({ reviewedBy: null, reviewedAt: null });
  expect(await put(id, { reviewedBy: null, title: 'Third' })).toMatchObject({ reviewedAt: null });
});

it('dates the review anew where nothing differs but that the same person has reviewed it again', async () => {
  const { id } = await create();
  await setReview(id, old);
  expect(await put(id, { reviewedAt: old })).toMatchObject({ reviewedAt: old });
  const again = await put(id, { reviewedAt: '2099-01-01T00:00:00.000Z' });
  expect(again.reviewedAt).toBe(again.updatedAt);
  expect(again.updatedAt < '2099').toBe(true);
});
