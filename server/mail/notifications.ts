import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Language } from '#core/i18n/languages.ts';
import type { LiveMatchingRequest } from '#core/messages/live-matching.ts';
import type { Submission } from '#core/messages/submission.ts';
import type { Db } from '../database/db.ts';
import type { NotificationsTable } from '../database/message-tables.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { readApprovedCenter } from '../history/approved-center.ts';
import type { Allowance } from '../http/client-limits.ts';
import type { AccountAct } from './staff-mails.ts';
import {
  accountSubject,
  confirmationSubject,
  decisionSubject,
  matchingSubject,
  submissionSubject,
} from './subjects.ts';
import type { MessageRow } from './wording.ts';

export type Notification = Selectable<NotificationsTable>;

/** What mails are about: a message as it was sent, and the id under which it is stored. */
export type About =
  | { submissionId: string; submission: Submission }
  | { matchingRequestId: string; request: LiveMatchingRequest };

/**
 * Queues the mails about a message: one for staff, and for a submission one that tells the submitter that it came.
 * Call it in the transaction that stores the message, after the message's own row (a foreign key leads there), and
 * wake the mail queue after the commit. Without an address for staff their mail will be logged only. Whose mailbox got
 * its `confirmations` gets no other: anybody can name any address.
 */
export async function notifyAbout(
  tx: Db,
  about: About,
  settings: { staffEmail: string | null; confirmations?: Pick<Allowance, 'take'> },
  now: Date,
): Promise<void> {
  const queued = {
    ...queuedAt(now),
    id: randomUUID(),
    audience: 'staff',
    kind: 'received',
    recipient: settings.staffEmail,
  } as const;
  const rows: Insertable<NotificationsTable>[] = [];
  if ('request' in about) {
    const { matchingRequestId: matching_request_id, request } = about;
    rows.push({ ...queued, matching_request_id, subject: matchingSubject(request.state) });
  } else {
    const { submissionId: submission_id, submission } = about;
    const { type, payload, language } = submission;
    rows.push({ ...queued, submission_id, subject: submissionSubject(submission) });
    const recipient = type === 'CONTACT' ? payload.email : payload.submitterEmail;
    if (!((await settings.confirmations?.take(mailboxOf(recipient))) ?? 0)) {
      const subject = confirmationSubject(type, language);
      rows.push({ ...queued, id: randomUUID(), audience: 'submitter', submission_id, subject, recipient });
    }
  }
  await tx.insertInto('notifications').values(rows).execute();
}

/** Where mails to an address arrive: with a tag (RFC 5233) and in other letters it is the same mailbox. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}

/**
 * Queues the mail that tells the submitter of a listing what became of it. Call it in the transaction that decides,
 * and wake the mail queue after the commit.
 */
export async function notifyOfDecision(
  tx: Db,
  about: {
    submissionId: string;
    decision: 'APPROVED' | 'REJECTED';
    recipient: string;
    /** That of the submitter. */
    language: Language;
  },
  now: Date,
): Promise<void> {
  const kind = about.decision === 'APPROVED' ? 'approved' : 'rejected';
  await tx
    .insertInto('notifications')
    .values({
      ...queuedAt(now),
      id: randomUUID(),
      audience: 'submitter',
      kind,
      submission_id: about.submissionId,
      subject: decisionSubject(kind, about.language),
      recipient: about.recipient,
    })
    .execute();
}

/** Queues the mail that tells the owner of an account what was done to it. Call it in the transaction that does it. */
export async function notifyOwner(
  tx: Db,
  recipient: string,
  what: AccountAct['what'],
  now: Date,
): Promise<void> {
  const mail = { audience: 'account', kind: what, subject: accountSubject(what), recipient } as const;
  await tx
    .insertInto('notifications')
    .values({ ...queuedAt(now), ...mail, id: randomUUID() })
    .execute();
}

