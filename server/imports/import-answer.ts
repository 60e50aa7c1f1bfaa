import { type ImportAnswer, MOST_LISTED } from '#core/bulk-import.ts';
import type { DetailCollector } from './details.ts';
import { countReport, type ImportReport } from './report.ts';
import { describeError, describeWarning } from './row-words.ts';

/** What the bulk import of one file answers: its report, row by row. */
export function answerImport(report: ImportReport, details?: DetailCollector): ImportAnswer {
  const counts = countReport(report);
  return {
    success: counts.new + counts.changed + counts.unchanged,
    errors: inOrder(report.errors.map((error) => ({ row: error.row, error: describeError(error) }))),
    warnings: inOrder(
      report.warnings.flatMap(({ kind, rows }) =>
        rows.map((ref) => ({ row: ref.row, warning: describeWarning(kind, ref) })),
      ),
    ),
    dryRun: report.dryRun,
    importId: report.importId ?? null,
    source: report.source,
    format: report.format,
    file: report.files.map(({ name }) => name).join(', '),
    counts,
    seconds: report.seconds,
    ...(details && {
      details: {
        new: inOrder(details.new),
        changed: inOrder(details.changed),
        unchanged: inOrder(details.unchanged),
        missing: report.missingCenters.slice(0, MOST_LISTED),
        duplicates: inOrder(details.duplicates),
        leftOut: inOrder(
          report.leftOut.flatMap(({ reason, rows }) => rows.map(({ row }) => ({ row, reason }))),
        ),
      },
    }),
  };
}

/** By row, which is how a person goes through the file; no more than an answer holds. */
function inOrder<T extends { row: number }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => a.row - b.row).slice(0, MOST_LISTED);
}
