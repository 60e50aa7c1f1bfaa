import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { CLAIM_MS } from '#core/staff/claim.ts';
import { readError, startReviewing } from '../testing/reviewing.ts';
import { addCenters } from '../testing/running-app.ts';

let on: Awaited<ReturnType<typeof startReviewing>>;
beforeAll(async () => {
  on = await startReviewing({ follows: false });
});
afterEach(() => on.clear());
afterAll(() => on.stop());

const address = (subject: string, id: string) => `/api/admin/claims/${subject}/${id}`;
type Staff = (typeof on)['robin'];
const claim = (who: Staff, subject: string, id: string, takeOver = false) =>
  who.put(address(subject, id), { takeOver });
const giveBack = (who: Staff, subject: string, id: string) => who.delete(address(subject, id));
const read = async (path: string) => (await on.kim.get(`/api/admin/${path}`)).json();
const expire = () => on.db.updateTable('claims').set({ until: '2026-01-01T00:00:00.000Z' }).execute();

it('says to all who is on a request, a message, a listing and a center, and for half an hour', async () => {
  const request = await on.askForMatch();
  const message = await on.sendContact();
  const listing = await on.sendListing();
  const { Quay: center = '' } = await addCenters(on.db, { name: 'Quay', city: 'Reno', state: 'NV' });
  const before = Date.now();
  const answers = [
    await claim(on.robin, 'matching_request', request),
    await claim(on.robin, 'submission', message.slice(0, 18)),
    await claim(on.robin, 'submission', listing),
    await claim(on.robin, 'center', center),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    const { claim, takenFrom } = await answer.json();
    expect(takenFrom).toBeNull();
    expect(claim.by).toBe('Robin Reviewer');
    expect(Date.parse(claim.until)).toBeGreaterThanOrEqual(before + CLAIM_MS);
    expect(Date.parse(claim.until)).toBeLessThanOrEqual(Date.now() + CLAIM_MS);
  }
  const by = { by: 'Robin Reviewer' };
  expect((await read('matching-requests')).requests).toMatchObject([{ id: request, claim: by }]);
  expect((await read(`matching-requests/${request}`)).claim).toMatchObject(by);
  expect((await read('submissions')).submissions).toMatchObject([{ claim: by }, { claim: by }]);
  expect((await read(`submissions/${listing}`)).claim).toMatchObject(by);
  expect((await read('centers')).claims).toMatchObject({ [center]: by });
  expect((await read(`centers/${center}`)).claim).toMatchObject(by);
  // To say it is nothing for the record.
  expect(await on.changes()).toEqual([]);
});

it('tells the second who is on it, and lets them take over, which the history notes', async () => {
  const id = await on.askForMatch();
  await claim(on.robin, 'matching_request', id);
  expect(await readError(await claim(on.kim, 'matching_request', id))).toMatchObject({
    status: 409,
    code: 'claimed',
    message: expect.stringMatching(
      /^Robin Reviewer is on this since .* UTC, and until .* UTC\. Take it over/,
    ),
  });
  expect(await readError(await giveBack(on.kim, 'matching_request', id))).toMatchObject({ code: 'claimed' });
  const taken = await (await claim(on.kim, 'matching_request', id, true)).json();
  expect(taken).toMatchObject({ claim: { by: 'Kim Colleague' }, takenFrom: 'Robin Reviewer' });
  const { changes } = await read('history');
  expect(changes).toMatchObject([
    {
      action: 'claim',
      subject: 'matching_request',
      actor: 'Kim Colleague',
      canUndo: false,
      fields: [{ label: 'Who is on it', before: 'Robin Reviewer', after: 'Kim Colleague' }],
    },
  ]);
});

it('renews a claim of one’s own, forgets one that is over, and gives back', async () => {
  const id = await on.askForMatch();
  const first = (await (await claim(on.robin, 'matching_request', id)).json()).claim;
  const again = (await (await claim(on.robin, 'matching_request', id)).json()).claim;
  expect(again.since).toBe(first.since);
  expect(again.until >= first.until).toBe(true);
  await expire();
  expect((await read(`matching-requests/${id}`)).claim).toBeNull();
  expect(await (await claim(on.kim, 'matching_request', id)).json()).toMatchObject({ takenFrom: null });
  expect((await giveBack(on.kim, 'matching_request', id)).status).toBe(200);
  expect((await read(`matching-requests/${id}`)).claim).toBeNull();
  expect((await giveBack(on.kim, 'matching_request', id)).status).toBe(200);
});

it('is no lock: a colleague may decide, and then nobody is on it', async () => {
  const id = await on.askForMatch();
  await claim(on.robin, 'matching_request', id);
  expect((await on.kim.patch(`/api/admin/matching-requests/${id}`, { handled: true })).status).toBe(200);
  expect((await read(`matching-requests/${id}`)).claim).toBeNull();
  expect(await readError(await claim(on.robin, 'matching_request', id))).toMatchObject({
    status: 409,
    code: 'taken',
    message: expect.stringMatching(/^Kim Colleague marked this as handled on /),
  });
});

it('gives a listing under review back to all, or to who takes it over', async () => {
  const id = await on.underReview();
  expect((await read(`submissions/${id}`)).claim).toMatchObject({ by: 'Robin Reviewer' });
  expect(await readError(await claim(on.kim, 'submission', id))).toMatchObject({ code: 'claimed' });
  // Robin is gone for the day.
  await expire();
  expect(await (await claim(on.kim, 'submission', id)).json()).toMatchObject({ takenFrom: 'Robin Reviewer' });
  expect(await read(`submissions/${id}`)).toMatchObject({
    status: 'UNDER_REVIEW',
    reviewer: 'Kim Colleague',
    claim: { by: 'Kim Colleague' },
  });
  expect((await read('history')).changes[0]).toMatchObject({
    fields: expect.arrayContaining([{ label: 'Reviewer', before: 'Robin Reviewer', after: 'Kim Colleague' }]),
  });
  await giveBack(on.kim, 'submission', id);
  expect(await read(`submissions/${id}`)).toMatchObject({ status: 'NEW', reviewer: null, claim: null });
  expect((await on.robin.patch(`/api/admin/submissions/${id}`, { status: 'UNDER_REVIEW' })).status).toBe(200);
});

it('begins the verification queue with what no colleague is on', async () => {
  const ids = await addCenters(
    on.db,
    { name: 'First', city: 'Reno', state: 'NV' },
    { name: 'Second', city: 'Reno', state: 'NV' },
  );
  await claim(on.robin, 'center', ids.First!);
  const names = async (who: Staff) =>
    (await (await who.get('/api/admin/centers?due=true')).json()).centers.map(
      (each: { name: string }) => each.name,
    );
  expect(await names(on.kim)).toEqual(['Second', 'First']);
  expect(await names(on.robin)).toEqual(['First', 'Second']);
  const { center } = await read(`centers/${ids.First}`);
  await on.kim.patch(`/api/admin/centers/${ids.First}`, { verified: true, seenUpdatedAt: center.updatedAt });
  expect((await read(`centers/${ids.First}`)).claim).toBeNull();
});

it('refuses what cannot be claimed', async () => {
  expect((await claim(on.robin, 'guide', '1')).status).toBe(400);
  expect((await claim(on.robin, 'center', '00000099')).status).toBe(404);
  expect((await claim(on.robin, 'submission', 'nothing')).status).toBe(404);
  expect((await on.app.request(address('center', '00000001'), { method: 'DELETE' })).status).toBe(401);
});
