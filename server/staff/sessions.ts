import { createHash, randomBytes } from 'node:crypto';
import type { SignedInStaff } from '#core/staff.ts';
import type { Db } from '../db.ts';
import { writeTransaction } from '../write-transaction.ts';

/** A session ends when it has not been used for so long. */
export const SESSION_HOURS = 12;
const HOUR_MS = 3600_000;
/** Not every call needs a write. */
const NOTE_USE_MS = 60_000;

/** A secret for a cookie or a link, and what is stored of it: who reads the database can sign in with neither. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Begins a session, and returns what its cookie carries. `device` is a kind of browser. */
export async function beginSession(db: Db, staffId: number, device: string, now: Date): Promise<string> {
  const { token, hash } = makeToken();
  const at = now.toISOString();
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: hash,
      staff_id: staffId,
      device,
      created_at: at,
      last_used_at: at,
      expires_at: expiry(now),
    })
    .execute();
  return token;
}

/** Who is signed in by this cookie, or undefined; keeps the session going. */
export async function findSession(db: Db, token: string, now: Date): Promise<SignedInStaff | undefined> {
  const row = await db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select(['session.id as sessionId', 'session.last_used_at'])
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.role'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now.toISOString())
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { last_used_at, ...staff } = row;
  if (now.getTime() - Date.parse(last_used_at) > NOTE_USE_MS) {
    await writeTransaction(db, (tx) =>
      tx
        .updateTable('staff_sessions')
        .set({ last_used_at: now.toISOString(), expires_at: expiry(now) })
        .where('id', '=', staff.sessionId)
        .execute(),
    );
  }
  return staff;
}

function expiry(now: Date): string {
  return new Date(now.getTime() + SESSION_HOURS * HOUR_MS).toISOString();
}
