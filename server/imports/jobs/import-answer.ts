import { type ImportAnswer, MOST_LISTED } from '#core/staff/import-answer.ts';
import type { ImportReport, RowRef } from '#core/staff/import-report.ts';
import { countReport } from '../count-report.ts';
import type { DetailCollector } from '../details.ts';
import { isYearly } from '../formats/formats.ts';
import { describeError, describeWarning } from '../row-words.ts';

/** What an import answers: its report in numbers and row by row, and where it is wanted the report itself. */
export function answerImport(
  report: ImportReport,
  { details, whole }: { details?: DetailCollector | undefined; whole: boolean },
): ImportAnswer {
  const names = report.files.map(({ name }) => name);
  const at = ({ row, file }: RowRef) => (names.length > 1 ? { row, file } : { row });
  /** File by file and row by row, which is how a person goes through them; no more than an answer holds. */
  const inOrder = <T extends { row: number; file?: string | undefined }>(rows: readonly T[]): T[] => {
    const fileOf = ({ file = '' }: T) => names.indexOf(file);
    return [...rows].sort((a, b) => fileOf(a) - fileOf(b) || a.row - b.row).slice(0, MOST_LISTED);
  };
  const counts = countReport(report);
  return {
    success: counts.new + counts.changed + counts.unchanged,
    errors: inOrder(report.errors.map((error) => ({ ...at(error), error: describeError(error) }))),
    warnings: inOrder(
      report.warnings.flatMap(({ kind, rows }) =>
        rows.map((ref) => ({ ...at(ref), warning: describeWarning(kind, ref) })),
      ),
    ),
    withheld: inOrder(
      (report.withheld ?? []).map(({ file, row, ...center }) => ({ ...at({ file, row }), ...center })),
    ),
    refused: (report.refused ?? []).slice(0, MOST_LISTED),
    dryRun: report.dryRun,
    importId: report.importId ?? null,
    fingerprint: report.fingerprint ?? '',
    source: report.source,
    format: report.format,
    yearly: isYearly(report.format),
    file: names.join(', '),
    counts,
    seconds: report.seconds,
    ...(details && {
      details: {
        new: inOrder(details.new),
        pairs: inOrder(details.pairs),
        conflicts: inOrder(details.conflicts),
        changed: inOrder(details.changed),
        unchanged: inOrder(details.unchanged),
        missing: report.missingCenters.slice(0, MOST_LISTED),
        duplicates: inOrder(details.duplicates),
        leftOut: inOrder(
          report.leftOut.flatMap(({ reason, rows }) => rows.map((ref) => ({ ...at(ref), reason }))),
        ),
      },
    }),
    ...(whole && { report }),
  };
}
