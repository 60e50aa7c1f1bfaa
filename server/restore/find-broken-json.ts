import { type RawBuilder, sql } from 'kysely';
import { fieldsOf, isList } from '#core/center/field-kinds.ts';
import { fields } from '#core/center/fields.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/tables.ts';

type Columns = Partial<{ [T in keyof Database]: readonly (keyof Database[T] & string)[] }>;

/** The columns that hold lists as JSON. */
const lists: Columns = {
  centers: fieldsOf(fields).flatMap(([, field]) =>
    isList(field) ? [field.column as keyof Database['centers']] : [],
  ),
  imports: ['files'],
  guides: ['tags'],
  matching_requests: ['levels_of_care'],
};

/** And those that hold other JSON. */
const others: Columns = {
  centers: ['imported'],
  imports: ['report', 'counts'],
  changes: ['before'],
  proposals: ['value'],
  submissions: ['payload_json'],
  receipts: ['answer'],
};

/**
 * The name of a table with JSON in it that cannot be read; undefined where there is none. SQLite finds a database of
 * changed bytes whole as long as its pages are, and a server that reads one such row would read no other.
 */
export async function findBrokenJson(db: Db): Promise<string | undefined> {
  for (const [columns, isRight] of [
    [lists, isListOrNull],
    [others, isJsonOrNull],
  ] as const) {
    for (const [table, names] of Object.entries(columns)) {
      const right = sql.join(names.map(isRight), sql` AND `);
      const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE NOT (${right}) LIMIT 1`.execute(db);
      if (rows.length > 0) return table;
    }
  }
  return undefined;
}

function isJsonOrNull(column: string): RawBuilder<unknown> {
  return sql`json_valid(${sql.ref(column)})`;
}

/** In CASE, since of broken JSON there is no type: SQLite throws. */
function isListOrNull(column: string): RawBuilder<unknown> {
  const cell = sql.ref(column);
  return sql`CASE WHEN json_valid(${cell}) THEN json_type(${cell}) = 'array' ELSE ${cell} IS NULL END`;
}
