import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { SubmissionStatus } from '#core/lists/staff-lists.ts';
import { readError, reviewedFields, startReviewing } from '../testing/reviewing.ts';
import { addSubmission, contact } from '../testing/stored-messages.ts';

let on: Awaited<ReturnType<typeof startReviewing>>;
beforeAll(async () => {
  on = await startReviewing();
});
afterEach(() => on.clear());
afterAll(() => on.stop());

const path = (id: string) => `/api/admin/submissions/${id}`;
const approval = { centerId: null, fields: reviewedFields };
const WHEN = /^[A-Z][a-z]+ [A-Z][a-z]+ \w+.* on [A-Z][a-z]+ \d+, \d{4}, \d\d:\d\d UTC\.$/;

/** What each step says in its body. */
const steps = {
  UNDER_REVIEW: { status: 'UNDER_REVIEW' },
  APPROVED: { status: 'APPROVED', approval },
  REJECTED: { status: 'REJECTED', reason: 'No such phone.' },
  NEW: { status: 'NEW' },
};

async function listingThatIs(status: SubmissionStatus): Promise<string> {
  const id = status === 'NEW' ? await on.sendListing() : await on.underReview();
  if (status === 'APPROVED' || status === 'REJECTED') {
    expect((await on.robin.patch(path(id), steps[status])).status).toBe(200);
  }
  return id;
}

it('lists what was sent, newest first, with counts that follow the chosen type and not the status', async () => {
  const contact = await on.sendContact();
  const listing = await on.sendListing({ type: 'UPDATE_CENTER' });
  const reviewed = await on.underReview();
  const all = await (await on.robin.get('/api/admin/submissions')).json();
  expect(all.submissions.map(({ id }: { id: string }) => id)).toEqual([reviewed, listing, contact]);
  expect(all).toMatchObject({ total: 3, page: 1, limit: 50 });
  expect(all.counts).toEqual({ ALL: 3, NEW: 2, UNDER_REVIEW: 1, APPROVED: 0, REJECTED: 0 });
  expect(all.submissions[0]).toEqual({
    id: reviewed,
    language: 'en',
    type: 'NEW_CENTER',
    status: 'UNDER_REVIEW',
    payloadJson: expect.stringContaining('"centerName":"Harbor Point"'),
    createdAt: expect.any(String),
    processedAt: null,
    reviewer: 'Robin Reviewer',
    reviewStartedAt: expect.any(String),
    processedBy: null,
    rejectionReason: null,
    spam: false,
    claim: { by: 'Robin Reviewer', since: expect.any(String), until: expect.any(String) },
  });
  const listings = await (
    await on.robin.get('/api/admin/submissions?type=NEW_CENTER&type=UPDATE_CENTER&status=NEW&page=1&limit=10')
  ).json();
  expect(listings.submissions.map(({ id }: { id: string }) => id)).toEqual([listing]);
  expect(listings).toMatchObject({ total: 1, limit: 10, counts: { ALL: 2, NEW: 1, UNDER_REVIEW: 1 } });
  const second = await (await on.robin.get('/api/admin/submissions?limit=2&page=2')).json();
  expect(second.submissions.map(({ id }: { id: string }) => id)).toEqual([contact]);
  const open = await (
    await on.robin.get('/api/admin/submissions?status=NEW&status=UNDER_REVIEW&order=oldest')
  ).json();
  expect(open.submissions.map(({ id }: { id: string }) => id)).toEqual([contact, listing, reviewed]);
  expect(open.total).toBe(3);
});

it('finds one by a beginning of its id, and names those that it may be where there are several', async () => {
  const id = await on.sendListing();
  const [begin] = id.split('-');
  expect(await (await on.robin.get(path(begin!.toUpperCase()))).json()).toMatchObject({ id });
  const alike = `${begin}-0000-4000-8000-000000000000`;
  await addSubmission(on.db, contact(), { id: alike });
  const several = await readError(await on.robin.get(path(begin!)));
  expect(several).toMatchObject({ status: 409, code: 'ambiguous_id' });
  expect(several.message).toContain(id);
  expect(several.message).toContain(alike);
  expect(await readError(await on.robin.get(path(`${begin}%25`)))).toMatchObject({ status: 404 });
});

