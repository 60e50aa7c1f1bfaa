import { isState, type Jurisdiction, jurisdictions } from '#core/lists/public-lists.ts';
import type { ReviewStatus } from '#core/lists/staff-lists.ts';
import { zipElsewhere } from '#core/search/place-agreement.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import { placeTable, zipPlace } from '../../data/places.ts';
import type { DetailCollector } from './details.ts';
import type { Table } from './files/table.ts';
import type { Findings } from './findings.ts';
import type { Exported, FormatFile, OpenFile, ReadRow } from './formats/format.ts';
import type { Header } from './header.ts';
import { mergeRecords, type Part, type SourceRecord } from './source-record.ts';

/** A facility as the files of one import describe it. */
export interface Facility {
  key: string;
  records: Partial<Record<Part, SourceRecord>>;
  /** Its first row. */
  at: RowRef;
  exported?: Exported | undefined;
  /** Where a row says whether it is shown. */
  reviewStatus?: ReviewStatus | undefined;
}

/** A file, and what is known of it before its rows are read. */
export interface SourceFile {
  table: Table;
  header: Header;
  year: number | null;
  opened: OpenFile;
}

interface ReadOptions {
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

  const add = ({ key, part, record, exported, reviewStatus }: ReadRow, at: RowRef) => {
    if (!allJurisdictions && !isState(record.state)) {
      findings.leaveOut(outsideOfStates(record.state), at, key);
      return;
    }
    // Two centers may look alike; of our own export each row is one of its own.
    const name = (exported?.slug ?? exported?.id)?.toString() ?? key;
    const facility = facilities.get(name);
    if (!facility) {
      facilities.set(name, { key, records: { [part]: record }, at, exported, reviewStatus });
      const elsewhere = zipElsewhere(record, placeTable());
      if (elsewhere) {
        const value = `${record.zip} (${elsewhere.city}, ${elsewhere.state}) and ${record.city}, ${record.state}`;
        findings.warn('zip_elsewhere', { ...at, column: 'zip', value });
      }
      if (record.zip && !zipPlace(record.zip)) {
        findings.warn('zip_unknown', { ...at, column: 'zip', value: record.zip });
      }
      return;
    }
    merged += 1;
    details?.addDuplicate(at, facility.at, record.name);
    const other = facility.records[part];
    facility.reviewStatus ??= reviewStatus;
    facility.records[part] = other ? mergeRecords(other, record) : record;
  };

  const rows = files.map((file) => {
    const read = rowReader(file, findings);
    let count = 0;
    for (let index = 1; index < file.table.rows.length; index++) {
      done += 1;
      if (done % 1000 === 0) onProgress(done, total);
      const row = file.table.rows[index]!;
      if (row.every((cell) => cell.trim() === '')) continue;
      count += 1;
      const at = { file: file.table.name, row: index + 1 };
      if (index >= file.opened.end) {
        findings.leaveOut('Not a facility: a note at the end of the file', {
          ...at,
          value: row.join(' ').trim(),
        });
        continue;
      }
      const facility = read(row, at);
      if (facility) add(facility, at);
    }
    return count;
  });
  onProgress(total, total);
  return { facilities, rows, merged };
}

function outsideOfStates(code: Jurisdiction): string {
  return `${code} (${jurisdictions.labels[code]}) is not one of the 50 states`;
}

/** The cells of a table by the names of their columns. */
export function readCells({ positions }: Header): FormatFile['cell'] {
  return (row, column) => {
    const position = positions.get(column);
    return position === undefined ? '' : (row[position] ?? '');
  };
}

/** Has a row read, after a look at its width. */
function rowReader({ table, header, opened }: SourceFile, findings: Findings) {
  const { width } = header;
  const cell = readCells(header);
  return (row: readonly string[], at: RowRef): ReadRow | undefined => {
    const filled = row.length > width ? row.findLastIndex((cell) => cell.trim() !== '') + 1 : row.length;
    if (filled > width || (row.length < width && table.format === 'csv')) {
      const message = `has ${Math.max(filled, 1)} cells where the header has ${width}: is a comma inside a cell not quoted?`;
      findings.errors.push({ ...at, message });
      return undefined;
    }
    return opened.readRow((column) => cell(row, column), at, findings);
  };
}
