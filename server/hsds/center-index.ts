import type { Center } from '#core/center/center.ts';
import type { CenterEntity, CenterRecords } from '#core/hsds/center-records.ts';
import type { CenterList } from '#core/search/center-list.ts';
import type { Directory } from '#core/search/directory.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';

interface Numbers {
  /** The directory whose centers are all named. */
  of: Directory | undefined;
  /** Numbers of centers by the ids of their records. */
  byId: Map<string, string>;
  named: Set<string>;
}

/** Finds centers by the ids of their records, and has them in an order that a verification does not change. */
export class CenterIndex {
  readonly #live: Pick<LiveDirectory, 'current'>;
  readonly #records: CenterRecords;
  /** Of each kind of record that was asked for, the centers' numbers; an id never changes, so these only grow. */
  readonly #numbers = new Map<CenterEntity, Numbers>();

  constructor(live: Pick<LiveDirectory, 'current'>, records: CenterRecords) {
    this.#live = live;
    this.#records = records;
  }

  /** All centers that the public may see, by number: new ones come last. */
  inOrder(): CenterList {
    return this.#live.current.inOrderOfNumbers;
  }

  /** The center that this is a record of; undefined where there is none. */
  find(entity: CenterEntity, id: string): Center | undefined {
    const { current } = this.#live;
    const numbers: Numbers = this.#numbers.get(entity) ?? {
      of: undefined,
      byId: new Map(),
      named: new Set(),
    };
    this.#numbers.set(entity, numbers);
    // Made at the first question for one: to name all 18,000 takes some tens of milliseconds.
    if (numbers.of !== current) {
      for (const center of current.all.heads()) {
        if (numbers.named.has(center.id)) continue;
        numbers.named.add(center.id);
        numbers.byId.set(this.#records.id(center, entity), center.id);
      }
      numbers.of = current;
    }
    const number = numbers.byId.get(id.toLowerCase());
    return number === undefined ? undefined : current.byNumber(number);
  }
}
