import { foldStreet } from '#core/center/fold-street.ts';
import { fold } from '#core/fold-text.ts';
import { nameCenter } from './center-name.ts';
import type { Facility } from './facilities.ts';
import { likeliestKeys, moveKey, type Place, renameKey, streetKey } from './facility-key.ts';
import type { Format } from './formats/format.ts';
import type { KnownCenter } from './known-centers.ts';
import { mergeParts, type Part, type SourceRecord } from './source-record.ts';

/**
 * Finds the center of each facility that has one already. First by what our own export calls it, then by the
 * facility's key; then, among what is left
 * on both sides and only where it is unique on both, by what a move or a new name leaves as it was. What staff merged
 * into another center comes last: the two are alike, and the one that stayed is not to be hidden by the other.
 */
export function matchFacilities(
  format: Format,
  parts: ReadonlySet<Part>,
  facilities: Iterable<Facility>,
  known: readonly KnownCenter[],
): Map<Facility, KnownCenter> {
  const matches = new Map<Facility, KnownCenter>();
  const shown = known.filter(({ mergedInto }) => mergedInto === null);
  const merged = known.filter(({ mergedInto }) => mergedInto !== null);
  const byKey = new Map([...merged, ...shown].map((center) => [keyWithin(format, center), center]));
  let left: Facility[] = [];
  const taken = new Set<KnownCenter>();
  const others: Facility[] = [];
  const exportedAs = readExports(shown);
  const all = [...facilities];
  for (const facility of all) {
    const center = exportedAs(facility);
    if (!center || taken.has(center)) others.push(facility);
    else {
      matches.set(facility, center);
      taken.add(center);
    }
  }
  for (const facility of others) {
    const center = byKey.get(facility.key);
    if (center && !taken.has(center)) {
      matches.set(facility, center);
      taken.add(center);
    } else left.push(facility);
  }
  if (left.length === 0 || known.length === 0) return matches;

  const matched = new Set(matches.values());
  if (format.complete) left = withoutRepeats(left, matches.keys(), format);
  // Rows that have a key for any center may be about those of other sources, too.
  const rules = [
    ...(format.complete ? movesWithin(format, parts) : []),
    ...(format.key ? likenesses(format) : []),
  ];
  for (const among of [shown, merged]) {
    for (const [keyOfCenter, keyOfFacility, ofAll = false] of rules) {
      const centers = uniques(ofAll ? among : among.filter((center) => !matched.has(center)), keyOfCenter);
      const unique = uniques(ofAll ? all : left, keyOfFacility);
      left = left.filter((facility) => {
        const key = keyOfFacility(facility);
        const center = key === undefined || !unique.get(key) ? undefined : centers.get(key);
        if (!center || matched.has(center)) return true;
        matches.set(facility, center);
        matched.add(center);
        return false;
      });
    }
  }
  return matches;
}

/** Finds the center that a row of an export of ours was: by its address; without one by its number, and its name or time. */
function readExports(shown: readonly KnownCenter[]): (facility: Facility) => KnownCenter | undefined {
  const bySlug = new Map(shown.map((center) => [center.slug, center]));
  const byId = new Map(shown.map((center) => [center.id, center]));
  return ({ exported, records }) => {
    if (exported?.slug !== undefined) return bySlug.get(exported.slug);
    const center = exported?.id === undefined ? undefined : byId.get(exported.id);
    // The same number may be another center, in a directory of somebody else's.
    const names = Object.values(records).map((record) => record && fold(record.name));
    if (!center) return undefined;
    const sameTime = exported?.updatedAt === new Date(center.updatedAt).toISOString();
    return sameTime || names.includes(fold(center.name)) ? center : undefined;
  };
}

/** What the source's rows call the center, also where that is from another source. */
export function keyWithin(format: Format, center: KnownCenter): string | null {
  if (center.source === format.source) return center.key;
  const row = mergeParts(center.imported.parts, format.parts);
  return (row && format.key?.(row)) ?? null;
}

