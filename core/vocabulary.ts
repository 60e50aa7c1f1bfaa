import { allowedTypos, Spelling } from './spelling.ts';
import { compareText } from './text.ts';

/** The distinct words of a directory, by number, and how a typed word finds them. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  #sorted: { word: string; id: number }[] | undefined;
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
}
