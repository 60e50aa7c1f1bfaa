import type { DoctorCheck } from '#core/staff/doctor.ts';
import { describeMailFailure, needsEncryption, offersNoEncryption, openTransport } from '../mail/mailer.ts';
import type { Settings } from '../settings/settings.ts';
import { failed, ok, warning } from './findings.ts';

const LONGEST_WAIT_MS = 8000;

/** Whether the mail server takes us in. Nothing is sent. */
export async function checkMailServer({
  SMTP_URL,
  MAIL_CONTENT,
  SMTP_ALLOW_PLAIN,
}: Settings): Promise<DoctorCheck> {
  if (!SMTP_URL) {
    const message = 'None is set up: mails are logged, and reach nobody.';
    return warning('mail_server', message, 'Set SMTP_URL, MAIL_FROM and STAFF_EMAIL.');
  }
  const { host } = new URL(SMTP_URL);
  try {
    if (await greet(SMTP_URL, { encryptedOnly: true })) {
      return ok('mail_server', `${host} takes us in, by an encrypted connection.`);
    }
    if (needsEncryption(SMTP_URL, { allowPlain: SMTP_ALLOW_PLAIN })) {
      const message = `${host} offers no encryption, so no mail goes out: all wait.`;
      return failed('mail_server', message, 'Take a mail server with TLS, or see SMTP_ALLOW_PLAIN.');
    }
    await greet(SMTP_URL, { encryptedOnly: false });
    if (MAIL_CONTENT === 'never') return ok('mail_server', `${host} takes us in.`);
    const message = `${host} takes us in, but encrypts nothing.`;
    const what =
      MAIL_CONTENT === 'always'
        ? 'What people wrote can be read on its way.'
        : 'So mails to staff hold a link in place of what people wrote.';
    const todo = 'Take a mail server with TLS (smtps://, or STARTTLS), or set MAIL_CONTENT.';
    return warning('mail_server', `${message} ${what}`, todo);
  } catch (error) {
    const todo = 'See SMTP_URL: its host, port, user and password. Mails wait meanwhile.';
    return failed('mail_server', `${host} does not take us in: ${describeMailFailure(error)}`, todo);
  }
}

/** False where it would have to be encrypted, and is not. Throws where the mail server does not take us in. */
async function greet(smtpUrl: string, way: { encryptedOnly: boolean }): Promise<boolean> {
  const transport = await openTransport(
    smtpUrl,
    { connectMs: LONGEST_WAIT_MS, answerMs: LONGEST_WAIT_MS },
    way,
  );
  try {
    await transport.verify();
    return true;
  } catch (error) {
    if (way.encryptedOnly && offersNoEncryption(error)) return false;
    throw error;
  } finally {
    transport.close();
  }
}

/** Whether the provider of texts knows our account, by reading it. Nothing is sent, and reading costs nothing. */
export async function checkSmsProvider(settings: Settings): Promise<DoctorCheck> {
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
