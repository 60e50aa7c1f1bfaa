import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Guide, GuideInput } from '#core/guide/guide.ts';
import { StarterUpdates } from '#core/guide/starter-updates.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../access/guard.ts';
import { writeOnce } from '../access/write-once.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { ErrorBody, errors, json, jsonBody } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJsonUpTo } from '../http/json-body.ts';
import { createGuide, deleteGuide, updateGuide } from './guide-writes.ts';
import { planStarterUpdates, updateStarterGuides } from './update-starters.ts';

/** 60,000 characters, where a program writes each as `\u2019`, take 360 KB; with all other fields they fit in. */
const MOST_KILOBYTES = 512;

const refusals = {
  ...errors(401, 403, 503),
};
const bodyRefusals = {
  ...errors(400, 409),
  413: json(ErrorBody, `It is larger than ${MOST_KILOBYTES} KB.`),
  ...errors(415, 422),
};

const writeGuide = createRoute({
  method: 'post',
  path: '/guides',
  summary: 'Write a guide',
  middleware: takeJsonUpTo(MOST_KILOBYTES),
  request: { body: jsonBody(GuideInput) },
  responses: { 201: json(Guide, 'The new guide.'), ...refusals, ...bodyRefusals },
});

const changeGuide = createRoute({
  method: 'put',
  path: '/guides/{id}',
  summary: 'Write a guide anew',
  middleware: takeJsonUpTo(MOST_KILOBYTES),
  request: {
    params: z.object({ id: z.string() }),
    body: jsonBody(
      GuideInput.extend({
        /** The `updatedAt` of the guide that was edited: where it is not that any more, nothing is written. */
        seenUpdatedAt: z.iso.datetime().optional(),
      }),
    ),
  },
  responses: {
    200: json(Guide, 'The guide as it is now.'),
    ...refusals,
    ...bodyRefusals,
    ...errors(404),
  },
});

const removeGuide = createRoute({
  method: 'delete',
  path: '/guides/{id}',
  summary: 'Delete a guide',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(
      z.object({
        deleted: z.literal(true),
        /** What an undo names. */
        changeId: z.number(),
      }),
      'It is deleted, and can be brought back.',
    ),
    ...refusals,
    ...errors(404),
  },
});

const starters = createRoute({
  method: 'get',
  path: '/starter-guides',
  summary: 'What would become of the guides that ship with this version',
  middleware: requireAdmin,
  responses: { 200: json(StarterUpdates, 'Each, in the order in which they ship.'), ...errors(401, 403) },
});

const takeOverStarters = createRoute({
  method: 'post',
  path: '/starter-guides',
  summary: 'Take over the guides that ship with this version, where staff have never touched them',
  middleware: requireAdmin,
  responses: {
    200: json(StarterUpdates, 'What became of each. An undo of the change takes all of it back.'),
    ...errors(401, 403, 503),
  },
});

/** Staff write guides. They read them as the public does: server/guides/public-routes.ts. */
export function adminGuideRoutes(db: Db) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(writeGuide, async (c) => {
      const input = c.req.valid('json');
      const actor = actorOf(c.get('staff'));
      const guide = await writeOnce(c, db, input, (tx, now) => createGuide(tx, input, { actor, now }));
      return c.json(guide, 201);
    })
    .openapi(changeGuide, async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const actor = actorOf(c.get('staff'));
      const guide = await writeOnce(c, db, input, (tx, now) => updateGuide(tx, id, input, { actor, now }));
      return c.json(guide, 200);
    })
    .openapi(removeGuide, async (c) => {
      const { id } = c.req.valid('param');
      const act = { actor: actorOf(c.get('staff')), now: new Date() };
      const changeId = await writeTransaction(db, (tx) => deleteGuide(tx, id, act));
      return c.json({ deleted: true as const, changeId }, 200);
    })
    .openapi(starters, async (c) => c.json(await planStarterUpdates(db), 200))
    .openapi(takeOverStarters, async (c) => {
      const actor = actorOf(c.get('staff'));
      const done = await writeTransaction(db, (tx) => updateStarterGuides(tx, actor, new Date()));
      return c.json(done, 200);
    });
}
