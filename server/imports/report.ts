import type { ImportCounts } from '#core/bulk-import.ts';
import type { LeftOut, RowError, Warning } from './findings.ts';
import type { ImportFormat } from './header.ts';
import type { Part } from './source.ts';

export interface FileReport {
  name: string;
  format: 'xlsx' | 'csv';
  part: Part;
  year: number | null;
  /** Rows that are not blank, without the header. */
  rows: number;
}

/** A center that the source no longer lists. */
export interface MissingCenter {
  id: string;
  name: string;
  city: string;
  state: string;
}

/** What an import did, or with `dryRun` would do. Plain JSON. */
export interface ImportReport {
  /** Undefined where nothing was written. */
  importId?: number;
  source: string;
  format: ImportFormat;
  dryRun: boolean;
  files: FileReport[];
  /** Rows of all files. */
  rows: number;
  /** Rows that joined another row's center. */
  merged: number;
  centers: {
    new: number;
    changed: number;
    unchanged: number;
    /** Now marked as needing review, since the source no longer lists them. */
    missing: number;
    /** Marked so by an earlier import. */
    stillMissing: number;
  };
  missingCenters: MissingCenter[];
  leftOut: LeftOut[];
  warnings: Warning[];
  /** Rows that were skipped because they are wrong. */
  errors: RowError[];
  /** Made-up centers that made way for real ones. */
  sampleRemoved: number;
  seconds: number;
}

/** The report in numbers. */
export function countReport({
  centers,
  rows,
  merged,
  leftOut,
  errors,
  warnings,
  sampleRemoved,
}: ImportReport): ImportCounts {
  return {
    ...centers,
    sampleRemoved,
    rows,
    duplicates: merged,
    leftOut: leftOut.reduce((sum, group) => sum + group.rows.length, 0),
    wrong: new Set(errors.map(({ file, row }) => `${file} ${row}`)).size,
    warnings: warnings.reduce((sum, { count }) => sum + count, 0),
  };
}
