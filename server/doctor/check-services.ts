import type { DoctorCheck } from '#core/doctor.ts';
import { describeMailFailure, openTransport } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import { failed, ok, warning } from './findings.ts';

const LONGEST_WAIT_MS = 8000;

/** Whether the mail server takes us in. Nothing is sent. */
export async function checkMailServer({ SMTP_URL }: Settings): Promise<DoctorCheck> {
  if (!SMTP_URL) {
    const message = 'None is set up: mails are logged, and reach nobody.';
    return warning('mail_server', message, 'Set SMTP_URL, MAIL_FROM and STAFF_EMAIL.');
  }
  const transport = openTransport(SMTP_URL, { connectMs: LONGEST_WAIT_MS, answerMs: LONGEST_WAIT_MS });
  const { host } = new URL(SMTP_URL);
  try {
    await transport.verify();
    return ok('mail_server', `${host} takes us in.`);
  } catch (error) {
    const todo = 'See SMTP_URL: its host, port, user and password. Mails wait meanwhile.';
    return failed('mail_server', `${host} does not take us in: ${describeMailFailure(error)}`, todo);
  } finally {
    transport.close();
  }
}

/** Whether the provider of texts knows our account, by reading it. Nothing is sent, and reading costs nothing. */
export async function checkTextProvider(settings: Settings): Promise<DoctorCheck> {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_BASE_URL: base } = settings;
  if (!account || !token) return ok('text_provider', 'None is set up: the site offers no texts.');
  const { host } = new URL(base);
  try {
    const response = await fetch(new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}.json`, base), {
      headers: { Authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
      // To wherever an answer points, the password must not go.
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    await response.body?.cancel();
    return judge(host, response.status);
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const why = name === 'TimeoutError' ? `no answer in ${LONGEST_WAIT_MS / 1000} s` : (cause?.code ?? name);
    return failed(
      'text_provider',
      `${host} cannot be reached: ${why}.`,
      'See TWILIO_BASE_URL, and the network.',
    );
  }
}

function judge(host: string, status: number): DoctorCheck {
  if (status === 401 || status === 403) {
    const message = `${host} does not know our account (${status}).`;
    return failed('text_provider', message, 'See TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.');
  }
  if (status >= 500) {
    const message = `${host} is in trouble (${status}).`;
    return failed('text_provider', message, 'Nothing to do here: try again later.');
  }
  // Another provider than Twilio may offer no such page, and send texts all the same.
  return ok('text_provider', status < 300 ? `${host} knows our account.` : `${host} answers.`);
}
