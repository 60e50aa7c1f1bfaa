import type { Center } from '../center/center.ts';
import { countBelow } from '../snapshot/count-below.ts';
import type { ArrayReader, ArrayWriter } from './array-file.ts';
import type { CenterRows } from './center-rows.ts';
import { numberOf } from './number-of-text.ts';

/** By what one center is asked for: its slug, or its number. */
export class CenterNames {
  readonly #centers: CenterRows;
  /** By row. */
  readonly #ids: Uint32Array;
  /** By row, a number for the slug. */
  readonly #slugs: Uint32Array;
  /** The rows by these numbers. Made when the first slug is looked up. */
  #bySlug: Uint32Array | undefined;
  /** By the centers' numbers. Made when they are first asked for so. */
  #byNumber: Uint32Array | undefined;

  constructor(
    centers: CenterRows,
    ids: Uint32Array = new Uint32Array(centers.size),
    slugs: Uint32Array = new Uint32Array(centers.size),
  ) {
    this.#centers = centers;
    this.#ids = ids;
    this.#slugs = slugs;
  }

  /** As they were written, once all was added. */
  static read(reader: ArrayReader, centers: CenterRows): CenterNames {
    return new CenterNames(centers, reader.uint32(), reader.uint32());
  }

  write(writer: ArrayWriter): void {
    writer.add(this.#ids);
    writer.add(this.#slugs);
  }

  add({ id, slug }: Center, row: number): void {
    this.#ids[row] = Number(id);
    this.#slugs[row] = numberOf(slug);
  }

  bySlug(slug: string): Center | undefined {
    const slugs = this.#slugs;
    this.#bySlug ??= Uint32Array.from(slugs.keys()).sort((a, b) => slugs[a]! - slugs[b]!);
    const number = numberOf(slug);
    const rows = this.#bySlug;
    for (let at = countBelow(rows.length, (at) => slugs[rows[at]!]! < number); at < rows.length; at++) {
      if (slugs[rows[at]!] !== number) return undefined;
      const center = this.#centers.center(rows[at]!);
      if (center.slug === slug) return center;
    }
    return undefined;
  }

  /** The rows in the order of the centers' numbers: new ones come last. */
  get inOrder(): Uint32Array {
    const ids = this.#ids;
    this.#byNumber ??= Uint32Array.from(ids.keys()).sort((a, b) => ids[a]! - ids[b]!);
    return this.#byNumber;
  }

  /** "17" or "00000017"; no slug is all digits, as each ends in a state. */
  byNumber(number: string): Center | undefined {
    if (!/^\d+$/.test(number)) return undefined;
    const [ids, rows, id] = [this.#ids, this.inOrder, Number(number)];
    const row = rows[countBelow(rows.length, (at) => ids[rows[at]!]! < id)];
    return row !== undefined && ids[row] === id ? this.#centers.center(row) : undefined;
  }
}
