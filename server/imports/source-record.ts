import type { CenterFields } from '#core/center/center.ts';
import type { PlainValue } from '#core/center/field-kinds.ts';
import { type FieldName, fieldNames, type fields } from '#core/center/fields.ts';
import type { ReviewStatus } from '#core/lists/staff-lists.ts';
import type { addressFields } from '../database/withheld-address.ts';
import { byDeclaration, type Services } from './formats/samhsa-services.ts';
import type { Phrases } from './formats/samhsa-topics.ts';

/** What a source calls one of its parts, such as one of its two directories: see `Format.parts`. */
export type Part = string;

/** A program at a facility, with its own phone where it has one. */
export interface Program {
  name: string;
  phone: string | null;
}

/** Fields that follow from what else a source says. */
type Followed = 'lat' | 'lng' | 'approximateLocation' | 'phone';
type Needed = 'name' | 'city' | 'state';
type Plain = { [N in FieldName]: NonNullable<PlainValue<(typeof fields)[N]>> };

/** The fields of a center that a source may set, as plain values: free text too, where it has such. */
export type StatedFields = Pick<Plain, Needed> & Partial<Omit<Plain, Needed | Followed>>;

/**
 * What one part of a source says of one center, kept as JSON in `centers.imported`. What it does not say is
 * absent. The ZIP's coordinates are not kept: they follow from `zip`.
 */
export interface SourceRecord extends StatedFields {
  streetWithheld?: true;
  /** The first is the center's own. */
  phones?: string[];
  programs?: Program[];
  limits?: Phrases;
  /** Where the source itself says the place: both or neither. */
  lat?: number;
  lng?: number;
  /** What the source calls the facility, such as the number of a license; undefined where name and address do. */
  rowKey?: string;
  /** The year of the directory. */
  year?: number;
  /** Fields of which a row of our CSV says that there is nothing; in the order of the table of fields. */
  cleared?: FieldName[];
}

/** What `centers.imported` holds. */
export interface Imported {
  /** What each part of a source said last; of a missing center, what it said before it went missing. */
  parts: Partial<Record<Part, SourceRecord>>;
  /** Set while the center's source no longer lists it, or its import is undone: the review status that it then had. */
  missing?: ReviewStatus;
  /** Set while its address is not shown because a row of its source withholds one that may be the same. */
  withheld?: Withheld;
}

/** What is put back once the source lists the center with a street, in a directory that is not older than `year`. */
export interface Withheld {
  /** The year of the directory that withholds it. */
  year?: number;
  address: Address;
}

/** Where a center is. */
export type Address = Pick<CenterFields, (typeof addressFields)[number]>;

export function addressOf({ street, zip, lat, lng, approximateLocation }: Address): Address {
  return { street, zip, lat, lng, approximateLocation };
}

/** All that the given parts say of one center; undefined where they say nothing. */
export function mergeParts(
  recordsByPart: Imported['parts'],
  parts: readonly Part[],
): SourceRecord | undefined {
  const records = withNewerAddress(parts.flatMap((part) => recordsByPart[part] ?? []));
  return records.length > 1 ? records.reduce(mergeRecords) : records[0];
}

/** Where one part withholds the address and another has it, the newer word holds; of one year, what is published. */
function withNewerAddress(records: SourceRecord[]): SourceRecord[] {
  if (!records.some(({ streetWithheld }) => streetWithheld)) return records;
  const yearOf = ({ year = 0 }: SourceRecord) => year;
  const withheld = Math.max(...records.filter(({ streetWithheld }) => streetWithheld).map(yearOf));
  const published = Math.max(...records.filter(({ street }) => street).map(yearOf));
  if (!Number.isFinite(withheld) || !Number.isFinite(published)) return records;
  if (published >= withheld) return records.map(({ streetWithheld: _, ...record }) => record);
  return records.map((record) => {
    const { street, zip: _, lat: _lat, lng: _lng, ...others } = record;
    return street ? others : record;
  });
}

/**
 * One record of two about the same center: the union of what they list, and of what only one can say the first
 * that says it. Limits ("serves only women") hold for the whole only where both have them. Merging in another
 * grouping gives the same, so files can come one at a time.
 */
export function mergeRecords(a: SourceRecord, b: SourceRecord): SourceRecord {
  return withoutNothing({
    ...b,
    ...a,
    phones: union(a.phones, b.phones),
    intakePhones: union(a.intakePhones, b.intakePhones),
    otherPhones: union(a.otherPhones, b.otherPhones),
    programs: unionPrograms(a.programs, b.programs),
    programNames: union(a.programNames, b.programNames),
    care: union(a.care, b.care),
    levels: ordered('levels', a.levels, b.levels),
    populations: ordered('populations', a.populations, b.populations),
    topics: ordered('topics', a.topics, b.topics),
    modalities: ordered('modalities', a.modalities, b.modalities),
    insurance: ordered('insurance', a.insurance, b.insurance),
    accreditations: ordered('accreditations', a.accreditations, b.accreditations),
    languages: ordered('languages', a.languages, b.languages),
    limits: commonPhrases(a.limits, b.limits),
    year: Math.max(a.year ?? 0, b.year ?? 0) || undefined,
  });
}

function union<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): T[] | undefined {
  return a && b ? [...new Set([...a, ...b])] : (a ?? b)?.slice();
}

function ordered<T extends string>(
  list: keyof Services,
  a?: readonly T[],
  b?: readonly T[],
): T[] | undefined {
  return union(a, b)?.sort(byDeclaration(list));
}

function unionPrograms(a: Program[] = [], b: Program[] = []): Program[] | undefined {
  const all = new Map([...a, ...b].map((program) => [`${program.name}|${program.phone}`, program]));
  return all.size > 0 ? [...all.values()] : undefined;
}

function commonPhrases(a: Phrases = {}, b: Phrases = {}): Phrases | undefined {
  const common = Object.keys(a)
    .map((heading) => [heading, a[heading]!.filter((phrase) => b[heading]?.includes(phrase))] as const)
    .filter(([, phrases]) => phrases.length > 0);
  return common.length > 0 ? Object.fromEntries(common) : undefined;
}

/** What was said before and a row that says more: of its filled cells only, and of those that it clears. */
export function sayMore(before: SourceRecord | undefined, more: SourceRecord): SourceRecord {
  const said = { ...before, ...more };
  const states = (name: FieldName) => more[inRecord(name)] !== undefined;
  const cleared = fieldNames.filter(
    (name) => !states(name) && (more.cleared?.includes(name) || before?.cleared?.includes(name)),
  );
  for (const name of cleared) delete said[inRecord(name)];
  return withoutNothing({ ...said, cleared: cleared.length > 0 ? cleared : undefined } as SourceRecord);
}

/** Under which name a record holds a field. */
export function inRecord(name: FieldName): keyof SourceRecord {
  return (name === 'phone' ? 'phones' : name) as keyof SourceRecord;
}

/** Absent and undefined are the same to JSON; this makes them the same before. */
function withoutNothing(record: SourceRecord): SourceRecord {
  for (const key of Object.keys(record) as (keyof SourceRecord)[]) {
    if (record[key] === undefined) delete record[key];
  }
  return record;
}
