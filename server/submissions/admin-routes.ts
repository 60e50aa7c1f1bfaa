import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { submissionTypes } from '#core/lists/message-lists.ts';
import { submissionStatuses } from '#core/lists/staff-lists.ts';
import { readStored } from '#core/messages/submission.ts';
import {
  Decision,
  ManyDecisions,
  QueueCounts,
  ReviewedSubmission,
  SubmissionDetail,
  SubmissionPage,
  Undone,
} from '#core/staff/submission-review.ts';
import { actorOf, type StaffEnv } from '../access/guard.ts';
import { writeOnce } from '../access/write-once.ts';
import { findCandidates } from '../centers/candidates.ts';
import { readClaim } from '../claims/claims.ts';
import { completeId } from '../database/complete-id.ts';
import type { Db } from '../database/db.ts';
import { readApprovedCenter } from '../history/approved-center.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import { wholeNumber } from '../http/parameters.ts';
import { countRequests } from '../live-matching/matching-list.ts';
import type { Mailing } from '../mail/mailing.ts';
import { actOnMany, manyAnswers } from '../queues/act-on-many.ts';
import { QueueParameters, readQueueFilter } from '../queues/queue-parameters.ts';
import { countSubmissions, readSubmissions, type SubmissionRow, toReviewed } from './submissions-list.ts';
import { decide, readSubmission, undoDecision } from './submissions-review.ts';

const Id = z.object({ id: z.string() });
const Type = z.enum(submissionTypes.values);
const Status = z.enum(submissionStatuses.values);

const listSubmissions = createRoute({
  method: 'get',
  path: '/submissions',
  summary: 'Listings and contact messages, searched, filtered and paged',
  request: {
    query: QueueParameters.extend({
      status: z
        .union([Status, z.array(Status)])
        .default([])
        .transform((given) => [given].flat()),
      type: z
        .union([Type, z.array(Type)])
        .default([])
        .transform((given) => [given].flat()),
      limit: wholeNumber(1, 200, 50),
      order: z.enum(['newest', 'oldest']).default('newest'),
    }),
  },
  responses: {
    200: json(SubmissionPage, 'A page of submissions.'),
    ...errors(400, 401, 403),
  },
});

const oneSubmission = createRoute({
  method: 'get',
  path: '/submissions/{id}',
  summary: 'One submission, by its id or a beginning of it, and the centers that it may be about',
  request: { params: Id },
  responses: {
    200: json(SubmissionDetail, 'The submission.'),
    ...errors(401, 403, 404, 409),
  },
});

const decideSubmission = createRoute({
  method: 'patch',
  path: '/submissions/{id}',
  summary: 'Start a review, approve, reject, or mark as handled',
  middleware: takeJson,
  request: { params: Id, body: jsonBody(Decision) },
  responses: {
    200: json(ReviewedSubmission, 'The submission as it is now.'),
    ...errors(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
});

const decideMany = createRoute({
  method: 'post',
  path: '/submissions/decide',
  summary: 'The same for many at once, each with its own result',
  description: 'What is refused of one does not keep the others back.',
  middleware: takeJson,
  request: { body: jsonBody(ManyDecisions) },
  responses: manyAnswers,
});

const undoSubmission = createRoute({
  method: 'post',
  path: '/submissions/{id}/undo',
  summary: 'Take back the last decision, with all that it did',
  request: { params: Id },
  responses: {
    200: json(Undone, 'It is taken back. A mail that had been sent cannot be.'),
    ...errors(401, 403, 404, 409, 422, 503),
  },
});

const queueCounts = createRoute({
  method: 'get',
  path: '/queue-counts',
  summary: 'How much waits for staff',
  responses: { 200: json(QueueCounts, 'The counts.'), ...errors(401, 403) },
});

/** Staff review what the public sent. */
export function adminSubmissionRoutes(db: Db, { mail, wakeMail }: Mailing) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(listSubmissions, async (c) => {
      const query = c.req.valid('query');
      const { type: types, status: statuses, order, page: number, limit, after } = query;
      const now = new Date();
      const filter = readQueueFilter(query, c.get('staff').name, now);
      const asked = { types, statuses, order, filter, page: number, limit, after };
      const page = await readSubmissions(db, asked, now);
      return c.json({ ...page, mail: mail !== undefined }, 200);
    })
    .openapi(oneSubmission, async (c) => {
      const id = await completeId(db, 'submissions', c.req.valid('param').id);
      const row = await readSubmission(db, id);
      return c.json({ ...(await unpack(db, row)), mail: mail !== undefined }, 200);
    })
    .openapi(decideSubmission, async (c) => {
      const { id } = c.req.valid('param');
      const decision = c.req.valid('json');
      const decided = await writeOnce(c, db, decision, async (tx, now) => {
        const row = await decide(tx, id, decision, actorOf(c.get('staff')), now);
        return toReviewed(row, await readClaim(tx, { subject: 'submission', id }, now));
      });
      wakeMail();
      return c.json(decided, 200);
    })
    .openapi(decideMany, async (c) => {
      const asked = c.req.valid('json');
      const actor = actorOf(c.get('staff'));
      const done = await writeOnce(c, db, asked, (tx, now) =>
        actOnMany(tx, asked.decisions, ({ id, ...decision }) => decide(tx, id, decision, actor, now)),
      );
      wakeMail();
      return c.json(done, 200);
    })
    .openapi(undoSubmission, async (c) => {
      const { id } = c.req.valid('param');
      const { mailSent } = await writeOnce(c, db, null, (tx, now) =>
        undoDecision(tx, id, actorOf(c.get('staff')), now),
      );
      return c.json({ undone: true as const, mailSent }, 200);
    })
    .openapi(queueCounts, async (c) => c.json(await countQueues(db, new Date()), 200));
}

async function unpack(db: Db, row: SubmissionRow): Promise<Omit<SubmissionDetail, 'mail'>> {
  const { type, payload } = readStored({ type: row.type, payloadJson: row.payload_json });
  const open = row.status === 'NEW' || row.status === 'UNDER_REVIEW';
  return {
    ...toReviewed(row, await readClaim(db, { subject: 'submission', id: row.id }, new Date())),
    payload,
    candidates: open && type !== 'CONTACT' ? await findCandidates(db, payload) : [],
    center: (await readApprovedCenter(db, row.change_id)) ?? null,
  };
}

/** How much waits for staff in each queue. */
async function countQueues(db: Db, now: Date): Promise<QueueCounts> {
  const contacts = await countSubmissions(db, ['CONTACT']);
  const { open, overdue } = await countRequests(db, now);
  return {
    submissions: await countSubmissions(db),
    contactOpen: contacts.NEW + contacts.UNDER_REVIEW,
    matchingOpen: open,
    matchingOverdue: overdue,
  };
}
