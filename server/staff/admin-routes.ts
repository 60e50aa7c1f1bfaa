import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  AccountChange,
  Invitation,
  MadeLink,
  NewAccount,
  PasswordSetting,
  StaffAccount,
  StaffList,
  StaffSession,
} from '#core/staff/staff.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../access/guard.ts';
import { listSessions } from '../access/sessions.ts';
import type { Db } from '../database/db.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { usesHttps } from '../http/https.ts';
import { takeJson } from '../http/json-body.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { addAccount } from './add-account.ts';
import { deleteAccount, type FreeReview } from './delete-account.ts';
import type { FailureCount } from './failed-sign-ins.ts';
import {
  changeAccount,
  endAccountSessions,
  invite,
  listStaff,
  makePasswordLink,
  withdrawInvitation,
} from './manage-accounts.ts';
import { setPassword } from './set-password.ts';
import { resetTwoStep } from './two-step/reset-two-step.ts';
import type { TellOwner } from './two-step/two-step.ts';

const id = z.coerce.number().int();
const account = { params: z.object({ id }) };
const refused = { ...errors(401, 403) } as const;
const done = { description: 'It is done.' };

const list = createRoute({
  method: 'get',
  path: '/staff',
  summary: 'All accounts of staff, and the links that were not used yet',
  middleware: requireAdmin,
  responses: { 200: json(StaffList, 'Accounts by name.'), ...refused },
});

const add = createRoute({
  method: 'post',
  path: '/staff',
  summary: 'Make an account, password and all',
  middleware: [requireAdmin, ...takeJson],
  request: { body: jsonBody(NewAccount) },
  responses: {
    201: json(StaffAccount, 'The new account. An invitation to its address is used up.'),
    ...errors(400),
    ...refused,
    ...errors(409),
  },
});

const makeInvitation = createRoute({
  method: 'post',
  path: '/staff-invitations',
  summary: 'Invite somebody by a link that works once',
  middleware: [requireAdmin, ...takeJson],
  request: { body: jsonBody(Invitation) },
  responses: {
    201: json(MadeLink, 'The link, in place of an older one to the same address. It is shown only here.'),
    ...errors(400),
    ...refused,
    ...errors(409),
  },
});

const removeInvitation = createRoute({
  method: 'delete',
  path: '/staff-invitations/{id}',
  summary: 'Withdraw an invitation',
  middleware: requireAdmin,
  request: account,
  responses: { 204: done, ...refused, ...errors(404) },
});

