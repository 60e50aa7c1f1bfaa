import {
  type Field,
  type FieldColumns,
  type FieldTable,
  type FieldValues,
  fieldsOf,
  isList,
  wrapList,
} from '#core/center/field-kinds.ts';

/** Reads and writes the columns of a table's fields. */
export function makeRowMapping<T extends FieldTable>(table: T) {
  const named = fieldsOf(table).map(([name, field]) => ({
    name,
    column: field.column,
    read: readerOf(field),
    write: writerOf(field),
  }));
  const blank = Object.fromEntries(named.map(({ column }) => [column, null]));
  return {
    columns: named.map(({ column }) => column as keyof FieldColumns<T>),
    /** Puts what a row says into `values`. */
    readInto(values: Record<string, unknown>, row: Readonly<FieldColumns<T>>): void {
      const cells: Readonly<Record<string, unknown>> = row;
      for (const { name, column, read } of named) values[name] = read ? read(cells[column]) : cells[column];
    },
    toRow(values: FieldValues<T>): FieldColumns<T> {
      const row: Record<string, unknown> = { ...blank };
      for (const { name, column, write } of named) row[column] = write ? write(values[name]) : values[name];
      return row as FieldColumns<T>;
    },
  };
}

/** How a cell is read; undefined where it holds the value itself. */
function readerOf(field: Field): ((cell: unknown) => unknown) | undefined {
  if (field.kind === 'yesNo') return (cell) => cell === 1;
  return isList(field) ? (cell) => wrapList(field, JSON.parse(String(cell))) : undefined;
}

function writerOf(field: Field): ((value: unknown) => unknown) | undefined {
  if (field.kind === 'yesNo') return Number;
  if (!isList(field)) return undefined;
  const { key } = field;
  if (key === undefined) return JSON.stringify;
  return (items) => JSON.stringify((items as Record<string, string>[]).map((item) => item[key]));
}
