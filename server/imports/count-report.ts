import type { ImportCounts } from '#core/staff/bulk-import.ts';
import type { ImportReport } from '#core/staff/import-report.ts';

/** The report in numbers. */
export function countReport({
  centers,
  rows,
  merged,
  leftOut,
  errors,
  warnings,
  refused = [],
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
    ...(refused.length > 0 && { refused: refused.length }),
  };
}
