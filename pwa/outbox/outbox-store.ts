import type { DBSchema } from 'idb';
import type { Refusal } from '#core/messages/form-messages.ts';
import { DeviceDatabase, type StoreTransaction } from '../site/device-database.ts';
import { databases } from '../site/device-storage.ts';
import { lasting } from '../site/lasting-saves.ts';
import { LiveReads } from '../site/live-reads.ts';
import { inTime, STORE_MS } from '../site/patience.ts';
import type { MessageKind, Messages } from './message-kinds.ts';

/** Why a message waits, where it goes by itself later on. */
export type WaitReason = Exclude<Trouble['reason'], 'refused'>;

/** Why a message has not gone yet. */
export type Trouble =
  /** The server could not be reached. */
  | { reason: 'offline' }
  /** The server failed, or took too long; or it is of another release, and has no call at this address. */
  | { reason: 'server'; unknownCall?: string }
  /** The server wants us to wait (429). */
  | { reason: 'limit' }
  /** The server refused it for its content: it goes no more unless it is changed. */
  | ({ reason: 'refused' } & Refusal);

/** A message on this phone that the server has not confirmed. */
export type WaitingMessage = {
  [K in MessageKind]: {
    id: string;
    /** Its Idempotency-Key: however often this version of it is sent, it arrives once. */
    key: string;
    kind: K;
    message: Messages[K];
    /** When the person sent it, ISO 8601. */
    writtenAt: string;
    /** How often it was sent in vain. */
    attempts: number;
    /** Not before this, ISO 8601, unless the person asks. */
    notBefore: string;
    /** Undefined until it was tried for the first time. */
    trouble: Trouble | undefined;
  };
}[MessageKind];

/** A message that had waited and has gone: what kind and when, and nothing of what it said. */
interface SentMessage {
  id: string;
  kind: MessageKind;
  sentAt: string;
  /** Set until the person was told: it may have gone while nobody had the app open. */
  untold?: true;
}

/** What was typed into a form that was not sent yet. */
interface Draft {
  form: string;
  values: unknown;
}

interface Stores extends DBSchema {
  messages: { key: string; value: WaitingMessage; indexes: { writtenAt: string } };
  sent: { key: string; value: SentMessage; indexes: { sentAt: string } };
  drafts: { key: string; value: Draft };
}

const REMEMBER_SENT_MS = 7 * 24 * 60 * 60 * 1000;

/** A database of its own: what a person has written stays when the copy of the directory is removed. */
const database = new DeviceDatabase<Stores>(databases.outbox, 10, (connection) => {
  connection.createObjectStore('messages', { keyPath: 'id' }).createIndex('writtenAt', 'writtenAt');
  connection.createObjectStore('sent', { keyPath: 'id' }).createIndex('sentAt', 'sentAt');
  connection.createObjectStore('drafts', { keyPath: 'form' });
});
const reads = new LiveReads('harborlight-outbox-changes');

/**
 * What is read of messages, and of what has gone, now and after each change, by whomever; `failed` hears of an error.
 * Returns what ends it.
 */
export const followOutboxStore: LiveReads['follow'] = (read, next, failed) =>
  reads.follow(read, next, failed);

