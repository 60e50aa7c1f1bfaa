import type { CenterFields } from '#core/center/center.ts';
import type { FieldName } from '#core/center/fields.ts';
import type { ReviewStatus } from '#core/lists/staff-lists.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import type { Facility } from './facilities.ts';
import type { KnownCenter } from './known-centers.ts';
import type { Address, Imported, SourceRecord } from './source-record.ts';

/** A center to add. Its fields are made when it is written: all at once would fill the memory. */
export interface NewCenter {
  key: string;
  record: SourceRecord;
  imported: Imported;
  at: RowRef;
  /** As its row has it; published where that says nothing. */
  reviewStatus: ReviewStatus | undefined;
}

/** A center whose source says something else than last time. */
export interface ChangedCenter {
  center: KnownCenter;
  /** The center's new key within its source. */
  key: string | null;
  /** What the source said before; undefined where it said nothing. */
  before: CenterFields | undefined;
  /** What it says now; undefined where it no longer lists the center. */
  after: CenterFields | undefined;
  imported: Imported;
  /** The directory's year; undefined leaves it as it is. */
  year?: number | null;
  reviewStatus: ReviewStatus;
  /** The row that brought the change; of what is no longer listed, the file. */
  at: RowRef;
  /** The year of the directory that says it; undefined where the file has none. */
  saidIn?: number | undefined;
  /** True where it is what somebody typed into a row of an export of ours. */
  edit?: true;
  /** Of which the row says that there is nothing, and did not before. */
  cleared?: readonly FieldName[];
  /** Set where the source withholds the address from now on, by that row: what is shown in place of it. */
  withheld?: { address: Address; by: RowRef };
  /** Set where the source publishes the address again: what stood here before. */
  restored?: Address;
  /** True where the address stays withheld, whatever the files say of it. */
  held?: boolean;
}

/** What an import has to write. */
export interface Plan {
  added: NewCenter[];
  changed: ChangedCenter[];
  /** Rows of an export of what still stands here so: what somebody typed into them is found out by ./export-edits.ts. */
  edited: { facility: Facility; center: KnownCenter }[];
  unchanged: number;
  missing: KnownCenter[];
  stillMissing: number;
}
