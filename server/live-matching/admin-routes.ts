import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { ManyHandled, MatchingPage, MatchingRequestRecord } from '#core/staff/submission-review.ts';
import { actorOf, type StaffEnv } from '../access/guard.ts';
import { writeOnce } from '../access/write-once.ts';
import { readClaim } from '../claims/claims.ts';
import { completeId } from '../database/complete-id.ts';
import type { Db } from '../database/db.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import { wholeNumber } from '../http/parameters.ts';
import { actOnMany, manyAnswers } from '../queues/act-on-many.ts';
import { QueueParameters, readQueueFilter } from '../queues/queue-parameters.ts';
import { readRequest, setHandled } from './matching-handling.ts';
import { readRequests, toRecord } from './matching-list.ts';

const listRequests = createRoute({
  method: 'get',
  path: '/matching-requests',
  summary: 'Requests for a match, searched, filtered and paged; the most urgent first',
  request: {
    query: QueueParameters.extend({
      state: z.enum(['open', 'handled']).default('open'),
      limit: wholeNumber(1, 200, 20),
      order: z.enum(['newest', 'oldest']).optional(),
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
    ...errors(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
});

const handleMany = createRoute({
  method: 'post',
  path: '/matching-requests/handle',
  summary: 'The same for many at once, each with its own result',
  description: 'What is refused of one does not keep the others back.',
  middleware: takeJson,
  request: { body: jsonBody(ManyHandled) },
  responses: manyAnswers,
});

/** Staff answer requests for a match. */
export function adminMatchingRoutes(db: Db) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(listRequests, async (c) => {
      const query = c.req.valid('query');
      const { state, order, page, limit, after } = query;
      const now = new Date();
      const filter = readQueueFilter(query, c.get('staff').name, now);
      return c.json(await readRequests(db, { state, order, page, limit, after, filter }, now), 200);
    })
    .openapi(oneRequest, async (c) => {
      const id = await completeId(db, 'matching_requests', c.req.valid('param').id);
      const claim = await readClaim(db, { subject: 'matching_request', id }, new Date());
      return c.json(toRecord(await readRequest(db, id), claim), 200);
    })
    .openapi(handleRequest, async (c) => {
      const { id } = c.req.valid('param');
      const { handled } = c.req.valid('json');
      const actor = actorOf(c.get('staff'));
      const request = await writeOnce(c, db, { handled }, async (tx, now) =>
        toRecord(await setHandled(tx, id, handled, actor, now), null),
      );
      return c.json(request, 200);
    })
    .openapi(handleMany, async (c) => {
      const asked = c.req.valid('json');
      const actor = actorOf(c.get('staff'));
      const all = asked.ids.map((id) => ({ id }));
      const done = await writeOnce(c, db, asked, (tx, now) =>
        actOnMany(tx, all, ({ id }) => setHandled(tx, id, asked.handled, actor, now)),
      );
      return c.json(done, 200);
    });
}
