import type { ResentFailed, ResentMail } from '#core/notification.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../db.ts';
import { writeTransaction } from '../write-transaction.ts';
import { isDoneInVain, recipientOf } from './notifications-query.ts';
import { completeId } from './whole-id.ts';

/** Throws 409 `no_mail_server` where none is set. */
export function requireMail({ mail }: Pick<AppContext, 'mail'>): NonNullable<AppContext['mail']> {
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
  context: Pick<AppContext, 'db' | 'mail' | 'staffEmail' | 'wakeMail'>,
  given: readonly string[],
  now: Date,
): Promise<ResentMail[]> {
  const resent = await writeTransaction(context.db, async (tx) => {
    const mails: ResentMail[] = [];
    for (const id of given) mails.push(await resendOne(tx, context, id, now));
    return mails;
  });
  context.wakeMail();
  return resent;
}

/** The same of all that failed, in one step; those without an address stay as they are. Throws 409 `no_mail_server`. */
export async function resendFailed(
  context: Pick<AppContext, 'db' | 'mail' | 'staffEmail' | 'wakeMail'>,
  now: Date,
): Promise<ResentFailed> {
  const { db, staffEmail } = context;
  requireMail(context);
  const resent = await writeTransaction(db, async (tx) => {
    if (staffEmail !== null) {
      await tx
        .updateTable('notifications')
        .set({ recipient: staffEmail })
        .where('status', '=', 'FAILED')
        .where('audience', '=', 'staff')
        .where('recipient', 'is', null)
        .execute();
    }
    const { numUpdatedRows } = await tx
      .updateTable('notifications')
      .set(queuedAgain(now))
      .where('status', '=', 'FAILED')
      .where('recipient', 'is not', null)
      .executeTakeFirst();
    const { left } = await tx
      .selectFrom('notifications')
      .select((by) => by.fn.countAll<number>().as('left'))
      .where('status', '=', 'FAILED')
      .executeTakeFirstOrThrow();
    return { queued: Number(numUpdatedRows), withoutAddress: Number(left) };
  });
  context.wakeMail();
  return resent;
}

async function resendOne(
  tx: Db,
  context: Pick<AppContext, 'mail' | 'staffEmail'>,
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
  requireMail(context);
  const recipient = recipientOf(found, context.staffEmail);
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
