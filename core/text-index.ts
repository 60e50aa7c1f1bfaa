import { Bitset } from './bitset.ts';
import type { Center } from './center.ts';
import { insuranceTypes, jurisdictions, levels, modalities, populations } from './lists.ts';
import { PhraseIndex } from './phrase-index.ts';
import { fold, wordsOf } from './text.ts';
import { Vocabulary } from './vocabulary.ts';

/** Centers that match a text, from the best kind of match to the least; no center is in two. */
export interface TextMatches {
  all: Bitset;
  /** Exact name, every word in the name, every word in name or place, the rest. */
  ranked: readonly Bitset[];
}

/** After so many centers the builder pauses: a few milliseconds of work. */
const CENTERS_PER_STEP = 500;

/** Finds centers by the words of their names, places and programs. */
export class TextIndex {
  readonly #centers: readonly Center[];
  readonly #vocabulary = new Vocabulary();
  /** By word: the rows that have it in their name, rising. */
  readonly #names = new Map<number, number[]>();
  /** By row: how many words the name has, so that few names need be compared as a whole. */
  readonly #wordsInName: Uint8Array;
  readonly #places = new PhraseIndex(this.#vocabulary);
  readonly #programs = new PhraseIndex(this.#vocabulary);

  private constructor(centers: readonly Center[]) {
    this.#centers = centers;
    this.#wordsInName = new Uint8Array(centers.length);
  }

  /** Builds in steps, so that who builds can do other things between them. Rows are positions in `centers`. */
  static *build(centers: readonly Center[]): Generator<void, TextIndex> {
    const index = new TextIndex(centers);
    for (let row = 0; row < centers.length; row++) {
      index.#addName(centers[row]!, row);
      index.#addPlace(centers[row]!, row);
      index.#addProgram(centers[row]!, row);
      if (row % CENTERS_PER_STEP === 0) yield;
    }
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
    const matches = this.#match(
      name,
      typed.map((ids, position) => (ids.length > 0 ? ids : misspelled(position))),
    );
    if (words.length === 1 || matches.all.count > 0) return matches;
    return this.#match(
      name,
      typed.map((ids, position) => [...new Set([...ids, ...misspelled(position)])]),
    );
  }

  #match(text: string, words: readonly (readonly number[])[]): TextMatches {
    const inName = this.#everyRow();
    const inPlace = this.#everyRow();
    const all = this.#everyRow();
    for (const ids of words) {
      const rows = new Bitset(this.#centers.length);
      for (const id of ids) rows.addAll(this.#names.get(id) ?? []);
      inName.intersect(rows);
      this.#places.collect(ids, rows);
      inPlace.intersect(rows);
      this.#programs.collect(ids, rows);
      all.intersect(rows);
    }
    const exact = this.#withName(text, words.length, inName);
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

  #withName(name: string, words: number, among: Bitset): Bitset {
    const exact = new Bitset(this.#centers.length);
    for (const row of among) {
      if (this.#wordsInName[row] === words && fold(this.#centers[row]!.name) === name) exact.add(row);
    }
    return exact;
  }

  #everyRow(): Bitset {
    return new Bitset(this.#centers.length).fill();
  }

  #addName({ name }: Center, row: number): void {
    const words = wordsOf(name);
    this.#wordsInName[row] = words.length;
    for (const word of words) {
      const id = this.#vocabulary.add(word);
      const rows = this.#names.get(id);
      if (!rows) this.#names.set(id, [row]);
      else if (rows[rows.length - 1] !== row) rows.push(row);
    }
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
    programs.addList(center.modalities, ({ modality }) => `${modality}, ${modalities.labels[modality]}`, row);
    programs.addList(center.accreditations, ({ name }) => name, row);
    programs.addList(center.insurance, ({ insurance }) => insuranceTypes.labels[insurance], row);
    programs.addList(center.languages, (language) => language, row);
    for (const line of center.programHighlights?.split('\n') ?? []) programs.add(line, row);
  }
}
