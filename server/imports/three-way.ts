import type { CenterFields } from '#core/center/center.ts';
import { fields } from '#core/center/fields.ts';
import { foldStreet } from '#core/center/fold-street.ts';
import { isUsPhone } from '#core/center/phone.ts';
import { phoneKey, repairText } from '#core/center/repairs.ts';
import { WITHHELD_STREET } from '#core/center/street-in-text.ts';
import { zipElsewhere } from '#core/search/place-agreement.ts';
import { decisionOf, type ImportDecisions } from '#core/staff/import-decisions.ts';
import { placeTable } from '../../data/places.ts';
import { type CenterRow, fieldsToRow, toCenter, toCenterId } from '../database/center-rows.ts';
import { addressFields, saidStreets, textsWithout, withholdsAddress } from '../database/withheld-address.ts';
import type { ChangedCenter } from './changes-to-make.ts';
import { type Address, addressOf } from './source-record.ts';

type Field = keyof CenterFields;

/** Where the center is follows from its ZIP, unless staff know better. */
const PLACE = ['lat', 'lng', 'approximateLocation'] as const satisfies Field[];

/**
 * What becomes of a center when its source's word on it goes from `before` to `after`: what the source changed is
 * applied, all else stays as it is, corrections by staff included. Lists change value by value. Where the source
 * said nothing before, all that it now says is applied.
 *
 * `replaced` names the fields where staff had corrected what the source now changes. Where `keep` is `all`, a value that
 * is there stays, and `kept` names those where the source has another: staff have verified the center since the source
 * was made. With `corrections` only what staff had corrected stays so. Of `cleared` the source says that there is nothing,
 * whoever filled them in.
 */
export function applyChanges(
  current: CenterFields,
  before: CenterFields | undefined,
  after: CenterFields,
  {
    keep = 'none',
    cleared = [],
  }: {
    keep?: 'none' | 'corrections' | 'all';
    cleared?: readonly Field[] | undefined;
  } = {},
): { fields: CenterFields; replaced: Field[]; kept: Field[] } {
  const next = { ...current } as Record<Field, unknown>;
  const replaced: Field[] = [];
  const kept: Field[] = [];
  for (const field of Object.keys(after) as Field[]) {
    const value = after[field];
    if (field === 'streetWithheld') {
      // Whether it is, the source says, whoever verified the rest.
      if (value !== (before?.[field] ?? false)) next[field] = value;
      continue;
    }
    const clears = cleared.includes(field) && !isNothing(current[field]);
    if (clears && keep !== 'none') kept.push(field);
    else if (clears && Array.isArray(value)) next[field] = value;
    else if (Array.isArray(value)) {
      if (before) next[field] = applyList(current[field] as Item[], before[field] as Item[], value);
      else if (value.length > 0) next[field] = value;
    } else if (isSameText(current[field], value) || isSamePhone(field, current[field], value)) {
      // It stays as it is written here, whatever ends its lines in the file.
    } else if (
      !isPlace(field) &&
      (clears || (before ? value !== saidOf(field, current, before) : value !== null))
    ) {
      if (keep === 'all' && current[field] !== null && current[field] !== value) {
        kept.push(field);
        continue;
      }
      const corrected = before && current[field] !== before[field] && current[field] !== value;
      if (corrected && keep !== 'none') {
        kept.push(field);
        continue;
      }
      if (corrected) replaced.push(field);
      next[field] = value;
    }
  }
  const zipMoves = before
    ? before.zip !== after.zip || isPlacedNow(current, before, after)
    : after.zip !== null && after.zip !== current.zip;
  const isPlaced = current.lat !== null && !current.approximateLocation;
  // A ZIP code that is elsewhere than the city moves nothing: one of the two is wrong.
  const moves =
    ((zipMoves || cleared.includes('zip')) && !zipElsewhere(after, placeTable())) ||
    (saysPlace(before, after) && !(keep !== 'none' && isPlaced));
  if (moves && !kept.includes('zip')) {
    for (const field of PLACE) next[field] = after[field];
  }
  return { fields: next as CenterFields, replaced, kept };
}

/**
 * The columns that the change gives another value, and where it meets the work of staff. `decided`: what staff had said
 * stays because they said so. `formerStreets`: where the center has stood, which its text no longer says once that is withheld.
 */
