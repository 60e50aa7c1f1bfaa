import type { Center } from '../center/center.ts';
import { withoutPhone } from '../center/phone.ts';
import { topics } from '../center/topics.ts';
import { fold, wordsOf } from '../fold-text.ts';
import { insuranceTypes, jurisdictions, levels, modalities, populations } from '../lists/public-lists.ts';
import type { ArrayReader, ArrayWriter } from './array-file.ts';
import { Bitset } from './bitset.ts';
import type { CenterRows } from './center-rows.ts';
import { numberOf } from './number-of-text.ts';
import { PhoneIndex } from './phone-index.ts';
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

interface Parts {
  vocabulary: Vocabulary;
  names: Uint32Array;
  rowsWithNameWord: Postings;
  places: PhraseIndex;
  programs: PhraseIndex;
  phones: PhoneIndex;
}

/** Finds centers by the words of their names, places and programs. */
export class TextIndex {
  readonly #size: number;
  readonly #vocabulary: Vocabulary;
  /** By row: a number for the name, folded. Of two names that have all words of a search none but equals share it. */
  readonly #names: Uint32Array;
  readonly #rowsWithNameWord: Postings;
  readonly #places: PhraseIndex;
  readonly #programs: PhraseIndex;
  /** The centers of a phone number. */
  readonly phones: PhoneIndex;

  private constructor(size: number, parts: Parts) {
    this.#size = size;
    this.#vocabulary = parts.vocabulary;
    this.#names = parts.names;
    this.#rowsWithNameWord = parts.rowsWithNameWord;
    this.#places = parts.places;
    this.#programs = parts.programs;
    this.phones = parts.phones;
  }

  /** Builds in steps, so that who builds can do other things between them. */
  static *build(centers: CenterRows): Generator<void, TextIndex> {
    const { size } = centers;
    const vocabulary = new Vocabulary();
    const index = new TextIndex(size, {
      vocabulary,
      names: new Uint32Array(size),
      rowsWithNameWord: new Postings(size),
      places: new PhraseIndex(vocabulary, size),
      programs: new PhraseIndex(vocabulary, size),
      phones: new PhoneIndex(),
    });
    for (let row = 0; row < size; row++) {
      const center = centers.center(row);
      index.#addName(center, row);
      index.#addPlace(center, row);
      index.#addProgram(center, row);
      index.phones.add(center, row);
      if (row % CENTERS_PER_STEP === 0) yield;
    }
    for (const part of [index.#rowsWithNameWord, index.#places, index.#programs, index.phones]) {
      part.pack();
      yield;
    }
    yield* vocabulary.prepare();
    return index;
  }

  /** As it was written: in this order. */
  static read(reader: ArrayReader, size: number): TextIndex {
    const vocabulary = Vocabulary.read(reader);
    return new TextIndex(size, {
      vocabulary,
      names: reader.uint32(),
      rowsWithNameWord: Postings.read(reader, size),
      places: PhraseIndex.read(reader, vocabulary, size),
      programs: PhraseIndex.read(reader, vocabulary, size),
      phones: PhoneIndex.read(reader),
    });
  }

  write(writer: ArrayWriter): void {
    this.#vocabulary.write(writer);
    writer.add(this.#names);
    for (const part of [this.#rowsWithNameWord, this.#places, this.#programs, this.phones])
      part.write(writer);
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
    const number = numberOf(name);
    return among.filter((row) => this.#names[row] === number);
  }

  #everyRow(): Bitset {
    return new Bitset(this.#size).fill();
  }

  #addName({ name }: Center, row: number): void {
    const folded = fold(name);
    this.#names[row] = numberOf(folded);
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
