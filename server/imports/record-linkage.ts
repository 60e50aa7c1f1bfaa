import { fold } from '#core/text.ts';
import type { Facility } from './facilities.ts';
import { moveKey, type Place, renameKey, templateKey } from './facility-key.ts';
import type { KnownCenter } from './known-centers.ts';
import { mergeParts, type SourceRecord } from './record.ts';
import type { Part, Source } from './source.ts';

/**
 * Finds the center of each facility that has one already. First by the facility's key; then, among what is left
 * on both sides and only where it is unique on both, by what a move or a new name leaves as it was. What staff merged
 * into another center comes last: the two are alike, and the one that stayed is not to be hidden by the other.
 */
export function matchFacilities(
  source: Source,
  parts: ReadonlySet<Part>,
  facilities: Iterable<Facility>,
  known: readonly KnownCenter[],
): Map<Facility, KnownCenter> {
  const matches = new Map<Facility, KnownCenter>();
  const shown = known.filter(({ mergedInto }) => mergedInto === null);
  const merged = known.filter(({ mergedInto }) => mergedInto !== null);
  const byKey = new Map([...merged, ...shown].map((center) => [keyWithin(source, center), center]));
  let left: Facility[] = [];
  for (const facility of facilities) {
    const center = byKey.get(facility.key);
    if (center) matches.set(facility, center);
    else left.push(facility);
  }
  if (left.length === 0 || known.length === 0) return matches;

  const matched = new Set(matches.values());
  const rules = source.complete ? movesWithin(source, parts) : likenesses(source);
  for (const among of [shown, merged]) {
    for (const [keyOfCenter, keyOfFacility] of rules) {
      const centers = uniques(
        among.filter((center) => !matched.has(center)),
        keyOfCenter,
      );
      const unique = uniques(left, keyOfFacility);
      left = left.filter((facility) => {
        const key = keyOfFacility(facility);
        const center = key === undefined || !unique.get(key) ? undefined : centers.get(key);
        if (!center) return true;
        matches.set(facility, center);
        matched.add(center);
        return false;
      });
    }
  }
  return matches;
}

/** What the source's facilities call the center. Our CSV can be about centers of other sources too. */
function keyWithin(source: Source, center: KnownCenter): string | null {
  if (center.source === source.name) return center.key;
  const row = center.imported.parts.CSV;
  return !source.complete && row ? templateKey(row) : null;
}

type Rule = [(center: KnownCenter) => string | undefined, (facility: Facility) => string | undefined];

/**
 * Of a complete directory only a center that would otherwise go missing can have moved. It is known by what its
 * source last said, whatever staff made of it.
 */
function movesWithin(source: Source, parts: ReadonlySet<Part>): Rule[] {
  const placeOfCenter = (center: KnownCenter): Place | undefined => {
    if (center.source !== source.name) return undefined;
    const here = source.parts.some((part) => parts.has(part) && center.imported.parts[part]);
    return here ? placeOf(mergeParts(center.imported.parts, source.parts)) : undefined;
  };
  const placeOfFacility = (facility: Facility) => placeOf(mergeParts(facility.records, source.parts));
  return [moveKey, renameKey].map((keyOf) => [
    (center) => apply(keyOf, placeOfCenter(center)),
    (facility) => apply(keyOf, placeOfFacility(facility)),
  ]);
}

/** A row of our CSV can be about any center, of whatever source, as that now is. */
function likenesses(source: Source): Rule[] {
  const recordOf = (facility: Facility) => mergeParts(facility.records, source.parts)!;
  const address = (place: Place) =>
    place.street && place.zip ? templateKey(place as SourceRecord) : undefined;
  const city = ({ name, city, state }: Place) => `${fold(name)}|${fold(city)}|${state}`;
  const inStreet = (place: Place) => (place.street ? `${city(place)}|${fold(place.street)}` : undefined);
  // By a file of ours, or in the editor.
  const byStaff = (center: KnownCenter) => center.source === source.name || center.source === null;
  return [
    [address, (facility) => address(recordOf(facility))],
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

function placeOf(record: SourceRecord | undefined): Place | undefined {
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
