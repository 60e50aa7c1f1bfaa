import type { ArrayReader, ArrayWriter } from './array-file.ts';

/** A set of small whole numbers: one bit each, so that sets of thousands combine in microseconds. */
export class Bitset {
  readonly #words: Uint32Array;

  /** Holds numbers from 0 to size - 1: none yet, or those of `words`, which it takes as its own. */
  constructor(
    readonly size: number,
    words: Uint32Array = new Uint32Array(wordsFor(size)),
  ) {
    this.#words = words;
  }

  /** The sets of one size that were written one after the other. */
  static read(reader: ArrayReader, size: number): Bitset[] {
    const all = reader.uint32();
    const length = wordsFor(size);
    const count = length === 0 ? 0 : all.length / length;
    return Array.from(
      { length: count },
      (_, at) => new Bitset(size, all.subarray(at * length, (at + 1) * length)),
    );
  }

  /** Writes sets of one size. */
  static write(writer: ArrayWriter, size: number, sets: readonly Bitset[]): void {
    const length = wordsFor(size);
    const all = new Uint32Array(sets.length * length);
    for (const [at, set] of sets.entries()) all.set(set.#words, at * length);
    writer.add(all);
  }

  add(member: number): void {
    this.#words[member >>> 5]! |= 1 << (member & 31);
  }

  has(member: number): boolean {
    return (this.#words[member >>> 5]! & (1 << (member & 31))) !== 0;
  }

  addAll(members: Iterable<number> & ArrayLike<number>): this {
    for (let i = 0; i < members.length; i++) this.add(members[i]!);
    return this;
  }

  /** Makes this every number. */
  fill(): this {
    this.#words.fill(0xffffffff);
    const rest = this.size & 31;
    if (rest !== 0) this.#words[this.#words.length - 1] = 2 ** rest - 1;
    return this;
  }

  copy(): Bitset {
    return new Bitset(this.size).unite(this);
  }

  /** Adds the other's members to this. */
  unite(other: Bitset): this {
    const words = other.#words;
    for (let i = 0; i < words.length; i++) this.#words[i]! |= words[i]!;
    return this;
  }

  /** Keeps what is in the other, too. */
  intersect(other: Bitset): this {
    const words = other.#words;
    for (let i = 0; i < words.length; i++) this.#words[i]! &= words[i]!;
    return this;
  }

  /** Drops what is in the other. */
  subtract(other: Bitset): this {
    const words = other.#words;
    for (let i = 0; i < words.length; i++) this.#words[i]! &= ~words[i]!;
    return this;
  }

  get count(): number {
    let count = 0;
    for (let i = 0; i < this.#words.length; i++) count += popcount(this.#words[i]!);
    return count;
  }

  /** How many members the two have in common. */
  countCommon(other: Bitset): number {
    const words = other.#words;
    let count = 0;
    for (let i = 0; i < words.length; i++) {
      const common = this.#words[i]! & words[i]!;
      if (common !== 0) count += popcount(common);
    }
    return count;
  }

  /** Counts the members by their key: `counts[keys[member]]` goes up by one for each. */
  countByKey(keys: ArrayLike<number>, counts: number[]): void {
    for (let i = 0; i < this.#words.length; i++) {
      for (let word = this.#words[i]!; word !== 0; word &= word - 1) {
        counts[keys[(i << 5) + 31 - Math.clz32(word & -word)]!]! += 1;
      }
    }
  }

  /** Those that pass, as a set of its own. Without the generator's way from one to the next: there may be thousands. */
  filter(passes: (member: number) => boolean): Bitset {
    const passed = new Bitset(this.size);
    for (let i = 0; i < this.#words.length; i++) {
      for (let word = this.#words[i]!; word !== 0; word &= word - 1) {
        const bit = word & -word;
        if (passes((i << 5) + 31 - Math.clz32(bit))) passed.#words[i]! |= bit;
      }
    }
    return passed;
  }

  /** The members, rising. */
  *[Symbol.iterator](): Generator<number> {
    for (let i = 0; i < this.#words.length; i++) {
      for (let word = this.#words[i]!; word !== 0; word &= word - 1) {
        yield (i << 5) + 31 - Math.clz32(word & -word);
      }
    }
  }
}

/** How many numbers of 32 bits have one bit for each. */
function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

/** The number of ones among 32 bits (Hacker's Delight, section 5-1). */
export function popcount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
