import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../database/db.ts';
import { nameOf } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import {
  createMailer,
  defaultMailTimeouts,
  describeMailFailure,
  isRefusedForGood,
  type Mail,
  type Mailer,
  type MailTimeouts,
  NotEncrypted,
  reasonForLog,
} from './mailer.ts';
import { type Notification, nextToSend, type Outcome, readMessage, recordOutcome } from './notifications.ts';
import { recipientOf } from './notifications-query.ts';
import { bareSubject } from './subjects.ts';
import { languageOf, type MessageRow, writeLinkMail, writeMailText } from './wording.ts';

export interface MailQueue {
  /** Looks for mails now, instead of at the next poll. */
  wake(): void;
  /** Resolves once the mail under way is done with; after `timeouts.stopMs` it is cut off, and stays queued. */
  stop(): Promise<void>;
}

export interface MailQueueOptions {
  /** Null: mails are logged, not sent. */
  smtpUrl: string | null;
  /** Who mails come from: "name@example.org" or "Harborlight <name@example.org>". Needed with `smtpUrl`. */
  mailFrom: string | null;
  /** Where mails to staff go, also those that were queued before it was this; without it, to where they were queued for. */
  staffEmail: string | null;
  /** Whether they may go in clear to a mail server on another machine. */
  allowPlain?: boolean;
  /** Where people reach this server, for links. */
  publicUrl: string | null;
  /** When mails to staff hold what a person wrote. */
  content: Settings['MAIL_CONTENT'];
  /** How long to wait after each failed attempt, in milliseconds; after the last one the mail is given up. */
  pausesMs?: readonly number[];
  /** How often to look for mails, in milliseconds. */
  pollMs?: number;
  timeouts?: Partial<MailTimeouts & { stopMs: number }>;
  /** Takes lines without anything that a person typed. */
  log: (line: string) => void;
  now?: () => Date;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DEFAULT_PAUSES_MS = [1 * MINUTE, 5 * MINUTE, 15 * MINUTE, 1 * HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR];

/**
 * Starts to send what waits in `notifications`, one mail at a time, also what waits since before a restart. A mail
 * is sent at least once: after a crash between the server's answer and our note of it, twice with one Message-ID.
 * For one process at a time.
 */
export function startMailQueue(db: Db, options: MailQueueOptions): MailQueue {
  const {
    smtpUrl,
    mailFrom,
    log,
    pausesMs = DEFAULT_PAUSES_MS,
    pollMs = 5000,
    now = () => new Date(),
  } = options;
  const { stopMs, ...timeouts } = { ...defaultMailTimeouts, stopMs: 5000, ...options.timeouts };
  if (smtpUrl !== null && mailFrom === null) throw new Error('mailFrom must be set where smtpUrl is');
  const mailer = smtpUrl === null ? undefined : createMailer(smtpUrl, mailFrom ?? '', timeouts, options);
  const logTrouble = onceInARow(log);
  const cutOff = new AbortController();
  let stopping = false;
  let woken = false;
  let endRest = () => {};

  async function work(): Promise<void> {
    while (!stopping) {
      woken = false;
      try {
        while (!stopping && (await sendNext()));
      } catch (error) {
        logTrouble(`The mail queue cannot read the database, trying again: ${nameOf(error)}`);
      }
      if (!woken) await rest();
    }
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    woken = true;
    endRest();
  }

  /** False where no mail is due. */
  async function sendNext(): Promise<boolean> {
    const notification = await nextToSend(db, now(), pausesMs);
    if (!notification) return false;
    const message = await readMessage(db, notification);
    const outcome = await attempt(notification, message);
    if (outcome) await record(notification, outcome);
    return true;
  }

  /** Undefined where it was cut off. */
  async function attempt(
    notification: Notification,
    message: MessageRow | undefined,
  ): Promise<Outcome | undefined> {
    const { id, subject } = notification;
    const recipient = recipientOf(notification, options.staffEmail);
    const name = nameForLog(notification, message);
    if (!mailer) {
      log(`No mail server is set. Not sent: ${name}`);
      return { status: 'LOGGED', next_attempt_at: null };
    }
    const failed = (reason: string, { forGood = false } = {}) => {
      const outcome = { ...afterFailure(notification, reason, forGood || recipient === null), recipient };
      if (outcome.status === 'FAILED') log(`Gave up on a mail (${name}): ${reasonForLog(reason)}`);
      else logTrouble(`A mail could not be sent, trying again: ${reasonForLog(reason)}`);
      return outcome;
    };
    if (recipient === null) return failed('There is no address to send it to.');
    let whole: Mail;
    let linkOnly: Mail | undefined;
    try {
      if (!message) throw new Error('It is gone.');
      const text = writeMailText(notification, message, options.publicUrl, languageOf(message));
      whole = { id, to: recipient, subject, ...text };
      if (notification.audience === 'staff' && !('account' in message)) {
        linkOnly = { ...whole, ...writeLinkMail(message, options.publicUrl) };
      }
    } catch {
      // The error's own words may hold what was typed.
      return failed('Its text could not be made.');
    }
    try {
      await send(mailer, whole, linkOnly);
    } catch (error) {
      if (cutOff.signal.aborted) return undefined;
      return failed(describeMailFailure(error), { forGood: isRefusedForGood(error) });
    }
    logTrouble(undefined);
    return {
      status: 'SENT',
      recipient,
      sent_at: now().toISOString(),
      next_attempt_at: null,
      last_error: null,
    };
  }

  /** What a person wrote goes by where nobody on the way can read it; else a link to it does, where there is one. */
  async function send(mailer: Mailer, whole: Mail, linkOnly: Mail | undefined): Promise<void> {
    const { signal } = cutOff;
    if (!linkOnly || options.content === 'always') return mailer.send(whole, { signal });
    if (options.content === 'encrypted') {
      try {
        return await mailer.send(whole, { signal, encryptedOnly: true });
      } catch (error) {
        if (!(error instanceof NotEncrypted)) throw error;
      }
    }
    return mailer.send(linkOnly, { signal });
  }

  function afterFailure({ attempts }: Notification, last_error: string, forGood: boolean): Outcome {
    // Nobody is to wait two days for what will not come: staff see at once what was refused, and can send it again.
    const wait = forGood ? undefined : pausesMs[attempts];
    return {
      status: wait === undefined ? 'FAILED' : 'QUEUED',
      attempts: attempts + 1,
      last_error,
      next_attempt_at: wait === undefined ? null : new Date(now().getTime() + wait).toISOString(),
    };
  }

  /** Goes on until it is noted: without that, the same mail would be sent again at each poll. */
  async function record(notification: Notification, outcome: Outcome): Promise<void> {
    for (;;) {
      try {
        return await recordOutcome(db, notification, outcome);
      } catch (error) {
        logTrouble(`The mail queue cannot write to the database, trying again: ${nameOf(error)}`);
      }
      if (cutOff.signal.aborted)
        return log(`Stopped before it could be noted that a mail is ${outcome.status}.`);
      await pause(pollMs, undefined, { signal: cutOff.signal }).catch(() => {});
    }
  }

  const working = work();
  return {
    wake,
    async stop() {
      stopping = true;
      wake();
      const timer = setTimeout(() => cutOff.abort(), stopMs);
      await working;
      clearTimeout(timer);
    },
  };
}

/** What a log may say of a mail: nothing that was typed, such as a center's name or a submitter's address. */
function nameForLog(notification: Notification, message: MessageRow | undefined): string {
  const { audience, subject } = notification;
  if (audience !== 'staff') return subject;
  return `${message && !('account' in message) ? bareSubject(message) : 'about what is gone'}, to staff`;
}

/** A log that leaves out a line that is the same as the one before; undefined: the trouble is over. */
function onceInARow(log: (line: string) => void): (line: string | undefined) => void {
  let last: string | undefined;
  return (line) => {
    if (line !== undefined && line !== last) log(line);
    last = line;
  };
}