/** What a center and a facility have in common that are one; `ofAll` where no other may have it, matched or not. */
type Rule = [
  keyOfCenter: (center: KnownCenter) => string | undefined,
  keyOfFacility: (facility: Facility) => string | undefined,
  ofAll?: boolean,
];

/**
 * Of a complete directory only a center that would otherwise go missing can have moved. It is known by what its
 * source last said, whatever staff made of it.
 */
function movesWithin(format: Format, parts: ReadonlySet<Part>): Rule[] {
  // Of the parts that are read: another names other programs.
  const read = format.parts.filter((part) => parts.has(part));
  const placeOfCenter = ({ source, imported }: KnownCenter) =>
    source === format.source ? placeOf(mergeParts(imported.parts, read)) : undefined;
  const placeOfFacility = (facility: Facility) => placeOf(mergeParts(facility.records, format.parts));
  // Whose address is withheld is found by what is sure alone: what else may be about it, ./withheld.ts looks after.
  const published = likeliestKeys.map(
    (keyOf) => (place: SourceRecord) =>
      place.street ? keyOf({ ...place, ...nameCenter(place) }) : undefined,
  );
  const rule = (keyOf: (place: SourceRecord & Place) => string | undefined, ofAll: boolean): Rule => [
    (center) => apply(keyOf, placeOfCenter(center)),
    (facility) => apply(keyOf, placeOfFacility(facility)),
    ofAll,
  ];
  return [
    ...[streetKey, moveKey, renameKey].map((keyOf) => rule(keyOf, false)),
    ...published.map((keyOf) => rule(keyOf, true)),
  ];
}

/** A row of our CSV can be about any center, of whatever source, as that now is. */
function likenesses(format: Format): Rule[] {
  const recordOf = (facility: Facility) => mergeParts(facility.records, format.parts)!;
  const city = ({ name, city, state }: Place) => `${fold(name)}|${fold(city)}|${state}`;
  const inStreet = (place: Place) =>
    place.street ? `${city(place)}|${foldStreet(place.street)}` : undefined;
  // By a file of ours, or in the editor.
  const byStaff = (center: KnownCenter) => center.source === format.source || center.source === null;
  return [
    [streetKey, (facility) => streetKey(recordOf(facility))],
    [moveKey, (facility) => apply(moveKey, placeOf(recordOf(facility)))],
    // What staff listed without a ZIP, or with another.
    [
      (center) => (byStaff(center) ? inStreet(center) : undefined),
      (facility) => inStreet(recordOf(facility)),
    ],
    // What staff listed by name and city alone, and now know the address of; or the other way round.
    [
      (center) => (byStaff(center) && !center.street ? city(center) : undefined),
      (facility) => city(recordOf(facility)),
    ],
    [
      (center) => (byStaff(center) ? city(center) : undefined),
      (facility) => (recordOf(facility).street ? undefined : city(recordOf(facility))),
    ],
  ];
}

/** A facility that is listed once more, by the same name in the same street, is not one that moved there. */
function withoutRepeats(left: Facility[], found: Iterable<Facility>, format: Format): Facility[] {
  const keyOf = ({ records }: Facility) => apply(streetKey, mergeParts(records, format.parts));
  const listed = new Set([...found].map(keyOf));
  listed.delete(undefined);
  return left.filter((facility) => !listed.has(keyOf(facility)));
}

function placeOf(record: SourceRecord | undefined): (SourceRecord & Place) | undefined {
  return record && { ...record, phone: record.phones?.[0] };
}

function apply<T>(keyOf: (place: T) => string | undefined, place: T | undefined): string | undefined {
  return place && keyOf(place);
}

/** The items whose key no other item has. */
function uniques<T>(items: readonly T[], keyOf: (item: T) => string | undefined): Map<string, T | undefined> {
  const found = new Map<string, T | undefined>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined) found.set(key, found.has(key) ? undefined : item);
  }
  return found;
}
