import type { ImportProgress, ImportUnderWay, UndoAnswer } from '../../../staff/bulk-import.ts';
import type { MappedField } from '../../../staff/import-mapping.ts';
import { formatNumber } from '../../format.ts';
import { centerFieldLabels } from './center-fields.ts';

const number = (count: number) => formatNumber(count);
const plural = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;

/** "12 new and 3 changed centers"; '' where there are none. */
function centers(added: number, changed: number): string {
  const parts = [added > 0 ? `${number(added)} new` : '', changed > 0 ? `${number(changed)} changed` : ''];
  const named = parts.filter((part) => part !== '').join(' and ');
  return named && `${named} ${added + changed === 1 ? 'center' : 'centers'}`;
}

const phases: Record<
  ImportProgress['phase'],
  { begin: string; at: (done: string, total: string) => string }
> = {
  reading: { begin: 'Reading the file…', at: (done, total) => `Reading: row ${done} of ${total}` },
  writing: {
    begin: 'Comparing with the directory…',
    at: (done, total) => `Comparing and writing: center ${done} of ${total}`,
  },
  undoing: { begin: 'Undoing…', at: (done, total) => `Undoing: center ${done} of ${total}` },
};

const doing: Record<ImportUnderWay['kind'], string> = {
  preview: 'is having a file checked',
  import: 'is importing a file',
  undo: 'is undoing an import',
};

