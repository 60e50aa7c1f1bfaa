import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { SignedInStaff, SignIn } from '#core/staff.ts';
import { errors, json, jsonBody } from '../answering/api-schemas.ts';
import { TAGS } from '../answering/api-tags.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import type { AppContext } from '../app-context.ts';
import { clientAddress } from '../receiving/client-address.ts';
import { takeJson } from '../receiving/json-body.ts';
import { writeTransaction } from '../write-transaction.ts';
import { requireStaff, type StaffEnv } from './guard.ts';
import type { LockOut } from './lock-out.ts';
import { refuseOtherSites } from './other-sites.ts';
import { readSessionCookie, removeSessionCookie } from './session-cookie.ts';
import { endSession } from './sessions.ts';
import { checkSignIn, signInBrowser } from './sign-in.ts';
import { readToken } from './token-header.ts';

const signIn = createRoute({
  method: 'post',
  path: '/session',
  tags: [TAGS.staff],
  summary: 'Sign in as staff',
  middleware: takeJson,
  request: { body: jsonBody(SignIn) },
  responses: {
    200: json(SignedInStaff, 'Who is signed in now; the cookie is set.'),
    ...errors(400, 401, 403, 429),
  },
});

const whoAmI = createRoute({
  method: 'get',
  path: '/session',
  tags: [TAGS.staff],
  summary: 'Who is signed in',
  responses: { 200: json(SignedInStaff, 'Who is signed in.'), ...errors(401) },
});

const signOut = createRoute({
  method: 'delete',
  path: '/session',
  tags: [TAGS.staff],
  summary: 'Sign out here',
  responses: { 204: { description: 'The session has ended.' }, ...errors(401, 403) },
});

/** Signing in and out. */
export function sessionRoutes(context: AppContext, lockOut: LockOut) {
  const { db, trustProxy } = context;
  const routes = new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid });
  routes.on(['GET', 'DELETE'], '/session', requireStaff(context));
  return routes
    .openapi(signIn, async (c) => {
      refuseOtherSites(c, context);
      const staffId = await checkSignIn(db, lockOut, c.req.valid('json'), clientAddress(c, trustProxy));
      return c.json(await signInBrowser(c, context, staffId), 200);
    })
    .openapi(whoAmI, (c) => c.json(c.get('staff'), 200))
    .openapi(signOut, async (c) => {
      const byToken = c.get('staff').channel === 'terminal';
      if (!byToken) removeSessionCookie(c, context);
      const token = byToken ? readToken(c) : readSessionCookie(c);
      await writeTransaction(db, (tx) => endSession(tx, token));
      return c.body(null, 204);
    });
}
