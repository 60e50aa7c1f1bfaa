import { columns } from '#core/center/csv-columns.ts';
import type { FieldName } from '#core/center/fields.ts';
import { fold } from '#core/fold-text.ts';
import { parseState } from '#core/lists/public-lists.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import type { Findings } from '../findings.ts';
import type { SourceRecord } from '../source-record.ts';
import type { ReadCell, ReadRow } from './format.ts';
import { careOfPart, type SamhsaPart } from './samhsa-codes.ts';
import { describeServices, type Meanings, splitServiceCodes } from './samhsa-services.ts';

/** The columns of SAMHSA's sheet that we read; other vintages leave out the optional ones. */
export const samhsaColumns = {
  required: ['name1', 'street1', 'city', 'state', 'zip', 'phone', 'service_code_info'],
  optional: [
    ...(['name2', 'street2', 'intake1', 'intake2', 'intake1a', 'intake2a', 'website'] as const),
    // Which of the two directories a row is from, where a file holds both.
    'directory_type',
  ],
} as const;

type SamhsaColumn = (typeof samhsaColumns)['required' | 'optional'][number];

/** SAMHSA's files cut names here. */
const NAME_LENGTH = 38;

/** What one row says, read as the given one of the two directories means its codes. See `OpenFile.readRow`. */
export function readSamhsaRow(
  rawCell: ReadCell,
  meanings: Meanings,
  part: SamhsaPart,
  year: number | null,
  at: RowRef,
  findings: Findings,
): Omit<ReadRow, 'part'> | undefined {
  // The sheets hold stray spaces and line breaks.
  const cell = (column: SamhsaColumn) => rawCell(column).replace(/\s+/g, ' ').trim();
  const error = (column: SamhsaColumn, message: string, value?: string) => {
    findings.errors.push({ ...at, column, message, ...(value && { value }) });
    return undefined;
  };
  const name = cell('name1');
  if (name === '') return error('name1', 'is empty: every center needs a name');
  const city = cell('city');
  if (city === '') return error('city', 'is empty: every center needs a city');
  if (cell('state') === '') return error('state', 'is empty: every center needs a state');
  const state = parseState(cell('state'));
  if (!state) return error('state', 'is not a US state, such as TX', cell('state'));

  const program = cell('name2');
  if (name.length === NAME_LENGTH || program.length === NAME_LENGTH) {
    findings.warn('name_may_be_cut', { ...at, value: name.length === NAME_LENGTH ? name : program });
  }
  const read = (field: keyof typeof warnings, column: SamhsaColumn = field) =>
    readText(field, cell(column), state, { ...at, column }, findings);
  const zip = read('zip');
  if (cell('phone') === '') findings.warn('no_phone', { ...at, value: name });
  const phone = read('phone');
  const intakePhones = (['intake1', 'intake1a', 'intake2', 'intake2a'] as const).map((column) =>
    read('phone', column),
  );
  const website = read('website');
  const withheld = WITHHELD.test(cell('street1'));
  const record: SourceRecord = {
    name,
    city,
    state,
    ...(withheld ? { streetWithheld: true } : asText('street', joinStreet(cell('street1'), cell('street2')))),
    ...asText('zip', zip),
    ...asList('phones', phone ? [phone] : []),
    ...asList('intakePhones', [...new Set(intakePhones.filter((each) => each !== ''))]),
    ...asText('website', website),
    ...asList('programs', program ? [{ name: program, phone: phone || null }] : []),
    care: [careOfPart[part]],
    ...readServices(cell('service_code_info'), meanings, part, at, findings),
    ...(year !== null && { year }),
  };
  return { record, key: samhsaKey(record, cell('street1')) };
}

/**
 * Names a facility across its files and years: organization, first line of the street, and ZIP. Several programs at
 * one address are one center; several houses of one organization without a street are not. Keys stand in databases: what
 * once was one stays so.
 */
function samhsaKey(record: SourceRecord, street1: string): string {
  const zip = record.zip?.slice(0, 5) ?? fold(`${record.city} ${record.state}`);
  const key = `${fold(record.name)}|${fold(street1)}|${zip}`;
  return NO_STREET.test(street1) ? `${key}|${fold(record.programs?.[0]?.name ?? '')}` : key;
}

/** "- - -" */
const NO_STREET = /^[-–—\s]+$/;

/** That, "Confidential" and the like: the facility keeps its street to itself. */
const WITHHELD =
  /^([-–—*.\s]+|\W*((street )?address )?(is )?(confidential|withheld|undisclosed|unpublished|not (disclosed|published|listed))( address| location)?\W*)$/i;

export function isWithheld(street: string): boolean {
  return WITHHELD.test(street);
}

function joinStreet(street1: string, street2: string): string {
  return [street1, street2].filter((line) => line !== '').join(', ');
}

/** A text that is read as that column of the template is; '' where it is none, and then the row says so. */
function readText(
  field: keyof typeof warnings,
  given: string,
  state: string,
  ref: RowRef & { column: string },
  findings: Findings,
): string {
  if (given === '') return '';
  const { value, problems, repaired } = parsers[field](given, state);
  const { leftOut, repaired: changed } = warnings[field];
  const at = { ...ref, value: given };
  if (problems.length > 0) findings.warn(leftOut, at);
  else if (repaired && changed) findings.warn(changed, at);
  return typeof value === 'string' ? value : '';
}

const parserOf = (field: keyof typeof warnings) => columns.find((column) => column.field === field)!.parse;
const warnings = {
  zip: { leftOut: 'zip_left_out', repaired: 'zip_repaired' },
  phone: { leftOut: 'phone_left_out', repaired: 'phone_repaired' },
  website: { leftOut: 'website_left_out', repaired: undefined },
} as const satisfies Partial<Record<FieldName, object>>;
const parsers = { zip: parserOf('zip'), phone: parserOf('phone'), website: parserOf('website') };

function readServices(
  given: string,
  meanings: Meanings,
  part: SamhsaPart,
  at: RowRef,
  findings: Findings,
): Partial<SourceRecord> {
  const { services, unknown } = describeServices(meanings, part, splitServiceCodes(given));
  const ref = { ...at, column: 'service_code_info' };
  if (unknown.length > 0) findings.warn('code_unknown', { ...ref, value: unknown.join(' ') });
  const filled = Object.entries(services).filter(([, value]) => Object.keys(value).length > 0);
  if (filled.length === 0) findings.warn('no_services', ref);
  return Object.fromEntries(filled);
}

function asText<K extends string>(key: K, value: string): { [key in K]?: string } {
  return value === '' ? {} : ({ [key]: value } as { [key in K]: string });
}

function asList<K extends string, V>(key: K, value: V[]): { [key in K]?: V[] } {
  return value.length === 0 ? {} : ({ [key]: value } as { [key in K]: V[] });
}
