import { sql } from 'kysely';
import { fieldsOf, isList } from '#core/center/field-kinds.ts';
import { fields } from '#core/center/fields.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/tables.ts';

/** The columns that hold JSON. */
const columns: Partial<{ [T in keyof Database]: readonly (keyof Database[T] & string)[] }> = {
  centers: [
    ...fieldsOf(fields).flatMap(([, field]) => (isList(field) ? [field.column] : [])),
    'imported',
  ] as (keyof Database['centers'])[],
  imports: ['files', 'report', 'counts'],
  changes: ['before'],
  guides: ['tags'],
  submissions: ['payload_json'],
  matching_requests: ['levels_of_care'],
  receipts: ['answer'],
};

/**
 * The name of a table with JSON in it that cannot be read; undefined where there is none. SQLite finds a database of
 * changed bytes whole as long as its pages are, and a server that reads one such row would read no other.
 */
export async function findBrokenJson(db: Db): Promise<string | undefined> {
  for (const [table, names] of Object.entries(columns)) {
    const valid = names.map((name) => sql`json_valid(${sql.ref(name)})`);
    const { rows } =
      await sql`SELECT 1 FROM ${sql.table(table)} WHERE NOT (${sql.join(valid, sql` AND `)}) LIMIT 1`.execute(
        db,
      );
    if (rows.length > 0) return table;
  }
  return undefined;
}
