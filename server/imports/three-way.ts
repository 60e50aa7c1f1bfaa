import type { CenterFields } from '#core/center/center.ts';
import { fields } from '#core/center/fields.ts';
import { foldStreet } from '#core/center/fold-street.ts';
import { isUsPhone } from '#core/center/phone.ts';
import { phoneKey, repairText } from '#core/center/repairs.ts';
import { WITHHELD_STREET } from '#core/center/street-in-text.ts';
import { zipElsewhere } from '#core/search/place-agreement.ts';
import type { Prefer } from '#core/staff/decision-kinds.ts';
import { decisionOf, type ImportDecisions } from '#core/staff/import-decisions.ts';
import { placeTable } from '../../data/places.ts';
import { type CenterRow, fieldsToRow, toCenter, toCenterId } from '../database/center-rows.ts';
import { addressFields, saidStreets, textsWithout, withholdsAddress } from '../database/withheld-address.ts';
import { toFields } from './center-fields.ts';
import type { ChangedCenter } from './changes-to-make.ts';
import { partsBySource } from './formats/formats.ts';
import { type Address, addressOf, mergeParts } from './source-record.ts';

type Field = keyof CenterFields;

/** Where the center is follows from its ZIP, unless staff know better. */
const PLACE = ['lat', 'lng', 'approximateLocation'] as const satisfies Field[];

interface Meeting {
  /** Staff have verified the center: all that it says is theirs, and else only what they corrected. */
  verified?: boolean;
  /** The source's word is taken where it meets that of staff. */
  takes?: boolean;
  /** What other sources say of the center: that is no work of staff. */
  others?: readonly CenterFields[];
  /** Of these the source says that there is nothing. */
  cleared?: readonly Field[] | undefined;
}

/**
 * What becomes of a center when its source's word on it goes from `before` to `after`: what the source changed is
 * applied, all else stays as it is. What staff corrected or verified stays, too, unless the source's word is taken. Lists
 * change value by value, so that a correction and what the source changed stand side by side; one that was verified
 * stays whole. Where the source said nothing before, all that it now says is applied.
 *
 * `met` has the fields in which the source says otherwise than staff, with the value that it would give them.
 */
export function applyChanges(
  current: CenterFields,
  before: CenterFields | undefined,
  after: CenterFields,
  { verified = false, takes = false, others = [], cleared = [] }: Meeting = {},
): { fields: CenterFields; met: Map<Field, unknown> } {
  const next = { ...current } as Record<Field, unknown>;
  const met = new Map<Field, unknown>();
  const isOurs = (field: Field) =>
    before
      ? !isSame(saidOf(field, current, before), current[field])
      : !isNothing(current[field]) && !others.some((said) => isSame(said[field], current[field]));
  for (const field of Object.keys(after) as Field[]) {
    if (isPlace(field)) continue;
    if (field === 'streetWithheld') {
      // Whether it is, the source says, whoever verified the rest.
      if (after[field] !== (before?.[field] ?? false)) next[field] = after[field];
      continue;
    }
    const clears = cleared.includes(field);
    const value = clears ? after[field] : newWord(field, current, before, after);
    if (isSame(value, current[field])) continue;
    const merges = Array.isArray(value) && before !== undefined && !clears;
    const isHeld = verified ? isOurs(field) || !isNothing(current[field]) : !merges && isOurs(field);
    if (isHeld) met.set(field, value);
    if (!isHeld || takes) next[field] = value;
  }
  const isPlaced = current.lat !== null && !current.approximateLocation;
  const isSaid = (before ? [before] : others).some(
    ({ lat, lng }) => lat === current.lat && lng === current.lng,
  );
  const isPlaceHeld = met.has('zip') || (isPlaced && (verified || !isSaid));
  const states = saysPlace(before, after);
  for (const field of ['lat', 'lng'] as const) {
    if (states && isPlaceHeld && after[field] !== current[field]) met.set(field, after[field]);
  }
  // A new ZIP takes a center along, also from where staff had placed it, but for one that they verified there.
  const isBound = !takes && (met.has('zip') || (verified && isPlaced));
  const follows = zipMoves(current, before, after, cleared) && !isBound;
  if (follows || (states && (takes || !isPlaceHeld))) {
    for (const field of PLACE) next[field] = after[field];
  }
  return { fields: next as CenterFields, met };
}

