import type { InsuranceType, Jurisdiction, Level, Modality, Population } from '#core/lists.ts';
import { declarationOrder, type Phrases, type Services } from '#core/samhsa.ts';
import type { ReviewStatus } from '#core/staff-lists.ts';
import type { Part } from './source.ts';

/** A program at a facility, with its own phone where it has one. */
export interface Program {
  name: string;
  phone: string | null;
}

/**
 * What one part of a source says of one center, kept as JSON in `centers.imported`. What it does not say is
 * absent. The ZIP's coordinates are not kept: they follow from `zip`.
 */
export interface SourceRecord {
  name: string;
  city: string;
  state: Jurisdiction;
  street?: string;
  /** The source keeps the street to itself. */
  streetWithheld?: true;
  zip?: string;
  /** The first is the center's own. */
  phones?: string[];
  intakePhones?: string[];
  website?: string;
  emailPublic?: string;
  bedCount?: number;
  staffToClientRatio?: string;
  religiousOrientation?: string;
  /** Free text, where the source has such. */
  programHighlights?: string;
  programs?: Program[];
  levels?: Level[];
  populations?: Population[];
  modalities?: Modality[];
  insurance?: InsuranceType[];
  accreditations?: string[];
  languages?: string[];
  phrases?: Phrases;
  limits?: Phrases;
  /** The year of the directory. */
  year?: number;
}

/** What `centers.imported` holds. */
export interface Imported {
  /** What each part of a source said last; of a missing center, what it said before it went missing. */
  parts: Partial<Record<Part, SourceRecord>>;
  /** Set while the center's source no longer lists it, or its import is undone: the review status that it then had. */
  missing?: ReviewStatus;
}

/** All that the given parts say of one center; undefined where they say nothing. */
export function mergeParts(
  recordsByPart: Imported['parts'],
  parts: readonly Part[],
): SourceRecord | undefined {
  const records = parts.flatMap((part) => recordsByPart[part] ?? []);
  return records.length > 1 ? records.reduce(mergeRecords) : records[0];
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
    programs: unionPrograms(a.programs, b.programs),
    levels: ordered('levels', a.levels, b.levels),
    populations: ordered('populations', a.populations, b.populations),
    modalities: ordered('modalities', a.modalities, b.modalities),
    insurance: ordered('insurance', a.insurance, b.insurance),
    accreditations: ordered('accreditations', a.accreditations, b.accreditations),
    languages: ordered('languages', a.languages, b.languages),
    phrases: unionPhrases(a.phrases, b.phrases),
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
  return union(a, b)?.sort((x, y) => declarationOrder(list, x) - declarationOrder(list, y));
}

function unionPrograms(a: Program[] = [], b: Program[] = []): Program[] | undefined {
  const all = new Map([...a, ...b].map((program) => [`${program.name}|${program.phone}`, program]));
  return all.size > 0 ? [...all.values()] : undefined;
}

function unionPhrases(a: Phrases = {}, b: Phrases = {}): Phrases | undefined {
  const headings = union(Object.keys(a), Object.keys(b))!;
  if (headings.length === 0) return undefined;
  return Object.fromEntries(
    headings.map((heading) => [heading, ordered('phrases', a[heading], b[heading])!] as const),
  );
}

function commonPhrases(a: Phrases = {}, b: Phrases = {}): Phrases | undefined {
  const common = Object.keys(a)
    .map((heading) => [heading, a[heading]!.filter((phrase) => b[heading]?.includes(phrase))] as const)
    .filter(([, phrases]) => phrases.length > 0);
  return common.length > 0 ? Object.fromEntries(common) : undefined;
}

/** Absent and undefined are the same to JSON; this makes them the same before. */
function withoutNothing(record: SourceRecord): SourceRecord {
  for (const key of Object.keys(record) as (keyof SourceRecord)[]) {
    if (record[key] === undefined) delete record[key];
  }
  return record;
}
