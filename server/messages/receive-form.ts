import { randomUUID } from 'node:crypto';
import type { z } from '@hono/zod-openapi';
import type { Context, Env } from 'hono';
import type { Db } from '../database/db.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Clients } from '../http/client-limits.ts';
import {
  type Answered,
  answerStored,
  type IdempotencyHeaders,
  identifyMessage,
  type MessageIdentity,
  storeOnce,
} from '../http/receipts.ts';
import type { Mailing } from '../mail/mailing.ts';
import { type About, notifyAbout } from '../mail/notifications.ts';

/** A call whose route declares the header. */
type FormCall = Context<Env, string, { out: { header: z.infer<typeof IdempotencyHeaders> } }>;

/** What it takes to take in a form. */
export interface FormIntake extends Clients, Pick<Mailing, 'staffEmail' | 'wakeMail'> {
  db: Db;
}

/** Writes a form's own row, and says what its mails are about. */
export type StoreForm<Form> = (tx: Db, id: string, form: Form, now: Date) => Promise<About>;

/** Stores what the app sent by a form, as `storeForm` does, and answers. */
export async function receiveForm<Form>(c: FormCall, intake: FormIntake, form: Form, store: StoreForm<Form>) {
  const message = identifyMessage(c.req.valid('header')['Idempotency-Key'], c.req.path, form);
  return answerStored(c, await storeForm(c, intake, message, form, store));
}

/**
 * Stores what somebody sent by a form once, together with its mails. Throws 429 where a client sends too many, and
 * 422 where the Idempotency-Key came with another message; then nothing is stored.
 */
export async function storeForm<Form>(
  c: Context,
  { db, limits, trustProxy, staffEmail, wakeMail }: FormIntake,
  message: MessageIdentity,
  form: Form,
  store: StoreForm<Form>,
): Promise<Answered> {
  const answered = await storeOnce(db, message, async (tx, now, tally) => {
    await tally.count(limits.forms, clientAddress(c, trustProxy));
    const id = randomUUID();
    const about = await store(tx, id, form, now);
    const confirmations = { take: (mailbox: string) => tally.take(limits.confirmations, mailbox) };
    await notifyAbout(tx, about, { staffEmail, confirmations }, now);
    return { id };
  });
  if (!answered.replayed) wakeMail();
  return answered;
}
