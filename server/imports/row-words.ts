import type { RowRef, WrongRow } from '#core/staff/import-report.ts';
import { type ImportWarning, importWarnings } from '#core/staff/import-warnings.ts';

/** An error as it stands beside its row: `state: “Texass” is not a US state, such as TX`. */
export function describeError({ message, ...ref }: WrongRow): string {
  return `${where(ref)} ${message}`.trim();
}

/** A warning as it stands beside its row: `website: “none” is no address; left out`. */
export function describeWarning(kind: ImportWarning, ref: RowRef): string {
  if (ref.problem) return `${where(ref)} ${ref.problem}; left out`.trim();
  return `${where(ref)} ${importWarnings[kind].row}`.trim();
}

function where({ column, value }: RowRef): string {
  const shown = value === undefined ? '' : `“${value.length > 200 ? `${value.slice(0, 200)}…` : value}”`;
  return column ? `${column}: ${shown}`.trim() : shown;
}
