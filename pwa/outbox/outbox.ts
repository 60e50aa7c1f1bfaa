import type { Refusal } from '#core/messages/form-messages.ts';
import { toHex } from '../site/hex.ts';
import { isLate, NETWORK_MS, STORE_MS } from '../site/patience.ts';
import { takeTurns } from '../site/take-turns.ts';
import { type MessageKind, type Messages, messageKinds } from './message-kinds.ts';
import {
  deleteMessage,
  noteTrouble,
  putMessage,
  readMessage,
  readMessages,
  rememberSent,
  type Trouble,
  type WaitingMessage,
  type WaitReason,
} from './outbox-store.ts';
import { pauseAfterAttempt } from './pauses.ts';
import { type PostResult, postMessage } from './post-message.ts';

/** What became of a message right after the person sent it. */
type Outcome =
  | { status: 'sent' }
  /** It is saved on this phone and will be sent later. */
  | { status: 'waiting'; reason: WaitReason }
  /** The server said no, and why. The form still has it; a new message is not kept in the outbox. */
  | ({ status: 'refused' } & Refusal)
  /** Neither sent nor saved: the browser stores nothing and the server did not answer, or it is a text. */
  | { status: 'failed' };

/** The name under which the browser wakes the service worker once there is a network. */
export const SYNC_TAG = 'outbox';

/**
 * Saves a message on the phone and tries to send it at once. `replaces` is the id of a waiting message of which
 * this is a new version. Always resolves; on a bad network after some 15 seconds.
 */
export async function send<K extends MessageKind>(
  kind: K,
  message: Messages[K],
  replaces?: string,
): Promise<Outcome> {
  const id = replaces ?? newId();
  return locked(id, async () => {
    const waiting = { id, kind, message, ...(await keyFor(replaces)), ...NOT_TRIED } as WaitingMessage;
    try {
      await putMessage(waiting);
    } catch (error) {
      // What a silent store did not take is noted for the next page: see lasting.
      if (!isLate(error)) return sendUnsaved(waiting);
    }
    void askForSync();
    const trouble = await deliver(waiting);
    if (trouble === undefined) return { status: 'sent' };
    const { reason } = trouble;
    const isFinal = reason === 'refused' || (reason !== 'offline' && messageKinds[kind].failsAtOnce);
    if (!isFinal) return { status: 'waiting', reason };
    // The form still has a new one; of one that waited this is the only copy.
    if (!replaces) await deleteMessage(id).catch(() => undefined);
    return toOutcome(trouble);
  });
}

/** Tries one waiting message now, because the person asks for it. Says whether it has gone. */
export function sendNow(id: string): Promise<boolean> {
  return locked(id, async () => {
    const message = await readMessage(id);
    return message === undefined || (await deliverLate(message, { untold: false })) === undefined;
  });
}

/**
 * Tries all messages whose time has come. What waited for a network is tried whenever this is called; what the
 * server failed on or put off waits for its time. Says whether anything still waits for its turn.
 */
export async function sendWaiting(): Promise<{ waiting: boolean }> {
  let waiting = false;
  for (const { id } of await readMessages()) {
    const unreachable = await locked(id, async () => {
      // Another tab, or the service worker, may just have sent it.
      const message = await readMessage(id);
      if (!message || message.trouble?.reason === 'refused') return false;
      const due = isDue(message);
      const trouble = due ? await deliverLate(message, { untold: true }) : message.trouble;
      if (trouble && trouble.reason !== 'refused') waiting = true;
      return due && trouble?.reason === 'offline';
    });
    // The others would not get through either, and each would wait for that.
    if (unreachable) break;
  }
  return { waiting };
}

const NOT_TRIED = { attempts: 0, notBefore: '', trouble: undefined } as const;

/**
 * A new version keeps the key of one that may have arrived unnoticed, so that the server can say so. What was
 * refused has not arrived: it becomes another message.
 */
async function keyFor(replaces: string | undefined): Promise<Pick<WaitingMessage, 'key' | 'writtenAt'>> {
  const earlier = replaces === undefined ? undefined : await readMessage(replaces).catch(() => undefined);
  const keep = earlier !== undefined && earlier.trouble?.reason !== 'refused' && earlier.kind !== 'text';
  return { key: keep ? earlier.key : newId(), writtenAt: new Date().toISOString() };
}

/** Delivers a message that the person may no longer be thinking of: they can look up that it has gone. */
async function deliverLate(
  message: WaitingMessage,
  { untold }: { untold: boolean },
): Promise<Trouble | undefined> {
  const { id, kind } = message;
  const { silent } = messageKinds[kind];
  const trouble = await deliver(message, silent ? deleteMessage : () => rememberSent(id, untold));
  if (silent && trouble?.reason === 'refused') await deleteMessage(id);
  return trouble;
}

/** Posts a saved message and notes what came of it. Only ever called while its lock is held. */
async function deliver(
  message: WaitingMessage,
  forget: (id: string) => Promise<void> = deleteMessage,
): Promise<Trouble | undefined> {
  const result = await postMessage(message.kind, message.message, message.key);
  // Where the phone's store fails just now the server's answer counts: sent again, the message arrives but once.
  await (result === undefined ? forget(message.id) : note(message, result)).catch(() => undefined);
  return result?.trouble;
}

async function note(
  { id, attempts: before }: WaitingMessage,
  result: NonNullable<PostResult>,
): Promise<void> {
  const attempts = before + 1;
  const pause = pauseAfterAttempt(attempts, result.away ?? false);
  const notBefore = new Date(Date.now() + Math.max(pause, result.retryAfterMs || 0)).toISOString();
  await noteTrouble(id, { attempts, notBefore, trouble: result.trouble });
}

function isDue({ kind, notBefore, trouble }: WaitingMessage): boolean {
  if (trouble === undefined || trouble.reason === 'offline') return true;
  // An earlier version of the app found no such call where it posted: this one posts elsewhere, and need not wait.
  const { address } = messageKinds[kind];
  if (trouble.reason === 'server' && (trouble.unknownCall ?? address) !== address) return true;
  return notBefore <= new Date().toISOString();
}

/** A browser that stores nothing (some private windows) still sends. */
async function sendUnsaved({ kind, message, key }: WaitingMessage): Promise<Outcome> {
  const result = await postMessage(kind, message, key);
  return result === undefined ? { status: 'sent' } : toOutcome(result.trouble);
}

function toOutcome(trouble: Trouble): Outcome {
  if (trouble.reason !== 'refused') return { status: 'failed' };
  const { code, message, issues } = trouble;
  return { status: 'refused', code, message, issues };
}

/**
 * One at a time per message, over all tabs and the service worker. Where another one does not give its turn back it
 * is sent twice, by one key: it arrives once.
 */
function locked<T>(id: string, work: () => Promise<T>): Promise<T> {
  return takeTurns(`harborlight-outbox-${id}`, work, NETWORK_MS + STORE_MS);
}

/** 128 random bits. Without HTTPS a browser has no `crypto.randomUUID`. */
function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Has the browser wake the service worker when there is a network, also if the app is closed by then. */
async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Without Background Sync, or where it is forbidden, the app sends when it is open: see follow-outbox.ts.
  }
}
