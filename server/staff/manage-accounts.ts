import type { AccountChange, Invitation, SignedInStaff, StaffAccount, StaffList } from '#core/staff/staff.ts';
import { actorOf } from '../access/guard.ts';
import { endSessions } from '../access/sessions.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import {
  readAccount,
  readAccounts,
  recordAccountChange,
  refuseNoAdmin,
  refuseTakenEmail,
  renameAccount,
  toAccount,
} from './accounts.ts';
import type { FailureCount } from './failed-sign-ins.ts';
import { describeLink, madeBy, makeLink } from './links.ts';
import { refuseOwnPassword } from './set-password.ts';

/** All accounts by name, and the links that were not used yet, without what they carry. */
export async function listStaff(db: Db, failures: FailureCount, now: Date): Promise<StaffList> {
  const failed = await failures.read(now);
  const accounts = await readAccounts(db);
  const counts = await db
    .selectFrom('staff_sessions')
    .select((select) => ['staff_id', select.fn.countAll<number>().as('sessions')])
    .where('expires_at', '>', now.toISOString())
    .groupBy('staff_id')
    .execute();
  const confirmed = db.selectFrom('two_step').select('staff_id').where('confirmed_at', 'is not', null);
  const twoStep = new Set((await confirmed.execute()).map(({ staff_id }) => staff_id));
  const sessions = new Map(counts.map((row) => [row.staff_id, Number(row.sessions)]));
  const links = await db
    .selectFrom('staff_links')
    .selectAll()
    .where('expires_at', '>', now.toISOString())
    // That of the first account is of no use any more.
    .where('purpose', '!=', 'set-up')
    .orderBy('created_at')
    .execute();
  return {
    accounts: accounts.map((row) => ({
      ...toAccount(row),
      lastUsedAt: row.last_used_at,
      sessions: sessions.get(row.id) ?? 0,
      twoStep: twoStep.has(row.id),
      failed: failed.get(row.id) ?? null,
    })),
    failedElsewhere: failed.get(null) ?? null,
    links: await Promise.all(
      links.map(async (link) => ({
        ...(await describeLink(db, link)),
        id: link.id,
        createdBy: link.created_by,
        expiresAt: link.expires_at,
      })),
    ),
  };
}

/** Throws 409 `email_taken`. */
export function invite(
  db: Db,
  { email, role }: Invitation,
  by: Pick<SignedInStaff, 'id' | 'name' | 'channel'>,
) {
  const [now, actor] = [new Date(), actorOf(by)];
  return writeTransaction(db, async (tx) => {
    await refuseTakenEmail(tx, email);
    const link = await makeLink(tx, { purpose: 'invite', email, role, ...madeBy(by) }, now);
    const change = { subject: 'staff', id: invitationId(link.id), title: email, before: null } as const;
    await recordChange(tx, { ...change, action: 'invite' }, actor, now);
    return link;
  });
}

/** Throws 404 `invitation_not_found`. */
export async function withdrawInvitation(db: Db, id: number, actor: Actor): Promise<void> {
  await writeTransaction(db, async (tx) => {
    const link = await tx
      .deleteFrom('staff_links')
      .where('id', '=', id)
      .where('purpose', '=', 'invite')
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!link) {
      const message = 'There is no such invitation any more: it was accepted or withdrawn.';
      throw new AppError(404, 'invitation_not_found', message);
    }
    const change = { subject: 'staff', id: invitationId(id), title: link.email ?? '', before: link } as const;
    await recordChange(tx, { ...change, action: 'delete' }, actor, new Date());
  });
}

/** In the history an invitation is a subject of its own: there is no account yet. */
function invitationId(id: number): string {
  return `invitation-${id}`;
}

/** Throws 404 `account_not_found`, 409 `own_account`, `last_admin` and `name_taken`. */
export async function changeAccount(
  db: Db,
  id: number,
  { name, role, disabled }: AccountChange,
  by: SignedInStaff,
): Promise<StaffAccount> {
  const now = new Date();
  return writeTransaction(db, async (tx) => {
    const change = { actor: actorOf(by), now };
    const account = await renameAccount(tx, await readAccount(tx, id), name, change);
    const wasDisabled = account.disabled_at !== null;
    const switched = disabled !== undefined && disabled !== wasDisabled;
    if (!switched && (role === undefined || role === account.role)) return toAccount(account);
    if (id === by.id) {
      throw new AppError(409, 'own_account', 'This is your own account. Another admin has to do it.');
    }
    await recordAccountChange(tx, account, account, { action: 'update', ...change });
    const after = {
      role: role ?? account.role,
      disabled_at: switched ? (disabled ? now.toISOString() : null) : account.disabled_at,
    };
    await tx.updateTable('staff').set(after).where('id', '=', id).execute();
    await refuseNoAdmin(tx);
    if (after.disabled_at !== null || after.role !== 'admin') {
      // What they made as an admin must not outlive that.
      await tx.deleteFrom('staff_links').where('created_by_id', '=', id).execute();
    }
    if (switched && disabled) {
      await endSessions(tx, id);
      await tx.deleteFrom('staff_links').where('staff_id', '=', id).execute();
    }
    return toAccount({ ...account, ...after });
  });
}

/** Throws 404 `account_not_found`, 409 `account_disabled`, and 409 `own_account`, for the reason of `setPassword`. */
export async function makePasswordLink(db: Db, id: number, by: SignedInStaff) {
  refuseOwnPassword(id, by);
  const now = new Date();
  return writeTransaction(db, async (tx) => {
    const account = await readAccount(tx, id);
    if (account.disabled_at !== null) {
      throw new AppError(409, 'account_disabled', 'This account is disabled. Please enable it first.');
    }
    await recordAccountChange(tx, account, account, { action: 'password_link', actor: actorOf(by), now });
    return makeLink(tx, { purpose: 'password', staff_id: id, ...madeBy(by) }, now);
  });
}

/** Ends one session of an account, or all. Throws 404 `account_not_found` and `session_not_found`. */
export async function endAccountSessions(
  db: Db,
  id: number,
  sessionId: number | undefined,
  actor: Actor,
): Promise<void> {
  await writeTransaction(db, async (tx) => {
    const account = await readAccount(tx, id);
    const { numDeletedRows } = await tx
      .deleteFrom('staff_sessions')
      .where('staff_id', '=', id)
      .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId!))
      .executeTakeFirst();
    if (numDeletedRows === 0n) {
      if (sessionId === undefined) return;
      throw new AppError(404, 'session_not_found', 'This session has ended already.');
    }
    await recordAccountChange(tx, account, account, { action: 'sign_out', actor, now: new Date() });
  });
}
