import type { ArrayReader, ArrayWriter } from './array-file.ts';

/** Lists of whole numbers by key, e.g. the phrases that have a word: many short lists in two typed arrays. */
export class NumberLists {
  /** What was added, in turn, until it is packed. */
  #addedKeys: number[] = [];
  #addedValues: number[] = [];
  #keys = 0;
  /** By key: where its values begin; those of the next key begin where they end. */
  #starts: Uint32Array = new Uint32Array(1);
  #values: Uint32Array = new Uint32Array(0);

  /** Keys are whole numbers from 0, with few gaps. */
  add(key: number, value: number): void {
    this.#addedKeys.push(key);
    this.#addedValues.push(value);
    if (key >= this.#keys) this.#keys = key + 1;
  }

  /** To be called once, when all is added: before it no list can be read, after it none grows. */
  pack(): void {
    const starts = new Uint32Array(this.#keys + 1);
    for (const key of this.#addedKeys) starts[key + 1]! += 1;
    for (let key = 0; key < this.#keys; key++) starts[key + 1]! += starts[key]!;
    const next = starts.slice();
    this.#values = new Uint32Array(this.#addedValues.length);
    for (let i = 0; i < this.#addedKeys.length; i++) {
      const position = next[this.#addedKeys[i]!]!++;
      this.#values[position] = this.#addedValues[i]!;
    }
    this.#starts = starts;
    this.#addedKeys = [];
    this.#addedValues = [];
  }

  /** As they were written, once they were packed. */
  static read(reader: ArrayReader): NumberLists {
    const lists = new NumberLists();
    lists.#starts = reader.uint32();
    lists.#values = reader.uint32();
    lists.#keys = lists.#starts.length - 1;
    return lists;
  }

  write(writer: ArrayWriter): void {
    writer.add(this.#starts);
    writer.add(this.#values);
  }

  /** The key's values in the order they were added; empty for a key without any. */
  get(key: number): Uint32Array {
    return key >= 0 && key < this.#keys
      ? this.#values.subarray(this.#starts[key], this.#starts[key + 1])
      : NONE;
  }
}

const NONE = new Uint32Array(0);