const saves = lasting('unsaved-messages', {
  /** Puts a message in, or changes one. */
  putMessage: (message: WaitingMessage) =>
    change(async (within) => void (await within.objectStore('messages').put(message))),

  /** Notes what came of an attempt; does nothing where the message was deleted meanwhile. */
  noteTrouble: (id: string, noted: Pick<WaitingMessage, 'attempts' | 'notBefore' | 'trouble'>) =>
    change(async (within) => {
      const messages = within.objectStore('messages');
      const message = await messages.get(id);
      if (message) await messages.put({ ...message, ...noted });
    }),

  /** Wipes a message from the phone. */
  deleteMessage: (id: string) => change((within) => within.objectStore('messages').delete(id)),

  /** Notes that a message that had waited has gone, and whether that is to be told. One that was wiped on its way leaves no trace. */
  rememberSent: (id: string, untold: boolean) =>
    change(async (within) => {
      const messages = within.objectStore('messages');
      const message = await messages.get(id);
      if (!message) return;
      await messages.delete(id);
      const sent = { id, kind: message.kind, sentAt: new Date().toISOString() };
      await within.objectStore('sent').put(untold ? { ...sent, untold } : sent);
    }),

  saveDraft: async (form: string, values: unknown) =>
    database.transact(['drafts'], 'readwrite', async (within) => {
      await within.objectStore('drafts').put({ form, values });
    }),

  deleteDraft: async (form: string) =>
    database.transact(['drafts'], 'readwrite', (within) => within.objectStore('drafts').delete(form)),
});
export const { putMessage, noteTrouble, deleteMessage, rememberSent, saveDraft, deleteDraft } = saves;

/** Oldest first. */
export function readMessages(): Promise<WaitingMessage[]> {
  return read((within) => within.objectStore('messages').index('writtenAt').getAll());
}

/** None where the store does not answer, or cannot be opened. */
export function readMessagesOrNone(): Promise<WaitingMessage[]> {
  return readMessages().catch(() => []);
}

export function readMessage(id: string): Promise<WaitingMessage | undefined> {
  return read((within) => within.objectStore('messages').get(id));
}

/** Newest first. What is older than a week is forgotten. */
export async function readSent(now: Date): Promise<SentMessage[]> {
  const since = IDBKeyRange.lowerBound(weekBefore(now), true);
  const sent = await read((within) => within.objectStore('sent').index('sentAt').getAll(since));
  return sent.reverse();
}

/** How many have gone of which the person has not heard. */
export async function countUntold(): Promise<number> {
  return (await read(readUntold)).length;
}

/** The same, and counts them as told: to whoever asks first. */
export function tellOfSent(): Promise<number> {
  return inTime(
    change(async (within) => {
      const all = await readUntold(within);
      for (const { untold: _told, ...message } of all) await within.objectStore('sent').put(message);
      return all.length;
    }),
    STORE_MS,
  );
}

/** All of it, or what went more than a week before that moment. */
export async function forgetSent(before?: Date): Promise<void> {
  const work = database.transact(['sent'], 'readwrite', async (within) => {
    const sent = within.objectStore('sent');
    const range = before && IDBKeyRange.upperBound(weekBefore(before));
    const forgotten = await sent.index('sentAt').getAllKeys(range);
    for (const id of forgotten) await sent.delete(id);
    return forgotten.length;
  });
  if ((await inTime(work, STORE_MS)) > 0) reads.changed();
}

export async function readDraft(form: string): Promise<unknown> {
  const reading = database.transact(['drafts'], 'readonly', (within) =>
    within.objectStore('drafts').get(form),
  );
  return (await inTime(reading, STORE_MS))?.values;
}

/** Throws a LateError where the store does not answer. */
function read<T>(work: (within: StoreTransaction<Stores, 'readonly'>) => Promise<T>): Promise<T> {
  return inTime(database.transact(['messages', 'sent'], 'readonly', work), STORE_MS);
}

/** Changes messages, and what has gone, and tells whoever follows them. */
async function change<T>(work: (within: StoreTransaction<Stores, 'readwrite'>) => Promise<T>): Promise<T> {
  const result = await database.transact(['messages', 'sent'], 'readwrite', work);
  reads.changed();
  return result;
}

async function readUntold(within: StoreTransaction<Stores, IDBTransactionMode>): Promise<SentMessage[]> {
  const sent = await within.objectStore('sent').getAll();
  return sent.filter(({ untold }) => untold);
}

function weekBefore(moment: Date): string {
  return new Date(moment.getTime() - REMEMBER_SENT_MS).toISOString();
}
