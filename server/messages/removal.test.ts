import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyLog } from '../database/empty-log.ts';
import { purgeAll } from '../maintenance/retention.ts';
import {
  centerReport,
  contactPayload,
  listingPayload,
  matchingRequest,
  submission,
} from '../testing/messages.ts';
import { readError, reviewedFields, startReviewing } from '../testing/reviewing.ts';
import { addCenters } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

/** Typed wherever something can be typed, and in nothing else. */
const MARKER = 'zq7marker';
const DAY_MS = 24 * 60 * 60 * 1000;

let server: Awaited<ReturnType<typeof startReviewing>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
let centerId: string;

beforeEach(async () => {
  server = await startReviewing({ follows: false });
  ada = await signedIn(server, 'Ada Admin', 'admin');
  const centers = await addCenters(server.db, { name: 'Reported House', city: 'Austin', state: 'TX' });
  centerId = centers['Reported House']!;
});
afterEach(() => server.stop());

const marked = {
  message: () => submission({ ...contactPayload, subject: MARKER, email: `${MARKER}@mail.example` }),
  listing: () =>
    submission(
      { ...listingPayload, centerName: MARKER, submitterEmail: `${MARKER}@mail.example` },
      'NEW_CENTER',
    ),
  request: () => ({
    ...matchingRequest,
    contactPreference: 'EMAIL_ME',
    contactInfo: `${MARKER}@mail.example`,
  }),
  report: () => ({ ...centerReport, centerId, comment: MARKER }),
};

const sent = {
  message: ['/api/submissions', '/api/admin/submissions', 'submission'],
  listing: ['/api/submissions', '/api/admin/submissions', 'submission'],
  request: ['/api/live-matching', '/api/admin/matching-requests', 'matching_request'],
  report: ['/api/center-reports', '/api/admin/center-reports', 'center_report'],
} as const;
type What = keyof typeof sent;

async function send(what: What, key = `key-${what}`): Promise<string> {
  const response = await server.post(sent[what][0], marked[what](), { 'Idempotency-Key': key });
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

/** The files in which somebody could find what was typed. */
function whereIs(marker: string): string[] {
  const file = join(server.folder, 'harborlight.db');
  return [file, `${file}-wal`].filter((path) => readFileSync(path).includes(marker));
}

/** As the web does: what is answered once is kept, for an answer that is lost. */
const patchOnce = (path: string, body: object) =>
  server.app.request(path, {
    method: 'PATCH',
    headers: {
      ...server.robin.headers,
      'Content-Type': 'application/json',
      'Idempotency-Key': JSON.stringify(body).length.toString(),
    },
    body: JSON.stringify(body),
  });

async function rowCounts(): Promise<number[]> {
  const counts: number[] = [];
  const tables = ['submissions', 'matching_requests', 'center_reports', 'notifications', 'claims'] as const;
  for (const table of tables) {
    counts.push((await server.db.selectFrom(table).selectAll().execute()).length);
  }
  return counts;
}

it.each(Object.keys(sent) as What[])(
  'deletes a %s with all that tells what it said, and keeps that it did',
  async (what) => {
    const id = await send(what);
    const [, admin, subject] = sent[what];
    const remove = (given: string) => ada.delete(`/api/admin/sent/${subject}/${given}`);
    // Staff deal with it by calls that are answered once: their receipts and the history hold it as well.
    if (what === 'listing') {
      for (const decision of [{ status: 'UNDER_REVIEW' }, { status: 'REJECTED', reason: MARKER }]) {
        const answer = await patchOnce(`${admin}/${id}`, decision);
        expect(answer.status).toBe(200);
      }
    } else if (what === 'request') {
      await patchOnce(`${admin}/${id}`, { handled: true });
    } else if (what === 'message') {
      await server.robin.put(`/api/admin/claims/submission/${id}`, {});
    }
    expect(whereIs(MARKER)).not.toEqual([]);

    // To look at one a beginning of its id is enough; to delete it, not.
    expect((await remove(id.slice(0, 8))).status).toBe(404);
    const response = await remove(id);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      deleted: true,
      mails: { message: 2, listing: 3, request: 1, report: 0 }[what],
      logEmptied: true,
    });
    expect(await rowCounts()).toEqual([0, 0, 0, 0, 0]);
    expect(whereIs(MARKER)).toEqual([]);
    expect((await ada.get(`${admin}/${id}`)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);

    const { changes } = await (await ada.get('/api/admin/history')).json();
    expect(changes[0]).toMatchObject({
      action: 'delete',
      actor: 'Ada Admin',
      subjectId: id,
      fields: [],
      canUndo: false,
    });
    expect(changes[0].title.endsWith(id.slice(0, 8))).toBe(true);
    const before = changes.slice(1).filter(({ subjectId }: { subjectId: string }) => subjectId === id);
    expect(before.length).toBe({ message: 0, listing: 2, request: 1, report: 0 }[what]);
    for (const change of before) {
      expect(change).toMatchObject({ fields: [], canUndo: false });
      expect((await ada.post(`/api/admin/changes/${change.id}/undo`)).status).toBe(409);
    }
  },
);

