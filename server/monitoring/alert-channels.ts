import { randomUUID } from 'node:crypto';
import { alertWords } from '#core/i18n/en/admin/alerts.ts';
import type { Alert, TestedAlerts } from '#core/staff/alert.ts';
import { createMailer, describeMailFailure, type Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings/settings.ts';

/** What is told: what is wrong, and what no longer is; neither in a test. */
export interface AlertNews {
  wrong: readonly Alert[];
  over: readonly Alert[];
}

/** A way to whoever runs the server. */
export interface AlertChannel {
  name: TestedAlerts[number]['channel'];
  /** Rejects where it was not taken, with a reason that holds no address. */
  tell(news: AlertNews): Promise<void>;
}

/** Somebody is to hear of it within the minute, or another way is tried. */
const TIMEOUTS = { connectMs: 10_000, answerMs: 20_000 };

/** The ways that are set up; past the mail queue, which may be what is wrong. */
export function openAlertChannels(settings: Settings): AlertChannel[] {
  const { SMTP_URL, MAIL_FROM, ALERT_EMAIL, STAFF_EMAIL, ALERT_WEBHOOK, PUBLIC_URL } = settings;
  const to = ALERT_EMAIL ?? STAFF_EMAIL;
  const channels: AlertChannel[] = [];
  if (SMTP_URL && MAIL_FROM && to) {
    const way = { allowPlain: settings.SMTP_ALLOW_PLAIN };
    channels.push(byMail(createMailer(SMTP_URL, MAIL_FROM, TIMEOUTS, way), to, PUBLIC_URL));
  }
  if (ALERT_WEBHOOK) channels.push(byWebhook(ALERT_WEBHOOK, PUBLIC_URL));
  return channels;
}

function byMail(mailer: Mailer, to: string, publicUrl: string | undefined): AlertChannel {
  return {
    name: 'mail',
    async tell(news) {
      const mail = {
        id: randomUUID(),
        to,
        replyTo: null,
        subject: subjectOf(news),
        text: textOf(news, publicUrl),
      };
      try {
        await mailer.send(mail);
      } catch (error) {
        throw new Error(describeMailFailure(error));
      }
    },
  };
}

function byWebhook(address: string, publicUrl: string | undefined): AlertChannel {
  return {
    name: 'webhook',
    async tell(news) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        // Chats show `text`; programs read the rest.
        body: JSON.stringify({ text: `${subjectOf(news)}\n\n${textOf(news, publicUrl)}`, ...news }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUTS.connectMs),
      }).catch((error: Error & { cause?: { code?: string } }) => {
        throw new Error(error.cause?.code ?? error.name);
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`answered ${response.status}`);
    },
  };
}

function subjectOf({ wrong, over }: AlertNews): string {
  if (wrong.length > 0) return alertWords.subject(wrong.length);
  return over.length > 0 ? alertWords.over(over.length) : alertWords.test.subject;
}

function textOf({ wrong, over }: AlertNews, publicUrl: string | undefined): string {
  const parts = [
    ...(wrong.length + over.length === 0 ? [alertWords.test.text] : []),
    ...wrong.map(({ message, todo }) => `${message}\n→ ${todo}`),
    ...over.map(({ message }) => alertWords.isOver(message)),
    ...(publicUrl ? [alertWords.at(publicUrl)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
