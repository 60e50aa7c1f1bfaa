import type { NotReadyCode } from '../../../staff/alert.ts';
import { counted } from './counted.ts';

/** What is wrong, for staff on every page, and for whoever runs the server. */
export const alertWords = {
  label: 'What is wrong',
  open: { help_waits: 'Open the requests', mails_refused: 'Open the mails', mails_stuck: 'Open the mails' },
  notReady: {
    disk_full: {
      message: 'The disk is full, or nearly: what people send cannot be stored.',
      todo: 'Make room on the disk of the database.',
    },
    database_locked: {
      message: 'Another program keeps the database locked: what people send cannot be stored.',
      todo: 'End that program, such as an import or a copy that hangs.',
    },
    database_moved: {
      message: 'The database file was moved, deleted or replaced under the server: nothing can be stored.',
      todo: 'Put the file back where it was, and restart the server.',
    },
    database_unwritable: {
      message: 'The database cannot be written to: what people send cannot be stored.',
      todo: 'See what harborlight doctor says on the machine of the database.',
    },
    database_damaged: {
      message: 'The database is damaged: what people send cannot be stored.',
      todo: 'Stop the server, and restore the last backup: harborlight restore FILE. What is there is kept.',
    },
    schema_behind: {
      message: 'The database lacks changes that this version needs.',
      todo: 'Restart the server: it brings the database up to date as it starts.',
    },
    schema_newer: {
      message: 'A newer version has changed the database.',
      todo: 'Run that version here, too.',
    },
    worker_dead: {
      message: 'The thread that follows the database has died: changes to the directory are not shown.',
      todo: 'Another one is being started. If this stays, see the log, and restart the server.',
    },
  } satisfies Record<NotReadyCode, { message: string; todo: string }>,
  helpWaits: {
    message: (count: number, since: string) =>
      `${counted(count, 'request for help waits', 'requests for help wait')}, the oldest since ${since}. We aim to be in touch within 24 hours.`,
    todo: 'Be in touch, and mark it as handled: harborlight triage matching, or the page Submissions.',
  },
  mailsRefused: {
    message: (count: number, help: number, reason: string) =>
      `${counted(count, 'mail to staff was', 'mails to staff were')} not sent (${reason})${help > 0 ? `, ${help} of them about a request for help` : ''}. It will not be tried again.`,
    todo: 'See STAFF_EMAIL and the mail server. Then send them again, on the page Email Notifications.',
  },
  mailsStuck: {
    message: (count: number, since: string, reason: string) =>
      `${counted(count, 'mail waits', 'mails wait')} to be sent since ${since}${reason && ` (${reason})`}.`,
    todo: 'See why on the page Email Notifications. They are sent once the mail server takes them.',
  },
  textsRunningOut: {
    message: (sent: number, most: number, setting: string) =>
      `${sent} of the ${most} texts have gone that ${setting} allows. Without any left, people are led to their own Messages.`,
    todo: 'See whether somebody has them sent for nothing. If not, allow more, and restart the server.',
  },
  clockDoubted: {
    message: (since: string) =>
      `Since ${since}, by the clock of the server, nothing is wiped that is kept no longer: before that nothing had come for weeks, so that the clock may be wrong.`,
    todo: 'See what time the server has. If it is wrong, set it at once, such as by NTP. If it is right, there is nothing to do: it is wiped within a day, or now by harborlight purge.',
  },
  backupOld: {
    none: 'There is no backup, though one is scheduled.',
    message: (at: string, hours: number) =>
      `The last backup is of ${at}, and one is due every ${hours} hours.`,
    todo: 'See why the scheduled one did not run, and take one: harborlight backup FILE.',
  },
  /** In a mail or to a webhook. */
  subject: (count: number) => `Harborlight: ${counted(count, 'thing needs', 'things need')} to be seen to`,
  over: (count: number) => `Harborlight: ${counted(count, 'thing is', 'things are')} well again`,
  test: {
    subject: 'Harborlight: a test alert',
    text: 'A member of staff sent this to see whether alerts arrive. This one did. Nothing is wrong.',
    none: 'Nobody is set up to hear of what is wrong. Set ALERT_WEBHOOK, or SMTP_URL and ALERT_EMAIL.',
    taken: { mail: 'The mail server has taken it.', webhook: 'The webhook has taken it.' },
    failed: {
      mail: (reason: string) => `The mail server has not taken it: ${reason}`,
      webhook: (reason: string) => `The webhook has not taken it: ${reason}`,
    },
  },
  isOver: (message: string) => `Over: ${message}`,
  at: (address: string) => `This is ${address}`,
};
