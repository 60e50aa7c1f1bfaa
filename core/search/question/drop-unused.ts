import type { CenterQuery, Chip } from '../center-query.ts';
import type { Directory } from '../directory.ts';
import { type FilterName, filterNames, mapFilters } from '../filters.ts';
import { isOfCrisis } from './crisis-chips.ts';

/**
 * Drops what was chosen of the filters and no center has, such as what an address holds that somebody kept: it would find
 * nothing, and look as if nothing fitted. What tells of a danger stays: whoever asks for it is to call.
 */
export function dropUnused(
  directory: Directory,
  given: CenterQuery,
): { query: CenterQuery; dropped: Chip[] } {
  const isUnused = (chip: Chip & { name: FilterName }) =>
    !directory.offers(chip.name, chip.value) && !(given.crisis && isOfCrisis(chip, given.crisis));
  const dropped = filterNames.flatMap((name) =>
    given[name].map((value) => ({ name, value })).filter(isUnused),
  );
  // Where there is none at all, no value is to blame.
  if (dropped.length === 0 || directory.size === 0) return { query: given, dropped: [] };
  const kept = mapFilters((name) => given[name].filter((value) => !isUnused({ name, value })));
  return { query: { ...given, ...kept }, dropped };
}
