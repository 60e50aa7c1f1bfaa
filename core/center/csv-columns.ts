import type { z } from 'zod';
import { fold } from '../fold-text.ts';
import type { ValueList } from '../lists/value-list.ts';
import { joinLines, plainLines } from '../tidy-text.ts';
import { CenterFields } from './center.ts';
import {
  betweenValues,
  type ChoiceField,
  type Field,
  type FieldTable,
  type FieldValues,
  isList,
  isRequired,
  type ListField,
  unwrapList,
  type ValuesField,
  wrapList,
} from './field-kinds.ts';
import { schemaOf } from './field-schemas.ts';
import { type FieldName, fields } from './fields.ts';
import { isUsPhone, NO_PHONE } from './phone.ts';
import { readNumber } from './read-number.ts';
import { repairText } from './repairs.ts';

/** What a cell says: a value for the column's field, and what in it could not be used. */
interface ParsedCell {
  value?: unknown;
  problems: { value: string; message: string }[];
  /** True where a ZIP or a phone was not written as one. */
  repaired?: boolean;
}

/** One column of our CSV template: how its cell is read, and how it is written. */
export interface Column<T extends FieldTable = typeof fields> {
  /** As in the template's first row. */
  header: string;
  field: keyof T & string;
  /** A row is of no use without it. */
  required: boolean;
  /** What the template's example row shows. */
  example: string;
  /** Reads a cell that is not empty; `state` is that of its row, by its letters, as far as it is known. */
  parse: (cell: string, state?: string) => ParsedCell;
  /** Writes the field of a center; '' where there is nothing. */
  format: (center: FieldValues<T>) => string;
}

/** The order of the template (spec, section 3: bulk import CSV columns). A field that came later stands behind them. */
const templateOrder: readonly FieldName[] = [
  ...(['name', 'website', 'phone', 'emailPublic', 'street', 'city', 'state', 'zip', 'bedCount'] as const),
  ...(['staffToClientRatio', 'languages', 'religiousOrientation', 'programHighlights', 'levels'] as const),
  ...(['populations', 'modalities', 'insurance', 'accreditations'] as const),
  // Not in it, and there before others.
  ...(['care', 'servesOnly', 'topics', 'doesNotTreat'] as const),
];

/** A column for each field of a table that has an example. */
export function makeColumns<T extends FieldTable>(table: T): readonly Column<T>[] {
  const names = new Set<string>([...templateOrder, ...Object.keys(table)]);
  return [...names].flatMap((name): Column<T>[] => {
    const field = table[name];
    if (!field || field.example === undefined) return [];
    const { column, header = column, example } = field;
    return [
      {
        header,
        field: name,
        required: isRequired(field),
        example,
        parse: parserOf(field),
        format: (center) => formatCell(field, center[name]),
      },
    ];
  });
}

/** Every column of our CSV template. */
export const columns: readonly Column[] = makeColumns(fields);

/** The template that staff download: the header row and one example. */
export function templateCsv(of: readonly Pick<Column, 'header' | 'example'>[] = columns): string {
  return toCsv([of.map(({ header }) => header), of.map(({ example }) => example)]);
}

/** What the template's example row says of a center. */
export function templateExample(): Partial<CenterFields> {
  const given = columns.filter(({ example }) => example !== '');
  return CenterFields.partial().parse(
    Object.fromEntries(given.map(({ field, example, parse }) => [field, parse(example).value])),
  );
}

/** Writes rows as CSV with CRLF at the end of each (RFC 4180). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

/**
 * CSV that spreadsheets open without running what somebody typed into a form: a cell that they could take for a
 * formula gets an apostrophe before it (https://owasp.org/www-community/attacks/CSV_Injection). Our importer takes
 * that apostrophe away again: see `readSafeCell`.
 */
export function toSafeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const safe = (cell: string | number) =>
    typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return toCsv(rows.map((row) => row.map(safe)));
}

