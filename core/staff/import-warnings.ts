/**
 * What is odd about a file and does not stop its import, in the order in which a report tells it: as it is said of many
 * rows, and of one, after its column and its value.
 */
export const importWarnings = {
  value_left_out: {
    rows: 'Values that could not be used; the rest of the row was imported',
    row: 'cannot be used; left out',
  },
  website_left_out: { rows: 'Websites that are no address; left out', row: 'is no address; left out' },
  zip_repaired: {
    rows: 'ZIP codes without their leading zero; repaired',
    row: 'lacked its leading zero; repaired',
  },
  zip_left_out: { rows: 'ZIP codes that are not five digits; left out', row: 'is not five digits; left out' },
  phone_repaired: {
    rows: 'Phones with letters, or as a spreadsheet writes an amount; written as numbers',
    row: 'is a phone in another writing; written as a number',
  },
  phone_left_out: {
    rows: 'Phones that have not ten digits; left out',
    row: 'has not ten digits; left out',
  },
  zip_unknown: {
    rows: 'ZIP codes that we have no place for; the center is not on the map',
    row: 'is a ZIP code that we have no place for; the center is not on the map',
  },
  zip_elsewhere: {
    rows: 'ZIP codes of another state, or far from the city; they set no place on the map',
    row: 'are two places; the ZIP code set no place on the map',
  },
  name_may_be_cut: {
    rows: 'Names of 38 characters, which may be cut off',
    row: 'is 38 characters long, and may be cut off',
  },
  no_phone: { rows: 'Centers without a phone', row: 'has no phone' },
  no_services: {
    rows: 'Rows without a service code that we know',
    row: 'holds no service code that we know',
  },
  code_unknown: {
    rows: 'Service codes that we do not know; left out',
    row: 'is no service code that we know; left out',
  },
  column_missing: {
    rows: 'Columns that the mapping names and the file lacks',
    row: 'is named by the mapping, and the file has no such column',
  },
  column_ignored: {
    rows: 'Columns that we have no use for',
    row: 'is a column that we have no use for',
  },
  encoding_guessed: {
    rows: 'Text that is not UTF-8; read as Windows-1252',
    row: 'The text is not UTF-8; read as Windows-1252',
  },
  no_year: {
    rows: 'The year of the directory is not in the file name; none is shown',
    row: 'The year of the directory is not in the file name; none is shown',
  },
  older_directory: {
    rows: 'A directory older than the one that was imported last',
    row: 'The directory is older than the one that was imported last',
  },
  correction_replaced: {
    rows: 'What staff had corrected or verified, and the value of the source was taken',
    row: 'had been corrected or verified by staff; the value of the source was taken',
  },
  verified_kept: {
    rows: 'What staff have corrected or verified stays; the other value is proposed on the center',
    row: 'was corrected or verified by staff and stays; the other value is proposed on the center',
  },
  unpublished: {
    rows: 'Centers that we do not show, though the source lists them',
    row: 'is not shown by us, though the source lists it',
  },
  merged: {
    rows: 'Centers that were merged into another: their new values were not applied there',
    row: 'was merged into the other center: its new values were not applied there',
  },
} as const satisfies Record<string, { rows: string; row: string }>;

export type ImportWarning = keyof typeof importWarnings;
export const importWarningKinds = Object.keys(importWarnings) as [ImportWarning, ...ImportWarning[]];
