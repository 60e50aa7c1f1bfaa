import { randomBytes } from 'node:crypto';
import type { StaffRole } from '#core/lists/staff-lists.ts';
import { beginSession } from '../access/sessions.ts';
import type { Db } from '../database/db.ts';
import { hashPassword } from '../staff/passwords.ts';
import { makeRecoveryCodes } from '../staff/two-step/recovery-codes.ts';
import { codeOf, stepAt } from '../staff/two-step/time-codes.ts';

export const STAFF_PASSWORD = 'a lantern in the harbor';

let hashed: Promise<string> | undefined;

/** An account whose password is STAFF_PASSWORD. Returns its id. */
export async function addStaff(db: Db, name: string, role: StaffRole = 'reviewer'): Promise<number> {
  hashed ??= hashPassword(STAFF_PASSWORD);
  const { id } = await db
    .insertInto('staff')
    .values({
      email: `${name.toLowerCase().replaceAll(' ', '.')}@harborlight.example`,
      name,
      role,
      password_hash: await hashed,
      created_at: '2026-11-01T00:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Turns an account's two-step sign-in on, as if long ago. Returns its recovery codes, and what its app shows. */
export async function addTwoStep(db: Db, staffId: number) {
  const secret = randomBytes(20);
  await db
    .insertInto('two_step')
    .values({
      staff_id: staffId,
      secret: secret.toString('base64url'),
      confirmed_at: '2026-11-01T00:00:00.000Z',
      last_step: null,
    })
    .execute();
  const recoveryCodes = await makeRecoveryCodes(db, staffId);
  /** So many steps of 30 seconds from now. */
  const codeIn = (steps: number) => codeOf(secret, stepAt(new Date()) + steps);
  return { secret, recoveryCodes, codeIn };
}

/** Adds an account, signs it in, and returns how it asks: paths under the server, JSON bodies, its cookie. */
export async function signedIn(
  { db, app }: { db: Db; app: { request(path: string, init?: RequestInit): Response | Promise<Response> } },
  name = 'Ada Admin',
  role: StaffRole = 'admin',
) {
  const id = await addStaff(db, name, role);
  const token = await beginSession(db, id, { channel: 'web', device: 'Chrome' }, new Date());
  // Under its name by http, and by https.
  const headers = { Cookie: `harborlight_session=${token}; __Host-harborlight_session=${token}` };
  const send = (method: string) => (path: string, body?: unknown) =>
    app.request(path, {
      method,
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  return {
    id,
    name,
    headers,
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  };
}
