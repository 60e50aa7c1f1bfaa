import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import { writeTransaction } from '../write-transaction.ts';
import { isDoneInVain, recipientOf } from './notifications-query.ts';

/** Throws 409 `no_mail_server` where none is set. */
export function requireMail({ mail }: Pick<AppContext, 'mail'>): NonNullable<AppContext['mail']> {
  if (mail) return mail;
  const message = 'No mail server is set. Set SMTP_URL, MAIL_FROM and STAFF_EMAIL, and restart the server.';
  throw new AppError(409, 'no_mail_server', message);
}

/**
 * Queues a mail that was given up or only logged once more, with all its attempts, due now. Not in the history: it
 * changes nothing of the directory, and the list of mails shows it. Throws 404 `notification_not_found`, 409
 * `no_mail_server`, `not_resendable` where it waits or was sent, `no_recipient` where there is no address.
 */
export async function resend(
  context: Pick<AppContext, 'db' | 'mail' | 'staffEmail' | 'wakeMail'>,
  id: string,
  now: Date,
): Promise<void> {
  const { db, staffEmail } = context;
  await writeTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('notifications')
      .select(['status', 'audience', 'recipient'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw new AppError(404, 'notification_not_found', `There is no notification ${id}.`);
    if (!isDoneInVain(found)) {
      const how =
        found.status === 'SENT' ? 'This mail has been sent.' : 'This mail waits to be sent already.';
      throw new AppError(409, 'not_resendable', `${how} Only failed and logged mails can be resent.`);
    }
    requireMail(context);
    const recipient = recipientOf(found, staffEmail);
    if (recipient === null) {
      throw new AppError(409, 'no_recipient', 'The address of this mail has been wiped: it is too old.');
    }
    await tx
      .updateTable('notifications')
      .set({
        status: 'QUEUED',
        recipient,
        attempts: 0,
        next_attempt_at: now.toISOString(),
        last_error: null,
      })
      .where('id', '=', id)
      .execute();
  });
  context.wakeMail();
}