it('takes a deleted message once only, though a phone sends it again', async () => {
  for (const what of Object.keys(sent) as What[]) {
    const id = await send(what);
    await ada.delete(`/api/admin/sent/${sent[what][2]}/${id}`);
    expect(await send(what)).toBe(id);
  }
  expect(await rowCounts()).toEqual([0, 0, 0, 0, 0]);
  await emptyLog(server.db);
  expect(whereIs(MARKER)).toEqual([]);
});

it('lets admins alone delete', async () => {
  const id = await send('message');
  const refused = await server.robin.delete(`/api/admin/sent/submission/${id}`);
  expect(await readError(refused)).toMatchObject({ status: 403, code: 'admins_only' });
  expect((await server.robin.delete(`/api/admin/spam?until=${new Date().toISOString()}`)).status).toBe(403);
  expect((await server.row(id)).id).toBe(id);
});

it('lets what a listing brought into the directory be taken back when the listing is gone', async () => {
  const id = await server.underReview();
  const approval = { centerId: null, fields: reviewedFields };
  await server.robin.patch(`/api/admin/submissions/${id}`, { status: 'APPROVED', approval });
  await ada.delete(`/api/admin/sent/submission/${id}`);
  const made = (await server.changes()).find(
    ({ subject, action }) => subject === 'center' && action === 'create',
  )!;
  expect((await ada.post(`/api/admin/changes/${made.id}/undo`)).status).toBe(200);
  expect((await server.centers()).map(({ name }) => name)).toEqual(['Reported House']);
});

const markSpam = (id: string, subject = 'submission') =>
  server.robin.post(`/api/admin/spam/${subject}`, { ids: [id], spam: true });

it('takes spam out of every queue, and puts it back', async () => {
  const [message, request, report] = [await send('message'), await send('request'), await send('report')];
  const marks = [
    ['submission', message],
    ['matching_request', request],
    ['center_report', report],
  ] as const;
  const mark = async (spam: boolean) => {
    for (const [subject, id] of marks) {
      const answer = await server.robin.post(`/api/admin/spam/${subject}`, { ids: [id], spam });
      expect(await answer.json()).toEqual({ results: [{ id, error: null }] });
    }
  };
  const lists = async (query: string) => {
    const totals: number[] = [];
    for (const path of ['submissions', 'matching-requests', 'center-reports']) {
      totals.push((await (await server.robin.get(`/api/admin/${path}${query}`)).json()).total);
    }
    return totals;
  };
  const waiting = async () => {
    const counts = await (await server.robin.get('/api/admin/queue-counts')).json();
    const board = await (await server.robin.get('/api/admin/dashboard')).json();
    return [
      counts.contactOpen,
      counts.matchingOpen,
      board.total,
      board.matchingOpen,
      board.reportsOpen,
      board.latest.length,
    ];
  };
  await mark(true);
  expect(await lists('')).toEqual([0, 0, 0]);
  expect(await lists('?spam=true')).toEqual([1, 1, 1]);
  expect(await waiting()).toEqual([0, 0, 0, 0, 0, 0]);
  expect((await (await markSpam(message)).json()).results[0].error.code).toBe('illegal_transition');

  await mark(false);
  expect(await lists('')).toEqual([1, 1, 1]);
  expect(await lists('?spam=true')).toEqual([0, 0, 0]);
  expect(await waiting()).toEqual([1, 1, 1, 1, 1, 1]);
  // The history takes it back as well.
  await mark(true);
  const [change] = (await server.changes()).filter(({ subject_id }) => subject_id === request).reverse();
  await server.robin.post(`/api/admin/changes/${change!.id}/undo`);
  expect(await lists('?spam=true')).toEqual([1, 0, 1]);
});

