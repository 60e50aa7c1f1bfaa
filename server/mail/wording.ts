import type { Selectable } from 'kysely';
import { mail as words } from '#core/i18n/en/mails/staff-mail.ts';
import { type Language, languages } from '#core/i18n/languages.ts';
import type {
  MatchingRequestsTable,
  NotificationsTable,
  SubmissionsTable,
} from '../database/message-tables.ts';
import { link, type MailParts } from './mail-parts.ts';
import { type AccountAct, accountText, matchingText, pathForStaff, submissionText } from './staff-mails.ts';
import { bareSubject } from './subjects.ts';
import { approvalText, confirmationText, type Reader, rejectionText } from './submitter-mails.ts';

/** What a person sent us, as it is stored. */
export type SentMessage =
  | {
      submission: Selectable<SubmissionsTable>;
      /** What its approval made or changed. */
      center?: { slug: string };
    }
  | { request: Selectable<MatchingRequestsTable> };

/** What a mail is about: that, or what was done to an account of staff, and when. */
export type MessageRow = SentMessage | { account: AccountAct };

/** The part of a mail that is made when it is sent. */
export interface MailText {
  /** Lines end with "\n". */
  text: string;
  /** Who an answer goes to; null for the sender of the mail. */
  replyTo: string | null;
}

/**
 * The text for staff, in English, or for the submitter, in the `language` in which they wrote to us. `publicUrl` is
 * where people reach this server, for links. Throws where the decision that the mail tells of has been taken back.
 */
export function writeMailText(
  mail: Pick<NotificationsTable, 'audience' | 'kind'>,
  message: MessageRow,
  publicUrl: string | null,
  language: Language = languages[0],
): MailText {
  const reader = { language, url: withoutSlash(publicUrl) };
  return toText(partsOf(mail, message, reader));
}

/** In which a mail to whoever wrote to us is written; undefined for one to staff, who work in English. */
export function languageOf(message: MessageRow): Language | undefined {
  if ('account' in message) return undefined;
  return 'submission' in message ? message.submission.language : message.request.language;
}

/** Subject and text for staff of a mail that others may read on its way: nothing that a person wrote is in it. */
export function writeLinkMail(
  message: SentMessage,
  publicUrl: string | null,
): MailText & { subject: string } {
  const say = words.linkOnly;
  const toOpen = link(say.open, withoutSlash(publicUrl), pathForStaff(message));
  return {
    subject: bareSubject(message),
    ...toText({ replyTo: null, text: [say.intro, toOpen || say.signIn] }),
  };
}

function toText({ text, replyTo }: MailParts): MailText {
  return { replyTo, text: `${text.filter((part) => part !== '').join('\n\n')}\n` };
}

function withoutSlash(publicUrl: string | null): string | null {
  return publicUrl?.replace(/\/+$/, '') ?? null;
}

function partsOf(
  { audience, kind }: Pick<NotificationsTable, 'audience' | 'kind'>,
  message: MessageRow,
  reader: Reader,
): MailParts {
  if ('request' in message) return matchingText(message.request, reader.url);
  if ('account' in message) return accountText(message.account, reader.url);
  const { submission, center } = message;
  if (audience === 'staff') return submissionText(submission, reader.url);
  if (kind === 'received') return confirmationText(submission.type, reader);
  const { status, rejection_reason: reason } = submission;
  if (kind === 'approved' && status === 'APPROVED') return approvalText(center, reader);
  if (kind === 'rejected' && status === 'REJECTED' && reason !== null) return rejectionText(reason, reader);
  throw new Error('The decision has been taken back.');
}
