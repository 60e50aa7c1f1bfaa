import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/tables.ts';
import { remarks } from '../../history/changes.ts';

/** The centers that an import changed or created, as the history names them; also where nobody sees the change. */
export function touchedByImport(db: Db, importId: number) {
  return db
    .selectFrom('changes')
    .select('subject_id')
    .where('import_id', '=', importId)
    .where('subject', '=', 'center')
    .where('action', '=', 'update')
    .union(
      db
        .selectFrom('centers')
        .select((select) => select.cast<string>('id', 'text').as('subject_id'))
        .where('import_id', '=', importId),
    )
    .union(
      db
        .selectFrom('said_before')
        .select((select) => select.cast<string>('center_id', 'text').as('subject_id'))
        .where('import_id', '=', importId),
    );
}

/**
 * True of a center that an import created where staff have changed it since, or merged another into it. What staff or
 * imports changed and took back again does not count.
 */
export function touchedSince(
  is: ExpressionBuilder<Database, 'centers'>,
): ExpressionWrapper<Database, 'centers', SqlBool> {
  const change = is
    .selectFrom('changes as change')
    .select('change.id')
    .where('change.subject', '=', 'center')
    .whereRef('change.subject_id', '=', (text) => text.cast<string>('centers.id', 'text'))
    .where('change.import_id', 'is', null)
    .where('change.undoes', 'is', null)
    .where('change.action', 'not in', remarks)
    .where((other) =>
      other.not(
        other.exists(
          other.selectFrom('changes as undo').select('undo.id').whereRef('undo.undoes', '=', 'change.id'),
        ),
      ),
    );
  const merged = is
    .selectFrom('centers as other')
    .select('other.id')
    .whereRef('other.merged_into', '=', 'centers.id');
  return is.or([is.exists(change), is.exists(merged)]);
}
