import { compareText } from '../fold-text.ts';
import { countBelow } from '../snapshot/count-below.ts';
import type { ArrayReader, ArrayWriter } from './array-file.ts';
import { allowedTypos, Spelling } from './spelling.ts';

/** The distinct words of a directory, by number, and how a typed word finds them. */
export class Vocabulary {
  /** By word, while words are added. */
  readonly #ids = new Map<string, number>();
  #words: string[] = [];
  /** The numbers of all words, by the words' order. */
  #sorted: Uint32Array | undefined;
  #spelling: Spelling | undefined;

  /** As it was written, once it was prepared. */
  static read(reader: ArrayReader): Vocabulary {
    const vocabulary = new Vocabulary();
    const text = reader.text();
    vocabulary.#words = text === '' ? [] : text.split(BETWEEN);
    vocabulary.#sorted = reader.uint32();
    vocabulary.#spelling = Spelling.read(reader, vocabulary.#words);
    return vocabulary;
  }

  write(writer: ArrayWriter): void {
    writer.addText(this.#words.join(BETWEEN));
    writer.add(this.#byOrder());
    this.#bySpelling().write(writer);
  }

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
    this.#byOrder();
    yield;
    this.#bySpelling();
  }

  /** The numbers of the words that match as typed: the word itself, or as a prefix all that begin with it. */
  findAsTyped(typed: string, asPrefix: boolean): readonly number[] {
    const sorted = this.#byOrder();
    const isBelow = (at: number) => this.#words[sorted[at]!]! < typed;
    const first = countBelow(sorted.length, isBelow);
    if (!asPrefix) return this.#words[sorted[first]!] === typed ? [sorted[first]!] : [];
    const isSo = (at: number) => isBelow(at) || this.#words[sorted[at]!]!.startsWith(typed);
    return Array.from(sorted.subarray(first, countBelow(sorted.length, isSo)));
  }

  /** The numbers of the words within the typos that a word of this length forgives. */
  findMisspelled(typed: string): readonly number[] {
    const typos = allowedTypos(typed);
    return typos === 0 ? [] : this.#bySpelling().within(typos, typed);
  }

  #bySpelling(): Spelling {
    this.#spelling ??= Spelling.of(this.#words);
    return this.#spelling;
  }

  #byOrder(): Uint32Array {
    if (!this.#sorted) {
      const words = this.#words;
      this.#sorted = Uint32Array.from(words.keys()).sort((a, b) => compareText(words[a]!, words[b]!));
      this.#ids.clear();
    }
    return this.#sorted;
  }
}

/** No word has it: `wordsOf`. */
const BETWEEN = ' ';
