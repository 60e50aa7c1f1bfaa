import { popcount } from './bitset.ts';

/** Finds the words that are a typo or two away from what was typed. */
export class Spelling {
  readonly #words: readonly string[];
  /** The numbers of the words that can be misspelled: a number cannot. */
  readonly #ids: Uint32Array;
  readonly #lengths: Uint8Array;
  readonly #letters: Uint32Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#ids = Uint32Array.from(words.keys()).filter((id) => !/\d/.test(words[id]!));
    this.#lengths = Uint8Array.from(this.#ids, (id) => Math.min(words[id]!.length, 255));
    this.#letters = Uint32Array.from(this.#ids, (id) => letterSet(words[id]!));
  }

  /** The numbers of the words at most so many typos away. */
  within(typos: number, typed: string): number[] {
    const letters = letterSet(typed);
    const found: number[] = [];
    for (let i = 0; i < this.#ids.length; i++) {
      // Most words are out by their length or their letters: a typo changes at most two letters of the set.
      const longer = this.#lengths[i]! - typed.length;
      if (longer > typos || -longer > typos) continue;
      if (popcount(this.#letters[i]! ^ letters) > 2 * typos) continue;
      const id = this.#ids[i]!;
      if (isWithinTypos(typed, this.#words[id]!, typos)) found.push(id);
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
  const width = b.length + 1;
  if (rows.length < 3 * width) rows = new Uint8Array(3 * width);
  // Three rows of the table in turn: the one being filled, the one above, and the one above that.
  for (let j = 0; j < width; j++) rows[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const row = (i % 3) * width;
    const above = ((i + 2) % 3) * width;
    const before = ((i + 1) % 3) * width;
    rows[row] = i;
    let best = i;
    for (let j = 1; j < width; j++) {
      const changed = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min(rows[above + j]! + 1, rows[row + j - 1]! + 1, rows[above + j - 1]! + changed);
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, rows[before + j - 2]! + 1);
      rows[row + j] = cost;
      if (cost < best) best = cost;
    }
    // A swap still to come can take back one.
    if (best > typos + 1) return false;
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
