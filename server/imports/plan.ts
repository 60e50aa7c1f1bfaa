import { isDeepStrictEqual } from 'node:util';
import { isState } from '#core/lists/public-lists.ts';
import { decisionOf, type ImportDecisions, noDecisions } from '#core/staff/import-decisions.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import { toCenterId } from '../database/center-rows.ts';
import { withholdsAddress } from '../database/withheld-address.ts';
import { toFields } from './center-fields.ts';
import type { ChangedCenter, Plan } from './changes-to-make.ts';
import { isEdit, refuseOutdated } from './export-edits.ts';
import type { Facility } from './facilities.ts';
import type { Format } from './formats/format.ts';
import { inOrder } from './formats/formats.ts';
import type { KnownCenter } from './known-centers.ts';
import { nameNew } from './new-key.ts';
import { splitPairs } from './pairs.ts';
import type { PreparedImport } from './read-import.ts';
import { matchFacilities } from './record-linkage.ts';
import {
  addressOf,
  type Imported,
  mergeParts,
  type Part,
  type SourceRecord,
  sayMore,
} from './source-record.ts';
import { listsAgain, withholdAlike } from './withheld/withhold-alike.ts';

/** Compares what the files say with what their source said last. Writes nothing. */
export function planImport(
  prepared: PreparedImport,
  known: readonly KnownCenter[],
  { markMissing, decisions = noDecisions }: { markMissing: boolean; decisions?: ImportDecisions | undefined },
): Plan {
  const { format, parts, facilities, findings, details } = prepared;
  const matches = matchFacilities(format, parts, facilities.values(), known);
  splitPairs(matches, prepared, decisions);
  warnOfOlderYears(prepared, known);
  const plan: Plan = { added: [], changed: [], edited: [], unchanged: 0, missing: [], stillMissing: 0 };
  const keys = new Set(known.filter(({ source }) => source === format.source).map(({ key }) => key));
  const nameById = new Map(known.map(({ id, name }) => [id, name]));

  for (const facility of facilities.values()) {
    const center = matches.get(facility);
    if (!center) {
      const { at, records, reviewStatus } = facility;
      if (refusesNew(decisions, facility, prepared)) continue;
      const key = freeKey(facility, keys);
      const imported = { parts: inOrder(records) };
      plan.added.push({ key, at, imported, record: mergeParts(records, format.parts)!, reviewStatus });
      continue;
    }
    if (isEdit(facility, center)) {
      if (!refuseOutdated(facility, center, prepared)) plan.edited.push({ facility, center });
      continue;
    }
    const change = compare(facility, center, format, parts);
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
    } else if ((facility.reviewStatus ?? center.reviewStatus) === 'UNPUBLISHED') {
      findings.warn('unpublished', { ...facility.at, value: center.name });
    }
  }
  if (format.complete && markMissing)
    findMissing(prepared, known, new Set(matches.values()), plan, decisions);
  withholdAlike(plan, prepared, known, matches);
  return plan;
}

function refusesNew(
  decisions: ImportDecisions,
  { key, at, records }: Facility,
  { format, findings }: PreparedImport,
): boolean {
  // To name every new center takes a while.
  if (decisions === noDecisions) return false;
  if (decisionOf(decisions, 'new', nameNew(key)) !== 'refuse') return false;
  const { name, city, state } = toFields(mergeParts(records, format.parts)!);
  findings.refuse('new', { ...at, name, city, state });
  return true;
}

/** Two rows of an export may be alike; their source still needs a name for each. */
function freeKey({ key, exported }: Facility, keys: Set<string | null>): string {
  const free = keys.has(key) ? `${key}|${exported?.slug ?? exported?.id}` : key;
  keys.add(free);
  return free;
}

function warnOfOlderYears({ files, format, findings }: PreparedImport, known: readonly KnownCenter[]): void {
  for (const { name, parts, year } of files) {
    const newer = (center: KnownCenter) =>
      center.source === format.source &&
      parts.some((part) => (center.imported.parts[part]?.year ?? 0) > (year ?? Number.MAX_SAFE_INTEGER));
    if (known.some(newer)) findings.warn('older_directory', { file: name, row: 1 });
  }
}

