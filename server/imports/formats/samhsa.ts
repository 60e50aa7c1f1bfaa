import { unreadable } from '../files/import-file.ts';
import type { Format, FormatFile, OpenFile, ReadCell } from './format.ts';
import type { SamhsaPart } from './samhsa-codes.ts';
import { readSamhsaRow, samhsaColumns } from './samhsa-rows.ts';
import { partOfCodes, samhsaParts, splitServiceCodes } from './samhsa-services.ts';

/** SAMHSA's National Directory, of substance use and of mental health: a file of each, or one of both. */
export const samhsa: Format = {
  name: 'samhsa',
  label: 'SAMHSA’s directory',
  source: 'SAMHSA National Directory',
  parts: samhsaParts,
  complete: true,
  yearly: true,
  checked: false,
  columns: samhsaColumns,
  open,
};

/** A part of which a file holds fewer of its rows strayed into it, and is not whole. */
const WHOLE = 0.1;

function open(file: FormatFile): OpenFile {
  const end = endOfFacilities(file);
  const counts: Record<SamhsaPart, number> = { SU: 0, MH: 0 };
  for (const row of file.rows.slice(1, end)) {
    const part = partOfRow((column) => file.cell(row, column));
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
  return {
    parts: new Set(samhsaParts.filter((part) => counts[part] >= WHOLE * all)),
    end,
    readRow: (cell, at, findings) => {
      const part = partOfRow(cell) ?? most;
      const read = readSamhsaRow(cell, part, file.year, at, findings);
      return read && { ...read, part };
    },
  };
}

/** Which of the two directories a row is from: as it says itself, or else as its codes tell. */
function partOfRow(cell: ReadCell): SamhsaPart | undefined {
  return parsePart(cell('directory_type')) ?? partOfCodes(splitServiceCodes(cell('service_code_info')));
}

/** "MH", "Substance use": what names both tells nothing. */
function parsePart(text: string): SamhsaPart | undefined {
  const substanceUse = /\b(su|sa)\b|substance/i.test(text);
  const mentalHealth = /\bmh\b|mental/i.test(text);
  if (substanceUse === mentalHealth) return undefined;
  return substanceUse ? 'SU' : 'MH';
}

/** Behind the last row that has a city and a state: a footnote is no facility with something missing. */
function endOfFacilities({ rows, cell }: FormatFile): number {
  const last = rows.findLastIndex((row) => cell(row, 'city').trim() && cell(row, 'state').trim());
  return last === -1 ? rows.length : last + 1;
}
