import type { ArrayReader, ArrayWriter } from './array-file.ts';
import { Bitset } from './bitset.ts';
import { NumberLists } from './number-lists.ts';

/** Which rows have which key, e.g. a word or a phrase: a list of the rows of a rare key, a bitset for a common one. */
export class Postings {
  readonly #size: number;
  readonly #counts: number[] = [];
  #rare = new NumberLists();
  readonly #common = new Map<number, Bitset>();

  /** Rows go from 0 to size - 1. */
  constructor(size: number) {
    this.#size = size;
  }

  /** Keys are whole numbers from 0, with few gaps. */
  add(key: number, row: number): void {
    while (key >= this.#counts.length) this.#counts.push(0);
    const count = this.#counts[key]!++;
    // From here on a bitset is smaller than a list of numbers of 32 bits.
    if (count < this.#size / 32) this.#rare.add(key, row);
    else {
      const rows = this.#common.get(key);
      if (rows) rows.add(row);
      else this.#common.set(key, new Bitset(this.#size).addAll([row]));
    }
  }

  /** To be called once, when all is added. */
  pack(): void {
    this.#rare.pack();
    this.#counts.length = 0;
  }

  /** As they were written, once they were packed. */
  static read(reader: ArrayReader, size: number): Postings {
    const postings = new Postings(size);
    postings.#rare = NumberLists.read(reader);
    const keys = reader.uint32();
    for (const [at, rows] of Bitset.read(reader, size).entries()) postings.#common.set(keys[at]!, rows);
    return postings;
  }

  write(writer: ArrayWriter): void {
    this.#rare.write(writer);
    writer.add(Uint32Array.from(this.#common.keys()));
    Bitset.write(writer, this.#size, [...this.#common.values()]);
  }

  /** Adds the key's rows to `rows`. */
  collect(key: number, rows: Bitset): void {
    rows.addAll(this.#rare.get(key));
    const common = this.#common.get(key);
    if (common) rows.unite(common);
  }
}
