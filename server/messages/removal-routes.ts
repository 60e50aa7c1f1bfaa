import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { type Removable, Removed, removables, Spam, SpamCleared, SpamMarks } from '#core/staff/removal.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../access/guard.ts';
import { writeOnce } from '../access/write-once.ts';
import type { Db } from '../database/db.ts';
import { emptyLog } from '../database/empty-log.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import { wholeNumber } from '../http/parameters.ts';
import { actOnMany, manyAnswers } from '../queues/act-on-many.ts';
import { deleteMessage, sumOf } from './delete-messages.ts';
import { clearSpam, countSpam, markSpam } from './spam.ts';

/** Whoever deletes waits so often for readers to let the log be emptied, a quarter of a second each time. */
const TRIES = 8;

function removal<P extends string>(path: P, what: string) {
  return createRoute({
    method: 'delete',
    path,
    summary: `Delete ${what} for good, by its id or a beginning of it`,
    description:
      'With the mails about it that are listed here, its receipts, and the words of its history, which keeps that it was deleted. It cannot be taken back, and mails that were sent stay where they are.',
    middleware: requireAdmin,
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: json(Removed, 'It is gone.'), ...errors(400, 401, 403, 404, 409, 422, 503) },
  });
}

const deleteSubmission = removal('/submissions/{id}', 'a listing or a contact message');
const deleteRequest = removal('/matching-requests/{id}', 'a request for a match');
const deleteReport = removal('/center-reports/{id}', 'a report on a center');

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
  summary: 'How much is marked as spam',
  responses: { 200: json(Spam, 'How many, by their kind.'), ...errors(401, 403) },
});

const deleteSpam = createRoute({
  method: 'delete',
  path: '/spam',
  summary: 'Delete for good all that is marked as spam',
  middleware: requireAdmin,
  request: {
    query: z.object({
      expected: wholeNumber(0, 1_000_000, 0).openapi({
        description:
          'How many there are, as whoever asks knows it; where there are others by now, none is deleted',
      }),
    }),
  },
  responses: { 200: json(SpamCleared, 'What is gone.'), ...errors(400, 401, 403, 409, 422, 503) },
});

/** Admins delete what people sent; all staff mark it as spam. */
export function removalRoutes(db: Db) {
  const remove = async (c: Parameters<typeof writeOnce>[0], subject: Removable, id: string) => {
    const done = await writeOnce(c, db, null, (tx, now) =>
      deleteMessage(tx, subject, id, actorOf(c.get('staff')), now),
    );
    return { deleted: true as const, ...done, logEmptied: await emptyLog(db, TRIES) };
  };
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(deleteSubmission, async (c) =>
      c.json(await remove(c, 'submission', c.req.valid('param').id), 200),
    )
    .openapi(deleteRequest, async (c) =>
      c.json(await remove(c, 'matching_request', c.req.valid('param').id), 200),
    )
    .openapi(deleteReport, async (c) =>
      c.json(await remove(c, 'center_report', c.req.valid('param').id), 200),
    )
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
    .openapi(spamCounts, async (c) => {
      const counts = await countSpam(db);
      return c.json({ counts, total: sumOf(counts) }, 200);
    })
    .openapi(deleteSpam, async (c) => {
      const { expected } = c.req.valid('query');
      const counts = await writeOnce(c, db, { expected }, (tx, now) =>
        clearSpam(tx, expected, actorOf(c.get('staff')), now),
      );
      return c.json({ counts, total: sumOf(counts), logEmptied: await emptyLog(db, TRIES) }, 200);
    });
}
