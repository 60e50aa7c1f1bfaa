import type { Selectable } from 'kysely';
import type { StaffLinkPurpose } from '#core/lists/staff-lists.ts';
import type { SignedInStaff } from '#core/staff/staff.ts';
import { hashToken, makeToken } from '../access/sessions.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import type { StaffLinksTable } from '../database/staff-tables.ts';
import { writeTransaction } from '../database/write-transaction.ts';

const HOUR_MS = 3600_000;

const VALID_HOURS: Record<StaffLinkPurpose, number> = { 'set-up': 1, invite: 7 * 24, password: 24 };

export type LinkRow = Selectable<StaffLinksTable>;

/** Makes a link in place of older ones for the same. Returns what it carries, and until when it is good. */
export async function makeLink(
  tx: Db,
  link: Pick<LinkRow, 'purpose'> &
    Partial<Pick<LinkRow, 'staff_id' | 'email' | 'role' | 'created_by' | 'created_by_id'>>,
  now: Date,
): Promise<{ id: number; token: string; expiresAt: string }> {
  const { purpose, email = null, staff_id = null } = link;
  await tx
    .deleteFrom('staff_links')
    .where('purpose', '=', purpose)
    .where('email', email === null ? 'is' : '=', email)
    .where('staff_id', staff_id === null ? 'is' : '=', staff_id)
    .execute();
  const { token, hash } = makeToken();
  const expiresAt = new Date(now.getTime() + VALID_HOURS[purpose] * HOUR_MS).toISOString();
  const { id } = await tx
    .insertInto('staff_links')
    .values({ ...link, token_hash: hash, created_at: now.toISOString(), expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, expiresAt };
}

/** Who makes a link, as its row has it. The terminal of the database's own machine has no account. */
export function madeBy({
  id,
  name,
}: Pick<SignedInStaff, 'id' | 'name'>): Pick<LinkRow, 'created_by' | 'created_by_id'> {
  return { created_by: name, created_by_id: id || null };
}

/** What the first account's link carries, in place of an older one; undefined where there is an account. */
export function makeSetUpLink(db: Db, now: Date): Promise<string | undefined> {
  return writeTransaction(db, async (tx) => {
    if (await hasAccounts(tx)) return undefined;
    return (await makeLink(tx, { purpose: 'set-up', role: 'admin' }, now)).token;
  });
}

/**
 * The link of a token. Expired, used and unknown are told alike: throws 404 `link_not_valid`. So is one for the first
 * account where there is one, one for a new password of an account that was disabled, and one whose maker is no admin
 * any more.
 */
export async function findLink(db: Db, token: string, now: Date): Promise<LinkRow> {
  const link = await db
    .selectFrom('staff_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!link || !(await isOfUse(db, link))) {
    const message =
      'This link is not valid: it was used, or it is too old. Please ask an admin for a new one; the link for the first account comes anew when the server starts.';
    throw new AppError(404, 'link_not_valid', message);
  }
  return link;
}

/** Whose address and role it is about: of a link for a new password the account's own. */
export async function describeLink(db: Db, { purpose, email, role, staff_id }: LinkRow) {
  const account =
    staff_id === null
      ? undefined
      : await db.selectFrom('staff').select(['email', 'role']).where('id', '=', staff_id).executeTakeFirst();
  return { purpose, email: account?.email ?? email, role: account?.role ?? role ?? 'admin' };
}

async function isOfUse(db: Db, { purpose, staff_id, created_by_id }: LinkRow): Promise<boolean> {
  if (purpose === 'set-up') return !(await hasAccounts(db));
  if (created_by_id !== null && !(await isAdmin(db, created_by_id))) return false;
  if (purpose === 'invite') return true;
  const account = await db
    .selectFrom('staff')
    .select('disabled_at')
    .where('id', '=', staff_id)
    .executeTakeFirst();
  return account?.disabled_at === null;
}

async function isAdmin(db: Db, id: number): Promise<boolean> {
  const account = await db
    .selectFrom('staff')
    .select(['role', 'disabled_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return account?.role === 'admin' && account.disabled_at === null;
}

async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}
