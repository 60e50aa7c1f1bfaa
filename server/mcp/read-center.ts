import type { Center } from '#core/center/center.ts';
import { findSurvivor } from '../database/merged-centers.ts';
import type { DirectorySource } from './directory-source.ts';

/** The center of a slug or an id, or the one that it was merged into; undefined where the public sees none. */
export async function readCenter(
  named: string,
  { live, db }: Pick<DirectorySource, 'live' | 'db'>,
): Promise<Center | undefined> {
  const center = live.current.bySlug(named);
  if (center) return center;
  const survivor = await findSurvivor(db, { slug: named });
  if (survivor) return live.current.bySlug(survivor.slug);
  return /^\d{1,8}$/.test(named) ? readById(Number(named), { live, db }) : undefined;
}

async function readById(
  id: number,
  { live, db }: Pick<DirectorySource, 'live' | 'db'>,
): Promise<Center | undefined> {
  const row = await db.selectFrom('centers').select('slug').where('id', '=', id).executeTakeFirst();
  const center = row && live.current.bySlug(row.slug);
  if (center) return center;
  const survivor = await findSurvivor(db, { id });
  return survivor && live.current.bySlug(survivor.slug);
}
