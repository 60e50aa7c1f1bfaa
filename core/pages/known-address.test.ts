import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_PAGE_SIZE, readCenterQuery } from '../search/center-query.ts';
import { filterGroups, filterNames } from '../search/filters.ts';
import { knownAddress } from './known-address.ts';

it.each([
  ['/', '/'],
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/es?utm_source=mail', '/es'],
  ['/about?page=2&state=TX', '/about'],
  ['/guides/detox?from=x', '/guides/detox'],
  ['/nowhere?x=1', '/nowhere'],
  ['/states?page=3', '/states'],
  ['/states/tx?page=02', '/states/tx'],
  ['/states/tx?utm=x&page=3', '/states/tx?page=3'],
  ['/es/states/tx/?page=1&page=4', '/es/states/tx/'],
  ['/directory?limit=100', '/directory'],
  ['/directory?x=1&page=2&level=detox&state=tx&limit=7', '/directory?state=TX&level=DETOX&page=2'],
  ['/es/directory/?level=NOWHERE&every=false&sort=match&within=5', '/es/directory/'],
  // Kept nowhere: as it is.
  ['/directory?b=1&q=x%20y&state=tx', '/directory?b=1&q=x%20y&state=tx'],
  ['/directory?near=Austin&limit=9', '/directory?near=Austin&limit=9'],
  // Answered by another address.
  ['/directory?state=TX&toggle=level%3ADETOX', '/directory?state=TX&toggle=level%3ADETOX'],
  ['/contact?x=1&sent=yes', '/contact?sent=1'],
  ['/es/live-matching?utm=1&message=a1', '/es/live-matching?message=a1'],
  ['/centers/lantern-house?sent=1&from=map', '/centers/lantern-house?sent=1'],
])('knows %s by %s', (address, known) => {
  expect(knownAddress(address)).toBe(known);
});

it('knows every search by one address, which asks for the same', () => {
  const chosen = filterNames.flatMap((name) => filterGroups[name].values.map((value) => [name, value]));
  const parameter = fc.oneof(
    fc.constantFrom(...(chosen as [string, string][])),
    fc.tuple(
      fc.constantFrom('state', 'page', 'limit', 'within', 'sort', 'widen', 'every', 'crisis', 'utm_source'),
      fc.constantFrom('', '0', '2', '25', 'tx', 'TX', 'true', 'false', 'match', 'distance', 'suicide', 'any'),
    ),
  );
  fc.assert(
    fc.property(fc.array(parameter, { maxLength: 12 }), (parameters) => {
      const asked = new URLSearchParams(parameters);
      const known = knownAddress(`/directory?${asked}`);
      const query = readCenterQuery(asked);
      expect(readCenterQuery(new URLSearchParams(known.split('?')[1] ?? ''))).toEqual(query);
      expect(query.limit).toBe(DEFAULT_PAGE_SIZE);
      expect(knownAddress(known)).toBe(known);
      // In any order.
      expect(knownAddress(`/directory?${new URLSearchParams([...firsts(parameters)].reverse())}`)).toBe(
        knownAddress(`/directory?${new URLSearchParams([...firsts(parameters)])}`),
      );
    }),
  );
});

/** Of what is given twice the first counts, but for filters. */
function firsts(parameters: [string, string][]): Map<string, string> {
  return new Map([...parameters].reverse());
}
