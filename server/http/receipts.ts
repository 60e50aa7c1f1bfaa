import { createHash, randomUUID } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/tables.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { Tally } from './client-limits.ts';

/**
 * The header by which a device names a message, so that it arrives once however often it is sent:
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/. Without it each request is a message
 * of its own.
 */
export const IdempotencyHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 visible ASCII characters')
    .optional()
    .openapi({
      description: 'Names the message, so that it arrives once however often it is sent.',
      param: { example: '8e03978e-40d5-43e8-bc93-6894a57f9324' },
    }),
});

/** A message as its receipt knows it. */
export interface MessageIdentity {
  key: string;
  /** Tells whether a repeat says the same. */
  fingerprint: string;
  /** For how long, in milliseconds, what comes under this key is a repeat; without it, for as long as receipts last. */
  repeatsFor?: number;
}

/** `content` is what was sent, without what must not be kept even as a hash. */
export function identifyMessage(key: string | undefined, call: string, content: unknown): MessageIdentity {
  const fingerprint = createHash('sha256')
    .update(`${call}\n${JSON.stringify(content)}`)
    .digest('hex');
  // One that the device has not named gets a receipt, too, which nobody will ask for: one way for all.
  return { key: key ?? randomUUID(), fingerprint };
}

/** A double tap, or a page that is sent again because the answer was slow. In milliseconds. */
const SENT_TWICE_MS = 10 * 60 * 1000;

/**
 * For what comes from a browser that runs no script, and so names nothing: the same content is the same message for
 * ten minutes, wherever it comes from, as a phone that changes networks does. No address is part of the key.
 */
export function identifyByContent(call: string, content: unknown): MessageIdentity {
  const { fingerprint } = identifyMessage(undefined, call, content);
  // With a space in it, no Idempotency-Key is the same.
  return { key: `form ${fingerprint}`, fingerprint, repeatsFor: SENT_TWICE_MS };
}

/** What is answered where nothing else is said. */
interface Stored {
  id: string;
}

/** What a message was answered, now or (`replayed`) the first time. */
export interface Answered<Answer extends object = Stored> {
  answer: Answer;
  replayed: boolean;
}

/**
 * Runs `store` and writes the receipt in one transaction; a repeat gets the first answer instead. Whatever `store`
 * throws undoes both, and where nothing is stored, also for want of room, nothing was counted. Throws 422 `idempotency_key_reused` where the key came with another message.
 */
export async function storeOnce<Answer extends object = Stored>(
  db: Db,
  message: MessageIdentity,
  store: (tx: Transaction<Database>, now: Date, tally: Tally) => Promise<Answer>,
): Promise<Answered<Answer>> {
  const now = new Date();
  const tally = new Tally();
  const stored = writeTransaction(db, async (tx) => {
    if (message.repeatsFor !== undefined) await forgetOlder(tx, message.key, now, message.repeatsFor);
    const receipt = await claimKey<Answer>(tx, message, now);
    if (receipt?.answer) return { answer: receipt.answer, replayed: true };
    const answer = await store(tx, now, tally);
    await writeReceipt(tx, message.key, answer, { finished: true });
    return { answer, replayed: false };
  });
  return stored.catch(async (error) => {
    await tally.giveBack();
    throw error;
  });
}

interface Receipt<Answer> {
  answer: Answer | undefined;
  /** False while the message is worked on, and for ever where a crash ended that. */
  finished: boolean;
}

/** The receipt that there is, or undefined for a message that is new: then one is begun. */
export async function claimKey<Answer extends object = Stored>(
  tx: Transaction<Database>,
  { key, fingerprint }: MessageIdentity,
  now: Date,
): Promise<Receipt<Answer> | undefined> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('receipts')
    .values({ key, fingerprint, status: null, answer: null, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return undefined;
  const receipt = await tx
    .selectFrom('receipts')
    .select(['fingerprint', 'status', 'answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  refuseOtherMessage(receipt, { fingerprint });
  return {
    answer: receipt.answer === null ? undefined : (JSON.parse(receipt.answer) as Answer),
    finished: receipt.status !== null,
  };
}

export function refuseOtherMessage(
  first: Pick<MessageIdentity, 'fingerprint'>,
  message: Pick<MessageIdentity, 'fingerprint'>,
): void {
  // Of a message that was deleted nothing is left to compare.
  if (first.fingerprint === message.fingerprint || first.fingerprint === '') return;
  throw new AppError(
    422,
    'idempotency_key_reused',
    'We already have this message as it was before it was changed. Send the change as a new message.',
  );
}

/** Notes what is, or once `finished` was, answered. */
export async function writeReceipt(
  tx: Transaction<Database>,
  key: string,
  answer: object,
  { finished }: { finished: boolean },
): Promise<void> {
  await tx
    .updateTable('receipts')
    .set({ status: finished ? 201 : null, answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
}

/** A repeat will be taken for new. */
export async function removeReceipt(tx: Transaction<Database>, key: string): Promise<void> {
  await tx.deleteFrom('receipts').where('key', '=', key).execute();
}

async function forgetOlder(
  tx: Transaction<Database>,
  key: string,
  now: Date,
  milliseconds: number,
): Promise<void> {
  const before = new Date(now.getTime() - milliseconds).toISOString();
  await tx.deleteFrom('receipts').where('key', '=', key).where('created_at', '<', before).execute();
}

/** The 201 of a stored message. */
export function answerStored(c: Context, { answer, replayed }: Answered) {
  if (replayed) c.header('Idempotency-Replayed', 'true');
  return c.json(answer, 201);
}
