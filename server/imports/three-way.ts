import type { CenterFields } from '#core/center/center.ts';

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
 * was made. With `corrections` only what staff had corrected stays so.
 */
export function applyChanges(
  current: CenterFields,
  before: CenterFields | undefined,
  after: CenterFields,
  { keep = 'none' }: { keep?: 'none' | 'corrections' | 'all' } = {},
): { fields: CenterFields; replaced: Field[]; kept: Field[] } {
  const fields = { ...current } as Record<Field, unknown>;
  const replaced: Field[] = [];
  const kept: Field[] = [];
  for (const field of Object.keys(after) as Field[]) {
    const value = after[field];
    if (Array.isArray(value)) {
      if (before) fields[field] = applyList(current[field] as Item[], before[field] as Item[], value);
      else if (value.length > 0) fields[field] = value;
    } else if (isSameText(current[field], value)) {
      // It stays as it is written here, whatever ends its lines in the file.
    } else if (!isPlace(field) && (before ? value !== before[field] : value !== null)) {
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
      fields[field] = value;
    }
  }
  const moves = before ? before.zip !== after.zip : after.zip !== null && after.zip !== current.zip;
  if (moves && !kept.includes('zip')) {
    for (const field of PLACE) fields[field] = after[field];
  }
  return { fields: fields as CenterFields, replaced, kept };
}

/** True for the same text but for what ends its lines: a file has CR LF where a page had LF. */
function isSameText(a: unknown, b: unknown): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  return a.replace(/\r\n?/g, '\n') === b.replace(/\r\n?/g, '\n');
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
