import { expect, it } from 'vitest';
import type { ImportDetails } from './import-answer.ts';
import { noDecisions } from './import-decisions.ts';
import { areSomeDecided, countDecided, decideAll, reviewParts } from './review-rows.ts';

const ours = { city: 'Waco', state: 'TX', zip: '76701', phone: '254-555-0100' };
type Pair = ImportDetails['pairs'][number];
const pair = (id: string, before: Partial<Pair>, after: Partial<Pair['theirs']>): Pair => ({
  row: 2,
  id,
  name: 'Pier House',
  street: '1 Pier',
  ...ours,
  ...before,
  theirs: { name: 'Pier House', street: '1 Pier', ...ours, ...after },
});
const details: ImportDetails = {
  pairs: [
    pair('00000001', {}, { street: '2 Pier' }),
    pair('00000002', {}, { street: '9 Hill Street', name: 'Hill House', phone: '254-555-0199' }),
    pair('00000003', {}, { street: '3 Pier' }),
  ],
  conflicts: [],
  missing: [],
  new: [],
  changed: [],
  unchanged: [],
  duplicates: [],
  leftOut: [],
};
const [pairs] = reviewParts({ details, withheld: [] });

it('asks first of the pairs that are least alike, and of the others in the order of the file', () => {
  expect(pairs?.rows.map(({ key }) => key)).toEqual(['00000002', '00000001', '00000003']);
});

it('leaves what was decided one by one where all others are decided at once, and decides all anew after that', () => {
  const one = { ...noDecisions, rows: { 'pairs 00000002': 'refuse', 'new 7': 'refuse' } as const };
  expect(areSomeDecided(pairs!.rows, noDecisions)).toBe(false);
  expect(areSomeDecided(pairs!.rows, one)).toBe(true);
  const others = decideAll(pairs!, one, 'accept');
  expect(countDecided(pairs!.rows, others)).toEqual({ accept: 2, refuse: 1, open: 0 });
  expect(areSomeDecided(pairs!.rows, others)).toBe(false);
  const all = decideAll(pairs!, others, 'accept');
  expect(countDecided(pairs!.rows, all)).toEqual({ accept: 3, refuse: 0, open: 0 });
  expect(all.rows).toEqual({ 'new 7': 'refuse' });
});
