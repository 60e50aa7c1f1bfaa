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
import { openSets, type PackedSets, packSets } from './packed-sets.ts';
import {
  openDictionary,
  openPhrases,
  openSparse,
  type PackedDictionary,
  type PackedPhrases,
  type PackedSparse,
  packDictionary,
  packPhrases,
  packSparse,
  type RowReader,
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
const openers = {
  plain: (packed) => (row) => (packed as unknown[])[row],
  phone: (packed) => (row) => {
    const phone = (packed as Texts)[row];
    return phone ? unpackPhone(phone) : phone;
  },
  phones: (packed) => {
    const read = openSparse(packed as PackedSparse<string>, '');
    return (row) => {
      const phones = read(row);
      return phones === '' ? NONE : phones.split(BETWEEN).map(unpackPhone);
    };
  },
  phrases: (packed) => openPhrases(packed as PackedPhrases),
  sparse: (packed) => openSparse(packed as PackedSparse<unknown>, null),
  flags: (packed) => openSparse(packed as PackedSparse<unknown>, false),
  dictionary: (packed) => openDictionary(packed as PackedDictionary<unknown>),
} satisfies Record<PackingName, (packed: unknown) => RowReader<unknown>>;

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
export function openFields(
  table: FieldTable,
  columns: Readonly<Record<string, unknown>>,
): [name: string, read: RowReader<unknown>][] {
  return fieldsOf(table).flatMap(([name, field]): [string, RowReader<unknown>][] => {
    const packing = packingOf(field);
    if (packing === 'apart') return [];
    if (!(name in columns)) {
      const unknown = unknownValue(field);
      return [[name, () => unknown]];
    }
    if (packing !== 'sets') return [[name, openers[packing](columns[name])]];
    const { [name]: sets, [TEXTS]: texts } = columns;
    const wrap = (value: string) => ({ [(field as ValuesField).key]: value });
    return [[name, openSets(sets as PackedSets, texts as PackedPhrases, wrap)]];
  });
}