export function changeRow(
  row: CenterRow,
  change: ChangedCenter,
  {
    replaceVerified,
    decisions,
    formerStreets = [],
  }: { replaceVerified: boolean; decisions: ImportDecisions; formerStreets?: readonly string[] | undefined },
) {
  const { center, key, before, after, imported, year, reviewStatus, cleared } = change;
  const { withheld, restored, held } = change;
  const decision = decisionOf(decisions, 'conflicts', toCenterId(row.id));
  const verified = isVerifiedSince(row, change);
  const decided = decision === 'refuse';
  const keepVerified = verified && (decided || (decision === undefined && !replaceVerified));
  const keep = keepVerified ? 'all' : decided ? 'corrections' : 'none';
  const current: CenterFields = toCenter(row);
  const shown = restored && row.street === null ? { ...current, ...restored } : current;
  const applied = after
    ? applyChanges(shown, before, after, { keep, cleared })
    : { fields: undefined, replaced: [], kept: [] };
  // Neither a correction nor whoever verified it brings back what is withheld, and no report tells it.
  const address = withheld?.address ?? (held ? addressOf(current) : undefined);
  const streets = address ? withheldStreets(row, change, address, formerStreets) : [];
  const said = applied.fields ?? current;
  const fields = address
    ? { ...said, ...address, ...textsWithout(said, streets) }
    : applied.fields && sayAgain(applied.fields, current, change);
  const told = (names: readonly Field[]) =>
    address ? names.filter((name) => !addressFields.some((field) => field === name)) : names;
  const next: Partial<CenterRow> = {
    ...(fields && fieldsToRow(fields)),
    source_key: key,
    ...(imported !== center.imported && { imported: JSON.stringify(imported) }),
    review_status: reviewStatus,
    ...(year !== undefined && { source_year: year }),
  };
  const values = Object.fromEntries(
    Object.entries(next).filter(([column, value]) => value !== row[column as keyof CenterRow]),
  ) as Partial<CenterRow>;
  return { values, replaced: told(applied.replaced), kept: told(applied.kept), decided, streets };
}

/** What no text of a center may tell whose address is withheld: all streets that we know of it, but for one that is shown. */
function withheldStreets(
  row: CenterRow,
  { center, before, after, imported }: ChangedCenter,
  shown: Address,
  former: readonly string[],
): string[] {
  const said = [
    row.street,
    before?.street,
    after?.street,
    ...saidStreets(center.imported),
    ...saidStreets(imported),
  ];
  const open = foldStreet(shown.street ?? '');
  return [...said, ...former].filter(
    (street) => typeof street === 'string' && foldStreet(street) !== open,
  ) as string[];
}

/** Where the source lists the street again, its text says it again, too. */
function sayAgain(fields: CenterFields, current: CenterFields, { center }: ChangedCenter): CenterFields {
  const { street, programHighlights, programNames } = fields;
  if (current.street !== null || street === null || !withholdsAddress(center.imported)) return fields;
  return {
    ...fields,
    programHighlights: programHighlights?.replaceAll(WITHHELD_STREET, street) ?? null,
    programNames: programNames.map((name) => name.replaceAll(WITHHELD_STREET, street)),
  };
}

/**
 * True where staff have verified the center after its source was made: by its year, which is over with its last day, or
 * after what our own export says of when it was verified. A file that says neither may be of any time.
 */
export function isVerifiedSince(
  { last_verified_at }: CenterRow,
  { saidIn, exported }: ChangedCenter,
): boolean {
  if (last_verified_at === null) return false;
  if (saidIn !== undefined) return last_verified_at >= `${saidIn + 1}-01-01`;
  return last_verified_at > (exported?.verifiedAt ?? '');
}

/** True where the source itself states a place, and stated no or another one before. */
function saysPlace(
  before: CenterFields | undefined,
  { lat, lng, approximateLocation }: CenterFields,
): boolean {
  if (lat === null || approximateLocation) return false;
  return !before || before.approximateLocation || before.lat !== lat || before.lng !== lng;
}

/** True for the same text but for what ends its lines: a file has CR LF where a page had LF. */
function isSameText(a: unknown, b: unknown): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  return a.replace(/\r\n?/g, '\n') === b.replace(/\r\n?/g, '\n');
}

/** True where nobody knew where it is, such as where its ZIP was not its city's. */
function isPlacedNow(current: CenterFields, before: CenterFields, after: CenterFields): boolean {
  return current.lat === null && before.lat === null && after.lat !== null;
}

/** True for one number that is written in two ways, of which ours can be dialed. */
function isSamePhone(field: Field, ours: unknown, theirs: unknown): boolean {
  if (field !== 'phone' || typeof ours !== 'string' || typeof theirs !== 'string') return false;
  return isUsPhone(ours) && phoneKey(ours) === phoneKey(theirs);
}

/**
 * What the source said last time. Where staff have corrected it, as it would be read today: what our own repairs alone
 * make of the same word is no news, and takes no correction back.
 */
function saidOf(field: Field, current: CenterFields, before: CenterFields): unknown {
  const said = before[field];
  if (typeof said !== 'string' || current[field] === said) return said;
  const today = repairText(fields[field], said, before.state);
  return field === 'phone' && today !== null && !isUsPhone(today) ? null : today;
}

function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

type Item = string | Record<string, string>;

/** Adds what the source added, removes what it removed, and leaves what staff added or removed. */
function applyList(current: readonly Item[], before: readonly Item[], after: readonly Item[]): Item[] {
  const [had, has] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  if (sameKeys(had, has)) return [...current];
  if (sameKeys(had, new Set(current.map(keyOf)))) return [...after];
  const kept = current.filter((item) => has.has(keyOf(item)) || !had.has(keyOf(item)));
  const present = new Set(kept.map(keyOf));
  const added = after.filter((item) => !had.has(keyOf(item)) && !present.has(keyOf(item)));
  return [...kept, ...added];
}

function sameKeys(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((key) => b.has(key));
}

function keyOf(item: Item): string {
  return typeof item === 'string' ? item : Object.values(item).join();
}

function isPlace(field: Field): boolean {
  return (PLACE as readonly Field[]).includes(field);
}
