import type { CellPiece, Piece, Rule } from '#core/staff/import-mapping.ts';
import type { ReadCell } from '../formats/format.ts';
import { splitAddress } from './whole-address.ts';

/** The columns that a rule reads. */
export function columnsOfRule({ pieces }: Rule): string[] {
  return pieces.flatMap((piece) =>
    'yes' in piece ? Object.keys(piece.yes) : 'column' in piece ? piece.column : [],
  );
}

/** The texts of a row's pieces that say something, each with its column. */
export function readTexts({ pieces }: Rule, cell: ReadCell): string[] {
  return pieces.flatMap((piece) => readPiece(piece, cell, false)).filter((text) => text !== '');
}

/** The values that a row's pieces name. */
export function readList({ pieces }: Rule, cell: ReadCell): string[] {
  return [...new Set(pieces.flatMap((piece) => readPiece(piece, cell, true)))].filter((text) => text !== '');
}

function readPiece(piece: Piece, cell: ReadCell, isList: boolean): string[] {
  if ('value' in piece) return piece.value;
  if ('yes' in piece) {
    return Object.entries(piece.yes).flatMap(([column, values]) => (saysYes(cell(column)) ? values : []));
  }
  const text = partOf(piece, cell(piece.column));
  if (text === '') return [];
  const known = knownValues(piece);
  // A whole cell first: a value may have a comma in it.
  const whole = known.get(squeeze(text));
  if (whole) return whole;
  if (!isList) return piece.values ? (known.get(squeeze(text)) ?? [text]) : [text];
  return text.split(piece.between ?? /[,;\n]/).flatMap((part) => {
    const value = part.trim();
    if (value === '') return [];
    return known.get(squeeze(value)) ?? (piece.others === 'ignore' ? [] : [value]);
  });
}

/** What a cell that has nothing but ticks holds: FindTreatment.gov's files have 1. */
const YES = new Set(['1', '1.0', 'y', 'yes', 'true', 't', 'x', '✓', '✔']);

export function saysYes(text: string): boolean {
  return YES.has(text.trim().toLowerCase());
}

function partOf({ at, part = 1, address }: CellPiece, given: string): string {
  const text = given.replace(/\r\n?/g, '\n').trim();
  if (address) return splitAddress(text)[address];
  if (at === undefined) return text;
  const parts = text.split(at);
  return (parts.at(part > 0 ? part - 1 : part) ?? '').trim();
}

const known = new WeakMap<CellPiece, ReadonlyMap<string, string[]>>();

/** What a piece's values become, by what stands in the cell, in any letter case. */
function knownValues(piece: CellPiece): ReadonlyMap<string, string[]> {
  let found = known.get(piece);
  if (!found) {
    found = new Map(Object.entries(piece.values ?? {}).map(([from, to]) => [squeeze(from), to]));
    known.set(piece, found);
  }
  return found;
}

/** "Detox  – Residential" and "detox – residential" are one value. */
export function squeeze(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
