import { MAX_IMPORT_ROWS } from '#core/bulk-import.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { partOfCodes, splitServiceCodes } from '#core/samhsa.ts';
import type { SamhsaPart } from '#core/samhsa-codes.ts';
import { AppError } from '../app-error.ts';
import type { DetailCollector } from './details.ts';
import { type Facility, readFacilities, type SourceFile } from './facilities.ts';
import { Findings } from './findings.ts';
import { type Header, type ImportFormat, readHeader } from './header.ts';
import { type ImportFile, nameOf, unreadable } from './import-file.ts';
import type { FileReport } from './report.ts';
import { type Part, type Source, sources } from './source.ts';
import { readTable, type Table } from './table.ts';

export interface ReadImportOptions {
  files: readonly ImportFile[];
  format?: ImportFormat;
  /** The year of the directory, where the file names don't tell or tell wrong. */
  year?: number;
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
  source: Source;
  format: ImportFormat;
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
 * Reads the files of one import. Needs no database, so that a worker thread can do it, and nothing is touched
 * where a file is no good: then it throws an AppError with all that is wrong.
 */
export async function readImport(options: ReadImportOptions): Promise<PreparedImport> {
  if (options.files.length === 0) throw new AppError(400, 'no_files', 'There is no file to import.');
  const findings = new Findings();
  const files: SourceFile[] = [];
  let all = 0;
  for (const file of options.files) {
    const table = await readTable(file);
    all += countRows(table);
    if (all > MAX_IMPORT_ROWS) throw tooManyRows(options.files.map(nameOf).join(', '));
    const header = readHeader(table, options.format);
    files.push(describe(table, header, options.year, findings));
  }
  // The same order whatever order the files were given in.
  const { format } = files[0]!.header;
  const { parts } = sources[format];
  if (files.some(({ header }) => header.format !== format)) {
    throw new AppError(
      422,
      'mixed_files',
      'Our CSV and SAMHSA’s files cannot be imported together: do one first.',
    );
  }
  files.sort((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part));

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
    source: sources[format],
    format,
    parts: new Set(files.map(({ part }) => part)),
    facilities,
    findings,
    details: options.details,
    files: files.map(({ table, part, year }, index) => ({
      name: table.name,
      format: table.format,
      part,
      year,
      rows: rows[index]!,
    })),
    merged,
    allJurisdictions: options.allJurisdictions ?? false,
  };
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
  givenYear: number | undefined,
  findings: Findings,
): SourceFile {
  const at = { file: table.name, row: 1 };
  for (const column of header.ignored) findings.warn('column_ignored', { ...at, column });
  if (table.encoding === 'Windows-1252') findings.warn('encoding_guessed', at);
  if (header.format === 'csv') return { table, header, part: 'CSV', year: null };
  const year = givenYear ?? yearOfName(table.name);
  if (year === null) findings.warn('no_year', at);
  return { table, header, part: partOfTable(table, header), year };
}

/** "National_Directory_SA_Facilities_2022.xlsx" → 2022. */
function yearOfName(name: string): number | null {
  const years = name.match(/(?<!\d)20\d\d(?!\d)/g);
  return years ? Number(years.at(-1)) : null;
}

/** Which of SAMHSA's two directories a file is shows in its codes: its name can be anything. */
function partOfTable(table: Table, header: Header): SamhsaPart {
  const column = header.positions.get('service_code_info')!;
  const codes = table.rows.slice(1, 1000).flatMap((row) => splitServiceCodes(row[column] ?? ''));
  const part = partOfCodes(codes);
  if (part) return part;
  throw unreadable(
    table.name,
    'holds no service codes that tell SAMHSA’s substance use directory from its mental health directory',
  );
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
