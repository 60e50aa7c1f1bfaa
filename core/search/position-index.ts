import type { Center } from '../center/center.ts';
import type { ArrayReader, ArrayWriter } from './array-file.ts';
import { Bitset } from './bitset.ts';
import type { PlacedCenter } from './center-positions.ts';
import { EARTH_RADIUS_MILES, type Point } from './distance.ts';
import { firstInOrder } from './first-in-order.ts';

/** Where the centers are, by row. */
export class PositionIndex {
  /** Latitude and longitude, row after row, in degrees; not a number where no position is known. */
  readonly #degrees: Float64Array;
  readonly #approximate: Bitset;
  /**
   * Three numbers a row: the point on a globe of radius 1. The straight line between two such points grows with the
   * way along the ground, and takes no sine of eighteen thousand angles. Infinitely far where no position is known.
   * Made when a search is first around a place.
   */
  #vectors: Float64Array | undefined;

  constructor(
    size: number,
    degrees: Float64Array = new Float64Array(2 * size),
    approximate = new Bitset(size),
  ) {
    this.#degrees = degrees;
    this.#approximate = approximate;
  }

  /** As it was written, once all was added. */
  static read(reader: ArrayReader, size: number): PositionIndex {
    return new PositionIndex(size, reader.float64(), Bitset.read(reader, size)[0]);
  }

  write(writer: ArrayWriter): void {
    writer.add(this.#degrees);
    Bitset.write(writer, this.#approximate.size, [this.#approximate]);
  }

  add({ lat, lng, approximateLocation }: Center, row: number): void {
    this.#degrees.set(lat === null || lng === null ? [Number.NaN, Number.NaN] : [lat, lng], 2 * row);
    if (approximateLocation) this.#approximate.add(row);
  }

  at(row: number): PlacedCenter {
    const lat = this.#degrees[2 * row]!;
    const lng = this.#degrees[2 * row + 1]!;
    const approximateLocation = this.#approximate.has(row);
    return Number.isNaN(lat)
      ? { lat: null, lng: null, approximateLocation }
      : { lat, lng, approximateLocation };
  }

  /** How far each center is from a point. */
  from(point: Point): Distances {
    this.#vectors ??= toVectors(this.#degrees);
    const vectors = this.#vectors;
    const [x, y, z] = toVector(point);
    const squares = new Float64Array(vectors.length / 3);
    for (let row = 0, at = 0; row < squares.length; row++, at += 3) {
      squares[row] = (vectors[at]! - x) ** 2 + (vectors[at + 1]! - y) ** 2 + (vectors[at + 2]! - z) ** 2;
    }
    return new Distances(squares);
  }
}

export class Distances {
  /** By row: the square of the straight line through a globe of radius 1. */
  readonly #squares: Float64Array;

  constructor(squares: Float64Array) {
    this.#squares = squares;
  }

  /** Those among the rows that have a position at most so many miles away. */
  within(rows: Bitset, miles: number): Bitset {
    const most = miles < HALFWAY_ROUND_MILES ? squareOf(miles) : Number.MAX_VALUE;
    return rows.filter((row) => this.#squares[row]! <= most);
  }

  /** A slice of the rows, the nearest first; equals, and those without a position at the end, keep their order. */
  nearest(rows: Bitset, start: number, limit: number): number[] {
    const squares = this.#squares;
    const order = (a: number, b: number) =>
      squares[a]! < squares[b]! ? -1 : squares[a]! > squares[b]! ? 1 : 0;
    return firstInOrder(rows, start + limit, order).slice(start);
  }

  /** To a tenth of a mile; null where the position is not known. */
  milesTo(row: number): number | null {
    const square = this.#squares[row]!;
    if (square === Number.POSITIVE_INFINITY) return null;
    const miles = 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(square) / 2));
    return Math.round(miles * 10) / 10;
  }
}

/** Nothing on earth is farther. */
const HALFWAY_ROUND_MILES = Math.PI * EARTH_RADIUS_MILES;

function squareOf(miles: number): number {
  return (2 * Math.sin(miles / (2 * EARTH_RADIUS_MILES))) ** 2;
}

function toVectors(degrees: Float64Array): Float64Array {
  const vectors = new Float64Array((degrees.length / 2) * 3);
  for (let row = 0; 2 * row < degrees.length; row++) {
    const lat = degrees[2 * row]!;
    const lng = degrees[2 * row + 1]!;
    vectors.set(Number.isNaN(lat) ? [Number.POSITIVE_INFINITY, 0, 0] : toVector({ lat, lng }), 3 * row);
  }
  return vectors;
}

function toVector({ lat, lng }: Point): [number, number, number] {
  const radians = Math.PI / 180;
  const fromAxis = Math.cos(lat * radians);
  return [fromAxis * Math.cos(lng * radians), fromAxis * Math.sin(lng * radians), Math.sin(lat * radians)];
}
