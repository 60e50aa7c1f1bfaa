import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/tables.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { IdempotencyHeaders, identifyMessage, storeOnce } from '../http/receipts.ts';
import type { StaffEnv } from './guard.ts';

/**
 * Does what staff ask for in one transaction. Where the request has an `Idempotency-Key`, as the public's forms have,
 * it is done once however often it is sent: an answer that was lost on its way can be asked for again. Throws 422
 * `idempotency_key_reused` where the key came with other content.
 */
export async function writeOnce<Answer extends object>(
  c: Context<StaffEnv>,
  db: Db,
  content: unknown,
  work: (tx: Transaction<Database>, now: Date) => Promise<Answer>,
): Promise<Answer> {
  const key = readKey(c);
  if (key === undefined) return writeTransaction(db, (tx) => work(tx, new Date()));
  const { method, path } = c.req;
  // Each has keys of their own; with spaces in it, none of the public's is the same.
  const message = identifyMessage(`staff ${c.get('staff').id} ${key}`, `${method} ${path}`, content);
  const { answer, replayed } = await storeOnce(db, message, work);
  if (replayed) c.header('Idempotency-Replayed', 'true');
  return answer;
}

function readKey(c: Context): string | undefined {
  const given = c.req.header('Idempotency-Key');
  const read = IdempotencyHeaders.safeParse({ 'Idempotency-Key': given });
  if (read.success) return read.data['Idempotency-Key'];
  const issues = read.error.issues.map(({ message }) => ({ path: 'Idempotency-Key', message }));
  throw new AppError(400, 'invalid_request', `Idempotency-Key: ${issues[0]?.message}`, issues);
}
