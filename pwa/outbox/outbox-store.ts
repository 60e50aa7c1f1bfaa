import Dexie, { type EntityTable } from 'dexie';
import type { Refusal } from '#core/messages/form-messages.ts';
import { databases } from '../site/device-storage.ts';
import { endWithPage, lasting } from '../site/lasting-saves.ts';
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
endWithPage(database);

const saves = lasting('unsaved-messages', {
  /** Puts a message in, or changes one. */
  putMessage: async (message: WaitingMessage) => void (await database.messages.put(message)),

  /** Notes what came of an attempt; does nothing where the message was deleted meanwhile. */
  noteTrouble: async (
    id: string,
    change: Pick<WaitingMessage, 'attempts' | 'notBefore' | 'trouble'>,
  ): Promise<void> => void (await database.messages.update(id, change)),

  /** Wipes a message from the phone. */
  deleteMessage: async (id: string) => database.messages.delete(id),

  /** Notes that a message that had waited has gone, and whether that is to be told. One that was wiped on its way leaves no trace. */
  rememberSent: async (id: string, untold: boolean): Promise<void> =>
    database.transaction('rw', database.messages, database.sent, async () => {
      const message = await database.messages.get(id);
      if (!message) return;
      await database.messages.delete(id);
      const sent = { id, kind: message.kind, sentAt: new Date().toISOString() };
      await database.sent.put(untold ? { ...sent, untold } : sent);
    }),

  saveDraft: async (form: string, values: unknown) => void (await database.drafts.put({ form, values })),

  deleteDraft: async (form: string) => database.drafts.delete(form),
});
export const { putMessage, noteTrouble, deleteMessage, rememberSent, saveDraft, deleteDraft } = saves;

/** Oldest first. */
export function readMessages(): Promise<WaitingMessage[]> {
  return ask(() => database.messages.orderBy('writtenAt').toArray());
}

export function readMessage(id: string): Promise<WaitingMessage | undefined> {
  return ask(() => database.messages.get(id));
}

/** Newest first. What is older than a week is forgotten. */
export function readSent(now: Date): Promise<SentMessage[]> {
  const since = new Date(now.getTime() - REMEMBER_SENT_MS).toISOString();
  return ask(() => database.sent.where('sentAt').above(since).reverse().sortBy('sentAt'));
}

/** How many have gone of which the person has not heard. */
export function countUntold(): Promise<number> {
  return ask(() => database.sent.filter(({ untold }) => untold === true).count());
}

/** The same, and counts them as told: to whoever asks first. */
export function tellOfSent(): Promise<number> {
  return ask(() =>
    database.sent
      .filter(({ untold }) => untold === true)
      .modify((message) => {
        delete message.untold;
      }),
  );
}

export async function forgetSent(before?: Date): Promise<void> {
  if (!before) return ask(() => database.sent.clear());
  const until = new Date(before.getTime() - REMEMBER_SENT_MS).toISOString();
  await ask(() => database.sent.where('sentAt').belowOrEqual(until).delete());
}

export async function readDraft(form: string): Promise<unknown> {
  return (await ask(() => database.drafts.get(form)))?.values;
}

/** Throws a LateError where the store does not answer. */
function ask<T>(work: () => PromiseLike<T>): Promise<T> {
  return inTime(Promise.resolve(work()), STORE_MS);
}
