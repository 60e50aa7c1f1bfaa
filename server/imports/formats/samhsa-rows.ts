import { CenterFields } from '#core/center/center.ts';
import { fold } from '#core/fold-text.ts';
import { jurisdictions, parseJurisdiction } from '#core/lists/public-lists.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import type { Findings } from '../findings.ts';
import type { SourceRecord } from '../source-record.ts';
import type { ReadCell, ReadRow } from './format.ts';
import { careOfPart, type SamhsaPart } from './samhsa-codes.ts';
import { describeServices, type Meanings, splitServiceCodes } from './samhsa-services.ts';
import { repairZip } from './zip-code.ts';

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
  const zip = readZip(cell('zip'), state, at, findings);
  const phone = cell('phone');
  if (phone === '') findings.warn('no_phone', { ...at, value: name });
  const intakePhones = (['intake1', 'intake1a', 'intake2', 'intake2a'] as const).map(cell);
  const website = readWebsite(cell('website'), at, findings);
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

/** A state by its letters or its name; undefined where it is none. */
export function parseState(cell: string) {
  return (
    parseJurisdiction(cell) ??
    jurisdictions.values.find((code) => jurisdictions.labels[code].toLowerCase() === cell.toLowerCase())
  );
}

function readZip(given: string, state: string, at: RowRef, findings: Findings): string {
  const zip = repairZip(given, state);
  const ref = { ...at, column: 'zip', value: given };
  if (zip === undefined) findings.warn('zip_left_out', ref);
  else if (zip !== given) findings.warn('zip_repaired', ref);
  return zip ?? '';
}

function readWebsite(given: string, at: RowRef, findings: Findings): string {
  if (given === '') return '';
  const website = /^https?:\/\//i.test(given) ? given : `http://${given}`;
  if (CenterFields.shape.website.safeParse(website).success) return website;
  findings.warn('website_left_out', { ...at, column: 'website', value: given });
  return '';
}

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
