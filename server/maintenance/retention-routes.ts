import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { RetentionReport } from '#core/retention.ts';
import { errors, json } from '../answering/api-schemas.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import type { AppContext } from '../app-context.ts';
import { previewPurge, purgeOld } from '../retention.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../staff/guard.ts';

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

export function retentionRoutes({ db, settings }: Pick<AppContext, 'db' | 'settings'>) {
  const days = settings.CONTACT_RETENTION_DAYS;
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(preview, async (c) =>
      c.json({ days, removed: false, ...(await previewPurge(db, new Date(), days)) }, 200),
    )
    .openapi(purge, async (c) =>
      c.json(
        { days, removed: true, ...(await purgeOld(db, new Date(), days, actorOf(c.get('staff')))) },
        200,
      ),
    );
}
