import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { MadeToken, TokenRequest } from '#core/staff/staff.ts';
import { beginSession, findSession } from '../access/sessions.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { refuseCrossSite } from '../http/csrf.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { checkSignIn } from './sign-in.ts';
import type { SignIns } from './sign-ins.ts';

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
export function tokenRoutes(db: Db, address: ServerAddress, signIns: SignIns) {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(makeToken, async (c) => {
    refuseCrossSite(c, address.publicUrl);
    const { device, readOnly, ...signIn } = c.req.valid('json');
    const staffId = await checkSignIn(c, db, signIns, signIn, address);
    const now = new Date();
    const token = await writeTransaction(db, (tx) =>
      beginSession(tx, staffId, { channel: 'terminal', device, readOnly }, now),
    );
    return c.json({ token, staff: (await findSession(db, token, 'terminal', now))! }, 201);
  });
}
