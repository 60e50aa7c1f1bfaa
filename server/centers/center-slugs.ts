import { makeSlug } from '#core/center/slug.ts';
import type { Db } from '../database/db.ts';

/** A slug that no center has, for one more center. Call it in the transaction that adds the center. */
export async function freeSlug(
  tx: Db,
  center: { name: string; city: string; state: string },
): Promise<string> {
  const wanted = makeSlug(center);
  const taken = await tx
    .selectFrom('centers')
    .select('slug')
    .where((where) => where.or([where('slug', '=', wanted), where('slug', 'like', `${wanted}-%`)]))
    .union(
      tx
        .selectFrom('former_centers')
        .select('slug')
        .where((where) => where.or([where('slug', '=', wanted), where('slug', 'like', `${wanted}-%`)])),
    )
    .execute();
  return uniqueSlugs(taken)(wanted);
}

/** Names for addresses, numbered where a name is taken: "hope-house-austin-tx-2". */
export function uniqueSlugs(taken: readonly { slug: string }[]): (slug: string) => string {
  const slugs = new Set(taken.map(({ slug }) => slug));
  const last = new Map<string, number>();
  return (wanted) => {
    let slug = wanted;
    for (let number = (last.get(wanted) ?? 1) + 1; slugs.has(slug); number++) {
      slug = `${wanted}-${number}`;
      last.set(wanted, number);
    }
    slugs.add(slug);
    return slug;
  };
}
