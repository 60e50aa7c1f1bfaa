import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import {
  Claimed,
  ClaimRequest,
  claimSubjects,
  GivenBack,
  ManyClaimed,
  ManyGivenBack,
} from '#core/staff/claim.ts';
import { actorOf, type StaffEnv } from '../access/guard.ts';
import { writeOnce } from '../access/write-once.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import { actOnMany, manyAnswers } from '../queues/act-on-many.ts';
import { type Claimables, claim, giveBack } from './claiming.ts';

const params = z.object({ subject: z.enum(claimSubjects), id: z.string() });

const putClaim = createRoute({
  method: 'put',
  path: '/claims/{subject}/{id}',
  summary: 'Say that one is on it, or still is; with `takeOver` also where a colleague is',
  middleware: takeJson,
  request: { params, body: jsonBody(ClaimRequest) },
  responses: {
    200: json(Claimed, 'Who is on it now, and from whom it was taken over.'),
    ...errors(400, 401, 403, 404, 409, 413, 415, 503),
  },
});

const deleteClaim = createRoute({
  method: 'delete',
  path: '/claims/{subject}/{id}',
  summary: 'Give it back: a listing under review waits for a reviewer again',
  request: { params },
  responses: {
    200: json(GivenBack, 'Nobody is on it.'),
    ...errors(400, 401, 403, 404, 409, 503),
  },
});

const subjectOnly = params.pick({ subject: true });

const claimMany = createRoute({
  method: 'post',
  path: '/claims/{subject}/claim',
  summary: 'Say that one is on many, each with its own result',
  middleware: takeJson,
  request: { params: subjectOnly, body: jsonBody(ManyClaimed) },
  responses: manyAnswers,
});

const giveManyBack = createRoute({
  method: 'post',
  path: '/claims/{subject}/give-back',
  summary: 'Give many back, each with its own result',
  middleware: takeJson,
  request: { params: subjectOnly, body: jsonBody(ManyGivenBack) },
  responses: manyAnswers,
});

/** Staff tell each other what they are on. */
export function claimRoutes(db: Db, claimables: Claimables) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(putClaim, async (c) => {
      const asked = { ...c.req.valid('param'), ...c.req.valid('json') };
      const actor = actorOf(c.get('staff'));
      return c.json(await writeTransaction(db, (tx) => claim(tx, claimables, asked, actor, new Date())), 200);
    })
    .openapi(deleteClaim, async (c) => {
      const actor = actorOf(c.get('staff'));
      await writeTransaction(db, (tx) => giveBack(tx, claimables, c.req.valid('param'), actor, new Date()));
      return c.json({ claim: null }, 200);
    })
    .openapi(claimMany, async (c) => {
      const { subject } = c.req.valid('param');
      const { ids, takeOver } = c.req.valid('json');
      const actor = actorOf(c.get('staff'));
      const done = await writeOnce(c, db, { ids, takeOver }, (tx, now) =>
        actOnMany(tx, withIds(ids), ({ id }) => claim(tx, claimables, { subject, id, takeOver }, actor, now)),
      );
      return c.json(done, 200);
    })
    .openapi(giveManyBack, async (c) => {
      const { subject } = c.req.valid('param');
      const { ids } = c.req.valid('json');
      const actor = actorOf(c.get('staff'));
      const done = await writeOnce(c, db, { ids }, (tx, now) =>
        actOnMany(tx, withIds(ids), ({ id }) => giveBack(tx, claimables, { subject, id }, actor, now)),
      );
      return c.json(done, 200);
    });
}

const withIds = (ids: readonly string[]) => ids.map((id) => ({ id }));
