import { AppError } from '../app-error.ts';
import type { CenterRow } from './center-rows.ts';
import type { Db } from './db.ts';

/** The row of a center by its eight digits. Throws 404 `center_not_found`. */
export async function readCenterRow(db: Db, id: string): Promise<CenterRow> {
  const row = /^\d{8}$/.test(id)
    ? await db.selectFrom('centers').selectAll().where('id', '=', Number(id)).executeTakeFirst()
    : undefined;
  if (!row) throw new AppError(404, 'center_not_found', `There is no center with the id "${id}".`);
  return row;
}

/** The row of a center by its eight digits, or by the slug of its address. Throws 404 `center_not_found`. */
export async function findCenterRow(db: Db, idOrSlug: string): Promise<CenterRow> {
  // No slug is all digits: it ends in a state.
  const bySlug = await db.selectFrom('centers').selectAll().where('slug', '=', idOrSlug).executeTakeFirst();
  return bySlug ?? readCenterRow(db, idOrSlug);
}
