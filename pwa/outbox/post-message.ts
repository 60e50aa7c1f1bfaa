import { toFieldIssue } from '#core/messages/form-messages.ts';
import { TEXT_TOKEN_CALL, TEXT_TOKEN_HEADER, TEXT_TOKEN_REFUSED } from '#core/messages/text-token.ts';
import { tidyMessage } from '#core/messages/tidy-message.ts';
import { NETWORK_MS } from '../site/patience.ts';
import { type MessageKind, type Messages, messageKinds } from './message-kinds.ts';
import type { Trouble } from './outbox-store.ts';

/** The server's word on a message: undefined where it has arrived. */
export type PostResult =
  | {
      trouble: Trouble;
      retryAfterMs?: number;
      /** No server of ours has answered: it, or the network, may be back in a moment. */
      away?: boolean;
    }
  | undefined;

/** What a proxy answers while the server behind it starts anew, and the server itself before it is ready. */
const AWAY = [502, 503, 504];

/** What the server answers where a message will not go, though its status asks to try again. */
const FINAL_CODES = new Set(['no_text_provider', 'texts_used_up']);

/**
 * Posts one message. Never throws: says what the trouble is. A message counts as arrived only when the server
 * itself confirms it: the page of a hotel's network that asks to log in is an answer, too.
 */
export async function postMessage<K extends MessageKind>(
  kind: K,
  message: Messages[K],
  key: string,
): Promise<PostResult> {
  const { address, toBody, takesToken } = messageKinds[kind];
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), NETWORK_MS);
  const { signal } = patience;
  const post = async (): Promise<PostResult> => {
    const { token, refused } = takesToken ? await fetchToken(signal, address) : {};
    if (refused) return refused;
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...(token && { [TEXT_TOKEN_HEADER]: token }),
      },
      body: JSON.stringify(toBody(tidyMessage(message))),
      redirect: 'error',
      signal,
      // The page may close while a call is being made: the request goes on.
      keepalive: kind === 'call',
    });
    const answer = await readJson(response);
    if (response.ok) return typeof answer.id === 'string' ? undefined : { trouble: { reason: 'server' } };
    return readRefusal(response, answer.error, address);
  };
  try {
    const result = await post();
    // The server has started anew since it gave out the token.
    return isTokenRefused(result) ? await post() : result;
  } catch {
    return signal.aborted
      ? { trouble: { reason: 'server' } }
      : { trouble: { reason: 'offline' }, away: true };
  } finally {
    clearTimeout(timer);
  }
}

/** What a text for this address takes; or why there is none. */
async function fetchToken(
  signal: AbortSignal,
  address: string,
): Promise<{ token?: string; refused?: PostResult }> {
  const response = await fetch(`/api${TEXT_TOKEN_CALL}`, { cache: 'no-store', redirect: 'error', signal });
  const { token, error } = await readJson(response);
  if (response.ok && typeof token === 'string') return { token };
  return { refused: readRefusal(response, error, address) };
}

function isTokenRefused(result: PostResult): boolean {
  return result?.trouble.reason === 'refused' && result.trouble.code === TEXT_TOKEN_REFUSED;
}

interface Answer {
  id?: unknown;
  token?: unknown;
  error?: { code?: string; message?: string; issues?: { path: string; message: string }[] };
}

async function readJson(response: Response): Promise<Answer> {
  const text = await response.text();
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

function readRefusal(response: Response, error: Answer['error'], address: string): PostResult {
  const { status } = response;
  const code = error?.code ?? '';
  const retryAfterMs = 1000 * Number(response.headers.get('Retry-After'));
  if (status === 429 && !FINAL_CODES.has(code)) return { trouble: { reason: 'limit' }, retryAfterMs };
  // A server of another release has no such call: a later one, or the app's next version, takes the message.
  const isUnknownCall = status === 405 || code === 'no_such_call';
  // 4xx without our own error is somebody else's, such as a proxy's.
  const isNo = status >= 400 && status < 500 && error !== undefined && !isUnknownCall;
  const refused = isNo || FINAL_CODES.has(code);
  // A server of ours that is up says what failed; before that it asks to be asked again.
  const away = AWAY.includes(status) && (error === undefined || status === 503);
  const unknownCall = isUnknownCall ? { unknownCall: address } : {};
  if (!refused) return { trouble: { reason: 'server', ...unknownCall }, retryAfterMs, away };
  const issues = (error?.issues ?? []).map(toFieldIssue);
  return { trouble: { reason: 'refused', code, message: error?.message ?? String(status), issues } };
}
