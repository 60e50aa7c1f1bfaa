import type { Db } from '../database/db.ts';
import { findSurvivor } from '../database/merged-centers.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';

/**
 * The slug by which a center goes that is not named by it: by its number, as short addresses are, or by that or the slug
 * of one that was merged into it. Undefined where there is none that the public sees.
 */
export async function findSlug(
  { live, db }: { live: LiveDirectory; db: Db },
  named: string,
): Promise<string | undefined> {
  const center = live.current.byNumber(named);
  if (center) return center.slug;
  const merged = /^\d{1,8}$/.test(named) ? { id: Number(named) } : { slug: named };
  return (await findSurvivor(db, merged))?.slug;
}