/** The bulk import of staff. */
export const bulkImport = {
  title: 'Bulk Import',
  intro:
    'Add and update centers from a CSV or Excel file. You see what would change before anything is written, and can undo an import afterwards.',
  template: {
    title: 'CSV template',
    text: 'Required columns: name, city, state. Several values in a cell stand between commas. Empty cells change nothing; “-” in a cell clears the field. SAMHSA’s directories can be imported as they are; of any other list you say what its columns are.',
    edits:
      'What “Export CSV” on the list of centers has written can be edited and imported: each row changes the center that it was. Leave the columns id and updated_at as they are: a row whose updated_at is older than the last change of its center is refused, so that nobody’s work is undone unseen. Then export again.',
    download: 'Download CSV template',
  },
  choose: {
    title: 'Your file',
    label: 'Choose a CSV file',
    another: 'Choose another file',
    orDrop: 'or drop it here',
    limit: (megabytes: string) => `CSV, or Excel’s .xlsx; at most ${megabytes}`,
    chosen: (name: string, size: string) => `${name}, ${size}`,
  },
  notices: {
    invalidType: { title: 'Invalid File Type', text: 'Please select a CSV file.' },
    oneFile: { title: 'One File at a Time', text: 'Please drop a single CSV file.' },
    successful: 'Import Successful',
    imported: (count: number) => `Successfully imported ${number(count)} treatment centers.`,
    failed: 'Import Failed',
    undone: 'Import Undone',
    undoFailed: 'Undo Failed',
  },
  unreadable:
    'The file could not be read. It may have been moved or changed since you chose it: please choose it again.',
  tooLarge: (size: string, most: string) =>
    `The file is ${size}; the most that can be imported is ${most}. Please split it.`,
  progress: {
    preview: (file: string) => `Checking ${file}`,
    import: (file: string) => `Importing ${file}`,
    undo: (file: string) => `Undoing the import of ${file}`,
    uploading: (sent: string, total: string) => `Uploading: ${sent} of ${total}`,
    describe: ({ phase, done, total }: ImportProgress) =>
      total === 0 ? phases[phase].begin : phases[phase].at(number(done), number(total)),
    others: ({ actor, kind }: Pick<ImportUnderWay, 'actor' | 'kind'>) => `${actor} ${doing[kind]} just now`,
    leave: 'You may leave this page: the import goes on, and the list below will show it.',
  },
  preview: {
    title: (file: string) => `Preview of ${file}`,
    nothingWritten: 'Nothing has been written yet.',
    sample: (count: number) =>
      `The ${plural(count, 'made-up sample center', 'made-up sample centers')} will go.`,
    skipped: (count: number) =>
      `${plural(count, 'row is', 'rows are')} wrong and will be skipped. You can fix the file and choose it again.`,
    import: (added: number, changed: number, missing: number, proposed: number) => {
      const listed = centers(added, changed);
      if (missing === 0)
        return listed ? `Import ${listed}` : `Import, and propose ${number(proposed)} values`;
      const marks = `mark ${number(missing)} as missing`;
      return listed ? `Import ${listed}, and ${marks}` : `Import, and ${marks}`;
    },
    changeMapping: 'Change the mapping of its columns',
    nothing: 'Nothing to import: the directory says all of this already.',
    noneUsable: 'Nothing to import: no row of this file can be used.',
  },
  counts: {
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    missing: 'Missing',
    duplicates: 'Duplicates',
    leftOut: 'Left out',
    wrong: 'Rows with errors',
    warnings: 'Warnings',
  },
  lists: {
    withheld: {
      title: 'Addresses that are now withheld',
      text: 'The source keeps these addresses to itself now: their street and their place on the map are no longer shown, nor in the history, and their texts no longer say the street. Look whether a text tells the place in other words.',
    },
    errors: { title: 'Errors', text: 'These rows are skipped.' },
    warnings: { title: 'Warnings', text: 'These rows are imported all the same.' },
    new: { title: 'New centers', text: 'No center in the directory is like these.' },
    changed: { title: 'Changed centers', text: 'What the file says now, beside what the directory says.' },
    unchanged: { title: 'Unchanged centers', text: 'The directory says all of this already.' },
    missing: {
      title: 'Missing centers',
      text: 'The directory of this source no longer lists them. They are marked for review; nothing is deleted.',
    },
    duplicates: { title: 'Duplicates', text: 'These rows are about the center of another row, and join it.' },
    leftOut: { title: 'Left out', text: 'These rows are none of ours.' },
    heading: (title: string, count: number) => `${title} (${number(count)})`,
    firstOf: (shown: number, count: number) =>
      `The first ${number(shown)} of ${number(count)}. The download has ${count > shown ? 'all' : 'them'}.`,
    more: (count: number) => `Show ${number(count)} more`,
    moreOf: (title: string, count: number) => `Show ${number(count)} more: ${title}`,
    download: 'Download as CSV',
    downloadOf: (title: string) => `Download as CSV: ${title}`,
    row: 'Row',
    rowNumber: (row: number) => `Row ${number(row)}`,
    sameAs: (row: number) => `joins row ${number(row)}`,
    status: 'Review status',
  },
  columns: {
    row: 'row',
    error: 'error',
    warning: 'warning',
    id: 'id',
    name: 'name',
    city: 'city',
    state: 'state',
    field: 'field',
    before: 'before',
    after: 'after',
    sameAs: 'joins_row',
    reason: 'reason',
    both: 'ours_and_the_file',
  },
  prefer: {
    title: 'What staff have corrected or verified',
    text: 'The file says something else than your staff have. Nobody has called the other numbers yet.',
    staff: 'Keep what staff have said, and propose the values of the file on the centers',
    source: 'Take the values of the file: what staff had verified is not verified any more',
    list: 'Where they differ',
    line: (row: number, field: string, both: string) =>
      `Row ${number(row)}, ${(centerFieldLabels as Record<string, string>)[field] ?? field}. ${both}`,
  },
  directory: {
    title: 'SAMHSA’s directory',
    year: 'Year of the directory',
    yearHint: 'Only where the file name does not tell.',
    again: 'Preview again',
    manyMissing: 'Many centers would go missing',
    mark: 'They are gone: mark them for review',
    ignore: 'The file is only a part: leave the others as they are',
  },
  refused: {
    preview: 'This file cannot be imported',
    import: 'Import Failed',
    issues: 'What is wrong',
    map: 'Say what its columns are',
    mapText:
      'A list of another layout, such as a state’s or a helpline’s, can be imported once you have said what each column is. A first draft is made for you.',
    codes: 'Table of codes (JSON)',
    codesHint: 'What the codes of that year mean, as a file of data/samhsa-codes says it.',
    tryAgain: 'Try again',
    outdated: 'The directory has changed since the preview',
    lookAgain: 'Look again',
  },
  done: {
    title: (file: string) => `${file} is imported`,
    nothing: 'The directory said all of this already: nothing was changed.',
  },
  undo: {
    here: 'Undo this import',
    button: 'Undo',
    buttonFor: (file: string) => `Undo the import of ${file}`,
    title: 'Undo this import?',
    of: (file: string) => `The import of ${file}:`,
    looking: 'Looking what would be undone…',
    would: ({ deleted, restored, keptCenters, corrections }: UndoAnswer): string[] =>
      [
        deleted > 0 &&
          `${plural(deleted, 'center that it created', 'centers that it created')} would be deleted.`,
        restored > 0 &&
          `${plural(restored, 'center that it changed', 'centers that it changed')} would be restored.`,
        keptCenters.length > 0 &&
          `${plural(keptCenters.length, 'new center stays', 'new centers stay')}, for a review: staff have worked on them.`,
        corrections.length > 0 &&
          `${plural(corrections.length, 'field stays', 'fields stay')} as staff have left them since.`,
      ].filter((line) => line !== false),
    final: 'An undo cannot be undone, but the files can be imported again.',
    large: (touched: number, all: number) =>
      `This touches ${number(touched)} of ${plural(all, 'center', 'centers')}: more than 5% of the directory.`,
    copyFirst: 'A copy of the database is kept beside it first.',
    type: (touched: number) => `Type the number ${number(touched)} to undo it`,
    copy: (file: string) => `The database as it was before is kept beside it: ${file}`,
    confirm: 'Undo the import',
    keep: 'Keep it',
    done: (restored: number, deleted: number) =>
      `${plural(restored, 'center', 'centers')} restored, ${number(deleted)} deleted.`,
    corrections: 'These fields stay as staff left them since:',
    keptCenters: 'These new centers stay, marked for review, because staff have worked on them since:',
    sample: (count: number) =>
      `The ${plural(count, 'made-up sample center', 'made-up sample centers')} that the import had removed do not come back.`,
    dismiss: 'Close',
  },
  batches: {
    title: 'Imports so far',
    none: 'No imports yet',
    noneText: 'Each import is listed here, and can be undone.',
    by: (actor: string, at: string) => `${actor}, ${at}`,
    fromTerminal: 'from the terminal',
    undone: (who: string, at: string) => `Undone by ${who}, ${at}`,
    undoneBadge: 'Undone',
    counted: (count: number, what: keyof typeof countWords) =>
      `${number(count)} ${countWords[what][count === 1 ? 0 : 1]}`,
  },
};

