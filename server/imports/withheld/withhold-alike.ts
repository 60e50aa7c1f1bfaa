import { fold } from '#core/fold-text.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import { withholdsAddress } from '../../database/withheld-address.ts';
import { toFields } from '../center-fields.ts';
import { nameCenter, phoneDigits } from '../center-name.ts';
import type { ChangedCenter, Plan } from '../changes-to-make.ts';
import type { Facility } from '../facilities.ts';
import type { Format } from '../formats/format.ts';
import type { KnownCenter } from '../known-centers.ts';
import type { PreparedImport } from '../read-import.ts';
import { addressOf, type Imported, mergeParts, type SourceRecord, type Withheld } from '../source-record.ts';

/** A facility whose source keeps the address to itself, and did not before. */
export interface Withholding {
  record: SourceRecord;
  at: RowRef;
}

/**
 * Who withholds an address now may stand here with it under another listing: of the same organization in the same city,
 * or with the same phone. Each of these loses it as well, unless the source itself still publishes it there.
 */
export function withholdAlike(
  plan: Plan,
  prepared: PreparedImport,
  known: readonly KnownCenter[],
  matches: ReadonlyMap<Facility, KnownCenter>,
): void {
  const { format } = prepared;
  const withholdings = [...prepared.facilities.values()].flatMap((facility): Withholding[] => {
    const record = mergeParts(facility.records, format.parts);
    const center = matches.get(facility);
    const isNew = record?.streetWithheld && !(center && withholdsAddress({ parts: center.imported.parts }));
    return isNew ? [{ record, at: facility.at }] : [];
  });
  if (withholdings.length === 0) return;
  const alike = indexByKeys(withholdings);
  const changes = new Map(plan.changed.map((change) => [change.center, change]));
  const matched = new Set(matches.values());
  for (const center of known) {
    if (center.street === null) continue;
    const change = changes.get(center);
    if (change?.withheld) continue;
    const imported = change?.imported ?? center.imported;
    const found = keysOfCenter(center).flatMap((key) => alike.get(key) ?? []);
    if (found.length === 0) continue;
    const isPublished = publishedBy(imported, { ...prepared, isMatched: matched.has(center) });
    const withholding = found.find(({ record }) => !isPublished(record));
    if (withholding) withhold(plan, center, change, withholding, matched);
    // Where it is now, the source says; where it was may be what is withheld, whoever verified it.
    else if (change?.after && change.before && change.before.street !== change.after.street) {
      change.withheld = { address: addressOf(change.after), by: found[0]!.at };
    }
  }
}

/** True where the source lists the center with a street again, in a directory that is not older. */
export function listsAgain({ records }: Facility, { year }: Withheld, { complete, parts }: Format): boolean {
  if (!complete || !mergeParts(records, parts)?.street) return false;
  return Object.values(records).some((record) => record?.street && !isOlder(record.year, year));
}

/** Plans to take away the address of a center that may be what the row withholds. */
export function withhold(
  plan: Plan,
  center: KnownCenter,
  change: ChangedCenter | undefined,
  { record: { year, zip }, at }: Withholding,
  matched: ReadonlySet<KnownCenter>,
): void {
  const marked = { withheld: { ...(year !== undefined && { year }), address: addressOf(center) } };
  // A ZIP code that the source does not publish there tells, too.
  const sameZip = zip !== undefined && zip.slice(0, 5) === center.zip?.slice(0, 5) ? zip.slice(0, 5) : null;
  const address = { street: null, zip: sameZip, lat: null, lng: null, approximateLocation: false };
  if (change) {
    change.imported = { ...change.imported, ...marked };
    change.withheld = { address, by: at };
    return;
  }
  if (matched.has(center)) plan.unchanged -= 1;
  // Of all else nobody says anything new.
  const same = toFields({
    name: center.name,
    city: center.city,
    state: center.state as SourceRecord['state'],
  });
  plan.changed.push({
    center,
    key: center.key,
    before: same,
    after: same,
    imported: { ...center.imported, ...marked },
    reviewStatus: center.reviewStatus,
    at,
    withheld: { address, by: at },
  });
}

/**
 * Tells whether the source publishes a center's address though a row of it withholds one: another site, or the same in
 * its other directory. Directories of one year come in any order, so an older one says nothing against a newer.
 */
export function publishedBy(
  { parts, missing }: Imported,
  {
    format,
    parts: read,
    isMatched,
  }: { format: Pick<Format, 'parts'>; parts: PreparedImport['parts']; isMatched: boolean },
): (withheld: SourceRecord) => boolean {
  return ({ year }) =>
    missing === undefined &&
    format.parts.some((part) => {
      const record = parts[part];
      if (!record?.street || isOlder(record.year, year)) return false;
      // Without years only what comes together is known to be of one time, or what never had any.
      return record.year === year || bothKnown(record.year, year) || (isMatched && read.has(part));
    });
}

function isOlder(year: number | undefined, than: number | undefined): boolean {
  return year !== undefined && than !== undefined && year < than;
}

function bothKnown(a: number | undefined, b: number | undefined): boolean {
  return a !== undefined && b !== undefined;
}

export function indexByKeys<W extends Withholding>(withholdings: readonly W[]): Map<string, W[]> {
  const index = new Map<string, W[]>();
  for (const withholding of withholdings) {
    const { record } = withholding;
    const names = [record.name, nameCenter(record).name];
    for (const key of keysOf(names, record, record.phones ?? [])) {
      index.set(key, [...(index.get(key) ?? []), withholding]);
    }
  }
  return index;
}

export function keysOfCenter(center: KnownCenter): string[] {
  const records = Object.values(center.imported.parts).flatMap((record) => record ?? []);
  const names = [center.name, ...records.map(({ name }) => name)];
  const phones = [center.phone ?? '', ...records.flatMap((record) => record.phones ?? [])];
  return keysOf(names, center, phones);
}

/** What two listings of one facility have in common: organization and city, or a phone. */
function keysOf(
  names: readonly string[],
  { city, state }: { city: string; state: string },
  phones: readonly string[],
): string[] {
  const numbers = phones.map(phoneDigits).filter((digits) => digits.length >= 10);
  return [
    ...new Set([
      ...names.map((name) => `${fold(name)}|${fold(city)}|${state}`),
      ...numbers.map((digits) => digits.slice(-10)),
    ]),
  ];
}