/**
 * Takes away the mail about a decision, made at `decidedAt`, that has not been sent. Returns whether one had gone.
 * Call it in the transaction that takes the decision back.
 */
export async function withdrawDecisionMail(
  tx: Db,
  submissionId: string,
  decidedAt: string,
): Promise<boolean> {
  await tx
    .deleteFrom('notifications')
    .where('submission_id', '=', submissionId)
    .where('kind', 'in', ['approved', 'rejected'])
    .where('status', '=', 'QUEUED')
    .execute();
  const sent = await tx
    .selectFrom('notifications')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('kind', 'in', ['approved', 'rejected'])
    .where('status', '=', 'SENT')
    .where('created_at', '>=', decidedAt)
    .executeTakeFirst();
  return sent !== undefined;
}

function queuedAt(now: Date) {
  return {
    submission_id: null,
    matching_request_id: null,
    status: 'QUEUED',
    attempts: 0,
    next_attempt_at: now.toISOString(),
    last_error: null,
    created_at: now.toISOString(),
    sent_at: null,
  } as const;
}

/**
 * The mail whose turn it is: requests for a match before all others, then the oldest. A clock that was ahead must hold none
 * back: one that was never tried waits for nothing, and none longer than `pausesMs` has it wait after so many tries.
 */
export async function nextToSend(
  db: Db,
  now: Date,
  pausesMs: readonly number[] = [],
): Promise<Notification | undefined> {
  const inTime = (pause: number) => new Date(now.getTime() + pause).toISOString();
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('status', '=', 'QUEUED')
    .where((by) =>
      by.or([
        by('attempts', '=', 0),
        by('next_attempt_at', '<=', now.toISOString()),
        ...pausesMs.map((pause, tried) =>
          by.and([by('attempts', '=', tried + 1), by('next_attempt_at', '>', inTime(pause))]),
        ),
      ]),
    )
    .orderBy((by) => by('matching_request_id', 'is', null))
    .orderBy('created_at')
    .orderBy('audience')
    .orderBy('id')
    .executeTakeFirst();
}

/** What a notification is about, or undefined where it is gone. */
export async function readMessage(db: Db, notification: Notification): Promise<MessageRow | undefined> {
  const { submission_id, matching_request_id } = notification;
  if (notification.audience === 'account') return readAccountAct(db, notification);
  if (submission_id !== null) {
    const found = db.selectFrom('submissions').selectAll().where('id', '=', submission_id);
    const submission = await found.executeTakeFirst();
    const center = await readApprovedCenter(db, submission?.change_id ?? null);
    return submission && { submission, center };
  }
  const found = db.selectFrom('matching_requests').selectAll().where('id', '=', matching_request_id);
  const request = await found.executeTakeFirst();
  return request && { request };
}

/** Nothing where the account is deleted. */
async function readAccountAct(db: Db, { kind, recipient, created_at: at }: Notification) {
  const owner = db.selectFrom('staff').select('id').where('email', '=', recipient);
  const what = kind as AccountAct['what'];
  return (await owner.executeTakeFirst()) && { account: { what, at } };
}

/** How an attempt to send ended. */
export type Outcome = Pick<
  Updateable<NotificationsTable>,
  'attempts' | 'recipient' | 'last_error' | 'sent_at'
> &
  Pick<Notification, 'status' | 'next_attempt_at'>;

/**
 * Notes it. A mail that was withdrawn while it was on its way, and has gone, is on record again; unless its message is
 * gone as well, as after a restore of a backup.
 */
export async function recordOutcome(db: Db, notification: Notification, outcome: Outcome): Promise<void> {
  await writeTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('notifications')
      .set(outcome)
      .where('id', '=', notification.id)
      .executeTakeFirst();
    const isWithdrawn = numUpdatedRows === 0n && outcome.status === 'SENT';
    if (isWithdrawn && (await readMessage(tx, notification))) {
      await tx
        .insertInto('notifications')
        .values({ ...notification, ...outcome })
        .execute();
    }
  });
}
