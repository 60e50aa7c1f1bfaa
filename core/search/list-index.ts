import type { Center } from '../center/center.ts';
import { compareText } from '../fold-text.ts';
import type { ArrayReader, ArrayWriter } from './array-file.ts';
import { CenterNames } from './center-names.ts';
import { RECENT_CENTERS } from './center-query.ts';
import type { CenterRows } from './center-rows.ts';
import { FilterIndex } from './filter-index.ts';
import { firstInOrder } from './first-in-order.ts';
import { PositionIndex } from './position-index.ts';

/** What is to be known of the centers for all but a search for words: which has what, where it is, what it is called by. */
export class ListIndex {
  readonly filters: FilterIndex;
  readonly positions: PositionIndex;
  readonly names: CenterNames;
  /** The rows of the newest, that first. */
  readonly recent: Uint32Array;

  private constructor(
    filters: FilterIndex,
    positions: PositionIndex,
    names: CenterNames,
    recent: Uint32Array,
  ) {
    this.filters = filters;
    this.positions = positions;
    this.names = names;
    this.recent = recent;
  }

  static build(centers: CenterRows): ListIndex {
    const { size } = centers;
    const filters = new FilterIndex(size);
    const positions = new PositionIndex(size);
    const names = new CenterNames(centers);
    const dates: Dated[] = [];
    for (let row = 0; row < size; row++) {
      const center = centers.center(row);
      filters.add(center, row);
      positions.add(center, row);
      names.add(center, row);
      const { lastVerifiedAt, createdAt, id } = center;
      if (row < size - centers.delisted) dates.push({ row, lastVerifiedAt, createdAt, id });
    }
    const recent = firstInOrder(dates, RECENT_CENTERS, newestFirst).map(({ row }) => row);
    return new ListIndex(filters, positions, names, Uint32Array.from(recent));
  }

  /** As it was written. */
  static read(reader: ArrayReader, centers: CenterRows): ListIndex {
    return new ListIndex(
      FilterIndex.read(reader, centers.size),
      PositionIndex.read(reader, centers.size),
      CenterNames.read(reader, centers),
      reader.uint32(),
    );
  }

  write(writer: ArrayWriter): void {
    for (const part of [this.filters, this.positions, this.names]) part.write(writer);
    writer.add(this.recent);
  }
}

interface Dated extends Pick<Center, 'id' | 'lastVerifiedAt' | 'createdAt'> {
  row: number;
}

/**
 * An import makes thousands at one moment: of those that are as new some from all over stand for the others, always the
 * same ones, and not the alphabet's first.
 */
function newestFirst(a: Dated, b: Dated): number {
  return (
    compareText(b.lastVerifiedAt ?? '', a.lastVerifiedAt ?? '') ||
    compareText(b.createdAt, a.createdAt) ||
    scatter(a.id) - scatter(b.id)
  );
}

/** A number for an id that is far from those of its neighbors: Knuth's multiplicative hashing, of 32 bits. */
function scatter(id: string): number {
  return Math.imul(Number(id), 2654435761) >>> 0;
}
