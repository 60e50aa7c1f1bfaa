import {
  type Field,
  type FieldTable,
  fieldsOf,
  isList,
  unknownValue,
  unwrapList,
  type ValuesField,
} from '../center/field-kinds.ts';
import { packPhone, unpackPhone } from './packed-phone.ts';
import { type PackedSets, packSets, unpackSets } from './packed-sets.ts';
import {
  type PackedDictionary,
  type PackedPhrases,
  type PackedSparse,
  packDictionary,
  packPhrases,
  packSparse,
  unpackDictionary,
  unpackPhrases,
  unpackSparse,
} from './packing.ts';

type Texts = (string | null)[];

/** How a field of many centers is packed, in the order in which they stand in the file. */
const packers = {
  plain: (column) => column,
  phone: (column) => (column as Texts).map((phone) => phone && packPhone(phone)),
  phones: (column) =>
    packSparse(
      (column as string[][]).map((phones) => phones.map(packPhone).join(BETWEEN)),
      '',
    ),
  phrases: (column) => packPhrases(column as Texts),
  sparse: (column) => packSparse(column, null),
  flags: (column) => packSparse(column, false),
  dictionary: (column) => packDictionary(column, (value) => JSON.stringify(value)),
} satisfies Record<PackingName, (column: readonly unknown[]) => unknown>;

/** The way back. What comes in is JSON of ours: its hash says so. */
const unpackers = {
  plain: (packed) => packed as unknown[],
  phone: (packed) => (packed as Texts).map((phone) => phone && unpackPhone(phone)),
  phones: (packed, count) =>
    unpackSparse(packed as PackedSparse<string>, count, '').map((phones) =>
      phones === '' ? NONE : phones.split(BETWEEN).map(unpackPhone),
    ),
  phrases: (packed) => unpackPhrases(packed as PackedPhrases),
  sparse: (packed, count) => unpackSparse(packed as PackedSparse<unknown>, count, null),
  flags: (packed, count) => unpackSparse(packed as PackedSparse<unknown>, count, false),
  dictionary: (packed) => unpackDictionary(packed as PackedDictionary<unknown>),
} satisfies Record<PackingName, (packed: unknown, count: number) => unknown[]>;

/** Between several phones: a character that no line has. */
const BETWEEN = '\n';
/** Thousands of centers share it. */
const NONE: string[] = [];

type PackingName = 'plain' | 'phone' | 'phones' | 'phrases' | 'sparse' | 'flags' | 'dictionary';

function packingOf(field: Field): PackingName | 'apart' | 'sets' {
  if (field.packed) return field.packed;
  if (isList(field)) return 'dictionary';
  return field.kind === 'yesNo' ? 'flags' : 'sparse';
}

/** A column for each field of a table that is not packed together with others. */
export function packFields(
  table: FieldTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const packing of Object.keys(packers) as PackingName[]) {
    for (const [name, field] of fieldsOf(table)) {
      if (packingOf(field) === packing) columns[name] = packers[packing](rows.map((row) => row[name]));
    }
  }
  const texts = columns[TEXTS] as PackedPhrases | undefined;
  for (const [name, field] of fieldsOf(table)) {
    if (!isSets(field) || !texts) continue;
    const lists = rows.map((row) => unwrapList(row[name] as Record<string, string>[]));
    columns[name] = packSets(lists, field.list.values, texts);
  }
  return columns;
}

/** The field by whose phrases the sets are packed. */
const TEXTS = 'programHighlights';

function isSets(field: Field): field is ValuesField {
  return field.kind === 'values' && field.packed === 'sets';
}

/** The columns by name. A file from before there was a field knows nothing of it. */
export function unpackFields(
  table: FieldTable,
  columns: Readonly<Record<string, unknown>>,
  count: number,
): [name: string, values: unknown[]][] {
  return fieldsOf(table).flatMap(([name, field]): [string, unknown[]][] => {
    const packing = packingOf(field);
    if (packing === 'apart') return [];
    if (packing === 'sets') {
      const { [name]: sets, [TEXTS]: texts } = columns;
      if (!isSets(field) || !sets) return [[name, new Array(count).fill([])]];
      const wrap = (value: string) => ({ [field.key]: value });
      return [[name, unpackSets(sets as PackedSets, texts as PackedPhrases, wrap)]];
    }
    if (name in columns) return [[name, unpackers[packing](columns[name], count)]];
    return [[name, new Array(count).fill(unknownValue(field))]];
  });
}