it.each(['status=DONE', 'type=LETTER', 'page=0', 'limit=201', 'page=x'])(
  'names a parameter that it cannot use: %s',
  async (query) => {
    const error = await readError(await on.robin.get(`/api/admin/submissions?${query}`));
    expect(error).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(error.issues?.[0]?.path).toBe(query.split('=')[0]);
  },
);

it('unpacks one submission, and says whether its submitter can be told', async () => {
  const id = await on.sendListing();
  const detail = await (await on.robin.get(path(id))).json();
  expect(detail).toMatchObject({ id, status: 'NEW', mail: false, center: null, candidates: [] });
  expect(detail.payload).toMatchObject({
    centerName: 'Harbor Point',
    submitterEmail: 'sam@harborpoint.example',
  });
  expect(await readError(await on.robin.get(path('nothing')))).toMatchObject({
    status: 404,
    code: 'submission_not_found',
  });
});

const allowed = [
  ['NEW', 'UNDER_REVIEW'],
  ['UNDER_REVIEW', 'APPROVED'],
  ['UNDER_REVIEW', 'REJECTED'],
] as const;
const statuses = ['NEW', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'] as const;
const refused = statuses.flatMap((from) =>
  statuses.flatMap((to) => (allowed.some(([a, b]) => a === from && b === to) ? [] : [[from, to] as const])),
);

it.each(allowed)('takes a listing from %s to %s', async (from, to) => {
  const id = await listingThatIs(from);
  const response = await on.robin.patch(path(id), steps[to]);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    id,
    status: to,
    reviewer: 'Robin Reviewer',
    reviewStartedAt: expect.any(String),
    processedBy: to === 'UNDER_REVIEW' ? null : 'Robin Reviewer',
    processedAt: to === 'UNDER_REVIEW' ? null : expect.any(String),
    rejectionReason: to === 'REJECTED' ? 'No such phone.' : null,
  });
});

it.each(refused)('does not take a listing from %s to %s, and says who did what when', async (from, to) => {
  const id = await listingThatIs(from);
  const before = [await on.row(id), await on.centers(), await on.changes(), await on.decisionMails()];
  const error = await readError(await on.robin.patch(path(id), steps[to]));
  expect(error).toMatchObject({ status: 409, code: 'illegal_transition' });
  if (from === 'NEW') expect(error.message).toContain('Please start the review first.');
  else expect(error.message).toMatch(WHEN);
  expect([await on.row(id), await on.centers(), await on.changes(), await on.decisionMails()]).toEqual(
    before,
  );
});

