import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { notificationStatuses } from '#core/lists/staff-lists.ts';
import { lineOfText } from '#core/plain-text.ts';
import {
  MailSetup,
  NotificationEntry,
  NotificationStats,
  ResentFailed,
  ResentMail,
} from '#core/staff/notification.ts';
import { StaffEmail } from '#core/staff/staff.ts';
import type { StaffEnv } from '../access/guard.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import type { ClientLimits } from '../http/client-limits.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import { PageParameter } from '../http/parameters.ts';
import type { Mailing } from './mailing.ts';
import { countNotifications, listNotifications, readQueue } from './notifications-query.ts';
import { requireMail, resend, resendFailed } from './notifications-resend.ts';

const stats = createRoute({
  method: 'get',
  path: '/notification-stats',
  summary: 'How many mails there are, by what became of them',
  responses: { 200: json(NotificationStats, 'The counts.'), ...errors(401) },
});

const list = createRoute({
  method: 'get',
  path: '/notifications',
  summary: 'The mails, the latest first',
  request: {
    query: z.object({ page: PageParameter, status: z.enum(notificationStatuses.values).optional() }),
  },
  responses: {
    200: json(z.array(NotificationEntry), 'A page of 50; how many there are in all is in the stats.'),
    ...errors(400, 401),
  },
});

const resendOne = createRoute({
  method: 'post',
  path: '/notifications/{id}/resend',
  summary: 'Queue a failed or logged mail again',
  request: {
    params: z.object({ id: z.string().openapi({ description: 'Its id, or a beginning that no other has' }) }),
  },
  responses: {
    200: json(ResentMail, 'It is queued, and due now.'),
    ...errors(401, 403, 404, 409, 503),
  },
});

const resendSeveral = createRoute({
  method: 'post',
  path: '/notifications/resend',
  summary: 'Queue several failed or logged mails again, all or none',
  middleware: takeJson,
  request: { body: jsonBody(z.strictObject({ ids: z.array(lineOfText()).min(1).max(1000) })) },
  responses: {
    200: json(z.array(ResentMail), 'They are queued, and due now.'),
    ...errors(400, 401, 403, 404, 409, 413, 415, 503),
  },
});

const resendAllFailed = createRoute({
  method: 'post',
  path: '/notifications/resend-failed',
  summary: 'Queue all failed mails again',
  responses: {
    200: json(ResentFailed, 'They are queued, and due now.'),
    ...errors(401, 403, 409, 503),
  },
});

const sendTest = createRoute({
  method: 'post',
  path: '/test-mail',
  summary: 'Send a test mail at once',
  middleware: takeJson,
  request: { body: jsonBody(z.strictObject({ to: StaffEmail.optional() })) },
  responses: {
    200: json(z.object({ sent: z.literal(true), to: z.string() }), 'The mail server has taken it.'),
    ...errors(400, 401, 403, 409, 413, 415, 429, 502),
  },
});

const setup = createRoute({
  method: 'get',
  path: '/mail-setup',
  summary: 'How mail is set up, and what waits',
  responses: { 200: json(MailSetup, 'No user and no password.'), ...errors(401) },
});

/** What staff see of our mails, and do about those that were not sent. */
export function adminNotificationRoutes(db: Db, mailing: Mailing, limits: ClientLimits) {
  const { mail, staffEmail } = mailing;
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(stats, async (c) => c.json(await countNotifications(db, new Date()), 200))
    .openapi(list, async (c) => c.json(await listNotifications(db, mailing, c.req.valid('query')), 200))
    .openapi(resendOne, async (c) => {
      const [resent] = await resend(db, mailing, [c.req.valid('param').id], new Date());
      return c.json(resent!, 200);
    })
    .openapi(resendSeveral, async (c) =>
      c.json(await resend(db, mailing, c.req.valid('json').ids, new Date()), 200),
    )
    .openapi(resendAllFailed, async (c) => c.json(await resendFailed(db, mailing, new Date()), 200))
    .openapi(sendTest, async (c) => {
      const staff = c.get('staff');
      const server = requireMail(mail);
      // Who works on the database itself has no account, and so no address.
      const to = c.req.valid('json').to ?? (staff.email || staffEmail);
      if (to === null) throw new AppError(400, 'no_recipient', 'Say whom to send it to, or set STAFF_EMAIL.');
      await limits.testMails.count(String(staff.id));
      await server.sendTest(to);
      return c.json({ sent: true as const, to }, 200);
    })
    .openapi(setup, async (c) =>
      c.json(
        {
          smtp: mail?.smtp ?? null,
          mailFrom: mail?.mailFrom ?? null,
          staffEmail,
          ...(await readQueue(db)),
        },
        200,
      ),
    );
}
