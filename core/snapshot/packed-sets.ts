import {
  openSparse,
  type PackedPhrases,
  type PackedSparse,
  packSparse,
  type RowReader,
  toCharacter,
  toIndex,
} from './packing.ts';

/**
 * Lists of values that mostly follow from a text beside them: where all rows with a phrase have a value, the phrase
 * stands for it. Which do is found in the rows themselves. In strings each character is a value's place in `values`.
 */
export interface PackedSets {
  values: string[];
  /** By phrase: the values that it stands for. */
  phrases: PackedSparse<string>;
  /** By row: the values that no phrase of its own stands for. */
  more: PackedSparse<string>;
  /** By row: its list, where that is in another order than `values`. */
  exact: PackedSparse<string>;
}

/** A phrase stands for a value only where that spares as many rows from naming it. */
const WORTH = 2;

/** Packs lists of the values, beside the texts of the same rows. */
export function packSets(
  column: readonly (readonly string[])[],
  values: readonly string[],
  texts: PackedPhrases,
): PackedSets {
  const places = new Map(values.map((value, place) => [value, place]));
  const lists = column.map((list) => list.map((value) => places.get(value)!));
  const rows = texts.rows.map((text) => (text === null ? [] : read(text)));
  const standsFor = findPhrases(lists, rows, texts.phrases.length, values.length);
  const write = (list: Iterable<number>) => Array.from(list, toCharacter).join('');
  const more = lists.map((list, row) => {
    const said = new Set<number>();
    for (const phrase of rows[row]!) for (const place of standsFor[phrase]!) said.add(place);
    return write(inOrder(list).filter((place) => !said.has(place)));
  });
  return {
    values: [...values],
    phrases: packSparse(standsFor.map(write), ''),
    more: packSparse(more, ''),
    exact: packSparse(
      lists.map((list) => (isInOrder(list) ? '' : write(list))),
      '',
    ),
  };
}

/** The lists again, of values as `wrap` makes them. Equal rows share one list: it must not be changed in place. */
export function openSets<V>(
  packed: PackedSets,
  texts: PackedPhrases,
  wrap: (value: string) => V,
): RowReader<V[]> {
  const values = packed.values.map(wrap);
  const more = openSparse(packed.more, '');
  const exact = openSparse(packed.exact, '');
  // A million phrases, each of which says with a few bits what it stands for.
  const width = Math.ceil(values.length / BITS);
  const addTo = (words: Int32Array, start: number, places: string) => {
    for (const place of read(places)) words[start + Math.floor(place / BITS)]! |= 1 << (place % BITS);
  };
  let bits: Int32Array | undefined;
  const readPhrases = () => {
    const found = new Int32Array(texts.phrases.length * width);
    const standsFor = openSparse(packed.phrases, '');
    for (let phrase = 0; phrase < texts.phrases.length; phrase++)
      addTo(found, phrase * width, standsFor(phrase));
    return found;
  };
  const shared = new Map<string, V[]>();
  const has = new Int32Array(width);
  return (row) => {
    const own = exact(row);
    if (own !== '') return read(own).map((place) => values[place] as V);
    bits ??= readPhrases();
    const text = texts.rows[row] ?? '';
    has.fill(0);
    for (let i = 0; i < text.length; i++) {
      const start = toIndex(text.charCodeAt(i)) * width;
      for (let word = 0; word < width; word++) has[word]! |= bits[start + word]!;
    }
    addTo(has, 0, more(row));
    const key = has.join();
    let list = shared.get(key);
    if (!list) {
      list = values.filter((_, place) => has[Math.floor(place / BITS)]! & (1 << (place % BITS)));
      shared.set(key, list);
    }
    return list;
  };
}

/** Of an Int32Array's number. */
const BITS = 32;

function read(places: string): number[] {
  const found = new Array<number>(places.length);
  for (let i = 0; i < places.length; i++) found[i] = toIndex(places.charCodeAt(i));
  return found;
}

/** By phrase: the places of the values that all rows with it have, each row's value by as few phrases as can be. */
function findPhrases(
  lists: readonly (readonly number[])[],
  phrasesOf: readonly (readonly number[])[],
  phraseCount: number,
  valueCount: number,
): number[][] {
  const emptyLists = (length: number) => Array.from({ length }, (): number[] => []);
  const rowsWith = emptyLists(phraseCount);
  for (const [row, phrases] of phrasesOf.entries()) {
    // A phrase may be there twice.
    for (const phrase of phrases) if (rowsWith[phrase]!.at(-1) !== row) rowsWith[phrase]!.push(row);
  }
  const standsFor = emptyLists(phraseCount);
  const common = [...rowsWith.keys()]
    .filter((phrase) => rowsWith[phrase]!.length >= WORTH)
    .sort((a, b) => rowsWith[b]!.length - rowsWith[a]!.length);
  // By value: the phrases all of whose rows have it, the commonest first. One pass over the rows finds them for all values.
  const candidates = emptyLists(valueCount);
  for (const phrase of common) {
    for (const place of inAll(rowsWith[phrase]!.map((row) => lists[row]!))) candidates[place]!.push(phrase);
  }
  const having = emptyLists(valueCount);
  for (const [row, list] of lists.entries()) for (const place of new Set(list)) having[place]!.push(row);
  const left = new Uint8Array(lists.length);
  for (let place = 0; place < valueCount; place++) {
    left.fill(0);
    for (const row of having[place]!) left[row] = 1;
    let unnamed = having[place]!.length;
    for (const phrase of candidates[place]!) {
      if (unnamed < WORTH) break;
      const rows = rowsWith[phrase]!;
      const gained = rows.filter((row) => left[row]);
      if (gained.length < WORTH) continue;
      standsFor[phrase]!.push(place);
      for (const row of gained) left[row] = 0;
      unnamed -= gained.length;
    }
  }
  return standsFor;
}

/** What every one of the lists has; a look at a few is enough for most phrases, which stand for nothing. */
function inAll([first, ...others]: readonly (readonly number[])[]): readonly number[] {
  let shared = first!;
  for (const list of others) {
    if (shared.length === 0) break;
    shared = shared.filter((place) => list.includes(place));
  }
  return shared;
}

function isInOrder(list: readonly number[]): boolean {
  return list.every((place, at) => at === 0 || list[at - 1]! < place);
}

function inOrder(list: readonly number[]): number[] {
  return [...new Set(list)].sort((a, b) => a - b);
}
