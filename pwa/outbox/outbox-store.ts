import Dexie, { type EntityTable } from 'dexie';
import type { Refusal } from '#core/form-messages.ts';
import { databases } from '../site/device-storage.ts';
import type { MessageKind, Messages } from './message-kinds.ts';

/** Why a message has not gone yet. */
export type Trouble =
  /** The server could not be reached. */
  | { reason: 'offline' }
  /** The server failed, or took too long. */
  | { reason: 'server' }
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
export interface SentMessage {
  id: string;
  kind: MessageKind;
  sentAt: string;
}

/** What was typed into a form that was not sent yet. */
interface Draft {
  form: string;
  values: unknown;
}

/** A database of its own: what a person has written stays when the copy of the directory is removed. */
class OutboxDatabase extends Dexie {
  messages!: EntityTable<WaitingMessage, 'id'>;
  sent!: EntityTable<SentMessage, 'id'>;
  drafts!: EntityTable<Draft, 'form'>;

  constructor() {
    super(databases.outbox);
    this.version(1).stores({ messages: 'id, writtenAt', sent: 'id, sentAt', drafts: 'form' });
  }
}

const REMEMBER_SENT_MS = 7 * 24 * 60 * 60 * 1000;

const database = new OutboxDatabase();

/** Oldest first. */
export function readMessages(): Promise<WaitingMessage[]> {
  return database.messages.orderBy('writtenAt').toArray();
}

export function readMessage(id: string): Promise<WaitingMessage | undefined> {
  return database.messages.get(id);
}

/** Puts a message in, or changes one. */
export async function putMessage(message: WaitingMessage): Promise<void> {
  await database.messages.put(message);
}

/** Notes what came of an attempt; does nothing where the message was deleted meanwhile. */
export async function noteTrouble(
  id: string,
  change: Pick<WaitingMessage, 'attempts' | 'notBefore' | 'trouble'>,
): Promise<void> {
  await database.messages.update(id, change);
}

/** Wipes a message from the phone. */
export async function deleteMessage(id: string): Promise<void> {
  await database.messages.delete(id);
}

/** Notes that a message that had waited has gone. One that was wiped on its way leaves no trace. */
export async function rememberSent(id: string): Promise<void> {
  await database.transaction('rw', database.messages, database.sent, async () => {
    const message = await database.messages.get(id);
    if (!message) return;
    await database.messages.delete(id);
    await database.sent.put({ id, kind: message.kind, sentAt: new Date().toISOString() });
  });
}

/** Newest first. What is older than a week is forgotten. */
export async function readSent(now: Date): Promise<SentMessage[]> {
  const since = new Date(now.getTime() - REMEMBER_SENT_MS).toISOString();
  return database.sent.where('sentAt').above(since).reverse().sortBy('sentAt');
}

export async function forgetSent(before?: Date): Promise<void> {
  if (!before) return database.sent.clear();
  const until = new Date(before.getTime() - REMEMBER_SENT_MS).toISOString();
  await database.sent.where('sentAt').belowOrEqual(until).delete();
}

export async function readDraft(form: string): Promise<unknown> {
  return (await database.drafts.get(form))?.values;
}

export async function saveDraft(form: string, values: unknown): Promise<void> {
  await database.drafts.put({ form, values });
}

export async function deleteDraft(form: string): Promise<void> {
  await database.drafts.delete(form);
}
