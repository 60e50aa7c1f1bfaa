import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { alertWords } from '#core/i18n/en/admin/alerts.ts';
import { Alert, alertsForAll, TestedAlerts } from '#core/staff/alert.ts';
import { requireAdmin, type StaffEnv } from '../access/guard.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { errors, json } from '../http/api-schemas.ts';
import type { Clients } from '../http/client-limits.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import type { Settings } from '../settings/settings.ts';
import { openAlertChannels } from './alert-channels.ts';
import { findAlerts } from './alerts.ts';
import { lookOnce } from './readiness.ts';

const listAlerts = createRoute({
  method: 'get',
  path: '/alerts',
  summary: 'What is wrong now, and what to do about it',
  description: 'For reviewers what they can do something about; for admins all.',
  responses: { 200: json(z.array(Alert), 'Empty where nothing is.'), ...errors(401) },
});

const testAlert = createRoute({
  method: 'post',
  path: '/test-alert',
  summary: 'Send a test alert at once',
  middleware: requireAdmin,
  responses: { 200: json(TestedAlerts, 'What came of it, by each way.'), ...errors(401, 403, 409, 429) },
});

/** What every page of staff says on top, where there is something to say. */
export function alertRoutes({
  db,
  live,
  settings,
  limits,
}: Pick<Clients, 'limits'> & { db: Db; live: LiveDirectory; settings: Settings }) {
  const watched = { db, live, settings, databaseFile: settings.HARBORLIGHT_DB };
  // Every page of staff asks.
  const look = lookOnce(watched);
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(listAlerts, async (c) => {
      const found = await findAlerts(watched, new Date(), look);
      const isAdmin = c.get('staff').role === 'admin';
      return c.json(isAdmin ? found : found.filter(({ code }) => alertsForAll.includes(code)), 200);
    })
    .openapi(testAlert, async (c) => {
      const channels = openAlertChannels(settings);
      if (channels.length === 0) throw new AppError(409, 'no_alert_channel', alertWords.test.none);
      await limits.testMails.count(String(c.get('staff').id));
      const tested = channels.map(async ({ name, tell }) => {
        const failed = await tell({ wrong: [], over: [] }).then(
          () => null,
          (error: Error) => error.message,
        );
        return { channel: name, failed };
      });
      return c.json(await Promise.all(tested), 200);
    });
}
