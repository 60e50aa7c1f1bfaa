import type { ResentFailed, ResentMail } from '#core/staff/notification.ts';
import { AppError } from '../app-error.ts';
import { completeId } from '../database/complete-id.ts';
import type { Db } from '../database/db.ts';
import { countRows } from '../database/paging.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import type { Mailing } from './mailing.ts';
import { isDoneInVain, recipientOf } from './notifications-query.ts';
import type { StaffMail } from './staff-mail.ts';

/** Throws 409 `no_mail_server` where none is set. */
export function requireMail(mail: Mailing['mail']): StaffMail {
  if (mail) return mail;
  const message = 'No mail server is set. Set SMTP_URL, MAIL_FROM and STAFF_EMAIL, and restart the server.';
  throw new AppError(409, 'no_mail_server', message);
}

/**
 * Queues mails that were given up or only logged once more, with all their attempts, due now: all or none. A beginning
 * of an id that no other has is enough. Not in the history: it changes nothing of the directory, and the list of mails shows it.
 * Throws 404 `notification_not_found`, 409 `ambiguous_id`, `no_mail_server`, `not_resendable` where it waits or was
 * sent, `no_recipient` where there is no address.
 */
export async function resend(
  db: Db,
  mailing: Mailing,
  given: readonly string[],
  now: Date,
): Promise<ResentMail[]> {
  const resent = await writeTransaction(db, async (tx) => {
    const mails: ResentMail[] = [];
    for (const id of given) mails.push(await resendOne(tx, mailing, id, now));
    return mails;
  });
  mailing.wakeMail();
  return resent;
}

/** The same of all that failed, in one step; those without an address stay as they are. Throws 409 `no_mail_server`. */
export async function resendFailed(db: Db, mailing: Mailing, now: Date): Promise<ResentFailed> {
  const { mail, staffEmail } = mailing;
  requireMail(mail);
  const resent = await writeTransaction(db, async (tx) => {
    if (staffEmail !== null) {
      await tx
        .updateTable('notifications')
        .set({ recipient: staffEmail })
        .where('status', '=', 'FAILED')
        .where('audience', '=', 'staff')
        .execute();
    }
    const { numUpdatedRows } = await tx
      .updateTable('notifications')
      .set(queuedAgain(now))
      .where('status', '=', 'FAILED')
      .where('recipient', 'is not', null)
      .executeTakeFirst();
    const withoutAddress = await countRows(tx.selectFrom('notifications').where('status', '=', 'FAILED'));
    return { queued: Number(numUpdatedRows), withoutAddress };
  });
  mailing.wakeMail();
  return resent;
}

async function resendOne(
  tx: Db,
  { mail, staffEmail }: Mailing,
  given: string,
  now: Date,
): Promise<ResentMail> {
  const id = await completeId(tx, 'notifications', given);
  const found = await tx
    .selectFrom('notifications')
    .select(['status', 'audience', 'recipient', 'subject'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new AppError(404, 'notification_not_found', `There is no notification ${id}.`);
  if (!isDoneInVain(found)) {
    const how = found.status === 'SENT' ? 'This mail has been sent' : 'This mail waits to be sent already';
    throw new AppError(409, 'not_resendable', `${how} (${id}). Only failed and logged mails can be resent.`);
  }
  requireMail(mail);
  const recipient = recipientOf(found, staffEmail);
  if (recipient === null) {
    throw new AppError(
      409,
      'no_recipient',
      `The address of this mail has been wiped: it is too old (${id}).`,
    );
  }
  await tx
    .updateTable('notifications')
    .set({ ...queuedAgain(now), recipient })
    .where('id', '=', id)
    .execute();
  return { queued: true, id, subject: found.subject, recipient };
}

function queuedAgain(now: Date) {
  return {
    status: 'QUEUED' as const,
    attempts: 0,
    next_attempt_at: now.toISOString(),
    last_error: null,
  };
}
