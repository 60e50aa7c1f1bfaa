import { sql } from 'kysely';
import { ManyDone } from '#core/staff/submission-review.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { errors, json } from '../http/api-schemas.ts';

/** What a call answers that does something with many. */
export const manyAnswers = {
  200: json(ManyDone, 'What became of each.'),
  ...errors(400, 401, 403, 413, 415, 422, 503),
};

/**
 * Does something with each of many, one after the other: what is refused leaves no trace, and the others are done all the
 * same. Call it in a write transaction. Throws what is no refusal, such as a full disk: then nothing was done.
 */
export async function actOnMany<One extends { id: string }>(
  tx: Db,
  all: readonly One[],
  act: (one: One) => Promise<unknown>,
): Promise<ManyDone> {
  const results: ManyDone['results'] = [];
  for (const one of all) results.push({ id: one.id, error: await attempt(tx, () => act(one)) });
  return { results };
}

async function attempt(tx: Db, act: () => Promise<unknown>): Promise<ManyDone['results'][number]['error']> {
  await sql`savepoint one_of_many`.execute(tx);
  try {
    await act();
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    await sql`rollback to one_of_many`.execute(tx);
    const { code, message, issues } = error;
    return { code, message, ...(issues && { issues: [...issues] }) };
  } finally {
    await sql`release one_of_many`.execute(tx).catch(() => {});
  }
}
