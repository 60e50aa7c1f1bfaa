import { createHash } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { batchInsert, ROWS_AT_ONCE } from './batch-insert.ts';

/** A center that goes: its number and its address, under which its page was known, and what its source called it. */
interface Going {
  id: number;
  slug: string;
  source: string | null;
  source_key: string | null;
}

/**
 * Notes what centers were called that go with their import. Links to them, lists on phones and calls name them so, and
 * an import that lists them again gives them the same number and address.
 */
export async function keepFormer(tx: Db, going: readonly Going[]): Promise<void> {
  const insert = batchInsert(tx, 'former_centers');
  const rows = going.flatMap(({ id, slug, source, source_key }) =>
    source === null || source_key === null ? [] : [{ id, slug, key_hash: hashKey(source, source_key) }],
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const slice = rows.slice(start, start + ROWS_AT_ONCE);
    // Whoever had the key before has lost it.
    const hashes = slice.map(({ key_hash }) => key_hash);
    await tx.deleteFrom('former_centers').where('key_hash', 'in', hashes).execute();
    await insert(slice);
  }
}

/** All of them, for an import: `take` gives what a center of that key was, and `forgetTaken` forgets those. */
export async function readFormerCenters(tx: Db) {
  const all = await tx.selectFrom('former_centers').selectAll().execute();
  const byHash = new Map(all.map((former) => [former.key_hash, former]));
  const taken: number[] = [];
  return {
    all,
    take(source: string, key: string): { id: number; slug: string } | undefined {
      const former = all.length === 0 ? undefined : byHash.get(hashKey(source, key));
      if (former) taken.push(former.id);
      return former;
    },
    async forgetTaken(): Promise<void> {
      for (let start = 0; start < taken.length; start += ROWS_AT_ONCE) {
        const ids = taken.slice(start, start + ROWS_AT_ONCE);
        await tx.deleteFrom('former_centers').where('id', 'in', ids).execute();
      }
    },
  };
}

/** A key tells where a center is; of one that may withhold it, nothing is to stay. */
function hashKey(source: string, key: string): string {
  return createHash('sha256').update(`${source}\n${key}`).digest('hex');
}
