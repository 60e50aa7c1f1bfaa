import type { Insertable } from 'kysely';
import type { CenterFields } from '#core/center/center.ts';
import { type FieldName, fieldNames, fields } from '#core/center/fields.ts';
import { fieldsToRow } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import type { ProposalsTable } from '../database/tables.ts';

/** What a source says of a center from now on. */
interface Said {
  /** What it said before, and says now; undefined where it said nothing, or no longer lists the center. */
  before: CenterFields | undefined;
  after: CenterFields | undefined;
  /** The year of its directory. */
  saidIn?: number | undefined;
  /** The fields in which the word of staff stands. */
  kept: readonly FieldName[];
  /** What the source makes of each field. */
  theirs: CenterFields;
  /** True where staff have decided that theirs stands: then nobody is asked again. */
  decided: boolean;
}

/**
 * Collects what an import leaves on centers because staff had said otherwise. Where a source takes up again what it once
 * proposed, what it says now takes the place of that, whether staff's word stands or not.
 */
export async function startProposing(
  db: Db,
  { importId, source, actor, at }: { importId: number; source: string; actor: string; at: string },
) {
  const earlier = await readEarlier(db, source);
  let rows: Insertable<ProposalsTable>[] = [];
  return {
    add(id: number, { before, after, saidIn, kept, theirs, decided }: Said): void {
      if (!after) return;
      const taken = earlier.get(id) ?? new Set();
      const changed = fieldNames.filter(
        (field) => taken.has(field) && JSON.stringify(before?.[field]) !== JSON.stringify(after[field]),
      );
      if (kept.length === 0 && changed.length === 0) return;
      const values: Readonly<Record<string, unknown>> = fieldsToRow(theirs);
      for (const field of new Set([...kept, ...changed])) {
        rows.push({
          import_id: importId,
          center_id: id,
          field,
          value: JSON.stringify(values[fields[field].column]),
          year: saidIn ?? null,
          dismissed_at: decided ? at : null,
          dismissed_by: decided ? actor : null,
        });
      }
    },
    /** Writes what was collected. */
    async write(): Promise<void> {
      // Few at a time: SQLite takes at most 32,766 values in one statement.
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        await db
          .insertInto('proposals')
          .values(rows.slice(start, start + ROWS_AT_ONCE))
          .execute();
      }
      rows = [];
    },
  };
}

/** Removes what an import proposed, and what the history says of it: nobody could take that back. */
export async function takeBackProposals(tx: Db, importId: number): Promise<void> {
  const ids = tx
    .selectFrom('proposals')
    .select((select) => select.cast<string>('id', 'text').as('subject_id'))
    .where('import_id', '=', importId);
  await tx.deleteFrom('changes').where('subject', '=', 'proposal').where('subject_id', 'in', ids).execute();
  await tx.deleteFrom('proposals').where('import_id', '=', importId).execute();
}

const ROWS_AT_ONCE = 1000;

/** The fields of which the source has proposed something before, by the centers' ids. */
async function readEarlier(db: Db, source: string): Promise<Map<number, Set<FieldName>>> {
  const rows = await db
    .selectFrom('proposals')
    .innerJoin('imports', 'imports.id', 'proposals.import_id')
    .select(['proposals.center_id as id', 'proposals.field as field'])
    .where('imports.source', '=', source)
    .distinct()
    .execute();
  const earlier = new Map<number, Set<FieldName>>();
  for (const { id, field } of rows) earlier.set(id, (earlier.get(id) ?? new Set()).add(field));
  return earlier;
}
