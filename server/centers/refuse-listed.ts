import type { CenterFields } from '#core/center/center.ts';
import { showPhone } from '#core/center/phone.ts';
import { matchReasons } from '#core/lists/staff-lists.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { findLikely } from './candidates.ts';

/**
 * Throws 409 `listed_already` where a center of the same name in the same city, or of the same phone, is here: its
 * `issues` name those by their ids.
 */
export async function refuseListed(db: Db, fields: CenterFields): Promise<void> {
  const likely = await findLikely(db, fields);
  const listed = likely.filter(
    ({ reasons }) => reasons.includes('phone') || (reasons.includes('name') && reasons.includes('city')),
  );
  if (listed.length === 0) return;
  const issues = listed.map(({ center, reasons }) => {
    const { id, name, street, city, state, phone } = center;
    const what = [name, street, city, state, phone && showPhone(phone)].filter(Boolean).join(', ');
    const why = reasons.map((reason) => matchReasons.labels[reason].toLowerCase()).join(', ');
    return { path: id, message: `${what} (${why})` };
  });
  throw new AppError(
    409,
    'listed_already',
    'We may have this center already. Look at those that are here; if yours is another one, add it all the same.',
    issues,
  );
}
