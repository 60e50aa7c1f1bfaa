import type { Center } from '../center/center.ts';
import { withoutPhone } from '../center/phone.ts';
import { topics } from '../center/topics.ts';
import { fold, wordsOf } from '../fold-text.ts';
import { insuranceTypes, jurisdictions, levels, modalities, populations } from '../lists/public-lists.ts';
import { Bitset } from './bitset.ts';
import { PhraseIndex } from './phrase-index.ts';
import { Postings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

/** Centers that match a text, from the best kind of match to the least; no center is in two. */
export interface TextMatches {
  all: Bitset;
  /** Exact name, every word in the name, every word in name or place, the rest. */
  ranked: readonly Bitset[];
}

/** After so many centers the builder pauses: a few milliseconds of work, also on a phone. */
const CENTERS_PER_STEP = 250;

/** Finds centers by the words of their names, places and programs. */
export class TextIndex {
  readonly #size: number;
  readonly #vocabulary = new Vocabulary();
  /** By row: the name, folded. */
  readonly #names: string[] = [];
  readonly #rowsWithNameWord: Postings;
  readonly #places: PhraseIndex;
  readonly #programs: PhraseIndex;

  private constructor(size: number) {
    this.#size = size;
    this.#rowsWithNameWord = new Postings(size);
    this.#places = new PhraseIndex(this.#vocabulary, size);
    this.#programs = new PhraseIndex(this.#vocabulary, size);
  }

  /** Builds in steps, so that who builds can do other things between them. Rows are positions in `centers`. */
  static *build(centers: readonly Center[]): Generator<void, TextIndex> {
    const index = new TextIndex(centers.length);
    for (let row = 0; row < centers.length; row++) {
      index.#addName(centers[row]!, row);
      index.#addPlace(centers[row]!, row);
      index.#addProgram(centers[row]!, row);
      if (row % CENTERS_PER_STEP === 0) yield;
    }
    for (const part of [index.#rowsWithNameWord, index.#places, index.#programs]) {
      part.pack();
      yield;
    }
    yield* index.#vocabulary.prepare();
    return index;
  }

  /**
   * Every word must match somewhere, the last one as a prefix. A word that matches nothing as typed forgives
   * typos; where all words together find nothing, each does, for some typos are other centers' words.
   * Undefined for a text without words.
   */
  find(text: string): TextMatches | undefined {
    const words = wordsOf(text);
    if (words.length === 0) return undefined;
    const typed = words.map((word, position) =>
      this.#vocabulary.findAsTyped(word, position === words.length - 1),
    );
    const misspelled = (position: number) => this.#vocabulary.findMisspelled(words[position]!);
    const name = words.join(' ');
    const meant = typed.map((ids, position) => (ids.length > 0 ? ids : misspelled(position)));
    const matches = this.#match(name, meant);
    if (words.length === 1 || matches.all.count > 0) return matches;
    return this.#match(
      name,
      typed.map((ids, position) => (ids.length > 0 ? [...ids, ...misspelled(position)] : meant[position]!)),
    );
  }

  /** True for a word that a text has, as it is typed. */
  hasWord(word: string): boolean {
    return this.#vocabulary.findAsTyped(word, false).length > 0;
  }

  #match(text: string, words: readonly (readonly number[])[]): TextMatches {
    const inName = this.#everyRow();
    const inPlace = this.#everyRow();
    const all = this.#everyRow();
    for (const ids of words) {
      const rows = new Bitset(this.#size);
      for (const id of ids) this.#rowsWithNameWord.collect(id, rows);
      inName.intersect(rows);
      this.#places.collect(ids, rows);
      inPlace.intersect(rows);
      this.#programs.collect(ids, rows);
      all.intersect(rows);
    }
    const exact = this.#withName(text, inName);
    return {
      all,
      ranked: [
        exact,
        inName.copy().subtract(exact),
        inPlace.copy().subtract(inName),
        all.copy().subtract(inPlace),
      ],
    };
  }

  #withName(name: string, among: Bitset): Bitset {
    return among.filter((row) => this.#names[row] === name);
  }

  #everyRow(): Bitset {
    return new Bitset(this.#size).fill();
  }

  #addName({ name }: Center, row: number): void {
    const folded = fold(name);
    this.#names.push(folded);
    for (const word of wordsOf(folded)) this.#rowsWithNameWord.add(this.#vocabulary.add(word), row);
  }

  #addPlace({ city, state, zip }: Center, row: number): void {
    this.#places.add(city, row);
    this.#places.add(state, row);
    this.#places.add(jurisdictions.labels[state], row);
    if (zip) this.#places.add(zip, row);
  }

  #addProgram(center: Center, row: number): void {
    const programs = this.#programs;
    programs.addList(center.levels, ({ level }) => levels.labels[level], row);
    programs.addList(center.populations, ({ population }) => populations.labels[population], row);
    programs.addList(center.topics, ({ topic }) => topics.labels[topic], row);
    programs.addList(center.modalities, ({ modality }) => `${modality}, ${modalities.labels[modality]}`, row);
    programs.addList(center.accreditations, ({ name }) => name, row);
    programs.addList(center.insurance, ({ insurance }) => insuranceTypes.labels[insurance], row);
    programs.addList(center.languages, (language) => language, row);
    programs.addList(center.programNames, withoutPhone, row);
    for (const line of center.programHighlights?.split('\n') ?? []) programs.add(line, row);
  }
}