it('has spam put back before anybody decides about it', async () => {
  const [message, request] = [await send('message'), await send('request')];
  await markSpam(message);
  await markSpam(request, 'matching_request');
  const words = 'This is marked as spam. Put it back first.';
  const refused = { status: 409, code: 'taken', message: words };
  const decide = (path: string, to: object) => server.robin.patch(`/api/admin/${path}`, to);
  expect(await readError(await decide(`submissions/${message}`, { status: 'APPROVED' }))).toEqual(refused);
  const requestPath = `matching-requests/${request}`;
  expect(await readError(await decide(requestPath, { handled: true }))).toEqual(refused);
  await server.robin.post('/api/admin/spam/matching_request', { ids: [request], spam: false });
  expect((await decide(requestPath, { handled: true })).status).toBe(200);
});

it('leaves the mail of a decision where a spam mark is taken back', async () => {
  const id = await server.underReview();
  await server.robin.patch(`/api/admin/submissions/${id}`, { status: 'REJECTED', reason: 'Nobody answers.' });
  await markSpam(id);
  const mark = (await server.changes()).at(-1)!;
  const undo = () => server.robin.post(`/api/admin/changes/${mark.id}/undo`);
  expect(await (await undo()).json()).toMatchObject({ mailSent: false });
  expect(await server.row(id)).toMatchObject({ status: 'REJECTED', spam_at: null });
  expect(await server.decisionMails()).toMatchObject([{ status: 'QUEUED' }]);
});

it('clears all spam that somebody was asked about, and none that was marked since', async () => {
  const [spam, other, kept] = [await send('message'), await send('request'), await server.sendContact()];
  const read = async () => (await server.robin.get('/api/admin/spam')).json();
  expect(await read()).toMatchObject({ total: 0, until: null });
  await markSpam(spam);
  await markSpam(other, 'matching_request');
  const counts = { submission: 1, matching_request: 1, center_report: 0 };
  const asked = await read();
  expect(asked).toEqual({ counts, total: 2, until: expect.stringMatching(/^\d{4}-.*Z$/) });
  await server.db
    .updateTable('submissions')
    .set({ spam_at: new Date(Date.parse(asked.until) + 1).toISOString() })
    .where('id', '=', kept)
    .execute();
  expect((await ada.delete('/api/admin/spam')).status).toBe(400);

  const cleared = await ada.delete(`/api/admin/spam?until=${asked.until}`);
  expect(await cleared.json()).toEqual({ counts, total: 2, logEmptied: true });
  expect((await rowCounts()).slice(0, 2)).toEqual([1, 0]);
  expect((await server.row(kept)).id).toBe(kept);
  expect(whereIs(MARKER)).toEqual([]);
  expect((await server.changes()).at(-1)).toMatchObject({
    ...{ subject: 'system', action: 'delete', actor: 'Ada Admin' },
    title: 'Spam: 1 × Submission, 1 × Matching request',
  });
});

it('deletes what was handled longer ago than it is kept, and nothing that is open', async () => {
  const handled = await send('message');
  const spam = await send('request');
  const report = await send('report');
  const open = await server.sendListing();
  await server.robin.patch(`/api/admin/submissions/${handled}`, { status: 'APPROVED' });
  await server.robin.post('/api/admin/spam/matching_request', { ids: [spam], spam: true });
  await server.robin.post(`/api/admin/center-reports/${report}/resolve`);
  const file = join(server.folder, 'harborlight.db');
  const purge = (days: number, keep: number) =>
    purgeAll(server.db, file, new Date(Date.now() + days * DAY_MS), {
      CONTACT_RETENTION_DAYS: 10_000,
      KEEP_HANDLED_DAYS: keep,
    });
  expect(await purge(364, 365)).toMatchObject({ purged: { handledMessages: 0 } });
  expect(await purge(3660, 0)).toMatchObject({ purged: { handledMessages: 0 } });
  expect(await purge(366, 365)).toMatchObject({ purged: { handledMessages: 3 }, logEmptied: true });
  expect((await rowCounts()).slice(0, 3)).toEqual([1, 0, 0]);
  expect((await server.row(open)).id).toBe(open);
  expect(whereIs(MARKER)).toEqual([]);
  // All are signed out by then.
  expect((await server.changes()).at(-1)).toMatchObject({
    ...{ subject: 'system', action: 'purge', actor: 'Harborlight', channel: 'server' },
    title: expect.stringContaining('1 × Submission, 1 × Matching request, 1 × Problem report'),
  });
});
