import { type Document, isMap, parseDocument } from 'yaml';
import type { CenterFields } from '#core/center/center.ts';
import { describeField } from '#core/center/center-changes.ts';
import { fieldNames } from '#core/center/fields.ts';
import { type Mapping, mappedFields } from '#core/staff/import-mapping.ts';
import { type MappingTrial, SHOWN_ROWS, type TriedMapping } from '#core/staff/mapping-draft.ts';
import { AppError } from '../../app-error.ts';
import { toFields } from '../center-fields.ts';
import { readCells } from '../facilities.ts';
import { type Table, withHeaderRow } from '../files/table.ts';
import { Findings } from '../findings.ts';
import { readHeader } from '../header.ts';
import { describeError, describeWarning } from '../row-words.ts';
import { findHeaderRow } from './columns-of.ts';
import { mappedFormat } from './mapped-format.ts';
import { readMapping } from './read-mapping.ts';

/** What somebody who writes a mapping on the web calls it. */
const NAME = 'mapping';
/** A cell is longer than any field of ours that is told from it. */
const LONGEST_CELL = 500;

/** The rows of a file by which a mapping can be tried: down to the first below the header. */
export function sampleOf(table: Table): string[][] {
  const above = findHeaderRow(table);
  const filled = table.rows.flatMap((row, at) =>
    at >= above && row.some((cell) => cell.trim() !== '') ? at : [],
  );
  const end = (filled[SHOWN_ROWS - 1] ?? table.rows.length - 1) + 1;
  return table.rows
    .slice(0, Math.min(end, 50))
    .map((row) => row.slice(0, 500).map((cell) => cell.slice(0, LONGEST_CELL)));
}

/** What the first rows of a file become by a mapping; where it cannot be used, why, and what its fields are so far. */
export function tryMapping({ file, rows, map: given, set }: MappingTrial): TriedMapping {
  const document = parseDocument(given, { prettyErrors: false });
  const isYaml = document.errors.length === 0 && isMap(document.contents);
  if (isYaml && set) {
    if (set.column === null) document.deleteIn(['columns', set.field]);
    else document.setIn(['columns', set.field], set.column);
  }
  const map = isYaml && set ? document.toString({ lineWidth: 0 }) : given;
  const tried = { map, columns: [], fields: isYaml ? fieldsIn(document) : [], rows: [], problems: [] };
  try {
    const mapping = readMapping({ name: NAME, text: map });
    return { ...tried, columns: headerOf(rows, mapping.headerRow), rows: readRows({ file, rows }, mapping) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, issues = [] } = error;
    const headerRow = Number(document.get('headerRow')) || 1;
    return {
      ...tried,
      columns: headerOf(rows, headerRow),
      problems: issues.length > 0 ? [...issues] : [{ path: NAME, message }],
    };
  }
}

function headerOf(rows: MappingTrial['rows'], headerRow: number): string[] {
  return (rows[headerRow - 1] ?? []).map((column) => column.trim()).filter((column) => column !== '');
}

/** What each field is made of, whether the mapping can be used or not. */
function fieldsIn(document: Document): TriedMapping['fields'] {
  return mappedFields.map((field) => {
    const rule = document.getIn(['columns', field]);
    const column = typeof rule === 'string' ? rule : null;
    return { field, column, written: rule !== undefined && rule !== null && column === null };
  });
}

function readRows(
  { file, rows }: Pick<MappingTrial, 'file' | 'rows'>,
  mapping: Mapping,
): TriedMapping['rows'] {
  const format = mappedFormat(mapping);
  const table = withHeaderRow({ name: file, format: 'csv', encoding: null, rows }, mapping.headerRow);
  const cell = readCells(readHeader(table, format));
  const { readRow } = format.open({ name: file, rows: table.rows, year: mapping.year ?? null, cell });
  return table.rows
    .flatMap((row, index) =>
      index > 0 && row.some((each) => each.trim() !== '') ? [{ row, at: index + 1 }] : [],
    )
    .slice(0, SHOWN_ROWS)
    .map(({ row, at }) => {
      const findings = new Findings();
      const read = readRow((column) => cell(row, column), { file, row: at }, findings);
      return {
        row: at,
        values: read ? describeCenter(toFields(read.record)) : [],
        problems: [
          ...findings.errors.map(describeError),
          ...findings.leftOut.map(({ reason }) => reason),
          ...findings.warnings.flatMap(({ kind, rows: refs }) =>
            refs.map((ref) => describeWarning(kind, ref)),
          ),
        ],
      };
    });
}

function describeCenter(center: CenterFields): TriedMapping['rows'][number]['values'] {
  return fieldNames
    .filter((field) => field !== 'approximateLocation' || center[field])
    .map((field) => ({ field, text: describeField(field, center[field]) }))
    .filter(({ text }) => text !== '');
}
