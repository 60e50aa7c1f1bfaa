import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readError, reviewedFields, startReviewing } from '../testing/reviewing.ts';

let on: Awaited<ReturnType<typeof startReviewing>>;
beforeAll(async () => {
  on = await startReviewing({ follows: false });
});
afterEach(async () => {
  await on.clear();
  await on.db.deleteFrom('receipts').execute();
});
afterAll(() => on.stop());

type Staff = (typeof on)['robin'];
const send = (who: Staff, method: string, path: string, body: unknown, key: string) =>
  on.app.request(`/api/admin/${path}`, {
    method,
    headers: { ...who.headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });
const center = { fields: reviewedFields };
const guide = {
  slug: 'sleep',
  title: 'Sleep',
  excerpt: 'How.',
  bodyMarkdown: 'So.',
  tags: [],
  reviewedBy: null,
};

it.each([
  ['a center', 'centers', center, 201],
  ['a guide', 'guides', guide, 201],
] as const)('adds %s once, however often it is sent, and answers the same', async (_, path, body, status) => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(on.robin, 'POST', path, body, `key ${path}`.replace(' ', '-'))),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
  expect(answers.filter(({ headers }) => headers.has('Idempotency-Replayed'))).toHaveLength(4);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(await on.changes()).toHaveLength(1);
});

it('approves once, and tells who asks again that it is done', async () => {
  const id = await on.underReview();
  const body = { status: 'APPROVED', approval: { centerId: null, fields: reviewedFields } };
  const first = await send(on.robin, 'PATCH', `submissions/${id}`, body, 'approve');
  const again = await send(on.robin, 'PATCH', `submissions/${id}`, body, 'approve');
  expect(await again.json()).toEqual(await first.json());
  expect(again.status).toBe(200);
  expect(await on.centers()).toHaveLength(1);
  expect(await on.decisionMails()).toHaveLength(1);
});

it('merges once', async () => {
  const add = async (name: string) =>
    (
      await (
        await on.robin.post('/api/admin/centers', { fields: { ...reviewedFields, name }, confirmed: true })
      ).json()
    ).center;
  const [keep, merge] = [await add('Keep'), await add('Merge')];
  const { name, ...rest } = reviewedFields;
  const body = {
    ...{ keepId: keep.id, mergeId: merge.id, fields: { ...rest, name: 'Keep' } },
    seen: { keep: keep.updatedAt, merge: merge.updatedAt },
  };
  const answers = [1, 2].map(() => send(on.robin, 'POST', 'duplicates/merge', body, 'merge'));
  const [first, again] = await Promise.all(answers.map(async (answer) => (await answer).json()));
  expect(first).toMatchObject({ changeId: expect.any(Number) });
  expect(again).toEqual(first);
});

it('keeps no receipt of what was refused, and knows each person’s keys apart', async () => {
  const id = await on.askForMatch();
  const path = `matching-requests/${id}`;
  expect((await send(on.robin, 'PATCH', path, { handled: false }, 'k')).status).toBe(409);
  expect((await send(on.robin, 'PATCH', path, { handled: true }, 'k')).status).toBe(200);
  expect((await send(on.robin, 'PATCH', path, { handled: true }, 'k')).status).toBe(200);
  expect((await send(on.kim, 'PATCH', path, { handled: true }, 'k')).status).toBe(409);
});

it('refuses a key that came with other content, and one that is none', async () => {
  await send(on.robin, 'POST', 'centers', center, 'once');
  const other = { fields: { ...reviewedFields, name: 'Another' } };
  expect(await readError(await send(on.robin, 'POST', 'centers', other, 'once'))).toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  });
  expect((await send(on.robin, 'POST', 'centers', other, 'x'.repeat(201))).status).toBe(400);
});
