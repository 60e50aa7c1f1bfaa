import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { RetentionReport } from '#core/staff/retention.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../access/guard.ts';
import type { Db } from '../database/db.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { type Kept, previewAll, purgeAll } from './retention.ts';

const responses = {
  200: json(RetentionReport, 'How many rows, by kind.'),
  ...errors(401, 403, 503),
};

const preview = createRoute({
  method: 'get',
  path: '/retention',
  summary: 'What is older than it is kept',
  middleware: requireAdmin,
  responses,
});

const purge = createRoute({
  method: 'post',
  path: '/retention',
  summary: 'Remove what is older than it is kept',
  description: 'The server does so once a day by itself.',
  middleware: requireAdmin,
  responses,
});

/** What is kept for so many days only. */
export function retentionRoutes(db: Db, databaseFile: string, kept: Kept) {
  const days = { days: kept.CONTACT_RETENTION_DAYS, handledDays: kept.KEEP_HANDLED_DAYS };
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(preview, async (c) => {
      return c.json(
        { ...days, removed: false, ...(await previewAll(db, databaseFile, new Date(), kept)) },
        200,
      );
    })
    .openapi(purge, async (c) => {
      const { purged } = await purgeAll(db, databaseFile, new Date(), kept, actorOf(c.get('staff')));
      return c.json({ ...days, removed: true, ...purged }, 200);
    });
}
