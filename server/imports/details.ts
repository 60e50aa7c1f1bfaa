import type { CenterFields } from '#core/center/center.ts';
import { compareCenters } from '#core/center/center-changes.ts';
import { changedFields } from '#core/i18n/en/admin/history.ts';
import { reviewStatuses } from '#core/lists/staff-lists.ts';
import { type Conflict, type ImportDetails, MOST_LISTED } from '#core/staff/import-answer.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import { type CenterRow, toCenter, toCenterId } from '../database/center-rows.ts';
import { addressFields, textsWithout } from '../database/withheld-address.ts';
import type { KnownCenter } from './known-centers.ts';
import { nameNew } from './new-key.ts';

type Named = Pick<KnownCenter, 'id' | 'name' | 'city' | 'state'>;
type Collected = Omit<ImportDetails, 'missing' | 'leftOut'>;

/** Collects what an import does to each center. An import that shows none needs none. */
export class DetailCollector implements Collected {
  readonly new: Collected['new'] = [];
  readonly pairs: Collected['pairs'] = [];
  readonly conflicts: Collected['conflicts'] = [];
  readonly changed: Collected['changed'] = [];
  readonly unchanged: Collected['unchanged'] = [];
  readonly duplicates: Collected['duplicates'] = [];
  readonly #several: boolean;

  /** `several`: rows are told apart by their files, too. */
  constructor({ several }: { several: boolean }) {
    this.#several = several;
  }

  addNew(at: RowRef, key: string, { name, city, state }: CenterFields): void {
    add(this.new, { ...this.#place(at), key: nameNew(key), name, city, state });
  }

  addPair(at: RowRef, pair: Omit<Collected['pairs'][number], 'row' | 'file'>): void {
    add(this.pairs, { ...this.#place(at), ...pair });
  }

  addConflict(at: RowRef, { id, name, city, state }: Named, fields: Conflict[]): void {
    add(this.conflicts, { ...this.#place(at), id: toCenterId(id), name, city, state, fields });
  }

  /** Where `withheld`, nobody is told what the address was, nor by a text that said one of `streets`. */
  addChanged(
    at: RowRef,
    before: CenterRow,
    values: Partial<CenterRow>,
    { withheld, streets }: { withheld: boolean; streets: readonly string[] },
  ): void {
    if (this.changed.length === MOST_LISTED) return;
    const [old, now] = [toCenter(before), toCenter({ ...before, ...values })];
    Object.assign(old, textsWithout(old, streets));
    const changes: { field: string; before: string; after: string }[] = compareCenters(old, now).map(
      (change) =>
        withheld && change.before !== '' && addressFields.some((field) => field === change.field)
          ? { ...change, before: changedFields.withheld }
          : change,
    );
    if (old.reviewStatus !== now.reviewStatus) {
      const { labels } = reviewStatuses;
      changes.push({
        field: 'reviewStatus',
        before: labels[old.reviewStatus],
        after: labels[now.reviewStatus],
      });
    }
    const { id, name, city, state } = old;
    this.changed.push({ ...this.#place(at), id, name, city, state, changes });
  }

  addUnchanged(at: RowRef, { id, name, city, state }: Named): void {
    add(this.unchanged, { ...this.#place(at), id: toCenterId(id), name, city, state });
  }

  addDuplicate(at: RowRef, first: RowRef, name: string): void {
    const sameFile = this.#several ? { sameFile: first.file } : {};
    add(this.duplicates, { ...this.#place(at), sameAs: first.row, ...sameFile, name });
  }

  #place({ row, file }: RowRef) {
    return this.#several ? { row, file } : { row };
  }
}

function add<T>(list: T[], item: T): void {
  if (list.length < MOST_LISTED) list.push(item);
}
