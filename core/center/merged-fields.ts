import { centerFieldLabels } from '../i18n/en/admin/center-fields.ts';
import { duplicates } from '../i18n/en/admin/duplicates.ts';
import type { Center, CenterFields } from './center.ts';
import { describeField, inOrderOf } from './center-changes.ts';
import { type Field as AnyField, type FieldTable, isList } from './field-kinds.ts';
import { type FieldName as Field, fieldNames, fields } from './fields.ts';

/** Whose value the merged center gets. Lists can have both, and so can the free text. */
export type Choice = 'first' | 'second' | 'both';

/** One choice to make: a field, or the address with the place on the map, which only go together. */
export interface MergeRow {
  key: Field;
  fields: readonly Field[];
  canHaveBoth: boolean;
}

const PLACE: readonly Field[] = [
  ...(['street', 'streetWithheld', 'city', 'state', 'zip', 'lat', 'lng', 'approximateLocation'] as const),
];

/** A choice for each field of a table, in the order in which staff see them; long texts come last. */
export function makeMergeRows<T extends FieldTable>(table: T, labels: Readonly<Record<keyof T, string>>) {
  return inOrderOf(labels, table)
    .filter(([name]) => name === PLACE[0] || !PLACE.some((field) => field === name))
    .sort(([, a], [, b]) => Number(isLong(a)) - Number(isLong(b)))
    .map(([name, field]) => ({
      key: name,
      fields: name === PLACE[0] ? PLACE : [name],
      canHaveBoth: isList(field) || isLong(field),
    }));
}

function isLong(field: AnyField): boolean {
  return field.kind === 'text' && field.format === 'long';
}

export const mergeRows: readonly MergeRow[] = makeMergeRows(fields, centerFieldLabels);

/** What can be chosen for a field. Both needs two. */
export function choicesOf(row: MergeRow, first: CenterFields, second: CenterFields): Choice[] {
  const canHaveBoth =
    row.canHaveBoth && [first, second].every((center) => countKnown(center, row.fields) > 0);
  return canHaveBoth ? ['first', 'second', 'both'] : ['first', 'second'];
}

/** True where the two say the same, whatever the order of a list. */
export function isSame(row: MergeRow, first: CenterFields, second: CenterFields): boolean {
  return row.fields.every((field) => comparable(first[field]) === comparable(second[field]));
}

/** What is chosen unless somebody chooses otherwise: all of two lists, else what is known, and known better. */
export function defaultChoice(row: MergeRow, first: Center, second: Center): Choice {
  const [inFirst, inSecond] = [countKnown(first, row.fields), countKnown(second, row.fields)];
  if (Array.isArray(first[row.key]) && inFirst > 0 && inSecond > 0) return 'both';
  if (inFirst !== inSecond) return inFirst > inSecond ? 'first' : 'second';
  return betterOf(first, second);
}

/** The one that stays, unless somebody chooses otherwise: the public's, the verified one, the more complete one. */
export function defaultSurvivor(first: Center, second: Center): 'first' | 'second' {
  const listed = (center: Center) => Number(center.reviewStatus === 'PUBLISHED');
  if (listed(first) !== listed(second)) return listed(first) > listed(second) ? 'first' : 'second';
  return betterOf(first, second);
}

/** The fields of the merged center. */
export function mergeFields(
  first: Center,
  second: Center,
  choiceOf: (row: MergeRow) => Choice,
): CenterFields {
  const merged: Partial<Record<Field, unknown>> = {};
  for (const row of mergeRows) {
    const choice = choiceOf(row);
    for (const field of row.fields) {
      if (choice === 'both') merged[field] = both(first[field], second[field]);
      else merged[field] = (choice === 'first' ? first : second)[field];
    }
  }
  return merged as CenterFields;
}

/** A row as people read it; '' where nothing is known. */
export function describeRow(row: MergeRow, fields: CenterFields): string {
  if (row.fields === PLACE) return describePlace(fields);
  return describeField(row.key, fields[row.key]);
}

function describePlace({ street, city, state, zip, lat, lng, approximateLocation }: CenterFields): string {
  const place = [street, `${city}, ${[state, zip].filter(Boolean).join(' ')}`];
  if (lat !== null && lng !== null) {
    place.push(`${lat}, ${lng}${approximateLocation ? ` (${duplicates.approximate})` : ''}`);
  }
  return place.filter(Boolean).join('\n');
}

/** The one that was verified later; else the one of which more is known; else the older one. */
function betterOf(first: Center, second: Center): 'first' | 'second' {
  const [a, b] = [first.lastVerifiedAt ?? '', second.lastVerifiedAt ?? ''];
  if (a !== b) return a > b ? 'first' : 'second';
  return countKnown(first, fieldNames) >= countKnown(second, fieldNames) ? 'first' : 'second';
}

function countKnown(center: CenterFields, fields: readonly Field[]): number {
  return fields.filter((field) => {
    const value = center[field];
    return value !== null && (!Array.isArray(value) || value.length > 0);
  }).length;
}

function comparable(value: unknown): string {
  const items = Array.isArray(value) ? value.map((item) => JSON.stringify(item)).sort() : value;
  return JSON.stringify(items);
}

/** A list without repeats; of texts both, unless one says what the other says. */
function both(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) {
    return [...new Map([...a, ...b].map((item) => [JSON.stringify(item), item])).values()];
  }
  if (typeof a !== 'string' || typeof b !== 'string') return a ?? b;
  if (a.includes(b)) return a;
  return b.includes(a) ? b : `${a}\n\n${b}`;
}
