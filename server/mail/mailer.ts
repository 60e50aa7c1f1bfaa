import nodemailer from 'nodemailer';

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

export interface Mailer {
  /**
   * Resolves once the server has taken the mail. Rejects where it refused, was not reached, or `signal` gave up:
   * after that it may have taken the mail all the same.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
}

/**
 * Sends by SMTP, each mail on a connection of its own (a pool sends a mail again by itself when its connection
 * breaks). `smtpUrl`: smtps:// is TLS, smtp:// uses STARTTLS where the server offers it; certificates are checked.
 * `from`: an address, or a name with one.
 */
export function createMailer(smtpUrl: string, from: string, timeouts = defaultMailTimeouts): Mailer {
  const transport = openTransport(smtpUrl, timeouts);
  const domain = /@([^@<>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, replyTo, subject, text }, signal) {
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
    },
  };
}

/** A way to the mail server, for who sends nothing too. Connects when it is used. */
export function openTransport(smtpUrl: string, timeouts: MailTimeouts) {
  return nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
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