const change = createRoute({
  method: 'patch',
  path: '/staff/{id}',
  summary: 'Change the name or the role of an account, disable it or enable it',
  middleware: [requireAdmin, ...takeJson],
  request: { ...account, body: jsonBody(AccountChange) },
  responses: {
    200: json(StaffAccount, 'The account as it is now. Disabling has signed it out.'),
    ...errors(400),
    ...refused,
    ...errors(404, 409),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/staff/{id}',
  summary: 'Delete an account for good',
  description: 'What it did stays on record as a former colleague’s; what it was on waits for all again.',
  middleware: requireAdmin,
  request: account,
  responses: { 204: done, ...refused, ...errors(404, 409) },
});

const password = createRoute({
  method: 'put',
  path: '/staff/{id}/password',
  summary: 'Set the password of somebody else',
  middleware: [requireAdmin, ...takeJson],
  request: { ...account, body: jsonBody(PasswordSetting) },
  responses: {
    200: json(StaffAccount, 'The account, which is signed out everywhere.'),
    ...errors(400),
    ...refused,
    ...errors(404, 409),
  },
});

const passwordLink = createRoute({
  method: 'post',
  path: '/staff/{id}/password-link',
  summary: 'Make a link for a new password',
  middleware: requireAdmin,
  request: account,
  responses: {
    201: json(MadeLink, 'The link, in place of an older one. It is shown only here.'),
    ...refused,
    ...errors(404, 409),
  },
});

const twoStep = createRoute({
  method: 'delete',
  path: '/staff/{id}/two-step',
  summary: 'Reset the two-step sign-in of somebody else, and sign them out everywhere',
  middleware: requireAdmin,
  request: account,
  responses: { 204: done, ...refused, ...errors(404, 409, 503) },
});

const sessions = createRoute({
  method: 'get',
  path: '/staff/{id}/sessions',
  summary: 'Where an account is signed in',
  middleware: requireAdmin,
  request: account,
  responses: { 200: json(z.array(StaffSession), 'The one used last first.'), ...refused },
});

const endAll = createRoute({
  method: 'delete',
  path: '/staff/{id}/sessions',
  summary: 'Sign an account out everywhere',
  middleware: requireAdmin,
  request: account,
  responses: { 204: done, ...refused, ...errors(404) },
});

const endOne = createRoute({
  method: 'delete',
  path: '/staff/{id}/sessions/{sessionId}',
  summary: 'Sign an account out in one place',
  middleware: requireAdmin,
  request: { params: account.params.extend({ sessionId: id }) },
  responses: { 204: done, ...refused, ...errors(404) },
});

/** Accounts of staff: for admins only. */
export function staffAccountRoutes(
  db: Db,
  address: ServerAddress,
  failures: FailureCount,
  freeReview: FreeReview,
  tellOwner: TellOwner,
) {
  const welcome = (c: Context, token: string) => {
    const { host } = new URL(c.req.url);
    const base =
      address.publicUrl?.replace(/\/+$/, '') ?? `http${usesHttps(c, address) ? 's' : ''}://${host}`;
    return `${base}/admin0323/welcome#${token}`;
  };
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(list, async (c) => c.json(await listStaff(db, failures, new Date()), 200))
    .openapi(add, async (c) => {
      return c.json(await addAccount(db, c.req.valid('json'), actorOf(c.get('staff'))), 201);
    })
    .openapi(makeInvitation, async (c) => {
      const made = await invite(db, c.req.valid('json'), c.get('staff'));
      return c.json({ url: welcome(c, made.token), expiresAt: made.expiresAt }, 201);
    })
    .openapi(removeInvitation, async (c) => {
      await withdrawInvitation(db, c.req.valid('param').id, actorOf(c.get('staff')));
      return c.body(null, 204);
    })
    .openapi(change, async (c) => {
      const changed = await changeAccount(db, c.req.valid('param').id, c.req.valid('json'), c.get('staff'));
      return c.json(changed, 200);
    })
    .openapi(remove, async (c) => {
      await deleteAccount(db, c.req.valid('param').id, c.get('staff'), freeReview);
      return c.body(null, 204);
    })
    .openapi(password, async (c) => {
      const { password } = c.req.valid('json');
      return c.json(await setPassword(db, c.req.valid('param').id, password, c.get('staff'), tellOwner), 200);
    })
    .openapi(passwordLink, async (c) => {
      const made = await makePasswordLink(db, c.req.valid('param').id, c.get('staff'));
      return c.json({ url: welcome(c, made.token), expiresAt: made.expiresAt }, 201);
    })
    .openapi(twoStep, async (c) => {
      await resetTwoStep(db, c.req.valid('param').id, c.get('staff'), tellOwner);
      return c.body(null, 204);
    })
    .openapi(sessions, async (c) => {
      const { sessionId } = c.get('staff');
      return c.json(await listSessions(db, c.req.valid('param').id, sessionId, new Date()), 200);
    })
    .openapi(endAll, async (c) => {
      await endAccountSessions(db, c.req.valid('param').id, undefined, actorOf(c.get('staff')));
      return c.body(null, 204);
    })
    .openapi(endOne, async (c) => {
      const { id, sessionId } = c.req.valid('param');
      await endAccountSessions(db, id, sessionId, actorOf(c.get('staff')));
      return c.body(null, 204);
    });
}
