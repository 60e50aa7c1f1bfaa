import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { SignedInStaff, SignIn } from '#core/staff.ts';
import { errors, json, jsonBody } from '../answering/api-schemas.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import { clientAddress } from '../receiving/client-address.ts';
import { takeJson } from '../receiving/json-body.ts';
import { writeTransaction } from '../write-transaction.ts';
import { requireStaff, type StaffEnv } from './guard.ts';
import type { LockOut } from './lock-out.ts';
import { refuseOtherSites } from './other-sites.ts';
import { isPassword } from './passwords.ts';
import { readSessionCookie, removeSessionCookie } from './session-cookie.ts';
import { endSession } from './sessions.ts';
import { signInBrowser } from './sign-in.ts';

const signIn = createRoute({
  method: 'post',
  path: '/session',
  summary: 'Sign in as staff',
  middleware: takeJson,
  request: { body: jsonBody(SignIn) },
  responses: {
    200: json(SignedInStaff, 'Who is signed in now; the cookie is set.'),
    400: errors[400],
    401: errors[401],
    403: errors[403],
    429: errors[429],
  },
});

const whoAmI = createRoute({
  method: 'get',
  path: '/session',
  summary: 'Who is signed in',
  responses: { 200: json(SignedInStaff, 'Who is signed in.'), 401: errors[401] },
});

const signOut = createRoute({
  method: 'delete',
  path: '/session',
  summary: 'Sign out here',
  responses: { 204: { description: 'The session has ended.' }, 401: errors[401], 403: errors[403] },
});

/** Signing in and out. */
export function sessionRoutes(context: AppContext, lockOut: LockOut) {
  const { db, trustProxy } = context;
  const routes = new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid });
  routes.on(['GET', 'DELETE'], '/session', requireStaff(context));
  return routes
    .openapi(signIn, async (c) => {
      refuseOtherSites(c, context);
      const { email, password } = c.req.valid('json');
      const address = clientAddress(c, trustProxy);
      const attempt = await lockOut.begin(email, address);
      const account = await db
        .selectFrom('staff')
        .select(['id', 'password_hash', 'disabled_at'])
        .where('email', '=', email)
        .executeTakeFirst();
      const right = await isPassword(password, account?.password_hash);
      if (!right || !account || account.disabled_at !== null) {
        throw new AppError(401, 'wrong_sign_in', 'The email address or the password is not right.');
      }
      await attempt.succeed();
      return c.json(await signInBrowser(c, context, account.id), 200);
    })
    .openapi(whoAmI, (c) => c.json(c.get('staff'), 200))
    .openapi(signOut, async (c) => {
      removeSessionCookie(c, context);
      await writeTransaction(db, (tx) => endSession(tx, readSessionCookie(c)));
      return c.body(null, 204);
    });
}