/** What the source would make of a field: of what it does not change, what is there. */
function newWord(
  field: Field,
  current: CenterFields,
  before: CenterFields | undefined,
  after: CenterFields,
): unknown {
  const [value, ours] = [after[field], current[field]];
  if (Array.isArray(value)) {
    if (before) return applyList(ours as Item[], before[field] as Item[], value);
    return value.length > 0 ? value : ours;
  }
  // It stays as it is written here, whatever ends its lines in the file.
  if (isSameText(ours, value) || isSamePhone(field, ours, value)) return ours;
  return (before ? value !== saidOf(field, current, before) : value !== null) ? value : ours;
}

/** A ZIP code that is elsewhere than the city moves nothing: one of the two is wrong. */
function zipMoves(
  current: CenterFields,
  before: CenterFields | undefined,
  after: CenterFields,
  cleared: readonly Field[],
): boolean {
  const moves = before
    ? before.zip !== after.zip || isPlacedNow(current, before, after)
    : after.zip !== null && after.zip !== current.zip;
  return (moves || cleared.includes('zip')) && !zipElsewhere(after, placeTable());
}

/**
 * The columns that the change gives another value, and where it meets the work of staff: `replaced` are the fields in
 * which the source's word is taken, `kept` those in which theirs stands, and `theirs` has what the source makes of each.
 * `decided`: it stands because they said so. A center that loses what staff verified is not verified any more.
 * `formerStreets`: where the center has stood, which its text no longer says once that is withheld.
 */
export function changeRow(
  row: CenterRow,
  change: ChangedCenter,
  {
    prefer,
    decisions,
    formerStreets = [],
  }: { prefer: Prefer; decisions: ImportDecisions; formerStreets?: readonly string[] | undefined },
) {
  const { center, key, before, after, imported, year, reviewStatus, cleared } = change;
  const { withheld, restored, held } = change;
  const decision = decisionOf(decisions, 'conflicts', toCenterId(row.id));
  const decided = decision === 'refuse';
  const takes = decision === 'accept' || (decision === undefined && prefer === 'source');
  // What staff typed into a file is their own word.
  const verified = row.last_verified_at !== null && !change.edit;
  const current: CenterFields = toCenter(row);
  const shown = restored && row.street === null ? { ...current, ...restored } : current;
  const others = before ? [] : saidByOthers(center);
  const applied = after && applyChanges(shown, before, after, { verified, takes, others, cleared });
  // Neither a correction nor whoever verified it brings back what is withheld, and no report tells it.
  const address = withheld?.address ?? (held ? addressOf(current) : undefined);
  const streets = address ? withheldStreets(row, change, address, formerStreets) : [];
  const said = applied?.fields ?? current;
  const fields = address
    ? { ...said, ...address, ...textsWithout(said, streets) }
    : applied && sayAgain(applied.fields, current, change);
  const met = [...(applied?.met.keys() ?? [])].filter(
    (name) => !address || !addressFields.some((field) => field === name),
  );
  const next: Partial<CenterRow> = {
    ...(fields && fieldsToRow(fields)),
    source_key: key,
    ...(imported !== center.imported && { imported: JSON.stringify(imported) }),
    review_status: reviewStatus,
    ...(year !== undefined && { source_year: year }),
    ...(verified && takes && met.length > 0 && { last_verified_at: null, verified_by: null }),
  };
  const values = Object.fromEntries(
    Object.entries(next).filter(([column, value]) => value !== row[column as keyof CenterRow]),
  ) as Partial<CenterRow>;
  return {
    values,
    replaced: takes ? met : [],
    kept: takes ? [] : met,
    decided,
    streets,
    theirs: { ...said, ...Object.fromEntries(applied?.met ?? []) } as CenterFields,
  };
}

/** What each source said last of a center that another one speaks of for the first time. */
function saidByOthers({ imported: { parts } }: ChangedCenter['center']): CenterFields[] {
  const records = partsBySource(Object.keys(parts)).map((ofSource) => mergeParts(parts, ofSource));
  return records.flatMap((record) => (record ? toFields(record) : []));
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

/** Of lists, whatever their order. */
function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return sameKeys(new Set(a.map(keyOf)), new Set(b.map(keyOf)));
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
