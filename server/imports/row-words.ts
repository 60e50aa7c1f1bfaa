import type { RowError, RowRef, WarningKind } from './findings.ts';

/** An error as it stands beside its row: `state: “Texass” is not a US state, such as TX`. */
export function describeError({ message, ...ref }: RowError): string {
  return `${where(ref)} ${message}`.trim();
}

/** A warning as it stands beside its row: `website: “none” is no address; left out`. */
export function describeWarning(kind: WarningKind, ref: RowRef): string {
  if (ref.problem) return `${where(ref)} ${ref.problem}; left out`.trim();
  return `${where(ref)} ${words[kind]}`.trim();
}

function where({ column, value }: RowRef): string {
  const shown = value === undefined ? '' : `“${value.length > 200 ? `${value.slice(0, 200)}…` : value}”`;
  return column ? `${column}: ${shown}`.trim() : shown;
}

/** What `warningKinds` says of many rows, said of one: after its column and its value, where they are known. */
const words: Record<WarningKind, string> = {
  value_left_out: 'cannot be used; left out',
  website_left_out: 'is no address; left out',
  zip_repaired: 'lacked its leading zero; repaired',
  zip_left_out: 'is not five digits; left out',
  zip_unknown: 'is a ZIP code that we have no place for; the center is not on the map',
  name_may_be_cut: 'is 38 characters long, and may be cut off',
  no_phone: 'has no phone',
  no_services: 'holds no service code that we know',
  code_unknown: 'is no service code that we know; left out',
  column_ignored: 'is a column that we have no use for',
  encoding_guessed: 'The text is not UTF-8; read as Windows-1252',
  no_year: 'The year of the directory is not in the file name; none is shown',
  older_directory: 'The directory is older than the one that was imported last',
  correction_replaced: 'had been corrected by us; the newer value of the source replaces that',
  unpublished: 'is not shown by us, though the source lists it',
  merged: 'was merged into the other center: its new values were not applied there',
};
