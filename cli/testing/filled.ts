import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { CLAIM_MS } from '#core/staff/claim.ts';
import { beginSession } from '#server/access/sessions.ts';
import { editCenter } from '#server/centers/centers-saving.ts';
import { setClaim } from '#server/claims/claims.ts';
import type { Db } from '#server/database/db.ts';
import { importFiles } from '#server/imports/import-centers.ts';
import { storeReport } from '#server/reports/public-routes.ts';
import { invite } from '#server/staff/manage-accounts.ts';
import { decide } from '#server/submissions/submissions-review.ts';
import { addGuides } from '#server/testing/add-guides.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { addStaff, addTwoStep } from '#server/testing/staff.ts';
import { addMatchingRequest, addSubmission, contact, listing } from '#server/testing/stored-messages.ts';

const actor = { name: 'Ada Admin', channel: 'web' } as const;

/** One of everything that a command can write to, the same wherever it is called. Returns what commands need to name it. */
export async function fillWithAll(db: Db) {
  const now = new Date();
  let sent = 0;
  /** Each a second after the one before: what came at the same moment is in no certain order. */
  const next = () => new Date(now.getTime() - 3600_000 + 1000 * ++sent);
  const ids = {
    toReview: '10000000-0000-4000-8000-000000000001',
    toDecide: '20000000-0000-4000-8000-000000000002',
    toReject: '90000000-0000-4000-8000-000000000009',
    decided: '30000000-0000-4000-8000-000000000003',
    message: '40000000-0000-4000-8000-000000000004',
    handledMessage: '50000000-0000-4000-8000-000000000005',
    request: '60000000-0000-4000-8000-000000000006',
    handledRequest: '80000000-0000-4000-8000-000000000008',
    report: 'a0000000-0000-4000-8000-00000000000a',
    oldRequest: '70000000-0000-4000-8000-000000000007',
    spamSubmission: 'b0000000-0000-4000-8000-00000000000b',
    spamMessage: 'c0000000-0000-4000-8000-00000000000c',
    spamRequest: 'd0000000-0000-4000-8000-00000000000d',
    spamReport: 'e0000000-0000-4000-8000-00000000000e',
  };
  const centers = await addCenters(
    db,
    { name: 'Harbor House', city: 'Portland', state: 'ME', phone: '207-555-0100' },
    { name: 'Harbor House Inc', city: 'Portland', state: 'ME', phone: '207-555-0100' },
  );
  const [harbor, other] = [centers['Harbor House']!, centers['Harbor House Inc']!];
  await importFiles(db, {
    files: [
      { name: 'one.csv', data: new TextEncoder().encode('name,city,state\nImported House,Austin,TX\n') },
    ],
    actor: actor.name,
    channel: 'web',
  });
  await db
    .insertInto('proposals')
    .values([
      { import_id: 1, center_id: Number(other), field: 'phone', value: '"207-555-0155"' },
      { import_id: 1, center_id: Number(other), field: 'website', value: '"https://other.example"' },
    ])
    .execute();
  await addCenters(db, { name: 'Sample House', city: 'Austin', state: 'TX' });
  await db.updateTable('centers').set({ source: SAMPLE_SOURCE }).where('name', '=', 'Sample House').execute();
  for (const id of [ids.toReview, ids.toDecide, ids.toReject, ids.decided]) {
    await addSubmission(db, listing(`Listed House ${id.slice(0, 1)}`), { id, at: next() });
  }
  for (const id of [ids.message, ids.handledMessage]) await addSubmission(db, contact(), { id, at: next() });
  for (const id of [ids.request, ids.handledRequest]) await addMatchingRequest(db, { id, at: next() });
  await db
    .updateTable('matching_requests')
    .set({ handled_at: now.toISOString(), handled_by: actor.name })
    .where('id', '=', ids.handledRequest)
    .execute();
  await addMatchingRequest(db, { id: ids.oldRequest, at: new Date(now.getTime() - 400 * 24 * 3600_000) });
  await storeReport(
    db,
    {
      id: ids.report,
      centerId: Number(other),
      report: { centerId: other, kind: 'CLOSED', comment: 'The door is locked.' },
    },
    next(),
  );
  await addSubmission(db, listing('Listed Spam'), { id: ids.spamSubmission, at: next() });
  await addSubmission(db, contact(), { id: ids.spamMessage, at: next() });
  await addMatchingRequest(db, { id: ids.spamRequest, at: next() });
  const spamReport = {
    centerId: Number(other),
    report: { centerId: other, kind: 'CLOSED', comment: '' },
  } as const;
  await storeReport(db, { id: ids.spamReport, ...spamReport }, next());
  for (const table of ['submissions', 'matching_requests', 'center_reports'] as const) {
    await db
      .updateTable(table)
      .set({ spam_at: now.toISOString() })
      .where('id', 'in', [ids.spamSubmission, ids.spamMessage, ids.spamRequest, ids.spamReport])
      .execute();
  }
  await addGuides(db, { slug: 'first-night', title: 'The first night' });
  const disabled = await addStaff(db, 'Dan Disabled', 'reviewer');
  await db.updateTable('staff').set({ disabled_at: now.toISOString() }).where('id', '=', disabled).execute();
  const colleague = await addStaff(db, 'Rae Reviewer', 'reviewer');
  await addTwoStep(db, colleague);
  await db.transaction().execute(async (tx) => {
    for (const id of [ids.toDecide, ids.toReject, ids.decided])
      await decide(tx, id, { status: 'UNDER_REVIEW' }, actor, now);
    await decide(tx, ids.decided, { status: 'REJECTED', reason: 'It is closed.' }, actor, now);
    await decide(tx, ids.handledMessage, { status: 'APPROVED' }, actor, now);
    await editCenter(tx, harbor, { reviewStatus: 'NEEDS_REVIEW' }, actor, now);
    await beginSession(tx, colleague, { channel: 'terminal', device: 'her laptop' }, now);
  });
  // Claims that are over. Somebody else's that hold could not be given back, and without any there is nothing to write.
  for (const [subject, id] of [
    ['submission', ids.toReview],
    ['submission', ids.message],
    ['matching_request', ids.request],
  ] as const) {
    await setClaim(db, { subject, id }, actor, new Date(now.getTime() - 2 * CLAIM_MS));
  }
  await db.updateTable('notifications').set({ status: 'FAILED', next_attempt_at: null }).execute();
  await invite(db, { email: 'invited@harborlight.example', role: 'reviewer' }, { id: 0, ...actor });
  const { id: token } = await db
    .selectFrom('staff_sessions')
    .select('id')
    .where('device', '=', 'her laptop')
    .executeTakeFirstOrThrow();
  const { id: change } = await db
    .selectFrom('changes')
    .select('id')
    .where('subject', '=', 'center')
    .where('channel', '=', 'web')
    .executeTakeFirstOrThrow();
  return { ...ids, harbor, other, token: String(token), change: String(change) };
}