/** A cell as it was before `toSafeCsv` made it safe; any other cell as it is. */
export function readSafeCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/**
 * What begins like a formula, full-width signs too, or with what a spreadsheet skips before one. Apostrophes before
 * it count with it: so `'=1` is not taken for a safe `=1` when it is read back.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

const YES = 'yes';

function formatCell(field: Field, value: unknown): string {
  if (isList(field)) {
    const between = field.kind === 'names' ? (field.between ?? ',') : ',';
    return Array.isArray(value) ? unwrapList(value).join(`${between} `) : '';
  }
  if (field.kind === 'yesNo') return value === true ? YES : '';
  return value === null || value === undefined ? '' : String(value);
}

function parserOf(field: Field): Column['parse'] {
  const schema = schemaOf(field);
  switch (field.kind) {
    case 'values':
      return remember(valuesParser(field));
    case 'names':
      return remember((cell) => {
        const { found } = splitCell(field, cell, joinLines);
        return checked(schema, wrapList(field, found), cell);
      });
    case 'choice':
      return choiceParser(field);
    case 'number':
      return (cell) => checked(schema, readNumber(cell), cell);
    case 'yesNo':
      return (cell) => {
        if (/^(yes|true|y|1)$/i.test(cell)) return { value: true, problems: [] };
        if (/^(no|false|n|0)$/i.test(cell)) return { value: false, problems: [] };
        return { problems: [{ value: cell, message: `must be ${YES} or no` }] };
      };
    default: {
      const format = field.kind === 'text' ? field.format : undefined;
      const tidy = format === 'long' ? plainLines : joinLines;
      return (cell, state = '') => {
        const given = tidy(cell);
        const text = repairText(field, given, state);
        if (text === null) return { problems: [] };
        if (format === 'phone' && !isUsPhone(text)) return { problems: [{ value: cell, message: NO_PHONE }] };
        // "www.recovery.example" is a website too.
        if (format === 'link') return checked(schema, /^[a-z]+:/i.test(text) ? text : `http://${text}`, cell);
        return { ...checked(schema, text, cell), ...(text !== given && { repaired: true }) };
      };
    }
  }
}

/** Values from one of our lists, by value or label, in any letter case. */
function valuesParser(field: ValuesField) {
  const known = byName(field.list);
  const message = `is not one of ${field.list.values.join(', ')}`;
  return (cell: string): ParsedCell => {
    const { found, problems } = splitCell(
      field,
      cell,
      (part) => known.get(part.toLowerCase()) ?? known.get(fold(part)),
    );
    const value = found.length > 0 ? wrapList(field, found) : undefined;
    return { value, problems: problems.map((part) => ({ value: part, message })) };
  };
}

/** One value, such as a state by its two letters or its full name. */
function choiceParser({ list, refusal }: ChoiceField) {
  const known = byName(list);
  return (cell: string): ParsedCell => {
    const value = known.get(fold(cell));
    return value ? { value, problems: [] } : { problems: [{ value: cell, message: refusal }] };
  };
}

function byName({ values, labels }: ValueList): ReadonlyMap<string, string> {
  return new Map(
    values.flatMap((value) => [
      [fold(value), value],
      [fold(labels[value]!), value],
    ]),
  );
}

/** The lists of a directory repeat: thousands of rows, some hundred different cells. */
function remember(parse: (cell: string) => ParsedCell): (cell: string) => ParsedCell {
  const parsed = new Map<string, ParsedCell>();
  return (cell) => {
    const known = parsed.get(cell);
    if (known) return known;
    if (parsed.size === REMEMBERED) parsed.clear();
    const result = parse(cell);
    parsed.set(cell, result);
    return result;
  };
}

const REMEMBERED = 2_000;

function splitCell(field: ListField, cell: string, find: (part: string) => string | undefined) {
  const found = new Set<string>();
  const problems: string[] = [];
  for (const part of cell.split(betweenValues(field))) {
    const trimmed = part.trim();
    if (trimmed === '') continue;
    const value = find(trimmed);
    if (value === undefined) problems.push(trimmed);
    else found.add(value);
  }
  return { found: [...found], problems };
}

/** The schema of a center has the last word on every value. */
function checked(schema: z.ZodType, value: unknown, cell: string): ParsedCell {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, problems: [] };
  const message = result.error.issues[0]!.message.replace(/^Invalid input: /, '').replace(
    /^[A-Z](?=[a-z])/,
    (c) => c.toLowerCase(),
  );
  return { problems: [{ value: cell, message }] };
}
