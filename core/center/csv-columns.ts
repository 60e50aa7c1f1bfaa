import type { z } from 'zod';
import { CenterFields } from './center.ts';
import { insuranceTypes, jurisdictions, levels, modalities, populations } from './lists.ts';
import { fold } from './text.ts';
import type { ValueList } from './value-list.ts';

/** What a cell says: a value for the column's field, and what in it could not be used. */
export interface ParsedCell {
  value?: unknown;
  problems: { value: string; message: string }[];
}

/** One column of our CSV template: how its cell is read, and how it is written. */
export interface Column {
  /** As in the template's first row. */
  header: string;
  field: keyof CenterFields;
  /** A row is of no use without it. */
  required: boolean;
  /** What the template's example row shows. */
  example: string;
  /** Reads a cell that is not empty. */
  parse: (cell: string) => ParsedCell;
  /** Writes the field of a center; '' where there is nothing. */
  format: (center: CenterFields) => string;
}

/** Every column of our CSV template (spec, section 3: bulk import CSV columns), in its order. */
export const columns: readonly Column[] = [
  text('name', 'name', 'Example Recovery Center', { required: true }),
  { ...text('website', 'website', 'https://recovery.example'), parse: parseWebsite },
  text('phone', 'phone', '205-555-0100'),
  text('email_public', 'emailPublic', 'info@recovery.example'),
  text('street', 'street', '100 Example Street'),
  text('city', 'city', 'Birmingham', { required: true }),
  { ...text('state', 'state', 'AL', { required: true }), parse: parseState },
  text('zip', 'zip', '35203'),
  { ...text('bed_count', 'bedCount', '24'), parse: parseBedCount },
  text('staff_to_client_ratio', 'staffToClientRatio', '1:6'),
  names('languages', 'languages', 'English, Spanish'),
  text('religious_orientation', 'religiousOrientation', ''),
  text('program_highlights', 'programHighlights', 'Small groups, and a garden.'),
  values('levels_of_care', 'levels', 'level', levels, 'DETOX, RESIDENTIAL'),
  values('populations', 'populations', 'population', populations, 'ADULT, WOMEN'),
  values('modalities', 'modalities', 'modality', modalities, 'CBT, MAT'),
  values('insurance_types', 'insurance', 'insurance', insuranceTypes, 'MEDICAID, SELFPAY'),
  names('accreditations', 'accreditations', 'CARF', 'name'),
];

/** The template that staff download: the header row and one example. */
export function templateCsv(): string {
  return toCsv([columns.map(({ header }) => header), columns.map(({ example }) => example)]);
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

/** Several values in one cell stand between commas; people write semicolons too. */
const BETWEEN_VALUES = /[,;\n]/;

function text(
  header: string,
  field: Exclude<keyof CenterFields, ListField>,
  example: string,
  { required = false } = {},
): Column {
  return {
    header,
    field,
    required,
    example,
    parse: (cell) => checked(field, cell, cell),
    format: (center) => String(center[field] ?? ''),
  };
}

type ListField = 'languages' | 'levels' | 'populations' | 'modalities' | 'accreditations' | 'insurance';

/** A column of values from one of our lists, by value or label, in any letter case. */
function values(header: string, field: ListField, key: string, list: ValueList, example: string): Column {
  const known = new Map(
    list.values.flatMap((value) => [
      [fold(value), value],
      [fold(list.labels[value]!), value],
    ]),
  );
  return {
    header,
    field,
    required: false,
    example,
    parse: remember((cell) => {
      const { found, problems } = splitCell(
        cell,
        (part) => known.get(part.toLowerCase()) ?? known.get(fold(part)),
      );
      const message = `is not one of ${list.values.join(', ')}`;
      const value = found.length > 0 ? found.map((each) => ({ [key]: each })) : undefined;
      return { value, problems: problems.map((part) => ({ value: part, message })) };
    }),
    format: (center) => center[field].map((each) => (each as Record<string, string>)[key]).join(', '),
  };
}

/** A column of free names: plain strings, or objects that carry the name under `key`. */
function names(header: string, field: 'languages' | 'accreditations', example: string, key?: string): Column {
  return {
    header,
    field,
    required: false,
    example,
    parse: remember((cell) => {
      const { found } = splitCell(cell, (part) => part);
      return checked(field, key ? found.map((each) => ({ [key]: each })) : found, cell);
    }),
    format: (center) => center[field].map((each) => (typeof each === 'string' ? each : each.name)).join(', '),
  };
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

function splitCell(cell: string, find: (part: string) => string | undefined) {
  const found = new Set<string>();
  const problems: string[] = [];
  for (const part of cell.split(BETWEEN_VALUES)) {
    const trimmed = part.trim();
    if (trimmed === '') continue;
    const value = find(trimmed);
    if (value === undefined) problems.push(trimmed);
    else found.add(value);
  }
  return { found: [...found], problems };
}

/** "www.recovery.example" is a website too. */
function parseWebsite(cell: string): ParsedCell {
  return checked('website', /^[a-z]+:/i.test(cell) ? cell : `http://${cell}`, cell);
}

/** A two-letter code or the full name. */
function parseState(cell: string): ParsedCell {
  const value = stateNames.get(fold(cell));
  if (value) return { value, problems: [] };
  return { problems: [{ value: cell, message: 'is not a US state, such as TX' }] };
}

const stateNames = new Map(
  jurisdictions.values.flatMap((code) => [
    [fold(code), code],
    [fold(jurisdictions.labels[code]), code],
  ]),
);

function parseBedCount(cell: string): ParsedCell {
  const count = /^\d{1,3}(,\d{3})+$/.test(cell) ? cell.replaceAll(',', '') : cell;
  return checked('bedCount', /^\d+(\.0+)?$/.test(count) ? Number(count) : count, cell);
}

/** The schema of a center has the last word on every value. */
function checked(field: keyof CenterFields, value: unknown, cell: string): ParsedCell {
  const result = (CenterFields.shape[field] as z.ZodType).safeParse(value);
  if (result.success) return { value: result.data, problems: [] };
  const message = result.error.issues[0]!.message.replace(/^Invalid input: /, '').replace(
    /^[A-Z](?=[a-z])/,
    (c) => c.toLowerCase(),
  );
  return { problems: [{ value: cell, message }] };
}
