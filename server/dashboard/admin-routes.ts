import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { startOfDay, utcDay } from '#core/i18n/utc-days.ts';
import { inquiryTypes } from '#core/lists/message-lists.ts';
import { readStored, type Submission } from '#core/messages/submission.ts';
import { Dashboard, LATEST_SUBMISSIONS } from '#core/staff/dashboard.ts';
import { CONTACT_WITHIN_MS } from '#core/staff/submission-review.ts';
import type { StaffEnv } from '../access/guard.ts';
import type { Db } from '../database/db.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { readDirectoryAge } from '../monitoring/system-data.ts';
import { countProposed } from '../proposals/open-proposals.ts';
import { notSpam } from '../queues/queue-conditions.ts';
import { countOpenReports } from '../reports/center-reports-counts.ts';

const dashboard = createRoute({
  method: 'get',
  path: '/dashboard',
  summary: 'How much there is, and what waits',
  responses: { 200: json(Dashboard, 'The counts, and the latest submissions.'), ...errors(401) },
});

/** The first page of the admin area. */
export function dashboardRoutes(db: Db) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid }).openapi(dashboard, async (c) => {
    const now = new Date();
    const { centersDue } = await readDirectoryAge(db, now);
    const submissions = await countSubmissions(db, now);
    return c.json(
      {
        ...submissions,
        latest: await readLatest(db),
        ...(await countRequests(db, now)),
        centersDue,
        ...(await countOpenReports(db)),
        centersProposed: await countProposed(db),
      },
      200,
    );
  });
}

async function countSubmissions(db: Db, now: Date) {
  const rows = await db
    .selectFrom('submissions')
    .where(notSpam)
    .select((by) => ['type', 'status', by.fn.countAll<number>().as('count')])
    .groupBy(['type', 'status'])
    .execute();
  const count = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).reduce((sum, row) => sum + Number(row.count), 0);
  const isOpen = ({ status }: (typeof rows)[number]) => status === 'NEW' || status === 'UNDER_REVIEW';
  const approved = await db
    .selectFrom('submissions')
    .where(notSpam)
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('status', '=', 'APPROVED')
    // A contact message is handled, not approved.
    .where('type', '!=', 'CONTACT')
    .where('processed_at', '>=', startOfDay(utcDay(now)))
    .executeTakeFirstOrThrow();
  return {
    total: count(() => true),
    pendingReview: count(({ status }) => status === 'NEW'),
    underReview: count(({ status }) => status === 'UNDER_REVIEW'),
    approvedToday: Number(approved.count),
    contactOpen: count((row) => row.type === 'CONTACT' && isOpen(row)),
  };
}

async function countRequests(db: Db, now: Date) {
  const open = db
    .selectFrom('matching_requests')
    .where(notSpam)
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('handled_at', 'is', null);
  const overdue = open.where('created_at', '<', new Date(now.getTime() - CONTACT_WITHIN_MS).toISOString());
  return {
    matchingOpen: Number((await open.executeTakeFirstOrThrow()).count),
    matchingOverdue: Number((await overdue.executeTakeFirstOrThrow()).count),
  };
}

async function readLatest(db: Db): Promise<Dashboard['latest']> {
  const rows = await db
    .selectFrom('submissions')
    .where(notSpam)
    .select(['id', 'type', 'status', 'created_at', 'payload_json'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LATEST_SUBMISSIONS)
    .execute();
  return rows.map(({ id, type, status, created_at, payload_json }) => ({
    id,
    type,
    status,
    createdAt: created_at,
    title: titleOf(readStored({ type, payloadJson: payload_json })),
  }));
}

function titleOf({ type, payload }: Submission): string {
  return type === 'CONTACT' ? payload.subject || inquiryTypes.labels[payload.type] : payload.centerName;
}
