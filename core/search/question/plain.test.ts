import { expect, it } from 'vitest';
import { placeTable } from '../../../data/places.ts';
import { type CenterQuery, emptyQuery } from '../center-query.ts';
import { filterNames } from '../filters.ts';
import { ask } from './ask.ts';
import { saysMore } from './chips.ts';
import { isPlain } from './plain.ts';
import { directory } from './testing/three-centers.ts';

const { counts } = directory.search(emptyQuery);

/** By each filter, where somebody is listed and where nobody is. */
function* searches(): Generator<CenterQuery> {
  for (const state of [undefined, 'ME', 'TX', 'GU'] as const)
    for (const name of filterNames)
      for (const value of Object.keys(counts[name])) yield { ...emptyQuery, state, [name]: [value] };
}

it('has nothing to tell of a search that is plain, and finds just what the directory finds', () => {
  let plain = 0;
  for (const query of searches()) {
    const { understood, ...found } = ask({ directory, places: placeTable() }, query);
    const isSilent = !saysMore(understood, query);
    expect([query, isPlain(directory, query)]).toEqual([query, isSilent]);
    if (!isSilent) continue;
    plain += 1;
    expect(found).toEqual(directory.search(query));
  }
  expect(plain).toBeGreaterThan(20);
});

it.each<Partial<CenterQuery>>([
  { q: 'detox' },
  { near: '04401' },
  { crisis: 'overdose' },
  // Its question let go of something.
  { widen: true },
  { population: ['FAMILY'] },
  { state: 'GU' },
])('is not plain: %j', (given) => {
  expect(isPlain(directory, { ...emptyQuery, state: 'ME' })).toBe(true);
  expect(isPlain(directory, { ...emptyQuery, ...given })).toBe(false);
});
