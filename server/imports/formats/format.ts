import type { ReviewStatus } from '#core/lists/staff-lists.ts';
import type { ReportFormat } from '#core/staff/import-formats.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import type { Place } from '../facility-key.ts';
import type { Findings } from '../findings.ts';
import type { Part, SourceRecord } from '../source-record.ts';
import type { GivenCodes } from './samhsa-codes.ts';

/** What files can look like, and where the centers in them come from. Nothing else knows one format from another. */
export interface Format {
  name: ReportFormat;
  /** As a sentence begins with it. */
  label: string;
  /** As `centers.source` has it. */
  source: string;
  /** What the source says of a center comes in these parts, such as one of each of two directories; in this order. */
  parts: readonly Part[];
  /** True where a center that the source no longer lists may be gone. */
  complete: boolean;
  /** True where a file is of a year, which its name tells. */
  yearly: boolean;
  /** True where a file holds codes, and a table says what these mean. */
  coded: boolean;
  /** True where each value has been through the schema of a center once a row is read. */
  checked: boolean;
  /** In which row the names of the columns stand; the first, where it is not said. */
  headerRow?: number;
  /** Of all its files. */
  year?: number;
  columns: { required: readonly string[]; optional: readonly string[] };
  /** Looks at a file before its rows are read. Throws 422 `unreadable_file` where they cannot be. */
  open(file: FormatFile): OpenFile;
  /** What a row would call a place; only where rows may be about centers of other sources, too. */
  key?(place: Place): string;
}

export interface FormatFile {
  name: string;
  /** The first is the header. */
  rows: readonly (readonly string[])[];
  /** Null where nobody knows it. */
  year: number | null;
  /** A table of what its codes mean, in place of our own. */
  codes?: GivenCodes | undefined;
  /** A cell as it stands there; '' where there is none. */
  cell(row: readonly string[], column: string): string;
}

export interface OpenFile {
  /** The parts that the file holds whole: what they no longer list may be gone. */
  parts: ReadonlySet<Part>;
  /** The index behind the last row of a facility; what follows are notes. */
  end: number;
  /** Undefined where the row cannot be used; `findings` then says why. What is merely odd is in `findings` too. */
  readRow(cell: ReadCell, at: RowRef, findings: Findings): ReadRow | undefined;
}

/** A cell of the row as it stands there; '' where there is none. */
export type ReadCell = (column: string) => string;

/** Which center a row of an export of ours was. */
export interface Exported {
  /** Its address there, which stays when its name changes; where the row lacks it, its number. */
  slug: string | undefined;
  id: number | undefined;
  /** When it had been changed last; undefined where the row does not say. */
  updatedAt: string | undefined;
}

/** What a row says of its facility. */
export interface ReadRow {
  /** The same for each row about the facility. */
  key: string;
  part: Part;
  record: SourceRecord;
  exported?: Exported | undefined;
  /** What the row says of whether it is shown. */
  reviewStatus?: ReviewStatus | undefined;
}
