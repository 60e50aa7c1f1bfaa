import { allowedTypos, Spelling } from './spelling.ts';

/** The distinct words of a directory, by number, and how a typed word finds them. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  /** The numbers of all words, by the words' order. */
  #sorted: Uint32Array | undefined;
  #spelling: Spelling | undefined;

  /** The word's number; a word that is new gets the next. Only before the first look-up. */
  add(word: string): number {
    let id = this.#ids.get(word);
    if (id === undefined) {
      id = this.#words.push(word) - 1;
      this.#ids.set(word, id);
    }
    return id;
  }

  /** Does in steps what the first look-ups would do. */
  *prepare(): Generator<void, void> {
    this.#sorted ??= this.#sort();
    yield;
    this.#spelling ??= new Spelling(this.#words);
  }

  /** The numbers of the words that match as typed: the word itself, or as a prefix all that begin with it. */
  findAsTyped(typed: string, asPrefix: boolean): readonly number[] {
    if (asPrefix) return this.#beginningWith(typed);
    const id = this.#ids.get(typed);
    return id === undefined ? [] : [id];
  }

  /** The numbers of the words within the typos that a word of this length forgives. */
  findMisspelled(typed: string): readonly number[] {
    const typos = allowedTypos(typed);
    if (typos === 0) return [];
    this.#spelling ??= new Spelling(this.#words);
    return this.#spelling.within(typos, typed);
  }

  #beginningWith(prefix: string): number[] {
    this.#sorted ??= this.#sort();
    const first = this.#countWhile((word) => word < prefix);
    const end = this.#countWhile((word) => word < prefix || word.startsWith(prefix));
    return Array.from(this.#sorted.subarray(first, end));
  }

  /** How many words from the first on are so. Words that are so must come before all others. */
  #countWhile(isSo: (word: string) => boolean): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isSo(this.#words[this.#sorted![middle]!]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #sort(): Uint32Array {
    // Without a function to compare, sort goes by UTF-16 code units: the same everywhere.
    return Uint32Array.from([...this.#words].sort(), (word) => this.#ids.get(word)!);
  }
}
