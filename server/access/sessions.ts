import { createHash, randomBytes } from 'node:crypto';
import type { Channel } from '#core/lists/staff-lists.ts';
import type { SignedInStaff, StaffSession } from '#core/staff/staff.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';

/** A session ends so long after it began, however much it is used: then whoever has it signs in anew. */
const LONGEST_HOURS = 30 * 24;
/** And when it has not been used for so long: in a browser soon, in a terminal a script may rest. */
export const SESSION_HOURS = { web: 12, terminal: LONGEST_HOURS } as const satisfies Record<Channel, number>;
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

/**
 * Begins a session, and returns what its cookie or its token carries. `device` is a kind of browser, or what its owner
 * calls the terminal. Call it in a write transaction, as all that follows.
 */
export async function beginSession(
  tx: Db,
  staffId: number,
  {
    channel,
    device,
    readOnly = false,
  }: Pick<StaffSession, 'channel' | 'device'> & Partial<Pick<StaffSession, 'readOnly'>>,
  now: Date,
): Promise<string> {
  const { token, hash } = makeToken();
  const at = now.toISOString();
  await tx.updateTable('staff').set({ last_used_at: at }).where('id', '=', staffId).execute();
  await tx
    .insertInto('staff_sessions')
    .values({
      token_hash: hash,
      staff_id: staffId,
      channel,
      device,
      read_only: Number(readOnly),
      created_at: at,
      last_used_at: at,
      expires_at: expiry(channel, now, at),
    })
    .execute();
  return token;
}

/** Who is signed in by this cookie (`web`) or token (`terminal`), or undefined; keeps the session going. */
export async function findSession(
  db: Db,
  token: string,
  channel: Channel,
  now: Date,
): Promise<SignedInStaff | undefined> {
  const row = await db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .leftJoin('two_step', 'two_step.staff_id', 'staff.id')
    .select(['session.id as sessionId', 'session.channel', 'two_step.confirmed_at'])
    .select(['session.read_only', 'session.created_at', 'session.last_used_at'])
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.role'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.channel', '=', channel)
    .where('session.expires_at', '>', now.toISOString())
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { read_only, created_at, last_used_at, confirmed_at, ...rest } = row;
  const twoStep: SignedInStaff['twoStep'] = confirmed_at === null ? 'off' : 'on';
  const staff = { ...rest, readOnly: read_only === 1, twoStep };
  if (now.getTime() - Date.parse(last_used_at) > NOTE_USE_MS) {
    await noteUse(db, staff, expiry(channel, now, created_at), now);
  }
  return staff;
}

/** Where an import is writing it is left to the next call: nobody waits for a note. */
async function noteUse(
  db: Db,
  { id, sessionId }: SignedInStaff,
  expiresAt: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const note = async (tx: Db) => {
    await tx
      .updateTable('staff_sessions')
      .set({ last_used_at: at, expires_at: expiresAt })
      .where('id', '=', sessionId)
      .execute();
    await tx.updateTable('staff').set({ last_used_at: at }).where('id', '=', id).execute();
  };
  try {
    await writeTransaction(db, note, { longestWaitMs: 0 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** Where an account is signed in, the one used last first. `current` is the session that asks. */
export async function listSessions(
  db: Db,
  staffId: number,
  current: number,
  now: Date,
): Promise<StaffSession[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'channel', 'device', 'read_only', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => toListed(row, current));
}

/** A session as it is listed, from its row. */
export function toListed<Row extends { id: number; read_only: number }>(
  { read_only, ...row }: Row,
  current: number,
) {
  return { ...row, readOnly: read_only === 1, current: row.id === current };
}

/** Ends the session of this cookie or token, if there is one. */
export async function endSession(tx: Db, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  await tx.deleteFrom('staff_sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Signs an account out everywhere, or everywhere but in one session. Returns how many have ended. */
export async function endSessions(tx: Db, staffId: number, except?: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function expiry(channel: Channel, now: Date, createdAt: string): string {
  const unused = now.getTime() + SESSION_HOURS[channel] * HOUR_MS;
  const longest = Date.parse(createdAt) + LONGEST_HOURS * HOUR_MS;
  return new Date(Math.min(unused, longest)).toISOString();
}
