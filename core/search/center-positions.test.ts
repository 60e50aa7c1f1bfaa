import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Center } from '../center/center.ts';
import { anyCenter } from '../testing/any-center.ts';
import { gatherPositions } from './center-positions.ts';
import { emptyQuery } from './center-query.ts';
import { Directory } from './directory.ts';

const centers = fc.uniqueArray(anyCenter, { selector: ({ id }) => id, maxLength: 20 });

it('has each center at its place, to hundredths of a degree, or says that it has none', () => {
  fc.assert(
    fc.property(centers, (given) => {
      const { places, approximate, unplaced } = gatherPositions(given);
      const placed = given.filter(({ lat, lng }) => lat !== null && lng !== null);
      expect(unplaced).toBe(given.length - placed.length);
      expect(approximate).toBe(placed.filter((center) => center.approximateLocation).length);
      expect(places.reduce((sum, [, , count]) => sum + count, 0)).toBe(placed.length);
      expect(new Set(places.map(([lat, lng]) => `${lat} ${lng}`)).size).toBe(places.length);
      for (const { lat, lng } of placed) {
        const near = places.some(([y, x]) => Math.abs(y - lat!) < 0.00501 && Math.abs(x - lng!) < 0.00501);
        expect(near, `${lat} ${lng}`).toBe(true);
      }
      for (const [y, x, , first] of places) {
        expect(Math.abs(given[first]!.lat! - y)).toBeLessThan(0.00501);
        expect(Math.abs(given[first]!.lng! - x)).toBeLessThan(0.00501);
      }
    }),
  );
});

it('answers with the places of all results, whatever page the search is at', () => {
  const [sample] = fc.sample(anyCenter, { numRuns: 1, seed: 7 });
  const at = (id: string, change: Partial<Center>): Center => ({
    ...sample!,
    id,
    slug: id,
    state: 'TX',
    approximateLocation: false,
    ...change,
  });
  const directory = Directory.of([
    at('a', { lat: 32.7801, lng: -96.8, approximateLocation: true }),
    at('b', { lat: 32.7799, lng: -96.8 }),
    at('c', { lat: null, lng: null }),
    at('d', { lat: 39.74, lng: -104.99, state: 'CO' }),
  ]);
  const search = { ...emptyQuery, state: 'TX' as const, page: 9, limit: 1 };
  expect(directory.positions(search)).toEqual({
    places: [[32.78, -96.8, 2, 0]],
    approximate: 1,
    unplaced: 1,
  });
  const around = { place: { name: 'Denver, CO', state: 'CO', lat: 39.74, lng: -104.99 } } as const;
  expect(directory.positions({ ...emptyQuery, near: 'Denver, CO' }, around).places).toEqual([
    [39.74, -104.99, 1, 0],
    [32.78, -96.8, 2, 1],
  ]);
  expect(directory.positions({ ...emptyQuery, q: 'zzzzzz' }).places).toEqual([]);
});
