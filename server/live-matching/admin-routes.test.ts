import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { matchingRequest } from '../testing/messages.ts';
import { readError, startReviewing } from '../testing/reviewing.ts';

let on: Awaited<ReturnType<typeof startReviewing>>;
beforeAll(async () => {
  on = await startReviewing({ follows: false });
});
afterEach(() => on.clear());
afterAll(() => on.stop());

const LIST = '/api/admin/matching-requests';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000);
const list = async (query = '') => (await on.robin.get(`${LIST}${query}`)).json();
const idsOf = ({ requests }: { requests: { id: string }[] }) => requests.map(({ id }) => id);
const handle = (id: string, handled = true) => on.robin.patch(`${LIST}/${id}`, { handled });

it('lists open requests, the most urgent first, with all that helps to reach who asked', async () => {
  const late = hoursAgo(30);
  const recent = await on.askForMatch(hoursAgo(1));
  const overdue = await on.askForMatch(late);
  const page = await list();
  expect(idsOf(page)).toEqual([overdue, recent]);
  expect(page).toMatchObject({ total: 2, page: 1, limit: 20, counts: { open: 2, handled: 0 } });
  const { consent: _, ...asked } = matchingRequest;
  expect(page.requests[0]).toEqual({
    ...asked,
    language: 'en',
    id: overdue,
    createdAt: late.toISOString(),
    dueAt: new Date(late.getTime() + 24 * 3600_000).toISOString(),
    handledAt: null,
    handledBy: null,
    spam: false,
    claim: null,
  });
});

it('marks a request as handled and as open again, and keeps on record who did, not who it was about', async () => {
  const id = await on.askForMatch();
  const other = await on.askForMatch();
  expect(await (await handle(id)).json()).toMatchObject({ id, handledBy: 'Robin Reviewer' });
  expect(idsOf(await list())).toEqual([other]);
  expect(await (await on.robin.get(`${LIST}/${id.slice(0, 18)}`)).json()).toMatchObject({
    id,
    handledBy: 'Robin Reviewer',
  });
  expect(await readError(await on.robin.get(`${LIST}/nothing`))).toMatchObject({ status: 404 });
  expect(await list('?state=handled')).toMatchObject({
    requests: [{ id, handledAt: expect.any(String) }],
    total: 1,
    counts: { open: 1, handled: 1 },
  });
  expect(await (await handle(id, false)).json()).toMatchObject({ handledAt: null, handledBy: null });
  expect(idsOf(await list())).toEqual([id, other]);
  const changes = await on.changes();
  expect(changes).toMatchObject([
    { subject: 'matching_request', subject_id: id, actor: 'Robin Reviewer', action: 'update' },
    { subject: 'matching_request', subject_id: id, actor: 'Robin Reviewer', action: 'update' },
  ]);
  expect(changes.map(({ before }) => JSON.parse(before ?? ''))).toEqual([
    { handled_at: null, handled_by: null },
    { handled_at: expect.any(String), handled_by: 'Robin Reviewer' },
  ]);
  for (const typed of [matchingRequest.contactInfo, matchingRequest.userPhone, matchingRequest.zip]) {
    expect(JSON.stringify(changes)).not.toContain(typed);
  }
});

it('tells the second of two who handle one request who was first', async () => {
  const id = await on.askForMatch();
  const answers = await Promise.all([handle(id), on.kim.patch(`${LIST}/${id}`, { handled: true })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  const first = answers[0].status === 200 ? 'Robin Reviewer' : 'Kim Colleague';
  expect(await readError(late!)).toMatchObject({
    code: 'taken',
    message: expect.stringMatching(`^${first} marked this as handled on `),
  });
  expect(await on.changes()).toHaveLength(1);
});

it('refuses what changes nothing, and what it does not know', async () => {
  const id = await on.askForMatch();
  expect(await readError(await handle(id, false))).toMatchObject({ status: 409, code: 'illegal_transition' });
  expect(await readError(await handle('nothing'))).toMatchObject({ status: 404, code: 'request_not_found' });
  expect((await on.robin.patch(`${LIST}/${id}`, { handled: 'yes' })).status).toBe(400);
  expect((await on.robin.get(`${LIST}?state=late`)).status).toBe(400);
});

it('shows twenty at a time', async () => {
  for (let i = 0; i < 21; i++) await on.askForMatch(hoursAgo(i));
  expect((await list()).requests).toHaveLength(20);
  expect((await list('?page=2')).requests).toHaveLength(1);
});
