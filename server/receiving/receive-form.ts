import { randomUUID } from 'node:crypto';
import type { z } from '@hono/zod-openapi';
import type { Context, Env } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db.ts';
import { type About, notifyAbout } from '../notifications.ts';
import { clientAddress } from './client-address.ts';
import { answerStored, type IdempotencyHeaders, identifyMessage, storeOnce } from './receipts.ts';

/** A call whose route declares the header. */
type FormCall = Context<Env, string, { out: { header: z.infer<typeof IdempotencyHeaders> } }>;

/**
 * Stores what somebody sent by a form once, together with its mails, and answers. `store` writes the form's own row
 * and says what the mails are about. Throws 429 where a client sends too many, and 422 where the Idempotency-Key came
 * with another message; then nothing is stored.
 */
export async function receiveForm<Form>(
  c: FormCall,
  { db, limits, trustProxy, staffEmail, wakeMail }: AppContext,
  form: Form,
  store: (tx: Db, id: string, form: Form, now: Date) => Promise<About>,
) {
  const message = identifyMessage(c.req.valid('header')['Idempotency-Key'], c.req.path, form);
  const answered = await storeOnce(db, message, async (tx, now) => {
    await limits.forms.count(clientAddress(c, trustProxy));
    const id = randomUUID();
    const about = await store(tx, id, form, now);
    await notifyAbout(tx, about, { staffEmail }, now);
    return { id };
  });
  if (!answered.replayed) wakeMail();
  return answerStored(c, answered);
}
