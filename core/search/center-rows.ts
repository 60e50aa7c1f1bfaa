import type { Center } from '../center/center.ts';
import { isDelisted } from '../center/freshness.ts';
import { compareText, fold } from '../fold-text.ts';
import type { CenterSource } from '../snapshot/center-file.ts';
import type { ArrayReader, ArrayWriter } from './array-file.ts';

/**
 * The centers by row, which is their place in the order of every list: most recently verified first, then by name; what
 * its source no longer lists comes last.
 */
export class CenterRows {
  readonly #sources: readonly CenterSource[];
  /** By row: which source has it, and where. */
  readonly #sourceOfRow: Uint32Array;
  readonly #atOfRow: Uint32Array;
  /** So many at the end are those that their source no longer lists. */
  readonly delisted: number;

  private constructor(
    sources: readonly CenterSource[],
    sourceOfRow: Uint32Array,
    atOfRow: Uint32Array,
    delisted: number,
  ) {
    this.#sources = sources;
    this.#sourceOfRow = sourceOfRow;
    this.#atOfRow = atOfRow;
    this.delisted = delisted;
  }

  static build(sources: readonly CenterSource[]): CenterRows {
    const keys = sources.flatMap((from, source) =>
      Array.from({ length: from.count }, (_, at) => keyOf(from.center(at), source, at)),
    );
    keys.sort(byListOrder);
    return new CenterRows(
      sources,
      Uint32Array.from(keys, ({ source }) => source),
      Uint32Array.from(keys, ({ at }) => at),
      keys.filter(({ delisted }) => delisted).length,
    );
  }

  /** As they were written, of the same sources in the same order. */
  static read(reader: ArrayReader, sources: readonly CenterSource[]): CenterRows {
    const [delisted] = reader.uint32();
    const sourceOfRow = reader.uint32();
    const count = sources.reduce((sum, source) => sum + source.count, 0);
    if (sourceOfRow.length !== count) throw new RangeError('an index of other centers');
    return new CenterRows(sources, sourceOfRow, reader.uint32(), delisted!);
  }

  write(writer: ArrayWriter): void {
    writer.add(Uint32Array.of(this.delisted));
    writer.add(this.#sourceOfRow);
    writer.add(this.#atOfRow);
  }

  get size(): number {
    return this.#sourceOfRow.length;
  }

  center(row: number): Center {
    return this.#sources[this.#sourceOfRow[row]!]!.center(this.#atOfRow[row]!);
  }
}

interface Key extends Pick<Center, 'id' | 'slug' | 'lastVerifiedAt'> {
  source: number;
  at: number;
  /** Folded. */
  name: string;
  delisted: boolean;
}

function keyOf(center: Center, source: number, at: number): Key {
  const { id, slug, lastVerifiedAt } = center;
  return { id, slug, lastVerifiedAt, source, at, name: fold(center.name), delisted: isDelisted(center) };
}

function byListOrder(a: Key, b: Key): number {
  return (
    Number(a.delisted) - Number(b.delisted) ||
    compareText(b.lastVerifiedAt ?? '', a.lastVerifiedAt ?? '') ||
    compareText(a.name, b.name) ||
    compareText(a.slug, b.slug) ||
    compareText(a.id, b.id)
  );
}
