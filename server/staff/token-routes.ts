import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { MadeToken, TokenRequest } from '#core/staff.ts';
import { errors, json, jsonBody } from '../answering/api-schemas.ts';
import { TAGS } from '../answering/api-tags.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import type { AppContext } from '../app-context.ts';
import { clientAddress } from '../receiving/client-address.ts';
import { takeJson } from '../receiving/json-body.ts';
import { writeTransaction } from '../write-transaction.ts';
import type { LockOut } from './lock-out.ts';
import { refuseOtherSites } from './other-sites.ts';
import { beginSession, findSession } from './sessions.ts';
import { checkSignIn } from './sign-in.ts';

const makeToken = createRoute({
  method: 'post',
  path: '/tokens',
  tags: [TAGS.staff],
  summary: 'Sign in a terminal',
  middleware: takeJson,
  request: { body: jsonBody(TokenRequest) },
  responses: {
    201: json(MadeToken, 'The token, to be sent as `Authorization: Bearer`. It is shown only here.'),
    ...errors(400, 401, 403, 429, 503),
  },
});

/** Tokens are sessions of a terminal: they end with the account, and when its password changes. */
export function tokenRoutes(context: AppContext, lockOut: LockOut) {
  const { db, trustProxy } = context;
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(makeToken, async (c) => {
    refuseOtherSites(c, context);
    const { device, ...signIn } = c.req.valid('json');
    const staffId = await checkSignIn(db, lockOut, signIn, clientAddress(c, trustProxy));
    const now = new Date();
    const token = await writeTransaction(db, (tx) =>
      beginSession(tx, staffId, { channel: 'terminal', device }, now),
    );
    return c.json({ token, staff: (await findSession(db, token, 'terminal', now))! }, 201);
  });
}
