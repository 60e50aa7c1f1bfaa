import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { MadeToken, TokenRequest } from '#core/staff/staff.ts';
import { beginSession, findSession } from '../access/sessions.ts';
import { holdTo, twoStepNeeded } from '../access/two-step-rule.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { refuseCrossSite } from '../http/csrf.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { checkSignIn, notSignedIn } from './sign-in.ts';
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
    ...errors(400),
    401: notSignedIn,
    ...errors(403, 429, 503),
  },
});

/** Tokens are sessions of a terminal: they end with the account, and when its password changes. */
export function tokenRoutes(db: Db, address: ServerAddress, signIns: SignIns) {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(makeToken, async (c) => {
    refuseCrossSite(c, address.publicUrl);
    const { device, readOnly, ...signIn } = c.req.valid('json');
    const staffId = await checkSignIn(c, db, signIns, signIn, address, 'terminal');
    const now = new Date();
    const made = await writeTransaction(db, async (tx) => {
      const session = { channel: 'terminal', device, readOnly } as const;
      const token = await beginSession(tx, staffId, session, now);
      const staff = holdTo(signIns.requireTwoStep, (await findSession(tx, token, 'terminal', now))!);
      // It would be good for nothing, and is turned on in a browser.
      if (staff.twoStep === 'due') throw twoStepNeeded();
      return { token, staff };
    });
    return c.json(made, 201);
  });
}
