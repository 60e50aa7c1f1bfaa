import { AppError } from '../app-error.ts';
import type { Db } from './db.ts';

/** How many are named where a beginning fits several. */
const NAMED = 5;

/**
 * The id that begins so: in a terminal nobody types 36 characters. What no id begins with is returned as it is, for
 * whoever looks it up to say so. Throws 409 `ambiguous_id`, which names those that it may be.
 */
export async function completeId(
  db: Db,
  table: 'submissions' | 'matching_requests' | 'notifications' | 'center_reports',
  given: string,
): Promise<string> {
  const beginning = given.toLowerCase();
  if (!/^[0-9a-f][0-9a-f-]{0,34}$/.test(beginning)) return given;
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('id', '>=', beginning)
    // The sign after all that an id is made of.
    .where('id', '<', `${beginning}g`)
    .orderBy('id')
    .limit(NAMED + 1)
    .execute();
  const [first, ...others] = found.map(({ id }) => id);
  if (first === undefined) return given;
  if (others.length === 0) return first;
  const named = [first, ...others].slice(0, NAMED).join(', ');
  throw new AppError(
    409,
    'ambiguous_id',
    `More than one id begins with "${given}": ${named}${found.length > NAMED ? ', …' : ''}.`,
  );
}
