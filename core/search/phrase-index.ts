import { wordsOf } from '../fold-text.ts';
import type { ArrayReader, ArrayWriter } from './array-file.ts';
import { Bitset } from './bitset.ts';
import { NumberLists } from './number-lists.ts';
import { Postings } from './postings.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Which rows have which words, for texts that recur: cities, ZIPs, the phrases of generated program text. It goes
 * from word to phrase and from phrase to rows, so that each phrase is read once, however many rows have it.
 */
export class PhraseIndex {
  readonly #vocabulary: Vocabulary;
  #phrasesWithWord = new NumberLists();
  #rowsWithPhrase: Postings;
  #phraseCount = 0;
  readonly #phrases = new Map<string, number>();
  /** By text, such as a line: the phrases that it is made of. */
  readonly #texts = new Map<string, readonly number[]>();
  readonly #lists = new Map<readonly unknown[], readonly number[]>();

  /** For rows from 0 to size - 1. */
  constructor(vocabulary: Vocabulary, size: number) {
    this.#vocabulary = vocabulary;
    this.#rowsWithPhrase = new Postings(size);
  }

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

  /** To be called once, when all is added: lets go of what only reading needed, most of the memory. */
  pack(): void {
    this.#phrasesWithWord.pack();
    this.#rowsWithPhrase.pack();
    this.#phrases.clear();
    this.#texts.clear();
    this.#lists.clear();
  }

  /** As it was written, once it was packed. */
  static read(reader: ArrayReader, vocabulary: Vocabulary, size: number): PhraseIndex {
    const index = new PhraseIndex(vocabulary, size);
    index.#phraseCount = reader.uint32()[0]!;
    index.#phrasesWithWord = NumberLists.read(reader);
    index.#rowsWithPhrase = Postings.read(reader, size);
    return index;
  }

  write(writer: ArrayWriter): void {
    writer.add(Uint32Array.of(this.#phraseCount));
    this.#phrasesWithWord.write(writer);
    this.#rowsWithPhrase.write(writer);
  }

  /** Adds the rows that have any of the words. */
  collect(wordIds: readonly number[], rows: Bitset): void {
    const phrases = new Bitset(this.#phraseCount);
    for (const id of wordIds) phrases.addAll(this.#phrasesWithWord.get(id));
    for (const phrase of phrases) this.#rowsWithPhrase.collect(phrase, rows);
  }

  #addRow(phrases: readonly number[], row: number): void {
    for (const phrase of phrases) this.#rowsWithPhrase.add(phrase, row);
  }

  #phrasesOf(text: string): readonly number[] {
    let phrases = this.#texts.get(text);
    if (!phrases) {
      phrases = text.split(PHRASE_END).map((phrase) => this.#phrase(phrase));
      this.#texts.set(text, phrases);
    }
    return phrases;
  }

  #phrase(text: string): number {
    let phrase = this.#phrases.get(text);
    if (phrase === undefined) {
      phrase = this.#phraseCount++;
      this.#phrases.set(text, phrase);
      for (const word of new Set(wordsOf(text)))
        this.#phrasesWithWord.add(this.#vocabulary.add(word), phrase);
    }
    return phrase;
  }
}

const PHRASE_END = /[,;:.]\s*/;
