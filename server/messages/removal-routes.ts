import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Removed, removables, Spam, SpamCleared, SpamMarks, sumOf } from '#core/staff/removal.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../access/guard.ts';
import { writeOnce } from '../access/write-once.ts';
import type { Db } from '../database/db.ts';
import { emptyLog } from '../database/empty-log.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import { actOnMany, manyAnswers } from '../queues/act-on-many.ts';
import { deleteMessage } from './delete-messages.ts';
import { clearSpam, countSpam, markSpam } from './spam.ts';

/** Whoever deletes waits so often for readers to let the log be emptied, a quarter of a second each time. */
const TRIES = 8;

const remove = createRoute({
  method: 'delete',
  path: '/sent/{subject}/{id}',
  summary: 'Delete for good what somebody sent, by its whole id',
  description:
    'With the mails about it that are listed here, its receipts, and the words of its history, which keeps that it was deleted. It cannot be taken back, and mails that were sent stay where they are.',
  middleware: requireAdmin,
  request: { params: z.object({ subject: z.enum(removables), id: z.string() }) },
  responses: { 200: json(Removed, 'It is gone.'), ...errors(400, 401, 403, 404, 422, 503) },
});

const markMany = createRoute({
  method: 'post',
  path: '/spam/{subject}',
  summary: 'Mark many as spam, or as none after all, each with its own result',
  description: 'What is spam is in no queue, and only listed where it is asked for.',
  middleware: takeJson,
  request: { params: z.object({ subject: z.enum(removables) }), body: jsonBody(SpamMarks) },
  responses: manyAnswers,
});

const spamCounts = createRoute({
  method: 'get',
  path: '/spam',
  summary: 'How much is marked as spam, and until when',
  responses: {
    200: json(Spam, 'How many, by their kind, and when the last was marked.'),
    ...errors(401, 403),
  },
});

const deleteSpam = createRoute({
  method: 'delete',
  path: '/spam',
  summary: 'Delete for good all that is marked as spam',
  middleware: requireAdmin,
  request: {
    query: z.object({
      until: z.iso.datetime().openapi({
        description:
          'When the last of it was marked that is to go, as whoever asks knows it; what came since stays',
      }),
    }),
  },
  responses: { 200: json(SpamCleared, 'What is gone.'), ...errors(400, 401, 403, 503) },
});

/** Admins delete what people sent; all staff mark it as spam. */
export function removalRoutes(db: Db) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(remove, async (c) => {
      const { subject, id } = c.req.valid('param');
      const done = await writeOnce(c, db, null, (tx, now) =>
        deleteMessage(tx, subject, id, actorOf(c.get('staff')), now),
      );
      return c.json({ deleted: true as const, ...done, logEmptied: await emptyLog(db, TRIES) }, 200);
    })
    .openapi(markMany, async (c) => {
      const { subject } = c.req.valid('param');
      const asked = c.req.valid('json');
      const actor = actorOf(c.get('staff'));
      const all = asked.ids.map((id) => ({ id }));
      const done = await writeOnce(c, db, asked, (tx, now) =>
        actOnMany(tx, all, ({ id }) => markSpam(tx, subject, id, asked.spam, actor, now)),
      );
      return c.json(done, 200);
    })
    .openapi(spamCounts, async (c) => c.json(await countSpam(db), 200))
    .openapi(deleteSpam, async (c) => {
      const counts = await clearSpam(db, c.req.valid('query').until, actorOf(c.get('staff')), new Date());
      return c.json({ counts, total: sumOf(counts), logEmptied: await emptyLog(db, TRIES) }, 200);
    });
}
