import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { MatchingPage, SubmissionPage } from '#core/staff/submission-review.ts';
import { readError, reviewedFields, startReviewing } from '../testing/reviewing.ts';

let on: Awaited<ReturnType<typeof startReviewing>>;
beforeAll(async () => {
  on = await startReviewing();
});
afterEach(() => on.clear());
afterAll(() => on.stop());

const SUBMISSIONS = '/api/admin/submissions';
const REQUESTS = '/api/admin/matching-requests';
const read = async <Page>(path: string): Promise<Page> => {
  const response = await on.robin.get(path);
  expect(response.status).toBe(200);
  return response.json();
};
const submissions = async (query: string) => {
  const page = await read<SubmissionPage>(`${SUBMISSIONS}?order=oldest&${query}`);
  return page.submissions.map(({ id }) => id);
};
const requests = async (query: string) => {
  const page = await read<MatchingPage>(`${REQUESTS}?${query}`);
  return page.requests.map(({ id }) => id);
};
const claim = (who: (typeof on)['robin'], subject: string, id: string) =>
  who.put(`/api/admin/claims/${subject}/${id}`, { takeOver: false });

it('finds a listing by who and where: name, street, e-mail, digits of its phone, and how its number begins', async () => {
  const jose = await on.sendListing({
    centerName: 'Clínica San José',
    ...{
      address: '12 Pier Road',
      zip: '79901',
      phone: '(915) 555-0142',
      submitterEmail: 'maria@clinic.example',
    },
  });
  const other = await on.sendListing({
    centerName: 'Oak House',
    ...{ address: '9 Elm Street', zip: '78701', phone: '512-555-0199' },
  });
  for (const q of [
    'san jose clinica',
    '12 pier',
    'MARIA@clinic',
    '79901',
    '555 0142',
    '1 915 555 0142',
    jose.slice(0, 13),
  ])
    expect(await submissions(`q=${encodeURIComponent(q)}`), q).toEqual([jose]);
  expect(await submissions('q=oak%20jose')).toEqual([]);
  expect(await submissions('q=!!')).toEqual([]);
  expect(await submissions('q=')).toEqual([jose, other]);
  const { total, counts } = await read<SubmissionPage>(`${SUBMISSIONS}?q=oak&status=APPROVED`);
  expect([total, counts.ALL, counts.NEW]).toEqual([0, 1, 1]);
});

it('finds a message by its sender, and a request by a phone or an e-mail', async () => {
  const message = await on.sendContact();
  const request = await on.askForMatch();
  const { submissions: found } = await read<SubmissionPage>(`${SUBMISSIONS}?type=CONTACT`);
  const { email } = JSON.parse(found[0]!.payloadJson);
  expect(await submissions(`q=${encodeURIComponent(email)}`)).toEqual([message]);
  expect(await requests('q=512.555.0142')).toEqual([request]);
  expect(await requests('q=555-0199')).toEqual([]);
});

it('filters by state, language, age, who is on it, and what nobody is on', async () => {
  const texas = await on.sendListing({ state: 'TX' });
  const nevada = await on.sendListing({ state: 'NV' });
  expect(await submissions('from=NV')).toEqual([nevada]);
  await on.db.updateTable('submissions').set({ language: 'es' }).where('id', '=', texas).execute();
  expect(await submissions('language=es')).toEqual([texas]);
  await on.db
    .updateTable('submissions')
    .set({ created_at: new Date().toISOString() })
    .where('id', '=', nevada)
    .execute();
  expect(await submissions('olderThanHours=1')).toEqual([texas]);
  expect((await on.robin.get(`${SUBMISSIONS}?from=Nevada`)).status).toBe(400);

  await claim(on.robin, 'submission', texas);
  await on.kim.patch(`${SUBMISSIONS}/${nevada}`, { status: 'UNDER_REVIEW' });
  expect(await submissions('mine=true')).toEqual([texas]);
  expect(await submissions('by=Kim%20Colleague')).toEqual([nevada]);
  expect(await submissions('unclaimed=true')).toEqual([]);
  await on.db.deleteFrom('claims').execute();
  expect(await submissions('unclaimed=true')).toEqual([texas, nevada]);
  // Whose review it is holds for longer than a claim.
  expect(await submissions('by=Kim%20Colleague')).toEqual([nevada]);

  const [first, second] = [await on.askForMatch(), await on.askForMatch()];
  await claim(on.kim, 'matching_request', first);
  expect(await requests('unclaimed=true')).toEqual([second]);
  await on.robin.patch(`${REQUESTS}/${first}`, { handled: true });
  expect(await requests('state=handled&mine=true')).toEqual([first]);
  expect(await requests('state=handled&by=Kim%20Colleague')).toEqual([]);
});

