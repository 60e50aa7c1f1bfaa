import { countBelow } from './count-below.ts';

/**
 * Column encodings of the offline copy. Each packs one field of many rows into JSON that compresses well
 * and decodes fast: a phone does this for 18,000 rows before it can show the first result.
 */

/** Distinct values, and one character per row that says which. */
export interface PackedDictionary<V> {
  values: V[];
  rows: string;
}

/** Packs a column whose values repeat. `keyOf` tells values apart where they are not primitives. */
export function packDictionary<V>(
  column: readonly V[],
  keyOf: (value: V) => unknown = (value) => value,
): PackedDictionary<V> {
  const indexes = new Map<unknown, number>();
  const values: V[] = [];
  let rows = '';
  for (const value of column) {
    const key = keyOf(value);
    let index = indexes.get(key);
    if (index === undefined) {
      index = values.push(value) - 1;
      indexes.set(key, index);
    }
    rows += toCharacter(index);
  }
  return { values, rows };
}

/** Reads one row of a packed column, and makes nothing of the others. */
export type RowReader<V> = (row: number) => V;

/** Equal rows share one value, so lists must not be changed in place. */
export function openDictionary<V>({ values, rows }: PackedDictionary<V>): RowReader<V> {
  return (row) => values[toIndex(rows.charCodeAt(row))] as V;
}

/** The column again. */
export function unpackDictionary<V>(packed: PackedDictionary<V>): V[] {
  const read = openDictionary(packed);
  return Array.from({ length: packed.rows.length }, (_, row) => read(row));
}

/** Texts made of recurring phrases: the distinct phrases, and per row one character for each phrase. */
export interface PackedPhrases {
  phrases: string[];
  rows: (string | null)[];
}

/** Packs texts phrase by phrase: generated program text repeats some hundred phrases all over. */
export function packPhrases(column: readonly (string | null)[]): PackedPhrases {
  // Behind a comma, semicolon, colon or full stop, or at a new line. In here, as only servers pack: Safari before 16.4
  // has no lookbehind, and the worker that unpacks would not start there with such an expression beside it.
  const phraseEnd = /(?<=[,;:.\n])(?=\s)|(?<=[,;:] )/;
  const indexes = new Map<string, number>();
  const rows = column.map((text) => {
    if (text === null) return null;
    let row = '';
    for (const phrase of text.split(phraseEnd)) {
      let index = indexes.get(phrase);
      if (index === undefined) {
        index = indexes.size;
        indexes.set(phrase, index);
      }
      row += toCharacter(index);
    }
    return row;
  });
  return { phrases: [...indexes.keys()], rows };
}

export function openPhrases({ phrases, rows }: PackedPhrases): RowReader<string | null> {
  return (row) => {
    const packed = rows[row] ?? null;
    if (packed === null) return null;
    const parts = new Array<string>(packed.length);
    for (let i = 0; i < packed.length; i++) parts[i] = phrases[toIndex(packed.charCodeAt(i))]!;
    return parts.join('');
  };
}

/** Packs rising or nearly rising whole numbers as differences. */
export function packDifferences(column: readonly number[]): number[] {
  return column.map((value, row) => value - (column[row - 1] ?? 0));
}

export function unpackDifferences(differences: readonly number[]): number[] {
  let value = 0;
  return differences.map((difference) => {
    value += difference;
    return value;
  });
}

/** A column with few values: row number (as a difference to the one before) and value, in turn. */
export type PackedSparse<V> = { rows: number[]; values: V[] };

/** Packs the rows that differ from `usual`. */
export function packSparse<V>(column: readonly V[], usual: V): PackedSparse<V> {
  const rows: number[] = [];
  const values: V[] = [];
  for (const [row, value] of column.entries()) {
    if (value === usual) continue;
    rows.push(row);
    values.push(value);
  }
  return { rows: packDifferences(rows), values };
}

export function openSparse<V>({ rows, values }: PackedSparse<V>, usual: V): RowReader<V> {
  let rising: Uint32Array | undefined;
  return (row) => {
    rising ??= Uint32Array.from(unpackDifferences(rows));
    const position = countBelow(rising.length, (at) => rising![at]! < row);
    return rising[position] === row ? (values[position] as V) : usual;
  };
}

/** JSON writes characters from here on as they are, but for the backslash and UTF-16's surrogates. */
const FIRST_CHARACTER = 0x23;
const BACKSLASH = 0x5c;
const SURROGATES = { first: 0xd800, count: 0x800 };
const CHARACTERS = 0xffff - FIRST_CHARACTER - 1 - SURROGATES.count;

/** One character that stands for a number, also in JSON. */
export function toCharacter(index: number): string {
  if (index >= CHARACTERS) throw new RangeError(`more than ${CHARACTERS} distinct values in one column`);
  let code = index + FIRST_CHARACTER;
  if (code >= BACKSLASH) code += 1;
  if (code >= SURROGATES.first) code += SURROGATES.count;
  return String.fromCharCode(code);
}

/** The number that a character's code stands for. */
export function toIndex(code: number): number {
  let index = code - FIRST_CHARACTER;
  if (code > BACKSLASH) index -= 1;
  if (code > SURROGATES.first) index -= SURROGATES.count;
  return index;
}
