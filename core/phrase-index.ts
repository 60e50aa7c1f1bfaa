import type { Bitset } from './bitset.ts';
import { wordsOf } from './text.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Which rows have which words, for texts that recur: cities, ZIPs, the phrases of generated program text. It goes
 * from word to phrase and from phrase to rows, so that each phrase is read once, however many rows have it.
 */
export class PhraseIndex {
  readonly #vocabulary: Vocabulary;
  /** By phrase: the rows that have it, rising. */
  readonly #rows: number[][] = [];
  /** By word: the phrases that have it. */
  readonly #phrasesWith = new Map<number, number[]>();
  readonly #phrases = new Map<string, number>();
  /** By text, such as a line: the phrases that it is made of. */
  readonly #texts = new Map<string, readonly number[]>();
  readonly #lists = new Map<readonly unknown[], readonly number[]>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Rows must be added in rising order. */
  add(text: string, row: number): void {
    this.#addRow(this.#phrasesOf(text), row);
  }

  /** Unpacked centers share their equal lists, so most lists have been seen before. */
  addList<V>(list: readonly V[], textOf: (value: V) => string, row: number): void {
    let phrases = this.#lists.get(list);
    if (!phrases) {
      phrases = list.flatMap((value) => this.#phrasesOf(textOf(value)));
      this.#lists.set(list, phrases);
    }
    this.#addRow(phrases, row);
  }

  /** Adds the rows that have any of the words. */
  collect(wordIds: readonly number[], rows: Bitset): void {
    for (const id of wordIds) {
      for (const phrase of this.#phrasesWith.get(id) ?? []) rows.addAll(this.#rows[phrase]!);
    }
  }

  #addRow(phrases: readonly number[], row: number): void {
    for (const phrase of phrases) {
      const rows = this.#rows[phrase]!;
      if (rows[rows.length - 1] !== row) rows.push(row);
    }
  }

  #phrasesOf(text: string): readonly number[] {
    let phrases = this.#texts.get(text);
    if (!phrases) {
      phrases = text.split(PHRASE_END).map((phrase) => this.#phrase(phrase.trim()));
      this.#texts.set(text, phrases);
    }
    return phrases;
  }

  #phrase(text: string): number {
    let phrase = this.#phrases.get(text);
    if (phrase === undefined) {
      phrase = this.#rows.push([]) - 1;
      this.#phrases.set(text, phrase);
      for (const word of new Set(wordsOf(text))) {
        const id = this.#vocabulary.add(word);
        const phrases = this.#phrasesWith.get(id);
        if (phrases) phrases.push(phrase);
        else this.#phrasesWith.set(id, [phrase]);
      }
    }
    return phrase;
  }
}

const PHRASE_END = /[,;:.]/;
