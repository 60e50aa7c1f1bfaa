import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { SignedInStaff, SignIn } from '#core/staff/staff.ts';
import type { Db } from '../database/db.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { refuseCrossSite } from '../http/csrf.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { checkSignIn, notSignedIn, signInBrowser } from './sign-in.ts';
import type { SignIns } from './sign-ins.ts';

const signIn = createRoute({
  method: 'post',
  path: '/session',
  tags: [TAGS.staff],
  summary: 'Sign in as staff',
  middleware: takeJson,
  request: { body: jsonBody(SignIn) },
  responses: {
    200: json(SignedInStaff, 'Who is signed in now; the cookie is set.'),
    ...errors(400),
    401: notSignedIn,
    ...errors(403, 429, 503),
  },
});

/** Signing in by a browser. What is done once signed in: own-session-routes.ts. */
export function signInRoutes(db: Db, address: ServerAddress, signIns: SignIns) {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(signIn, async (c) => {
    refuseCrossSite(c, address.publicUrl);
    const staffId = await checkSignIn(c, db, signIns, c.req.valid('json'), address, 'web');
    return c.json(await signInBrowser(c, db, signIns, address, staffId), 200);
  });
}
