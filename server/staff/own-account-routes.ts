import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { OwnChange, PasswordChange, SignedInStaff, StaffSession } from '#core/staff.ts';
import { errors, json, jsonBody } from '../answering/api-schemas.ts';
import { TAGS } from '../answering/api-tags.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import { clientAddress } from '../receiving/client-address.ts';
import { takeJson } from '../receiving/json-body.ts';
import { writeTransaction } from '../write-transaction.ts';
import { readAccount, recordAccountChange, refuseTakenName } from './accounts.ts';
import { actorOf, requireStaff, type StaffEnv } from './guard.ts';
import type { LockOut } from './lock-out.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { removeSessionCookie } from './session-cookie.ts';
import { endSessions, listSessions } from './sessions.ts';
import { writePassword } from './set-password.ts';

const ownSessions = createRoute({
  method: 'get',
  path: '/session/all',
  tags: [TAGS.staff],
  summary: 'Where one is signed in',
  responses: { 200: json(z.array(StaffSession), 'The one used last first.'), ...errors(401) },
});

const signOutEverywhere = createRoute({
  method: 'delete',
  path: '/session/all',
  tags: [TAGS.staff],
  summary: 'Sign out everywhere',
  responses: { 204: { description: 'All sessions have ended.' }, ...errors(401, 403) },
});

const rename = createRoute({
  method: 'patch',
  path: '/session',
  tags: [TAGS.staff],
  summary: 'Change one’s own name',
  middleware: takeJson,
  request: { body: jsonBody(OwnChange) },
  responses: {
    200: json(SignedInStaff, 'Who is signed in.'),
    ...errors(400, 401, 403, 409),
  },
});

const changePassword = createRoute({
  method: 'post',
  path: '/session/password',
  tags: [TAGS.staff],
  summary: 'Change one’s own password; signs out everywhere else',
  middleware: takeJson,
  request: { body: jsonBody(PasswordChange) },
  responses: {
    204: { description: 'It is changed.' },
    ...errors(400, 401, 403, 429),
  },
});

/** What staff do about their own account. */
export function ownAccountRoutes(context: AppContext, lockOut: LockOut) {
  const { db, trustProxy } = context;
  const routes = new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid });
  const guard = requireStaff(context);
  routes.patch('/session', guard).use('/session/all', guard).use('/session/password', guard);
  return routes
    .openapi(ownSessions, async (c) => {
      const { id, sessionId } = c.get('staff');
      return c.json(await listSessions(db, id, sessionId, new Date()), 200);
    })
    .openapi(signOutEverywhere, async (c) => {
      await writeTransaction(db, (tx) => endSessions(tx, c.get('staff').id));
      removeSessionCookie(c, context);
      return c.body(null, 204);
    })
    .openapi(rename, async (c) => {
      const { name } = c.req.valid('json');
      const staff = c.get('staff');
      const change = { action: 'update', actor: actorOf(staff), now: new Date() } as const;
      await writeTransaction(db, async (tx) => {
        const account = await readAccount(tx, staff.id);
        if (account.name === name) return;
        await refuseTakenName(tx, name, staff.id);
        await recordAccountChange(tx, account, account, change);
        await tx.updateTable('staff').set({ name }).where('id', '=', staff.id).execute();
      });
      return c.json({ ...staff, name }, 200);
    })
    .openapi(changePassword, async (c) => {
      const { current, password } = c.req.valid('json');
      const { id, email, sessionId } = c.get('staff');
      const address = clientAddress(c, trustProxy);
      const attempt = await lockOut.begin(email, address);
      const { password_hash } = await db
        .selectFrom('staff')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (!(await isPassword(current, password_hash))) {
        const issue = { path: 'current', message: 'This is not your password' };
        throw new AppError(400, 'wrong_password', 'Your current password is not right.', [issue]);
      }
      await attempt.succeed();
      const newHash = await hashPassword(password);
      await writeTransaction(db, async (tx) => {
        const account = await readAccount(tx, id);
        const actor = actorOf(c.get('staff'));
        await writePassword(tx, account, newHash, { actor, now: new Date(), keptSession: sessionId });
      });
      return c.body(null, 204);
    });
}
