import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { SignedInStaff, SignIn } from '#core/staff.ts';
import { errors, json, jsonBody } from '../answering/api-schemas.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import { takeJson } from '../receiving/json-body.ts';
import { requireStaff, type StaffEnv } from './guard.ts';
import { refuseOtherSites } from './other-sites.ts';
import { isPassword } from './passwords.ts';
import { removeSessionCookie, setSessionCookie } from './session-cookie.ts';
import { beginSession, findSession } from './sessions.ts';

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
export function sessionRoutes(context: AppContext) {
  const { db } = context;
  const routes = new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid });
  routes.on(['GET', 'DELETE'], '/session', requireStaff(context));
  return routes
    .openapi(signIn, async (c) => {
      refuseOtherSites(c, context);
      const { email, password } = c.req.valid('json');
      const account = await db
        .selectFrom('staff')
        .select(['id', 'password_hash', 'disabled_at'])
        .where('email', '=', email)
        .executeTakeFirst();
      const right = await isPassword(password, account?.password_hash);
      if (!right || !account || account.disabled_at !== null) {
        throw new AppError(401, 'wrong_sign_in', 'The email address or the password is not right.');
      }
      const now = new Date();
      const token = await beginSession(db, account.id, 'Browser', now);
      setSessionCookie(c, token, context);
      return c.json((await findSession(db, token, now))!, 200);
    })
    .openapi(whoAmI, (c) => c.json(c.get('staff'), 200))
    .openapi(signOut, async (c) => {
      await db.deleteFrom('staff_sessions').where('id', '=', c.get('staff').sessionId).execute();
      removeSessionCookie(c, context);
      return c.body(null, 204);
    });
}
