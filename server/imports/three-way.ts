import type { CenterFields } from '#core/center.ts';

type Field = keyof CenterFields;

/** Coordinates move together. */
const PLACE = ['lat', 'lng', 'approximateLocation'] as const satisfies Field[];

/**
 * What becomes of a center when its source's word on it goes from `before` to `after`: what the source changed is
 * applied, all else stays as it is, corrections by staff included. Lists change value by value. Where nothing is
 * known of before, all that `after` says is applied.
 *
 * `silentIfEmpty`: an empty value in `after` says nothing (a cell left empty in our CSV), and does not clear.
 *
 * `replaced` names the fields where staff had corrected what the source now changes.
 */
export function applyChanges(
  current: CenterFields,
  before: CenterFields | undefined,
  after: CenterFields,
  { silentIfEmpty }: { silentIfEmpty: boolean },
): { fields: CenterFields; replaced: Field[] } {
  const fields = { ...current } as Record<Field, unknown>;
  const replaced: Field[] = [];
  for (const field of Object.keys(after) as Field[]) {
    const value = after[field];
    if (Array.isArray(value)) {
      if (silentIfEmpty && value.length === 0) continue;
      fields[field] = before ? applyList(current[field] as Item[], before[field] as Item[], value) : value;
    } else if (!isPlace(field)) {
      if ((silentIfEmpty && value === null) || value === before?.[field]) continue;
      if (before && current[field] !== before[field] && current[field] !== value) replaced.push(field);
      fields[field] = value;
    }
  }
  const moved = PLACE.some((field) => before?.[field] !== after[field]);
  if (moved && !(silentIfEmpty && after.lat === null)) {
    for (const field of PLACE) fields[field] = after[field];
  }
  return { fields: fields as CenterFields, replaced };
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
