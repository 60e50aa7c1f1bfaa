import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { type SignedInStaff, StaffToken } from '#core/staff/staff.ts';
import { actorOf, type StaffEnv } from '../access/guard.ts';
import { toListed } from '../access/sessions.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { endAccountSessions } from './manage-accounts.ts';

const listTokens = createRoute({
  method: 'get',
  path: '/tokens',
  summary: 'Tokens of terminals: one’s own, or to an admin those of all',
  responses: { 200: json(z.array(StaffToken), 'The one used last first.'), ...errors(401) },
});

const revokeToken = createRoute({
  method: 'delete',
  path: '/tokens/{id}',
  summary: 'Sign a terminal out',
  request: { params: z.object({ id: z.coerce.number().int() }) },
  responses: {
    204: { description: 'Its token is good for nothing now.' },
    ...errors(400, 401, 403, 404, 503),
  },
});

/** Tokens of terminals: `POST /api/tokens` makes them. */
export function adminTokenRoutes(db: Db) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(listTokens, async (c) => {
      const staff = c.get('staff');
      const tokens = await seenBy(db, staff, new Date()).execute();
      return c.json(
        tokens.map(({ staffId, ...token }) => toListed(token, staff.sessionId)),
        200,
      );
    })
    .openapi(revokeToken, async (c) => {
      const { id } = c.req.valid('param');
      const staff = c.get('staff');
      const token = await seenBy(db, staff, new Date()).where('session.id', '=', id).executeTakeFirst();
      if (!token) throw new AppError(404, 'token_not_found', `There is no token ${id}, or not any more.`);
      await endAccountSessions(db, token.staffId, id, actorOf(staff));
      return c.body(null, 204);
    });
}

/** What is good still, and may be seen. */
function seenBy(db: Db, { id, role }: SignedInStaff, now: Date) {
  return db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select(['session.id', 'session.device', 'session.read_only', 'staff.name', 'staff.id as staffId'])
    .select([
      'session.created_at as createdAt',
      'session.last_used_at as lastUsedAt',
      'session.expires_at as expiresAt',
    ])
    .where('session.channel', '=', 'terminal')
    .where('session.expires_at', '>', now.toISOString())
    .$if(role !== 'admin', (query) => query.where('staff.id', '=', id))
    .orderBy('session.last_used_at', 'desc')
    .orderBy('session.id', 'desc');
}
