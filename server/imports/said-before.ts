import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../database/db.ts';
import { ROWS_AT_ONCE } from './batch-insert.ts';
import { inOrder } from './formats/formats.ts';
import type { Imported } from './source-record.ts';

/** What was other in what a center's sources had said: a part that had said nothing is null. */
interface Difference {
  parts: Record<string, Imported['parts'][string] | null>;
  rest: Pick<Imported, 'missing' | 'withheld'>;
}

/**
 * `centers.imported` as it was, as far as it is other now: JSON, or null where no source had said anything. Whole, the
 * records of a country would be as large as its directory.
 */
export function describeBefore(before: string | null, now: string): string | null {
  if (before === null) return null;
  const { parts: old, ...rest } = JSON.parse(before) as Imported;
  const { parts } = JSON.parse(now) as Imported;
  const names = Object.keys({ ...old, ...parts }).filter(
    (name) => !isDeepStrictEqual(old[name], parts[name]),
  );
  const difference: Difference = {
    parts: Object.fromEntries(names.map((name) => [name, old[name] ?? null])),
    rest,
  };
  return JSON.stringify(difference);
}

/** The other way round: `centers.imported` as it was before. */
function readBefore(before: string | null, now: string): string | null {
  if (before === null) return null;
  const { parts: other, rest } = JSON.parse(before) as Difference;
  const { parts } = JSON.parse(now) as Imported;
  const all = Object.entries({ ...parts, ...other }).filter(([, record]) => record !== null);
  return JSON.stringify({ parts: inOrder(Object.fromEntries(all) as Imported['parts']), ...rest });
}

/** Has the centers of which an import changed this alone say again what they said before. */
export async function restoreSaid(tx: Db, importId: number): Promise<void> {
  const said = await tx.selectFrom('said_before').selectAll().where('import_id', '=', importId).execute();
  const before = new Map(said.map((row) => [row.center_id, row.before]));
  const ids = [...before.keys()];
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const rows = await tx
      .selectFrom('centers')
      .select(['id', 'imported'])
      .where('id', 'in', ids.slice(start, start + ROWS_AT_ONCE))
      .execute();
    for (const { id, imported } of rows) {
      if (imported === null) continue;
      await tx
        .updateTable('centers')
        .set({ imported: readBefore(before.get(id)!, imported) })
        .where('id', '=', id)
        .execute();
    }
  }
  await tx.deleteFrom('said_before').where('import_id', '=', importId).execute();
}
