import type { Center } from '../center/center.ts';
import type { CenterHead } from '../snapshot/packed-centers.ts';
import type { CenterRows } from './center-rows.ts';

/** Many centers: an array of them, or a list that makes each when it is asked for. */
export interface Centers extends Iterable<Center> {
  readonly length: number;
  slice(from: number, to: number): Center[];
  map<T>(make: (center: Center) => T): T[];
  /** Those of which it holds. */
  filter(holds: (head: CenterHead) => boolean): Centers;
}

/** What is soon read of each: for whoever goes through thousands. */
export function headsOf(centers: Centers): Iterable<CenterHead> {
  return centers instanceof CenterList ? centers.heads() : centers;
}

/** Each center is made when it is asked for, so that a list of thousands costs nothing. */
export class CenterList implements Centers {
  readonly #rows: ArrayLike<number>;
  readonly #centers: CenterRows;

  constructor(rows: ArrayLike<number>, centers: CenterRows) {
    this.#rows = rows;
    this.#centers = centers;
  }

  get length(): number {
    return this.#rows.length;
  }

  /** The center at a place, from the end where it is negative; undefined where there is none. */
  at(place: number): Center | undefined {
    const row = this.#rows[place < 0 ? this.length + place : place];
    return row === undefined ? undefined : this.#centers.center(row);
  }

  /** Those from one place to before another. */
  slice(from: number, to: number): Center[] {
    return Array.from(
      { length: Math.max(0, Math.min(to, this.length) - from) },
      (_, at) => this.at(from + at)!,
    );
  }

  map<T>(make: (center: Center) => T): T[] {
    return Array.from(this, make);
  }

  filter(holds: (head: CenterHead) => boolean): CenterList {
    const rows = Array.from(this.#rows).filter((row) => holds(this.#centers.head(row)));
    return new CenterList(rows, this.#centers);
  }

  *[Symbol.iterator](): Generator<Center> {
    for (let place = 0; place < this.length; place++) yield this.#centers.center(this.#rows[place]!);
  }

  *heads(): Generator<CenterHead> {
    for (let place = 0; place < this.length; place++) yield this.#centers.head(this.#rows[place]!);
  }
}
