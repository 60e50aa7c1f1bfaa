import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { OwnChange, PasswordChange, SignedInStaff } from '#core/staff/staff.ts';
import { actorOf, type StaffEnv } from '../access/guard.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { readAccount, renameAccount } from './accounts.ts';
import { checkOwnPassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { writePassword } from './set-password.ts';
import type { SignIns } from './sign-ins.ts';
import type { TellOwner } from './two-step/two-step.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const rename = createRoute({
  method: 'patch',
  path: '/session',
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
  summary: 'Change one’s own password; signs out everywhere else',
  middleware: takeJson,
  request: { body: jsonBody(PasswordChange) },
  responses: {
    204: { description: 'It is changed.' },
    ...errors(400, 401, 403, 429),
  },
});

/** Staff change their own name and password. */
export function ownAccountRoutes(db: Db, trustProxy: TrustedProxies, signIns: SignIns, tellOwner: TellOwner) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(rename, async (c) => {
      const { name } = c.req.valid('json');
      const staff = c.get('staff');
      const change = { actor: actorOf(staff), now: new Date() };
      await writeTransaction(db, async (tx) =>
        renameAccount(tx, await readAccount(tx, staff.id), name, change),
      );
      return c.json({ ...staff, name }, 200);
    })
    .openapi(changePassword, async (c) => {
      const { current, password } = c.req.valid('json');
      const { id, email, name, sessionId } = c.get('staff');
      await checkOwnPassword(c, db, trustProxy, signIns, current);
      await refuseWeakPassword(password, { email, name });
      const newHash = await hashPassword(password);
      await writeTransaction(db, async (tx) => {
        const account = await readAccount(tx, id);
        const actor = actorOf(c.get('staff'));
        const now = new Date();
        await writePassword(tx, account, newHash, { actor, now, keptSession: sessionId, tellOwner });
      });
      return c.body(null, 204);
    });
}
