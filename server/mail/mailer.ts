import { isIPv4 } from 'node:net';

/** One mail to one person. */
export interface Mail {
  /** Makes the Message-ID: the same mail sent again after a crash can be told by it. */
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  /** Plain text. */
  text: string;
}

/** How long to wait for the mail server, in milliseconds. */
export interface MailTimeouts {
  /** Until it is reached and has greeted. Nothing was sent by then, so giving up costs nothing. */
  connectMs: number;
  /** For each answer after that. */
  answerMs: number;
}

/**
 * RFC 5321, section 4.5.3.2, asks for 10 minutes after a mail's end: a server that was only slow has taken the mail,
 * and whoever gives up sooner sends it twice. For other commands it asks for 2 to 5 minutes at least.
 */
export const defaultMailTimeouts: MailTimeouts = { connectMs: 60_000, answerMs: 600_000 };

export interface MailWay {
  /** Whether mails may go in clear to a mail server on another machine: SMTP_ALLOW_PLAIN. */
  allowPlain?: boolean;
}

interface SendOptions {
  signal?: AbortSignal;
  /** Throws NotEncrypted, and sends nothing, where the server offers no encryption. */
  encryptedOnly?: boolean;
}

export interface Mailer {
  /**
   * Resolves once the server has taken the mail. Rejects where it refused, was not reached, or `signal` gave up:
   * after that it may have taken the mail all the same.
   */
  send(mail: Mail, options?: SendOptions): Promise<void>;
}

/** Thrown where a mail may go by an encrypted connection only, and the mail server offers none. */
export class NotEncrypted extends Error {
  override message =
    'The mail server offers no encryption, and nothing goes to another machine in clear. See SMTP_ALLOW_PLAIN.';
}

/**
 * Sends by SMTP, each mail on a connection of its own (a pool sends a mail again by itself when its connection
 * breaks). `smtpUrl`: smtps:// is TLS, smtp:// needs STARTTLS, and uses it where the server offers it if that is on this
 * machine or plain mail is allowed; certificates are checked. `from`: an address, or a name with one.
 */
export function createMailer(
  smtpUrl: string,
  from: string,
  timeouts = defaultMailTimeouts,
  way: MailWay = {},
): Mailer {
  const domain = /@([^@<>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(
      { id, to, replyTo, subject, text },
      { signal, encryptedOnly = needsEncryption(smtpUrl, way) } = {},
    ) {
      try {
        const transport = await openTransport(smtpUrl, timeouts, { encryptedOnly });
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: '', address: to },
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          // So that nobody's out-of-office answers it (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(signal ? { signal } : {}),
        });
      } catch (error) {
        throw encryptedOnly && offersNoEncryption(error) ? new NotEncrypted() : error;
      }
    },
  };
}

/** Whether mails must not go in clear: where others could read them on their way, unless that is allowed. */
export function needsEncryption(smtpUrl: string, { allowPlain = false }: MailWay): boolean {
  return !allowPlain && !isThisMachine(new URL(smtpUrl).hostname);
}

/** By the names and addresses that lead nowhere else (RFC 6761, RFC 5735, RFC 4291). */
function isThisMachine(host: string): boolean {
  return /^(.+\.)?localhost\.?$/i.test(host) || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}

/** A way to the mail server, for who sends nothing too. Connects when it is used. */
export async function openTransport(smtpUrl: string, timeouts: MailTimeouts, { encryptedOnly = false } = {}) {
  // Most commands of a terminal send nothing, and it takes a tenth of their start.
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    url: encryptedOnly ? withoutTlsOptions(smtpUrl) : smtpUrl,
    ...(encryptedOnly && { requireTLS: true }),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** What stands in the address goes before what is asked for here. */
function withoutTlsOptions(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['requireTLS', 'ignoreTLS', 'opportunisticTLS']) url.searchParams.delete(name);
  return url.href;
}

/** Of an error where encryption was asked for: whether the server has none, or does not even know of it (EHLO). */
export function offersNoEncryption(error: unknown): boolean {
  const { command = '', responseCode } = error as { command?: string; responseCode?: number };
  return ['STARTTLS', 'EHLO'].includes(command) && responseCode !== undefined && responseCode !== 421;
}

/**
 * Whether the server has refused the mail itself, its sender or its receiver, for good (RFC 5321: 5yz). What it
 * says of our account or connection, whoever runs this server can fix while mails wait.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code = '', permanent } = error as { code?: string; permanent?: boolean };
  return permanent === true && ['EENVELOPE', 'EMESSAGE'].includes(code);
}

const LONGEST_REASON = 200;

/**
 * Why a mail was not sent, in one short line: what the server answered, else what went wrong on the way. Servers
 * like to repeat addresses; these are left out.
 */
export function describeMailFailure(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string };
  const reason = (response ?? message ?? 'unknown')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)')
    .replace(/\s+/g, ' ');
  return reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason;
}

/** Of a mail server's answer its codes only: its words may quote from the mail. */
export function reasonForLog(reason: string): string {
  return /^\d{3}( \d\.\d+\.\d+)?/.exec(reason)?.[0] ?? reason;
}
