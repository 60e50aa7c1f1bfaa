import type { CenterFields } from '#core/center.ts';
import { isState } from '#core/lists.ts';
import type { ReviewStatus } from '#core/staff-lists.ts';
import { toFields } from './center-fields.ts';
import type { Facility } from './facilities.ts';
import type { RowRef } from './findings.ts';
import type { KnownCenter } from './known-centers.ts';
import { matchFacilities } from './matching.ts';
import type { PreparedImport } from './read-import.ts';
import { type Imported, mergeParts, type SourceRecord } from './record.ts';
import { allParts, type Part, type Source } from './source.ts';

/** A center to add. Its fields are made when it is written: all at once would fill the memory. */
export interface NewCenter {
  key: string;
  record: SourceRecord;
  imported: Imported;
  at: RowRef;
}

/** A center whose source says something else than last time. */
export interface ChangedCenter {
  center: KnownCenter;
  /** The center's new key within its source. */
  key: string | null;
  /** What the source said before; undefined where it said nothing. */
  before: CenterFields | undefined;
  /** What it says now; undefined where it no longer lists the center. */
  after: CenterFields | undefined;
  imported: Imported;
  /** The directory's year; undefined leaves it as it is. */
  year?: number | null;
  reviewStatus: ReviewStatus;
  /** The row that brought the change; of what is no longer listed, the file. */
  at: RowRef;
}

/** What an import has to write. */
export interface Plan {
  added: NewCenter[];
  changed: ChangedCenter[];
  unchanged: number;
  missing: KnownCenter[];
  stillMissing: number;
}

/** Compares what the files say with what their source said last. Writes nothing. */
export function planImport(
  prepared: PreparedImport,
  known: readonly KnownCenter[],
  { markMissing }: { markMissing: boolean },
): Plan {
  const { source, parts, facilities, findings, details } = prepared;
  const matches = matchFacilities(source, parts, facilities.values(), known);
  warnOfOlderYears(prepared, known);
  const plan: Plan = { added: [], changed: [], unchanged: 0, missing: [], stillMissing: 0 };
  const nameById = new Map(known.map(({ id, name }) => [id, name]));

  for (const facility of facilities.values()) {
    const center = matches.get(facility);
    if (!center) {
      const { key, at, records } = facility;
      const imported = { parts: inOrder(records) };
      plan.added.push({ key, at, imported, record: mergeParts(records, source.parts)! });
      continue;
    }
    const change = compare(facility, center, source, parts);
    if (change) plan.changed.push(change);
    else {
      plan.unchanged += 1;
      details?.addUnchanged(facility.at, center);
    }
    if (center.mergedInto !== null) {
      const stays = nameById.get(center.mergedInto);
      if (change && saysNew(change)) {
        findings.warn('merged', { ...facility.at, value: `${center.name} → ${stays}` });
      }
    } else if (center.reviewStatus === 'UNPUBLISHED') {
      findings.warn('unpublished', { ...facility.at, value: center.name });
    }
  }
  if (source.complete && markMissing) findMissing(prepared, known, new Set(matches.values()), plan);
  return plan;
}

function warnOfOlderYears({ files, source, findings }: PreparedImport, known: readonly KnownCenter[]): void {
  for (const { name, part, year } of files) {
    const newer = (center: KnownCenter) =>
      center.source === source.name &&
      (center.imported.parts[part]?.year ?? 0) > (year ?? Number.MAX_SAFE_INTEGER);
    if (known.some(newer)) findings.warn('older_directory', { file: name, row: 1 });
  }
}

/** What the facility changes about its center; undefined where its source says what it said before. */
function compare(
  facility: Facility,
  center: KnownCenter,
  source: Source,
  parts: ReadonlySet<Part>,
): ChangedCenter | undefined {
  const { missing, parts: old } = center.imported;
  const own = center.source === source.name;
  const now = { ...old };
  for (const part of source.parts) {
    const record = facility.records[part];
    // A row of our CSV speaks of its filled cells only; a directory says all that there is.
    if (record) now[part] = source.complete ? record : { ...old[part], ...record };
    else if (parts.has(part) || missing) delete now[part];
  }
  const imported = { parts: inOrder(now), ...(missing && !own && { missing }) };
  const key = own ? facility.key : center.key;
  if (key === center.key && JSON.stringify(imported) === center.importedJson) return undefined;
  const after = mergeParts(now, source.parts)!;
  const before = mergeParts(old, source.parts);
  return {
    center,
    key,
    before: before && toFields(before),
    after: toFields(after),
    imported,
    ...(own && { year: after.year ?? null }),
    reviewStatus: own && missing && center.reviewStatus === 'NEEDS_REVIEW' ? missing : center.reviewStatus,
    at: facility.at,
  };
}

/** False where only the year, or what tells facilities apart, is another. */
function saysNew({ before, after }: ChangedCenter): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

/**
 * Centers that a complete directory no longer lists lose what it said; with nothing left they need a review. One that
 * it lists by the name of another that was merged into it stays as it is, and so does what is merged.
 */
function findMissing(
  { source, parts, files, allJurisdictions }: PreparedImport,
  known: readonly KnownCenter[],
  matched: ReadonlySet<KnownCenter>,
  plan: Plan,
): void {
  const listed = new Set([...matched].map(({ mergedInto }) => mergedInto));
  for (const center of known) {
    if (center.mergedInto !== null || listed.has(center.id)) continue;
    const { parts: old, missing } = center.imported;
    const lost = source.parts.filter((part) => parts.has(part) && old[part]);
    if (center.source !== source.name || matched.has(center) || lost.length === 0) continue;
    const before = mergeParts(old, source.parts)!;
    if (!allJurisdictions && !isState(before.state)) continue;
    if (missing) {
      plan.stillMissing += 1;
      continue;
    }
    const left = Object.fromEntries(
      Object.entries(old).filter(([part]) => !lost.includes(part as Part)),
    ) as Imported['parts'];
    const after = mergeParts(left, source.parts);
    const gone = after === undefined;
    if (gone) plan.missing.push(center);
    plan.changed.push({
      center,
      key: center.key,
      before: toFields(before),
      after: after && toFields(after),
      imported: gone ? { parts: old, missing: center.reviewStatus } : { parts: left },
      ...(after && { year: after.year ?? null }),
      at: { file: files[0]!.name, row: 1 },
      reviewStatus: gone && center.reviewStatus === 'PUBLISHED' ? 'NEEDS_REVIEW' : center.reviewStatus,
    });
  }
}

/** Parts always stand in one order, so that what is equal is equal as JSON. */
function inOrder(records: Imported['parts']): Imported['parts'] {
  return Object.fromEntries(allParts.flatMap((part) => (records[part] ? [[part, records[part]]] : [])));
}
