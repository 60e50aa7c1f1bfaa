import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { SignedInStaff, StaffSession } from '#core/staff/staff.ts';
import type { StaffEnv } from '../access/guard.ts';
import { readSessionCookie, removeSessionCookie } from '../access/session-cookie.ts';
import { endSession, endSessions, listSessions } from '../access/sessions.ts';
import { readToken } from '../access/token-header.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import type { ServerAddress } from '../http/server-address.ts';

const whoAmI = createRoute({
  method: 'get',
  path: '/session',
  summary: 'Who is signed in',
  responses: { 200: json(SignedInStaff, 'Who is signed in.'), ...errors(401) },
});

const signOut = createRoute({
  method: 'delete',
  path: '/session',
  summary: 'Sign out here',
  responses: { 204: { description: 'The session has ended.' }, ...errors(401, 403) },
});

const ownSessions = createRoute({
  method: 'get',
  path: '/session/all',
  summary: 'Where one is signed in',
  responses: { 200: json(z.array(StaffSession), 'The one used last first.'), ...errors(401) },
});

const signOutEverywhere = createRoute({
  method: 'delete',
  path: '/session/all',
  summary: 'Sign out everywhere',
  responses: { 204: { description: 'All sessions have ended.' }, ...errors(401, 403) },
});

/** Where staff are signed in themselves, and signing out. */
export function ownSessionRoutes(db: Db, address: ServerAddress) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(whoAmI, (c) => c.json(c.get('staff'), 200))
    .openapi(signOut, async (c) => {
      const byToken = c.get('staff').channel === 'terminal';
      if (!byToken) removeSessionCookie(c, address);
      const token = byToken ? readToken(c) : readSessionCookie(c, address);
      await writeTransaction(db, (tx) => endSession(tx, token));
      return c.body(null, 204);
    })
    .openapi(ownSessions, async (c) => {
      const { id, sessionId } = c.get('staff');
      return c.json(await listSessions(db, id, sessionId, new Date()), 200);
    })
    .openapi(signOutEverywhere, async (c) => {
      await writeTransaction(db, (tx) => endSessions(tx, c.get('staff').id));
      removeSessionCookie(c, address);
      return c.body(null, 204);
    });
}