it.each(['UNDER_REVIEW', 'APPROVED', 'REJECTED'] as const)(
  'lets one of two reviewers take the step to %s, and tells the other who was first',
  async (to) => {
    const id = await listingThatIs(to === 'UNDER_REVIEW' ? 'NEW' : 'UNDER_REVIEW');
    const answers = await Promise.all([
      on.robin.patch(path(id), steps[to]),
      on.kim.patch(path(id), steps[to]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] =
      answers[0].status === 200
        ? (['Robin Reviewer', answers[1]] as const)
        : (['Kim Colleague', answers[0]] as const);
    const error = await readError(second);
    expect(error).toMatchObject({ code: 'taken', message: expect.stringMatching(`^${first} `) });
    expect(error.message).toMatch(WHEN);
    const row = await on.row(id);
    expect(to === 'UNDER_REVIEW' ? row.reviewer : row.processed_by).toBe(first);
    expect(await on.centers()).toHaveLength(to === 'APPROVED' ? 1 : 0);
    expect(await on.decisionMails()).toHaveLength(to === 'UNDER_REVIEW' ? 0 : 1);
  },
);

it('tells who approves that somebody else has rejected it meanwhile', async () => {
  const id = await on.underReview();
  await on.kim.patch(path(id), steps.REJECTED);
  const error = await readError(await on.robin.patch(path(id), steps.APPROVED));
  expect(error).toMatchObject({ status: 409, code: 'taken' });
  expect(error.message).toMatch(/^Kim Colleague rejected this on /);
  expect(await on.centers()).toEqual([]);
});

it('lets somebody else decide what a colleague has under review', async () => {
  const id = await on.underReview();
  expect((await on.kim.patch(path(id), steps.REJECTED)).status).toBe(200);
  expect(await on.row(id)).toMatchObject({ reviewer: 'Robin Reviewer', processed_by: 'Kim Colleague' });
});

it('asks for a reason to reject a listing, and for a center to approve one', async () => {
  const id = await on.underReview();
  const wrong = async (body: object) => {
    const { status, issues } = await readError(await on.robin.patch(path(id), body));
    expect(status).toBe(400);
    return issues?.map((issue) => issue.path);
  };
  expect(await wrong({ status: 'REJECTED' })).toEqual(['reason']);
  expect(await wrong({ status: 'REJECTED', reason: '  \n ' })).toEqual(['reason']);
  expect(await wrong({ status: 'REJECTED', reason: 'x'.repeat(2001) })).toEqual(['reason']);
  expect(await wrong({ status: 'APPROVED' })).toEqual(['approval']);
  const fields = { ...reviewedFields, name: ' ', zip: '787' };
  expect(await wrong({ status: 'APPROVED', approval: { ...approval, fields } })).toEqual([
    'approval.fields.name',
    'approval.fields.zip',
  ]);
  expect(await on.row(id)).toMatchObject({ status: 'UNDER_REVIEW' });
});

it('marks a contact message as handled, new or under review, and mails nobody', async () => {
  for (const start of [false, true]) {
    const id = await on.sendContact();
    if (start) await on.robin.patch(path(id), { status: 'UNDER_REVIEW' });
    expect((await on.kim.patch(path(id), { status: 'APPROVED' })).status).toBe(200);
    expect(await on.row(id)).toMatchObject({ status: 'APPROVED', processed_by: 'Kim Colleague' });
    const error = await readError(await on.robin.patch(path(id), { status: 'APPROVED' }));
    expect(error).toMatchObject({ status: 409, code: 'taken' });
    expect(error.message).toMatch(/^Kim Colleague handled this on /);
    expect(await (await on.kim.post(`${path(id)}/undo`)).json()).toEqual({ undone: true, mailSent: false });
    expect(await on.row(id)).toMatchObject({
      status: start ? 'UNDER_REVIEW' : 'NEW',
      processed_by: null,
      processed_at: null,
    });
  }
  expect(await on.decisionMails()).toEqual([]);
  expect(await on.centers()).toEqual([]);
});

it('puts each step on record, and nothing that was typed', async () => {
  const id = await listingThatIs('REJECTED');
  const changes = await on.changes();
  expect(changes).toMatchObject([
    { subject: 'submission', subject_id: id, action: 'update', actor: 'Robin Reviewer', channel: 'web' },
    { subject: 'submission', subject_id: id, action: 'update', actor: 'Robin Reviewer', channel: 'web' },
  ]);
  expect(changes.map(({ before }) => JSON.parse(before ?? '').status)).toEqual(['NEW', 'UNDER_REVIEW']);
  const { payload } = await (await on.robin.get(path(id))).json();
  const typed = [payload.centerName, payload.phone, payload.submitterName, payload.submitterEmail];
  for (const value of typed) expect(JSON.stringify(changes)).not.toContain(value);
});

it('counts what waits in each queue', async () => {
  await on.sendListing();
  await on.underReview();
  await on.sendContact();
  const handled = await on.sendContact();
  await on.robin.patch(path(handled), { status: 'APPROVED' });
  await on.askForMatch();
  await on.askForMatch(new Date(Date.now() - 25 * 3600_000));
  expect(await (await on.robin.get('/api/admin/queue-counts')).json()).toEqual({
    submissions: { ALL: 4, NEW: 2, UNDER_REVIEW: 1, APPROVED: 1, REJECTED: 0 },
    contactOpen: 1,
    matchingOpen: 2,
    matchingOverdue: 1,
  });
});
