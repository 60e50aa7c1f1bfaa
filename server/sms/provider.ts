import { normalizePhone } from '#core/center/phone.ts';

/** What came of sending a text. `reason` is for the log: it holds neither the number nor the text. */
export type SmsOutcome =
  | { result: 'sent' }
  /** No text can reach this number. */
  | { result: 'phone_refused'; reason: string }
  /** Surely not sent. */
  | { result: 'failed'; reason: string }
  /** It may have been sent all the same. */
  | { result: 'unknown'; reason: string };

export interface SmsProvider {
  /** `to` is a number of E.164. Never throws. */
  send(to: string, body: string): Promise<SmsOutcome>;
}

interface TextProviderOptions {
  accountSid: string;
  authToken: string;
  /** The number that texts come from. */
  from: string;
  /** Such as https://api.twilio.com, without a path. */
  baseUrl: string;
  /** How long to wait for an answer. */
  timeoutMs?: number;
}

/**
 * Codes of a 400 that are about our number or account and not about the receiver's. The list of the others keeps
 * growing, says https://www.twilio.com/docs/api/errors: so what is not here is taken for a number that cannot be
 * reached.
 */
const OUR_FAULT: readonly unknown[] = [21212, 21603, 21606, 21608, 21659, 21660, 21661];

/** Errors of a connection that never was. */
const NEVER_CONNECTED: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

/** Sends by Twilio's API, which other providers offer as well: https://www.twilio.com/docs/messaging/api/message-resource */
export function createSmsProvider(options: TextProviderOptions): SmsProvider {
  const { accountSid, authToken, from, baseUrl, timeoutMs = 15_000 } = options;
  const account = encodeURIComponent(accountSid);
  const address = new URL(`/2010-04-01/Accounts/${account}/Messages.json`, baseUrl);
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return {
    async send(to, body) {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { Authorization: `Basic ${credentials}` },
          body: new URLSearchParams({ To: to, From: normalizePhone(from) ?? from, Body: body }),
          // To wherever an answer points, the password must not go.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return await readOutcome(response);
      } catch (error) {
        const { name, cause } = error as Error & { cause?: { code?: string } };
        const code = cause?.code;
        return {
          result: NEVER_CONNECTED.includes(code) ? 'failed' : 'unknown',
          reason:
            name === 'TimeoutError' ? `gave no answer within ${timeoutMs} ms` : `broke off: ${code ?? name}`,
        };
      }
    },
  };
}

async function readOutcome(response: Response): Promise<SmsOutcome> {
  if (response.ok) {
    await response.body?.cancel();
    return { result: 'sent' };
  }
  // The answer's `message` repeats the number; its `code` says as much.
  const answer = (await response.json().catch(() => undefined)) as { code?: unknown } | undefined;
  const code = Number.isInteger(answer?.code) ? answer?.code : undefined;
  const reason = `answered ${response.status}${code === undefined ? '' : `, code ${code}`}`;
  const refused = response.status === 400 && code !== undefined && !OUR_FAULT.includes(code);
  return { result: refused ? 'phone_refused' : 'failed', reason };
}