it('skips nothing and repeats nothing where colleagues decide between two pages', async () => {
  const ids: string[] = [];
  for (let sent = 0; sent < 7; sent++) ids.push(await on.sendContact());
  const first = await read<SubmissionPage>(`${SUBMISSIONS}?order=oldest&status=NEW&limit=3`);
  for (const { id } of first.submissions) await on.kim.patch(`${SUBMISSIONS}/${id}`, { status: 'APPROVED' });
  const pageAfter = (cursor: string | null) =>
    read<SubmissionPage>(
      `${SUBMISSIONS}?order=oldest&status=NEW&limit=3&after=${encodeURIComponent(cursor ?? '')}`,
    );
  const second = await pageAfter(first.next);
  expect(second.submissions.map(({ id }) => id)).toEqual(ids.slice(3, 6));
  expect(second.total).toBe(4);
  const third = await pageAfter(second.next);
  expect(third).toMatchObject({ submissions: [{ id: ids[6] }], next: null });
  // Of one and the same moment, too.
  const at = new Date('2026-11-01T08:00:00.000Z');
  for (let asked = 0; asked < 4; asked++) await on.askForMatch(at);
  const begun = await read<MatchingPage>(`${REQUESTS}?limit=2`);
  const rest = await read<MatchingPage>(`${REQUESTS}?limit=2&after=${encodeURIComponent(begun.next!)}`);
  expect(new Set([...begun.requests, ...rest.requests].map(({ id }) => id)).size).toBe(4);
  expect(rest.next).toBeNull();
  expect(await readError(await on.robin.get(`${REQUESTS}?after=2`))).toMatchObject({
    status: 400,
    issues: [{ path: 'after' }],
  });
});

it('acts on many in one call, tells what became of each, and does it once', async () => {
  const mine = await on.underReview();
  const taken = await on.underReview();
  const fresh = await on.sendListing();
  const rejected = { status: 'REJECTED', reason: 'No such phone.' };
  await on.kim.patch(`${SUBMISSIONS}/${taken}`, rejected);
  const approval = { centerId: null, fields: reviewedFields };
  const decisions = [
    { id: mine, status: 'APPROVED', approval },
    { id: taken, ...rejected },
    { id: fresh, status: 'UNDER_REVIEW' },
    { id: 'nothing', status: 'UNDER_REVIEW' },
  ];
  const request = {
    method: 'POST',
    headers: {
      ...on.robin.headers,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({ decisions }),
  };
  const post = async () => on.app.request(`${SUBMISSIONS}/decide`, request);
  const answer = await (await post()).json();
  expect(answer).toEqual({
    results: [
      { id: mine, error: null },
      {
        id: taken,
        error: { code: 'taken', message: expect.stringMatching(/^Kim Colleague rejected this on /) },
      },
      { id: fresh, error: null },
      { id: 'nothing', error: expect.objectContaining({ code: 'submission_not_found' }) },
    ],
  });
  const before = await on.changes();
  // The answer was lost on its way.
  const again = await post();
  expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  expect(await again.json()).toEqual(answer);
  expect(await on.changes()).toEqual(before);
  expect((await on.centers()).map(({ name }) => name)).toEqual(['Harbor Point']);
  expect((await on.row(fresh)).status).toBe('UNDER_REVIEW');
});

it('leaves no trace of the one of many that is refused half-way', async () => {
  const id = await on.underReview();
  const before = await on.changes();
  const approval = { centerId: '00000099', fields: reviewedFields, seenUpdatedAt: 'never' };
  const answer = await on.robin.post(`${SUBMISSIONS}/decide`, {
    decisions: [{ id, status: 'APPROVED', approval }],
  });
  expect((await answer.json()).results).toMatchObject([{ id, error: { code: 'center_not_found' } }]);
  expect(await on.changes()).toEqual(before);
  expect((await on.row(id)).status).toBe('UNDER_REVIEW');
});

it('handles many requests at once, and claims many and gives them back', async () => {
  const [first, second] = [await on.askForMatch(), await on.askForMatch()];
  await claim(on.kim, 'matching_request', second);
  const ids = [first, second];
  const post = async (path: string, body: object) => (await on.robin.post(path, body)).json();
  const claims = '/api/admin/claims/matching_request';
  expect((await post(`${claims}/claim`, { ids })).results).toMatchObject([
    { id: first, error: null },
    { id: second, error: { code: 'claimed' } },
  ]);
  expect((await post(`${claims}/give-back`, { ids: [first] })).results).toEqual([{ id: first, error: null }]);
  expect(await requests('mine=true')).toEqual([]);
  expect((await post(`${REQUESTS}/handle`, { ids, handled: true })).results).toEqual([
    { id: first, error: null },
    { id: second, error: null },
  ]);
  expect((await post(`${REQUESTS}/handle`, { ids, handled: true })).results).toMatchObject([
    { error: { code: 'illegal_transition' } },
    { error: { code: 'illegal_transition' } },
  ]);
  expect((await on.robin.post(`${REQUESTS}/handle`, { ids: [], handled: true })).status).toBe(400);
});
