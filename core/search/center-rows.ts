import type { Center } from '../center/center.ts';
import { isDelisted } from '../center/freshness.ts';
import { compareText, fold } from '../fold-text.ts';
import type { CenterSource } from '../snapshot/center-file.ts';
import type { CenterHead } from '../snapshot/packed-centers.ts';
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
  /** How many our staff has ever verified. */
  readonly verified: number;

  private constructor(
    sources: readonly CenterSource[],
    sourceOfRow: Uint32Array,
    atOfRow: Uint32Array,
    [delisted = 0, verified = 0]: ArrayLike<number> & Iterable<number>,
  ) {
    this.#sources = sources;
    this.#sourceOfRow = sourceOfRow;
    this.#atOfRow = atOfRow;
    this.delisted = delisted;
    this.verified = verified;
  }

  static build(sources: readonly CenterSource[]): CenterRows {
    const keys = sources.flatMap((from, source) =>
      Array.from({ length: from.count }, (_, at) => keyOf(from.head(at), source, at)),
    );
    // Few are called alike, and to make a slug takes longest.
    const slugOf = (key: Key) => {
      key.slug ??= sources[key.source]!.center(key.at).slug;
      return key.slug;
    };
    keys.sort((a, b) => byListOrder(a, b, slugOf));
    return new CenterRows(
      sources,
      Uint32Array.from(keys, ({ source }) => source),
      Uint32Array.from(keys, ({ at }) => at),
      [
        keys.filter(({ delisted }) => delisted).length,
        keys.filter(({ lastVerifiedAt }) => lastVerifiedAt !== null).length,
      ],
    );
  }

  /** As they were written, of the same sources in the same order. */
  static read(reader: ArrayReader, sources: readonly CenterSource[]): CenterRows {
    const counts = reader.uint32();
    const sourceOfRow = reader.uint32();
    const count = sources.reduce((sum, source) => sum + source.count, 0);
    if (sourceOfRow.length !== count) throw new RangeError('an index of other centers');
    return new CenterRows(sources, sourceOfRow, reader.uint32(), counts);
  }

  write(writer: ArrayWriter): void {
    writer.add(Uint32Array.of(this.delisted, this.verified));
    writer.add(this.#sourceOfRow);
    writer.add(this.#atOfRow);
  }

  get size(): number {
    return this.#sourceOfRow.length;
  }

  head(row: number): CenterHead {
    return this.#sources[this.#sourceOfRow[row]!]!.head(this.#atOfRow[row]!);
  }

  center(row: number): Center {
    return this.#sources[this.#sourceOfRow[row]!]!.center(this.#atOfRow[row]!);
  }
}

interface Key extends Pick<Center, 'id' | 'lastVerifiedAt'> {
  slug?: string;
  source: number;
  at: number;
  /** Folded. */
  name: string;
  delisted: boolean;
}

function keyOf(center: CenterHead, source: number, at: number): Key {
  const { id, lastVerifiedAt } = center;
  return { id, lastVerifiedAt, source, at, name: fold(center.name), delisted: isDelisted(center) };
}

function byListOrder(a: Key, b: Key, slugOf: (key: Key) => string): number {
  return (
    Number(a.delisted) - Number(b.delisted) ||
    compareText(b.lastVerifiedAt ?? '', a.lastVerifiedAt ?? '') ||
    compareText(a.name, b.name) ||
    compareText(slugOf(a), slugOf(b)) ||
    compareText(a.id, b.id)
  );
}
