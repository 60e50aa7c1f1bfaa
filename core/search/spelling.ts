import type { ArrayReader, ArrayWriter } from './array-file.ts';
import { popcount } from './bitset.ts';
import { NumberLists } from './number-lists.ts';

/** Finds the words that are a typo or two away from what was typed. */
export class Spelling {
  readonly #words: readonly string[];
  /** By length: the numbers of the words that can be misspelled. A number cannot. */
  readonly #ofLength: NumberLists;
  /** By word: its letters, one bit each. */
  readonly #letters: Uint32Array;

  private constructor(words: readonly string[], ofLength: NumberLists, letters: Uint32Array) {
    this.#words = words;
    this.#ofLength = ofLength;
    this.#letters = letters;
  }

  static of(words: readonly string[]): Spelling {
    const ofLength = new NumberLists();
    for (const [id, word] of words.entries()) if (!/\d/.test(word)) ofLength.add(word.length, id);
    ofLength.pack();
    return new Spelling(words, ofLength, Uint32Array.from(words, letterSet));
  }

  /** As it was written, of the same words. */
  static read(reader: ArrayReader, words: readonly string[]): Spelling {
    return new Spelling(words, NumberLists.read(reader), reader.uint32());
  }

  write(writer: ArrayWriter): void {
    this.#ofLength.write(writer);
    writer.add(this.#letters);
  }

  /** The numbers of the words at most so many typos away. */
  within(typos: number, typed: string): number[] {
    const letters = letterSet(typed);
    const found: number[] = [];
    for (let length = typed.length - typos; length <= typed.length + typos; length++) {
      for (const id of this.#ofLength.get(length)) {
        // Most words are out by their letters: a typo changes at most two letters of the set.
        if (popcount(this.#letters[id]! ^ letters) > 2 * typos) continue;
        if (isWithinTypos(typed, this.#words[id]!, typos)) found.push(id);
      }
    }
    return found;
  }
}

/** How many typos a word of this length forgives (design: "Search"). A number must be right: 10001 is not 10002. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * True where one word becomes the other by at most `typos` letters added, left out, changed, or swapped with
 * the next (the optimal string alignment distance of Damerau and Levenshtein).
 */
export function isWithinTypos(a: string, b: string, typos: number): boolean {
  if (Math.abs(a.length - b.length) > typos) return false;
  const width = b.length + 1;
  if (rows.length < 3 * width) rows = new Uint8Array(3 * width);
  const tooFar = typos + 1;
  let bestAbove = 0;
  // Three rows of the table in turn: the one being filled, the one above, and the one above that.
  for (let j = 0; j < width; j++) rows[j] = Math.min(j, tooFar);
  for (let i = 1; i <= a.length; i++) {
    const row = (i % 3) * width;
    const above = ((i + 2) % 3) * width;
    const before = ((i + 1) % 3) * width;
    // Only this near the diagonal can a cost be within the typos.
    const first = Math.max(1, i - typos);
    const last = Math.min(b.length, i + typos);
    rows[row + first - 1] = first === 1 ? Math.min(i, tooFar) : tooFar;
    let best = rows[row + first - 1]!;
    for (let j = first; j <= last; j++) {
      const changed = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min(rows[above + j]! + 1, rows[row + j - 1]! + 1, rows[above + j - 1]! + changed);
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, rows[before + j - 2]! + 1);
      rows[row + j] = Math.min(cost, tooFar);
      if (cost < best) best = cost;
    }
    if (last < b.length) rows[row + last + 1] = tooFar;
    // A swap still to come costs one more than the row above this one.
    if (best > typos && bestAbove >= typos) return false;
    bestAbove = best;
  }
  return rows[(a.length % 3) * width + b.length]! <= typos;
}

/** Kept between calls: a search compares thousands of words. No word that is compared is near 255 letters. */
let rows = new Uint8Array(3 * 64);

/** One bit for each letter that the word has; all else shares the last bits. */
function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    set |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(i) % 6));
  }
  return set;
}
