import { setImmediate as pause } from 'node:timers/promises';
import { servedOnly, untreated } from '#core/lists/public-lists.ts';
import type { TermGroup } from '#core/open-data/terms.ts';
import { emptyQuery } from '#core/search/center-query.ts';
import type { Directory } from '#core/search/directory.ts';

/** For each group its codes, and how many centers have each. */
type TermCounts = Readonly<Record<TermGroup, Readonly<Record<string, number>>>>;

/** To go through all centers takes a while, so it is done once for each version of the directory. */
const ofDirectory = new WeakMap<Directory, Promise<TermCounts>>();

/** After so many centers others are answered: a few milliseconds. */
const PIECE = 500;

/** How many centers have each value that a center can have; the states and territories that have any. */
export function countTerms(directory: Directory): Promise<TermCounts> {
  const counts = ofDirectory.get(directory) ?? count(directory);
  ofDirectory.set(directory, counts);
  return counts;
}

async function count(directory: Directory): Promise<TermCounts> {
  const servesOnly = noneOf(servedOnly.values);
  const doesNotTreat = noneOf(untreated.values);
  let counted = 0;
  for (const center of directory.all) {
    for (const group of new Set(center.servesOnly.map((each) => each.group))) servesOnly[group]! += 1;
    for (const each of new Set(center.doesNotTreat.map(({ condition }) => condition)))
      doesNotTreat[each]! += 1;
    counted += 1;
    if (counted % PIECE === 0) await pause();
  }
  return { ...directory.search({ ...emptyQuery, limit: 1 }).counts, servesOnly, doesNotTreat };
}

function noneOf(values: readonly string[]): Record<string, number> {
  return Object.fromEntries(values.map((value) => [value, 0]));
}
