/**
 * Typed arrays in one piece of memory, each behind its length: how an index is kept, and handed from one thread to
 * another. What was written is read in the same order, without copying or parsing.
 */
export class ArrayWriter {
  readonly #arrays: (Uint32Array | Float64Array)[] = [];

  add(array: Uint32Array | Float64Array): void {
    this.#arrays.push(array);
  }

  addText(text: string): void {
    const bytes = new TextEncoder().encode(text);
    const words = new Uint32Array(Math.ceil(bytes.length / WORD));
    new Uint8Array(words.buffer).set(bytes);
    this.add(Uint32Array.of(bytes.length));
    this.add(words);
  }

  end(): ArrayBuffer {
    const size = this.#arrays.reduce((sum, { byteLength }) => sum + spaceOf(byteLength), 0);
    const file = new ArrayBuffer(size + ALIGNED);
    new Uint32Array(file, 0, 2).set([FIRST_WORD, size]);
    let at = ALIGNED;
    for (const array of this.#arrays) {
      new Uint32Array(file, at, 1)[0] = array.byteLength;
      new Uint8Array(file, at + ALIGNED, array.byteLength).set(
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      );
      at += spaceOf(array.byteLength);
    }
    return file;
  }
}

/** Reads what ArrayWriter wrote. Throws a RangeError where it was something else, or not all of it. */
export class ArrayReader {
  readonly #file: ArrayBuffer;
  #at = ALIGNED;

  constructor(file: ArrayBuffer) {
    const [first, size] = new Uint32Array(file, 0, 2);
    if (first !== FIRST_WORD || size !== file.byteLength - ALIGNED) throw new RangeError('not a whole index');
    this.#file = file;
  }

  uint32(): Uint32Array {
    const { from, bytes } = this.#next();
    return new Uint32Array(this.#file, from, bytes / WORD);
  }

  float64(): Float64Array {
    const { from, bytes } = this.#next();
    return new Float64Array(this.#file, from, bytes / ALIGNED);
  }

  text(): string {
    const [bytes] = this.uint32();
    const words = this.uint32();
    return new TextDecoder().decode(new Uint8Array(words.buffer, words.byteOffset, bytes));
  }

  #next() {
    const [bytes = 0] = new Uint32Array(this.#file, this.#at, 1);
    const from = this.#at + ALIGNED;
    this.#at += spaceOf(bytes);
    return { from, bytes };
  }
}

const WORD = 4;
/** Where an array of numbers of 64 bits may begin: at a multiple of as many bytes. */
const ALIGNED = 8;
/** "HLix" on a processor that writes the least byte first, which all are that run this: where one is not, nothing is read. */
const FIRST_WORD = 0x78694c48;

/** Of an array of so many bytes with its length. */
function spaceOf(bytes: number): number {
  return ALIGNED + Math.ceil(bytes / ALIGNED) * ALIGNED;
}
