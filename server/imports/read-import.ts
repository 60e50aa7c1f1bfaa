import { formatNumber } from '#core/i18n/format.ts';
import { MAX_IMPORT_ROWS } from '#core/staff/bulk-import.ts';
import type { ImportFormat } from '#core/staff/import-formats.ts';
import type { FileReport } from '#core/staff/import-report.ts';
import { AppError } from '../app-error.ts';
import type { DetailCollector } from './details.ts';
import { type Facility, readCells, readFacilities, type SourceFile } from './facilities.ts';
import { type ImportFile, nameOf, unreadable } from './files/import-file.ts';
import { readTable, type Table, withHeaderRow } from './files/table.ts';
import { Findings } from './findings.ts';
import type { Format } from './formats/format.ts';
import { formats } from './formats/formats.ts';
import type { GivenCodes } from './formats/samhsa-codes.ts';
import { type Header, readHeader } from './header.ts';
import { mappedFormat } from './mapping/mapped-format.ts';
import { type GivenMapping, readMapping } from './mapping/read-mapping.ts';
import type { Part } from './source-record.ts';

export interface ReadImportOptions {
  files: readonly ImportFile[];
  format?: ImportFormat;
  /** Says what the columns of files are that are none of ours; in place of `format`. */
  map?: GivenMapping;
  /** The year of the directory, where the file names don't tell or tell wrong. */
  year?: number;
  /** A table of what the codes of SAMHSA's directory mean, where ours are not those of its year. */
  codes?: GivenCodes;
  /** DC and the territories too. */
  allJurisdictions?: boolean;
  /** Imports the good rows where others are wrong. */
  skipInvalid?: boolean;
  /** Gets to know what becomes of each center. */
  details?: DetailCollector;
  onProgress?: OnProgress;
}

export type OnProgress = (done: number, total: number, phase: 'reading' | 'writing') => void;

/** Files that were read and found good; nothing has been written. */
export interface PreparedImport {
  format: Format;
  /** The parts that the files hold whole. */
  parts: ReadonlySet<Part>;
  facilities: ReadonlyMap<string, Facility>;
  findings: Findings;
  details: DetailCollector | undefined;
  files: FileReport[];
  /** Rows that joined another row's center. */
  merged: number;
  allJurisdictions: boolean;
}

/**
 * Reads the files of one import. Needs no database, so that nothing is touched, and none is made,
 * where a file is no good: then it throws an AppError with all that is wrong.
 */
export async function readImport(options: ReadImportOptions): Promise<PreparedImport> {
  if (options.files.length === 0) throw new AppError(400, 'no_files', 'There is no file to import.');
  if (options.map && options.format) throw twoFormats();
  const given = options.map
    ? mappedFormat(readMapping(options.map))
    : options.format && formats[options.format];
  const findings = new Findings();
  const files: SourceFile[] = [];
  let all = 0;
  for (const file of options.files) {
    const table = withHeaderRow(await readTable(file), given?.headerRow ?? 1);
    all += countRows(table);
    if (all > MAX_IMPORT_ROWS) throw tooManyRows(options.files.map(nameOf).join(', '));
    const header = readHeader(table, given);
    files.push(describe(table, header, options, findings));
  }
  const { format } = files[0]!.header;
  const other = files.find(({ header }) => header.format !== format)?.header.format;
  if (other) throw mixedFiles(format, other);
  // The same order whatever order the files were given in.
  const firstPart = ({ opened }: SourceFile) => format.parts.findIndex((part) => opened.parts.has(part));
  files.sort((a, b) => firstPart(a) - firstPart(b));

  const { facilities, rows, merged } = readFacilities(files, {
    allJurisdictions: options.allJurisdictions ?? false,
    findings,
    details: options.details,
    onProgress: (done, total) => options.onProgress?.(done, total, 'reading'),
  });
  refuseErrors(findings, options.skipInvalid ?? false);
  const empty = rows.indexOf(0);
  if (empty !== -1) throw unreadable(files[empty]!.table.name, 'has a header row and nothing below it');
  return {
    format,
    parts: new Set(files.flatMap(({ opened }) => [...opened.parts])),
    facilities,
    findings,
    details: options.details,
    files: files.map(({ table, opened, year }, index) => ({
      name: table.name,
      format: table.format,
      parts: [...opened.parts],
      year,
      rows: rows[index]!,
    })),
    merged,
    allJurisdictions: options.allJurisdictions ?? false,
  };
}

function twoFormats(): AppError {
  const message = 'A mapping says what the files are: give no format beside it.';
  return new AppError(400, 'invalid_request', message, [
    { path: 'format', message: 'stands beside a mapping' },
  ]);
}

/** Blank ones are no work. */
function countRows({ rows }: Table): number {
  return rows.filter((row) => row.some((cell) => cell.trim() !== '')).length - 1;
}

function tooManyRows(names: string): AppError {
  const most = formatNumber(MAX_IMPORT_ROWS);
  return new AppError(
    422,
    'too_many_rows',
    `${names}: more than ${most} rows, which is the most that can be imported at once. ` +
      'Nothing was imported: split the rows up, and import one part after the other.',
  );
}

function describe(
  table: Table,
  header: Header,
  { year: givenYear, codes }: Pick<ReadImportOptions, 'year' | 'codes'>,
  findings: Findings,
): SourceFile {
  const at = { file: table.name, row: table.headerRow ?? 1 };
  for (const column of header.ignored) findings.warn('column_ignored', { ...at, column });
  // Of a mapping's columns a later file may lack some; what every center needs it must have.
  if (header.format.name === 'mapped') {
    for (const column of header.lacking) findings.warn('column_missing', { ...at, column });
  }
  if (table.encoding === 'Windows-1252') findings.warn('encoding_guessed', at);
  const { format } = header;
  const year = format.yearly ? (givenYear ?? format.year ?? yearOfName(table.name)) : null;
  if (format.yearly && year === null) findings.warn('no_year', at);
  if (codes && !format.coded) throw needlessCodes(codes.name, table.name);
  const opened = format.open({ name: table.name, rows: table.rows, year, codes, cell: readCells(header) });
  return { table, header, year, opened };
}

function needlessCodes(codes: string, file: string): AppError {
  const message = `${codes} says what service codes mean, and ${file} holds none, so nothing was imported: import it without.`;
  return new AppError(422, 'invalid_codes', message);
}

function mixedFiles(...formats: Format[]): AppError {
  const labels = formats.map(({ label }) => label).join(' and ');
  return new AppError(422, 'mixed_files', `${labels} cannot be imported together: do one first.`);
}

/** "National_Directory_SA_Facilities_2022.xlsx" → 2022. */
function yearOfName(name: string): number | null {
  const years = name.match(/(?<!\d)20\d\d(?!\d)/g);
  return years ? Number(years.at(-1)) : null;
}

/** Throws all errors of the rows as one, unless wrong rows are to be skipped. */
export function refuseErrors({ errors }: Findings, skipInvalid: boolean): void {
  if (skipInvalid || errors.length === 0) return;
  const rows = new Set(errors.map(({ file, row }) => `${file} ${row}`)).size;
  throw new AppError(
    422,
    'invalid_rows',
    `${rows} ${rows === 1 ? 'row is' : 'rows are'} wrong, so nothing was imported.`,
    errors.map(({ file, row, column, value, message }) => ({
      path: [file, `row ${row}`, ...(column ? [`column ${column}`] : [])].join(', '),
      message: value === undefined ? message : `“${value}” ${message}`,
    })),
  );
}
