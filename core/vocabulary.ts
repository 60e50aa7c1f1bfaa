import { popcount } from './bitset.ts';
import { compareText } from './text.ts';

/** The distinct words of a directory, by number, and how a typed word finds them. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  #sorted: { word: string; id: number }[] | undefined;
  #letters: Uint32Array | undefined;

  /** The word's number; a word that is new gets the next. Only before the first look-up. */
  add(word: string): number {
    let id = this.#ids.get(word);
    if (id === undefined) {
      id = this.#words.push(word) - 1;
      this.#ids.set(word, id);
    }
    return id;
  }

  get size(): number {
    return this.#words.length;
  }

  /**
   * The numbers of the words that a typed word stands for: the word itself and, as a prefix, all that begin
   * with it; where that is nothing, the words within one typo (from 4 letters on) or two (from 8 on).
   */
  find(typed: string, asPrefix: boolean): readonly number[] {
    if (asPrefix) {
      const begun = this.#beginningWith(typed);
      if (begun.length > 0) return begun;
    } else {
      const id = this.#ids.get(typed);
      if (id !== undefined) return [id];
    }
    return this.#within(allowedTypos(typed), typed);
  }

  #beginningWith(prefix: string): number[] {
    this.#sorted ??= this.#words
      .map((word, id) => ({ word, id }))
      .sort((a, b) => compareText(a.word, b.word));
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sorted[middle]!.word < prefix) low = middle + 1;
      else high = middle;
    }
    const ids: number[] = [];
    for (let i = low; this.#sorted[i]?.word.startsWith(prefix); i++) ids.push(this.#sorted[i]!.id);
    return ids;
  }

  #within(typos: number, typed: string): number[] {
    if (typos === 0) return [];
    this.#letters ??= Uint32Array.from(this.#words, letterSet);
    const letters = letterSet(typed);
    const ids: number[] = [];
    for (let id = 0; id < this.#words.length; id++) {
      // A typo changes at most two letters of the set, so most words are out after one comparison.
      if (popcount(this.#letters[id]! ^ letters) > 2 * typos) continue;
      const word = this.#words[id]!;
      if (Math.abs(word.length - typed.length) > typos) continue;
      if (isWithinTypos(typed, word, typos)) ids.push(id);
    }
    return ids;
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
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > typos && Math.min(...above) > typos) return false;
    before = above;
    above = row;
  }
  return above[b.length]! <= typos;
}

/** One bit for each letter that the word has; all else shares the last bits. */
function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    set |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(i) % 6));
  }
  return set;
}
