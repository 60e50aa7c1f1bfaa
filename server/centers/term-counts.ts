import { servedOnly, untreated } from '#core/lists/public-lists.ts';
import type { TermGroup } from '#core/open-data/terms.ts';
import { emptyQuery } from '#core/search/center-query.ts';
import type { Directory } from '#core/search/directory.ts';

/** For each group its codes, and how many centers have each. */
type TermCounts = Readonly<Record<TermGroup, Readonly<Record<string, number>>>>;

/** To go through all centers takes a while, so it is done once for each version of the directory. */
const ofDirectory = new WeakMap<Directory, TermCounts>();

/** How many centers have each value that a center can have; the states and territories that have any. */
export function countTerms(directory: Directory): TermCounts {
  let counts = ofDirectory.get(directory);
  if (!counts) {
    counts = {
      ...directory.search({ ...emptyQuery, limit: 1 }).counts,
      servesOnly: countEach(
        servedOnly.values,
        Array.from(directory.all, (center) => center.servesOnly.map(({ group }) => group)),
      ),
      doesNotTreat: countEach(
        untreated.values,
        Array.from(directory.all, (center) => center.doesNotTreat.map(({ condition }) => condition)),
      ),
    };
    ofDirectory.set(directory, counts);
  }
  return counts;
}

function countEach(values: readonly string[], all: readonly (readonly string[])[]): Record<string, number> {
  return Object.fromEntries(
    values.map((value) => [value, all.filter((each) => each.includes(value)).length]),
  );
}
