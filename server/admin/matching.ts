import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { changeSubjects } from '#core/staff-lists.ts';
import { MatchingPage, MatchingRequestRecord } from '#core/submission-review.ts';
import { errors, json, jsonBody } from '../answering/api-schemas.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import { PageParameter } from '../answering/parameters.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import { type Actor, recordChange } from '../changes.ts';
import type { Db } from '../db.ts';
import { takeJson } from '../receiving/json-body.ts';
import { actorOf, type StaffEnv } from '../staff/guard.ts';
import { writeTransaction } from '../write-transaction.ts';
import { readRequests, toRecord } from './matching-list.ts';
import { completeId } from './whole-id.ts';

const listRequests = createRoute({
  method: 'get',
  path: '/matching-requests',
  summary: 'Requests for a match, the most urgent first',
  request: {
    query: z.object({
      state: z.enum(['open', 'handled']).default('open'),
      page: PageParameter,
    }),
  },
  responses: {
    200: json(MatchingPage, 'A page of requests.'),
    ...errors(400, 401, 403),
  },
});

const oneRequest = createRoute({
  method: 'get',
  path: '/matching-requests/{id}',
  summary: 'One request, by its id or a beginning of it',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(MatchingRequestRecord, 'The request.'),
    ...errors(401, 403, 404, 409),
  },
});

const handleRequest = createRoute({
  method: 'patch',
  path: '/matching-requests/{id}',
  summary: 'Mark a request as handled, or as open again',
  middleware: takeJson,
  request: {
    params: z.object({ id: z.string() }),
    body: jsonBody(z.strictObject({ handled: z.boolean() })),
  },
  responses: {
    200: json(MatchingRequestRecord, 'The request as it is now.'),
    ...errors(400, 401, 403, 404, 409, 413, 415, 503),
  },
});

/** Staff answer requests for a match. */
export function adminMatchingRoutes({ db }: AppContext) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(listRequests, async (c) => c.json(await readRequests(db, c.req.valid('query'), new Date()), 200))
    .openapi(oneRequest, async (c) => {
      const id = await completeId(db, 'matching_requests', c.req.valid('param').id);
      return c.json(toRecord(await readRequest(db, id)), 200);
    })
    .openapi(handleRequest, async (c) => {
      const { id } = c.req.valid('param');
      const { handled } = c.req.valid('json');
      const actor = actorOf(c.get('staff'));
      const row = await writeTransaction(db, (tx) => setHandled(tx, id, handled, actor, new Date()));
      return c.json(toRecord(row), 200);
    });
}

/**
 * Puts on record that somebody has been in touch, or that this was a mistake; nothing that was typed. Throws 404
 * `request_not_found`, 409 `taken` where somebody else was first, and `illegal_transition` where nothing changes.
 */
async function setHandled(tx: Db, id: string, handled: boolean, actor: Actor, now: Date) {
  const row = await readRequest(tx, id);
  const { handled_at, handled_by } = row;
  if (handled && handled_at !== null) {
    const others = handled_by !== actor.name;
    const words = `${handled_by ?? 'Somebody'} marked this as handled on ${formatMomentUtc(handled_at)}.`;
    throw new AppError(409, others ? 'taken' : 'illegal_transition', words);
  }
  if (!handled && handled_at === null) {
    throw new AppError(409, 'illegal_transition', 'This request is open already.');
  }
  const title = `${changeSubjects.labels.matching_request} ${id.slice(0, 8)}`;
  const before = { handled_at, handled_by };
  await recordChange(tx, { subject: 'matching_request', id, title, action: 'update', before }, actor, now);
  await tx
    .updateTable('matching_requests')
    .set(
      handled
        ? { handled_at: now.toISOString(), handled_by: actor.name }
        : { handled_at: null, handled_by: null },
    )
    .where('id', '=', id)
    .execute();
  return readRequest(tx, id);
}

/** Throws 404 `request_not_found`. */
async function readRequest(db: Db, id: string) {
  const row = await db.selectFrom('matching_requests').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError(404, 'request_not_found', `There is no matching request with the id "${id}".`);
  return row;
}