/** What the facility changes about its center; undefined where its source says what it said before. */
function compare(
  facility: Facility,
  center: KnownCenter,
  format: Format,
  parts: ReadonlySet<Part>,
): ChangedCenter | undefined {
  const { missing, withheld, parts: old } = center.imported;
  const own = center.source === format.source;
  const now = { ...old };
  for (const part of format.parts) {
    const record = facility.records[part];
    // A row of our CSV speaks of its filled cells only; a directory says all that there is.
    if (record) now[part] = format.complete ? record : sayMore(keptOf(old[part], record), record);
    else if (parts.has(part) || missing) delete now[part];
  }
  const restored = withheld && own && listsAgain(facility, withheld, format) ? withheld.address : undefined;
  const imported: Imported = {
    parts: inOrder(now),
    ...(missing && !own && { missing }),
    ...(withheld && !restored && { withheld }),
  };
  // A row of our own export is the center that it names, whatever its address now is.
  const key = own && !facility.exported ? facility.key : center.key;
  const listed = own && missing && center.reviewStatus === 'NEEDS_REVIEW' ? missing : center.reviewStatus;
  const reviewStatus = facility.reviewStatus ?? listed;
  const same = key === center.key && reviewStatus === center.reviewStatus;
  if (same && isDeepStrictEqual(imported, center.imported)) return undefined;
  const after = mergeParts(now, format.parts)!;
  const before = mergeParts(old, format.parts);
  return {
    center,
    key,
    before: before && toFields(before),
    after: toFields(after),
    imported,
    ...(own && { year: after.year ?? null }),
    reviewStatus,
    ...(after.cleared && { cleared: after.cleared.filter((name) => !before?.cleared?.includes(name)) }),
    at: facility.at,
    saidIn: yearOf(facility),
    ...(own && newlyWithheld(before, after, facility.at)),
    ...(restored && { restored }),
    held: center.street === null && (imported.withheld !== undefined || (!own && withholdsAddress(imported))),
  };
}

/** What stays of what was said before: no address that is withheld now, and no word that one is that is published now. */
function keptOf(old: SourceRecord | undefined, now: SourceRecord): SourceRecord | undefined {
  if (!old) return undefined;
  const { street: _street, zip: _zip, lat: _lat, lng: _lng, ...elsewhere } = old;
  if (now.streetWithheld) return elsewhere;
  const { streetWithheld: _, ...published } = old;
  return now.street ? published : old;
}

/** What is shown of a center whose source withholds its address now, and did not before. */
function newlyWithheld(
  before: SourceRecord | undefined,
  after: SourceRecord,
  by: RowRef,
): Pick<ChangedCenter, 'withheld'> | undefined {
  if (!after.streetWithheld || before?.streetWithheld) return undefined;
  return { withheld: { address: addressOf(toFields(after)), by } };
}

function yearOf({ records }: Facility): number | undefined {
  const years = Object.values(records).flatMap((record) => record?.year ?? []);
  return years.length > 0 ? Math.max(...years) : undefined;
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
  { format, parts, files, findings, allJurisdictions }: PreparedImport,
  known: readonly KnownCenter[],
  matched: ReadonlySet<KnownCenter>,
  plan: Plan,
  decisions: ImportDecisions,
): void {
  const listed = new Set([...matched].map(({ mergedInto }) => mergedInto));
  for (const center of known) {
    if (center.mergedInto !== null || listed.has(center.id)) continue;
    const { parts: old, missing, withheld } = center.imported;
    const lost = format.parts.filter((part) => parts.has(part) && old[part]);
    if (center.source !== format.source || matched.has(center) || lost.length === 0) continue;
    const before = mergeParts(old, format.parts)!;
    if (!allJurisdictions && !isState(before.state)) continue;
    if (missing) {
      plan.stillMissing += 1;
      continue;
    }
    const left = Object.fromEntries(
      Object.entries(old).filter(([part]) => !lost.includes(part)),
    ) as Imported['parts'];
    const after = mergeParts(left, format.parts);
    const at = { file: files[0]!.name, row: 1 };
    const gone = after === undefined;
    const id = toCenterId(center.id);
    if (gone && decisionOf(decisions, 'delisted', id) === 'refuse') {
      const { name, city, state } = center;
      findings.refuse('delisted', { ...at, id, name, city, state });
      continue;
    }
    if (gone) plan.missing.push(center);
    plan.changed.push({
      center,
      key: center.key,
      before: toFields(before),
      after: after && toFields(after),
      imported: {
        ...(gone ? { parts: old, missing: center.reviewStatus } : { parts: left }),
        ...(withheld && { withheld }),
      },
      ...(after && newlyWithheld(before, after, at)),
      held: withheld !== undefined && center.street === null,
      ...(after && { year: after.year ?? null }),
      at,
      reviewStatus: gone && center.reviewStatus === 'PUBLISHED' ? 'NEEDS_REVIEW' : center.reviewStatus,
    });
  }
}
