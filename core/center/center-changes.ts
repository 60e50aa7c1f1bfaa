import { centerFieldLabels } from '../i18n/en/admin/center-fields.ts';
import type { ValueList } from '../lists/value-list.ts';
import type { CenterFields } from './center.ts';
import { type Field, type FieldTable, type FieldValues, fieldsOf, unwrapList } from './field-kinds.ts';
import { type FieldName, fields } from './fields.ts';

/** One field that has another value than before, both as people read them; '' where there is nothing. */
export interface FieldChange<N = FieldName> {
  field: N;
  before: string;
  after: string;
}

/** Compares states by the fields of a table, in the order of their labels. */
export function makeComparison<T extends FieldTable>(table: T, labels: Readonly<Record<keyof T, string>>) {
  const named = inOrderOf(labels, table);
  return (
    before: Partial<FieldValues<T>> | null,
    after: Partial<FieldValues<T>> | null,
  ): FieldChange<keyof T & string>[] =>
    named
      .map(([name, field]) => ({
        field: name,
        before: describeValue(field, before?.[name]),
        after: describeValue(field, after?.[name]),
      }))
      .filter((change) => change.before !== change.after);
}

/** A table's fields as staff see them. */
export function inOrderOf<T extends FieldTable>(labels: Readonly<Record<keyof T, string>>, table: T) {
  const order = Object.keys(labels);
  return fieldsOf(table).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

/** What differs between two states of a center; against nothing (null), all that is known of it. */
export const compareCenters: (
  before: Partial<CenterFields> | null,
  after: Partial<CenterFields> | null,
) => FieldChange[] = makeComparison(fields, centerFieldLabels);

/** The lists of a center that hold values of ours, and nothing else. */
export const valueLists: Partial<Record<FieldName, ValueList>> = Object.fromEntries(
  fieldsOf(fields).flatMap(([name, field]) => (field.kind === 'values' ? [[name, field.list]] : [])),
);

/** The value of a field as people read it; '' where there is none. */
export function describeField(name: FieldName, value: unknown): string {
  return describeValue(fields[name], value);
}

export function describeValue(field: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.kind === 'yesNo') return value ? 'Yes' : field.saysNo ? 'No' : '';
  if (field.kind === 'choice') return field.list.labels[String(value)] ?? String(value);
  if (!Array.isArray(value)) return String(value);
  const labels = field.kind === 'values' ? field.list.labels : {};
  return unwrapList(value)
    .map((name) => labels[name] ?? name)
    .join(', ');
}
