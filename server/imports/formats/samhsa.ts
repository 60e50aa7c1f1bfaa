import { formatNumber } from '#core/i18n/format.ts';
import { parseState } from '#core/lists/public-lists.ts';
import { AppError } from '../../app-error.ts';
import { unreadable } from '../files/import-file.ts';
import type { Format, FormatFile, OpenFile, ReadCell } from './format.ts';
import { codesOfYear, givenCodes, type SamhsaPart } from './samhsa-codes.ts';
import { readSamhsaRow, samhsaColumns } from './samhsa-rows.ts';
import {
  compileMeanings,
  type Meanings,
  partOfCodes,
  samhsaParts,
  splitServiceCodes,
} from './samhsa-services.ts';

/** SAMHSA's National Directory, of substance use and of mental health: a file of each, or one of both. */
export const samhsa: Format = {
  name: 'samhsa',
  label: 'SAMHSA’s directory',
  source: 'SAMHSA National Directory',
  parts: samhsaParts,
  complete: true,
  yearly: true,
  coded: true,
  checked: false,
  columns: samhsaColumns,
  open,
};

/** A part of which a file holds fewer of its rows strayed into it, and is not whole. */
const WHOLE = 0.1;

function open(file: FormatFile): OpenFile {
  const { meanings } = compileMeanings(file.codes ? givenCodes(file.codes) : codesOfYear(file.year));
  const end = endOfFacilities(file, meanings);
  const counts: Record<SamhsaPart, number> = { SU: 0, MH: 0 };
  for (const row of file.rows.slice(1, end)) {
    const part = partOfRow((column) => file.cell(row, column), meanings);
    if (part) counts[part] += 1;
  }
  const all = counts.SU + counts.MH;
  if (all === 0) {
    throw unreadable(
      file.name,
      'holds no service codes that tell SAMHSA’s substance use directory from its mental health directory',
    );
  }
  const most = counts.MH > counts.SU ? 'MH' : 'SU';
  refuseUnknownCodes(file, end, meanings, most);
  return {
    parts: new Set(samhsaParts.filter((part) => counts[part] >= WHOLE * all)),
    end,
    readRow: (cell, at, findings) => {
      const part = partOfRow(cell, meanings) ?? most;
      const read = readSamhsaRow(cell, meanings, part, file.year, at, findings);
      return read && { ...read, part };
    },
  };
}

/** Which of the two directories a row is from: as it says itself, or else as its codes tell. */
function partOfRow(cell: ReadCell, meanings: Meanings): SamhsaPart | undefined {
  return (
    parsePart(cell('directory_type')) ?? partOfCodes(meanings, splitServiceCodes(cell('service_code_info')))
  );
}

/** Where more rows than these hold codes that we do not know, the table is not that of the file. */
const MOST_UNKNOWN = 0.2;
const NAMED = 12;

/** Centers with half of what they offer would be worse than none. */
function refuseUnknownCodes(file: FormatFile, end: number, meanings: Meanings, most: SamhsaPart): void {
  const unknown = new Map<string, number>();
  let rows = 0;
  let wrong = 0;
  for (const row of file.rows.slice(1, end)) {
    const cell: ReadCell = (column) => file.cell(row, column);
    const codes = splitServiceCodes(cell('service_code_info'));
    if (codes.length === 0) continue;
    rows += 1;
    const known = meanings[partOfRow(cell, meanings) ?? most];
    const others = codes.filter((code) => !known.has(code));
    if (others.length > 0) wrong += 1;
    for (const code of new Set(others)) unknown.set(code, (unknown.get(code) ?? 0) + 1);
  }
  if (wrong <= MOST_UNKNOWN * rows) return;
  const counted = [...unknown].sort((a, b) => b[1] - a[1]);
  const named = counted
    .slice(0, NAMED)
    .map(([code, count]) => `${code.slice(0, 20)} (${formatNumber(count)})`);
  const more = counted.length > NAMED ? ` and ${formatNumber(counted.length - NAMED)} more` : '';
  const what = `${formatNumber(wrong)} of ${formatNumber(rows)} rows hold service codes that we do not know: ${named.join(', ')}${more}`;
  throw new AppError(
    422,
    'unknown_codes',
    `${file.name}: ${what}. Nothing was imported: import it with a table of what the codes of that year mean (in the terminal: harborlight import --codes FILE).`,
    [{ path: `${file.name}, column service_code_info`, message: what }],
  );
}

/** "MH", "Substance use": what names both tells nothing. */
function parsePart(text: string): SamhsaPart | undefined {
  const substanceUse = /\b(su|sa)\b|substance/i.test(text);
  const mentalHealth = /\bmh\b|mental/i.test(text);
  if (substanceUse === mentalHealth) return undefined;
  return substanceUse ? 'SU' : 'MH';
}

/**
 * Behind the last row that has a state, and a ZIP or a phone; or, whatever its state is called, a ZIP and codes that we
 * know. A footnote, or the sheet of codes, whose texts fill any column, is no facility with something missing.
 */
function endOfFacilities({ rows, cell }: FormatFile, meanings: Meanings): number {
  const isKnown = (code: string) => samhsaParts.some((part) => meanings[part].has(code));
  const last = rows.findLastIndex(
    (row) =>
      (parseState(cell(row, 'state')) && /\d/.test(cell(row, 'zip') + cell(row, 'phone'))) ||
      (/^\s*\d{3,5}\b/.test(cell(row, 'zip')) &&
        splitServiceCodes(cell(row, 'service_code_info')).some(isKnown)),
  );
  return last === -1 ? rows.length : last + 1;
}