const countWords = {
  new: ['new', 'new'],
  changed: ['changed', 'changed'],
  unchanged: ['unchanged', 'unchanged'],
  missing: ['missing', 'missing'],
  wrong: ['wrong row', 'wrong rows'],
  warnings: ['warning', 'warnings'],
} as const;

/** The mapping of a file of another layout. */
export const importMapping = {
  title: (file: string) => `What the columns of ${file} are`,
  intro:
    'A first draft, from the names of the columns and what stands in them. Choose another column where it is wrong: below you see what the first rows become. Nothing is written yet.',
  begin: {
    label: 'Begin with',
    hint: 'A mapping that ships with Harborlight names the columns of a list of its kind: choose your own where the file calls them otherwise.',
    draft: 'The draft for this file',
    own: 'What you have written',
  },
  fields: {
    title: 'Fields and columns',
    more: 'More fields',
    none: 'Nothing',
    written: 'As the text says',
    labels: { ...centerFieldLabels, program: 'Program or site', intakePhone: 'Intake phone' } as Record<
      MappedField,
      string
    >,
    needed: (label: string) => `${label} (needed)`,
  },
  text: {
    title: 'The mapping as text',
    label: 'Mapping (YAML)',
    hint: 'Here you can also join columns, split a cell, give a constant, and say what each value becomes. Save it, and use it again for the next file of this list.',
    save: 'Save the mapping as a file',
    open: 'Use a saved mapping',
    wrong: 'This mapping cannot be used yet',
  },
  rows: {
    title: 'What the first rows become',
    region: 'The first rows as centers',
    row: 'Row',
    problems: 'Not used',
    none: 'The file has no rows below its header.',
    unusable: 'No center',
    trying: 'Trying the mapping…',
  },
  done: 'Preview the whole file',
  rowNumber: (row: number) => formatNumber(row),
  fileName: (file: string) => `${file.replace(/\.[a-z]+$/i, '')}.yaml`,
};
