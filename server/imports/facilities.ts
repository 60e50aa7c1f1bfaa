import { isState, type Jurisdiction, jurisdictions } from '#core/lists.ts';
import { zipPlace } from '../../data/places.ts';
import type { DetailCollector } from './details.ts';
import type { Findings, RowRef } from './findings.ts';
import type { Header } from './header.ts';
import { mergeRecords, type SourceRecord } from './record.ts';
import { readSamhsaRow } from './samhsa-rows.ts';
import type { Part } from './source.ts';
import type { Table } from './table.ts';
import { readTemplateRow } from './template-rows.ts';

/** A facility as the files of one import describe it. */
export interface Facility {
  key: string;
  records: Partial<Record<Part, SourceRecord>>;
  /** Its first row. */
  at: RowRef;
}

/** A file, and what is known of it before its rows are read. */
export interface SourceFile {
  table: Table;
  header: Header;
  part: Part;
  year: number | null;
}

export interface ReadOptions {
  allJurisdictions: boolean;
  findings: Findings;
  details?: DetailCollector | undefined;
  onProgress: (done: number, total: number) => void;
}

/** The facilities of all files, rows of the same one merged, in the order of the files. */
export function readFacilities(
  files: readonly SourceFile[],
  { allJurisdictions, findings, details, onProgress }: ReadOptions,
): { facilities: Map<string, Facility>; rows: number[]; merged: number } {
  const facilities = new Map<string, Facility>();
  const total = files.reduce((sum, { table }) => sum + table.rows.length - 1, 0);
  let done = 0;
  let merged = 0;

  const add = (file: SourceFile, { record, key }: ReadRow, at: RowRef) => {
    if (!allJurisdictions && !isState(record.state)) {
      findings.leaveOut(outsideOfStates(record.state), at, key);
      return;
    }
    const facility = facilities.get(key);
    if (!facility) {
      facilities.set(key, { key, records: { [file.part]: record }, at });
      if (record.zip && !zipPlace(record.zip)) {
        findings.warn('zip_unknown', { ...at, column: 'zip', value: record.zip });
      }
      return;
    }
    merged += 1;
    details?.addDuplicate(at, facility.at, record.name);
    const other = facility.records[file.part];
    facility.records[file.part] = other ? mergeRecords(other, record) : record;
  };

  const rows = files.map((file) => {
    const read = rowReader(file, findings);
    // What follows the last facility is a footnote, and no facility with something missing.
    const end = file.header.format === 'samhsa' ? endOfFacilities(file) : file.table.rows.length;
    let count = 0;
    for (let index = 1; index < file.table.rows.length; index++) {
      done += 1;
      if (done % 1000 === 0) onProgress(done, total);
      const row = file.table.rows[index]!;
      if (row.every((cell) => cell.trim() === '')) continue;
      count += 1;
      const at = { file: file.table.name, row: index + 1 };
      if (index >= end) {
        findings.leaveOut('Not a facility: a note at the end of the file', {
          ...at,
          value: row.join(' ').trim(),
        });
        continue;
      }
      const facility = read(row, at);
      if (facility) add(file, facility, at);
    }
    return count;
  });
  onProgress(total, total);
  return { facilities, rows, merged };
}

interface ReadRow {
  record: SourceRecord;
  key: string;
}

function outsideOfStates(code: Jurisdiction): string {
  return `${code} (${jurisdictions.labels[code]}) is not one of the 50 states`;
}

/** Turns a row into a record, after a look at its width. */
function rowReader({ table, header, part, year }: SourceFile, findings: Findings) {
  const { positions, width } = header;
  // SAMHSA's sheets hold stray spaces; line breaks mean something in our template only.
  const clean = part === 'CSV' ? trimCell : collapseSpaces;
  return (row: readonly string[], at: RowRef): ReadRow | undefined => {
    const filled = row.length > width ? row.findLastIndex((cell) => cell.trim() !== '') + 1 : row.length;
    if (filled > width || (row.length < width && table.format === 'csv')) {
      const message = `has ${Math.max(filled, 1)} cells where the header has ${width}: is a comma inside a cell not quoted?`;
      findings.errors.push({ ...at, message });
      return undefined;
    }
    const cell = (column: string) => {
      const position = positions.get(column);
      return position === undefined ? '' : clean(row[position] ?? '');
    };
    return part === 'CSV'
      ? readTemplateRow(cell, at, findings)
      : readSamhsaRow(cell, part, year, at, findings);
  };
}

/** The index behind the last row that has a city and a state. */
function endOfFacilities({ table, header }: SourceFile): number {
  const [city, state] = [header.positions.get('city')!, header.positions.get('state')!];
  const last = table.rows.findLastIndex((row) => row[city]?.trim() && row[state]?.trim());
  return last === -1 ? table.rows.length : last + 1;
}

function trimCell(cell: string): string {
  return cell.includes('\r') ? cell.replace(/\r\n?/g, '\n').trim() : cell.trim();
}

function collapseSpaces(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}
