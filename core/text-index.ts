import { Bitset } from './bitset.ts';
import type { Center } from './center.ts';
import { insuranceTypes, jurisdictions, levels, modalities, populations } from './lists.ts';
import { fold, wordsOf } from './text.ts';
import { Vocabulary } from './vocabulary.ts';

/** Which centers have a word where, as rising row numbers. */
interface Postings {
  name: number[];
  place: number[];
  program: number[];
}

/** Centers that match a text, from the best kind of match to the least; no center is in two. */
export interface TextMatches {
  all: Bitset;
  /** Exact name, every word in the name, every word in name or place, the rest. */
  ranked: readonly Bitset[];
}

/** After so many centers the builder pauses: about a millisecond of work. */
const CENTERS_PER_STEP = 500;

/** Finds centers by the words of their names, places and programs. */
export class TextIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #postings: Postings[] = [];
  readonly #centers: readonly Center[];
  /** Program text repeats the same phrases thousands of times; each is read once. */
  readonly #phrases = new Map<string, readonly number[]>();

  private constructor(centers: readonly Center[]) {
    this.#centers = centers;
  }

  /** Builds in steps, so that who builds can do other things between them. Rows are positions in `centers`. */
  static *build(centers: readonly Center[]): Generator<void, TextIndex> {
    const index = new TextIndex(centers);
    for (let row = 0; row < centers.length; row++) {
      index.#add(centers[row]!, row);
      if (row % CENTERS_PER_STEP === 0) yield;
    }
    return index;
  }

  /** Every word must match somewhere; the last one as a prefix. Undefined for a text without words. */
  find(text: string): TextMatches | undefined {
    const words = wordsOf(text);
    if (words.length === 0) return undefined;
    const size = this.#centers.length;
    const inName = new Bitset(size).fill();
    const inPlace = new Bitset(size).fill();
    const all = new Bitset(size).fill();
    for (const [position, word] of words.entries()) {
      const name = new Bitset(size);
      const place = new Bitset(size);
      const program = new Bitset(size);
      for (const id of this.#vocabulary.find(word, position === words.length - 1)) {
        const postings = this.#postings[id]!;
        name.addAll(postings.name);
        place.addAll(postings.place);
        program.addAll(postings.program);
      }
      inName.intersect(name);
      inPlace.intersect(place.union(name));
      all.intersect(program.union(place));
    }
    const exact = this.#withName(words.join(' '), inName);
    return {
      all,
      ranked: [
        exact,
        inName.copy().subtract(exact),
        inPlace.subtract(inName),
        all.copy().subtract(inPlace).subtract(inName),
      ],
    };
  }

  #withName(name: string, among: Bitset): Bitset {
    const exact = new Bitset(this.#centers.length);
    for (const row of among) if (fold(this.#centers[row]!.name) === name) exact.add(row);
    return exact;
  }

  #add(center: Center, row: number): void {
    this.#addPhrase('name', center.name, row);
    this.#addPhrase('place', center.city, row);
    this.#addPhrase('place', `${center.state} ${jurisdictions.labels[center.state]}`, row);
    if (center.zip) this.#addPhrase('place', center.zip, row);
    for (const { level } of center.levels) this.#addPhrase('program', levels.labels[level], row);
    for (const { population } of center.populations)
      this.#addPhrase('program', populations.labels[population], row);
    for (const { modality } of center.modalities)
      this.#addPhrase('program', `${modality} ${modalities.labels[modality]}`, row);
    for (const { name } of center.accreditations) this.#addPhrase('program', name, row);
    for (const { insurance } of center.insurance)
      this.#addPhrase('program', insuranceTypes.labels[insurance], row);
    for (const language of center.languages) this.#addPhrase('program', language, row);
    for (const phrase of center.programHighlights?.split(PHRASE_END) ?? [])
      this.#addPhrase('program', phrase, row);
  }

  #addPhrase(field: keyof Postings, phrase: string, row: number): void {
    for (const id of this.#wordIdsOf(phrase)) {
      const rows = this.#postings[id]![field];
      if (rows[rows.length - 1] !== row) rows.push(row);
    }
  }

  #wordIdsOf(phrase: string): readonly number[] {
    let ids = this.#phrases.get(phrase);
    if (!ids) {
      ids = wordsOf(phrase).map((word) => this.#vocabulary.add(word));
      while (this.#postings.length < this.#vocabulary.size)
        this.#postings.push({ name: [], place: [], program: [] });
      this.#phrases.set(phrase, ids);
    }
    return ids;
  }
}

const PHRASE_END = /[,;:.\n]/;
