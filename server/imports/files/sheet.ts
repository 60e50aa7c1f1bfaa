import { formatNumber } from '#core/i18n/format.ts';
import { MAX_FILE_BYTES } from '#core/staff/bulk-import.ts';
import { MAX_ROW_CHARACTERS } from './csv.ts';
import { unreadable } from './import-file.ts';
import { toDay } from './sheet-dates.ts';
import { type Attributes, attributeOf, readXml } from './xml.ts';

/** What a sheet refers to. */
interface Book {
  /** What messages call the file. */
  name: string;
  strings: readonly string[];
  /** By the number of a style, whether it shows a day. */
  dateStyles: readonly boolean[];
  from1904: boolean;
}

/** No spreadsheet has more (ECMA-376, part 1, 18.3.1.73). */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
/** Blank ones too, up to the last one of a row. The most rows that an import takes, with 200 columns. */
const MAX_CELLS = 20_000_000;

const EMPTY: readonly string[] = [];

/**
 * The rows of a sheet, the first of which is `[0]`, as texts: numbers as JavaScript writes them, days as YYYY-MM-DD, an
 * error as nothing. Throws where it is not a sheet as spreadsheets write it, and an AppError where it is too large.
 */
export function readSheet(xml: string, book: Book): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  let isInData = false;
  let row: string[] | undefined;
  let rowNumber = 0;
  let column = 0;
  let cell: { type: string; style: string | undefined } | undefined;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  let cells = 0;
  let characters = 0;
  let rowCharacters = 0;

  function beginRow(attributes: Attributes): void {
    if (row) throw new NoSheet();
    const given = attributeOf(attributes, 'r');
    rowNumber = inOrder(given === undefined ? rowNumber + 1 : Number(given), rowNumber, MAX_ROWS);
    row = [];
    column = 0;
    rowCharacters = 0;
  }

  function beginCell(attributes: Attributes): void {
    if (!row || cell) throw new NoSheet();
    const address = attributeOf(attributes, 'r');
    column = inOrder(address === undefined ? column + 1 : columnOf(address, rowNumber), column, MAX_COLUMNS);
    cell = { type: attributeOf(attributes, 't') ?? 'n', style: attributeOf(attributes, 's') };
    text = '';
  }

  function endCell(): void {
    const value = toText(text, cell!, book);
    cell = undefined;
    isText = false;
    if (value === '' || !row) return;
    cells += column - row.length;
    characters += value.length;
    rowCharacters += value.length;
    if (cells > MAX_CELLS) throw tooLarge(book.name, `${formatNumber(MAX_CELLS)} cells`);
    // As CSV it would be refused, too.
    if (rowCharacters > MAX_ROW_CHARACTERS) throw tooLarge(book.name, 'a million characters in one row');
    if (characters > MAX_FILE_BYTES) throw tooLarge(book.name, `${formatNumber(MAX_FILE_BYTES)} characters`);
    while (row.length < column - 1) row.push('');
    row.push(value);
  }

  function endRow(): void {
    while (rows.length < rowNumber - 1) rows.push(EMPTY);
    rows.push(row && row.length > 0 ? row : EMPTY);
    row = undefined;
  }

  readXml(xml, {
    open(tag, attributes) {
      if (!isInData) isInData = tag === 'sheetData';
      else if (tag === 'row') beginRow(attributes);
      else if (tag === 'c') beginCell(attributes);
      else if (tag === 'rPh') isPhonetic = true;
      else if (cell && tag === (cell.type === 'inlineStr' ? 't' : 'v')) isText = !isPhonetic;
    },
    close(tag) {
      if (!isInData) return;
      if (tag === 'c') endCell();
      else if (tag === 'row') endRow();
      else if (tag === 'rPh') isPhonetic = false;
      else if (tag === 'v' || tag === 't') isText = false;
      else if (tag === 'sheetData') isInData = false;
    },
    text(piece) {
      if (isText) text += piece;
    },
  });
  while (rows.at(-1)?.length === 0) rows.pop();
  return rows;
}

/** The texts that cells name by their number. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  readXml(xml, {
    open(tag) {
      if (tag === 'si') text = '';
      else if (tag === 't') isText = !isPhonetic;
      else if (tag === 'rPh') isPhonetic = true;
    },
    close(tag) {
      if (tag === 'si') strings.push(tidy(text));
      else if (tag === 't') isText = false;
      else if (tag === 'rPh') isPhonetic = false;
    },
    text(piece) {
      if (isText) text += piece;
    },
  });
  return strings;
}

function toText(
  text: string,
  { type, style }: { type: string; style: string | undefined },
  { strings, dateStyles, from1904 }: Book,
): string {
  if (text === '' || type === 'e') return '';
  switch (type) {
    case 'n':
      // A phone number in a column of days is shown as no day, and stays what it is.
      return (dateStyles[Number(style)] && toDay(toNumber(text), from1904)) || String(toNumber(text));
    case 's':
      return strings[toNumber(text)] ?? wrong();
    case 'str':
    case 'inlineStr':
      return tidy(text);
    case 'b':
      return text === '1' ? 'true' : text === '0' ? 'false' : wrong();
    case 'd':
      return /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? wrong();
    default:
      return wrong();
  }
}

/** What XML cannot hold is written as `_x000D_`. */
function tidy(text: string): string {
  const whole = text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
  return whole.trim();
}

function toNumber(text: string): number {
  const number = Number(text);
  // Of blanks JavaScript makes 0.
  return text.trim() === '' || Number.isNaN(number) ? wrong() : number;
}

/** "AB12" → 28. */
function columnOf(address: string, rowNumber: number): number {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? wrong();
  if (Number(digits) !== rowNumber) wrong();
  return [...letters!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function inOrder(number: number, last: number, most: number): number {
  return Number.isInteger(number) && number > last && number <= most ? number : wrong();
}

function wrong(): never {
  throw new NoSheet();
}

class NoSheet extends Error {
  constructor() {
    super('A spreadsheet writes no such sheet.');
  }
}

function tooLarge(name: string, most: string): Error {
  return unreadable(name, `has more than ${most} in its first sheet: split it up`);
}
