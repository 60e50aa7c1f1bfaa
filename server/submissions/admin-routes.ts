import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { submissionTypes } from '#core/lists.ts';
import { submissionStatuses } from '#core/staff-lists.ts';
import type { Submission } from '#core/submission.ts';
import {
  Decision,
  QueueCounts,
  ReviewedSubmission,
  SubmissionDetail,
  SubmissionPage,
  Undone,
} from '#core/submission-review.ts';
import { errors, json, jsonBody } from '../answering/api-schemas.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import { PageParameter, wholeNumber } from '../answering/parameters.ts';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db.ts';
import { takeJson } from '../receiving/json-body.ts';
import { actorOf, type StaffEnv } from '../staff/guard.ts';
import { writeTransaction } from '../write-transaction.ts';
import { readApprovedCenter } from './approval.ts';
import { findCandidates } from './candidates.ts';
import { countQueues } from './submissions-counts.ts';
import { readSubmissions, type SubmissionRow, toReviewed } from './submissions-list.ts';
import { decide, readSubmission, undoDecision } from './submissions-review.ts';
import { completeId } from './whole-id.ts';

const Id = z.object({ id: z.string() });
const Type = z.enum(submissionTypes.values);
const Status = z.enum(submissionStatuses.values);

const listSubmissions = createRoute({
  method: 'get',
  path: '/submissions',
  summary: 'Listings and contact messages',
  request: {
    query: z.object({
      status: z
        .union([Status, z.array(Status)])
        .default([])
        .transform((given) => [given].flat()),
      type: z
        .union([Type, z.array(Type)])
        .default([])
        .transform((given) => [given].flat()),
      page: PageParameter,
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
    ...errors(400, 401, 403, 404, 409, 413, 415, 503),
  },
});

const undoSubmission = createRoute({
  method: 'post',
  path: '/submissions/{id}/undo',
  summary: 'Take back the last decision, with all that it did',
  request: { params: Id },
  responses: {
    200: json(Undone, 'It is taken back. A mail that had been sent cannot be.'),
    ...errors(401, 403, 404, 409, 503),
  },
});

const queueCounts = createRoute({
  method: 'get',
  path: '/queue-counts',
  summary: 'How much waits for staff',
  responses: { 200: json(QueueCounts, 'The counts.'), ...errors(401, 403) },
});

/** Staff review what the public sent. */
export function adminSubmissionRoutes({ db, wakeMail, mail }: AppContext) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(listSubmissions, async (c) => {
      const { type: types, status: statuses, ...query } = c.req.valid('query');
      const page = await readSubmissions(db, { ...query, types, statuses });
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
      const row = await writeTransaction(db, (tx) =>
        decide(tx, id, decision, actorOf(c.get('staff')), new Date()),
      );
      wakeMail();
      return c.json(toReviewed(row), 200);
    })
    .openapi(undoSubmission, async (c) => {
      const { id } = c.req.valid('param');
      const { mailSent } = await writeTransaction(db, (tx) =>
        undoDecision(tx, id, actorOf(c.get('staff')), new Date()),
      );
      return c.json({ undone: true as const, mailSent }, 200);
    })
    .openapi(queueCounts, async (c) => c.json(await countQueues(db, new Date()), 200));
}

async function unpack(db: Db, row: SubmissionRow): Promise<Omit<SubmissionDetail, 'mail'>> {
  // It was checked by its schema before it was stored.
  const { type, payload } = { type: row.type, payload: JSON.parse(row.payload_json) } as Submission;
  const open = row.status === 'NEW' || row.status === 'UNDER_REVIEW';
  return {
    ...toReviewed(row),
    payload,
    candidates: open && type !== 'CONTACT' ? await findCandidates(db, payload) : [],
    center: (await readApprovedCenter(db, row.change_id)) ?? null,
  };
}
