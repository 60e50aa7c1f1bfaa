import { type ImportDetails, MOST_LISTED } from '#core/bulk-import.ts';
import type { CenterFields } from '#core/center.ts';
import { compareCenters } from '#core/center-changes.ts';
import { reviewStatuses } from '#core/staff-lists.ts';
import { type CenterRow, toCenter, toCenterId } from '../center-rows.ts';
import type { RowRef } from './findings.ts';
import type { KnownCenter } from './known-centers.ts';

type Named = Pick<KnownCenter, 'id' | 'name' | 'city' | 'state'>;
type Collected = Omit<ImportDetails, 'missing' | 'leftOut'>;

/** Collects what an import does to each center, for a preview of one file. An import that shows none needs none. */
export class DetailCollector implements Collected {
  readonly new: Collected['new'] = [];
  readonly changed: Collected['changed'] = [];
  readonly unchanged: Collected['unchanged'] = [];
  readonly duplicates: Collected['duplicates'] = [];

  addNew({ row }: RowRef, { name, city, state }: CenterFields): void {
    add(this.new, { row, name, city, state });
  }

  addChanged({ row }: RowRef, before: CenterRow, values: Partial<CenterRow>): void {
    if (this.changed.length === MOST_LISTED) return;
    const [old, now] = [toCenter(before), toCenter({ ...before, ...values })];
    const changes: { field: string; before: string; after: string }[] = compareCenters(old, now);
    if (old.reviewStatus !== now.reviewStatus) {
      const { labels } = reviewStatuses;
      changes.push({
        field: 'reviewStatus',
        before: labels[old.reviewStatus],
        after: labels[now.reviewStatus],
      });
    }
    const { id, name, city, state } = old;
    this.changed.push({ row, id, name, city, state, changes });
  }

  addUnchanged({ row }: RowRef, { id, name, city, state }: Named): void {
    add(this.unchanged, { row, id: toCenterId(id), name, city, state });
  }

  addDuplicate({ row }: RowRef, first: RowRef, name: string): void {
    add(this.duplicates, { row, sameAs: first.row, name });
  }
}

function add<T>(list: T[], item: T): void {
  if (list.length < MOST_LISTED) list.push(item);
}
