import { expect, it } from 'vitest';
import { foldStreet } from './fold-street.ts';

it.each([
  ['100 W. Main Street', '100 West Main St', '100 w main st'],
  ['7 Elm Place', '7 Elm Pl.', '7 elm pl'],
  ['12 N.E. Harbor Blvd, Suite 4', '12 Northeast Harbor Boulevard #4', '12 ne hbr blvd 4'],
  ['9 Old Post Road, Unit B', '9 Old Post Rd B', '9 old post rd b'],
  ['3 Saint Mary’s Ter', "3 St. Mary's Terrace", '3 st marys ter'],
  ['P.O. Box 12', 'Post Office Box 12', 'po box 12'],
  ['750 Highway 31 South', '750 Hwy 31 S', '750 hwy 31 s'],
  ['8 Orchard Walks', '8 Orchrd Walk', '8 orch walk'],
  ['5 Harbour Wy', '5 Harbour Way', '5 harbour way'],
  ['1 Queens Parkways', '1 Queens Pkwy', '1 queens pkwy'],
  ['2 Elm Parks', '2 Elm Prk', '2 elm park'],
  ['3 Iron Spurs', '3 Iron Spur', '3 iron spur'],
  ['20 Fox Crossing, Building 2', '20 Fox Xing Bldg 2', '20 fox xing bldg 2'],
])('has %s and %s in common', (a, b, folded) => {
  expect([foldStreet(a), foldStreet(b)]).toEqual([folded, folded]);
});

it.each([
  ['100 East Main St', '100 West Main St'],
  ['7 Elm Place', '7 Elm Plaza'],
  ['9 Elm St, Suite 4', '9 Elm St, Suite 5'],
  ['7 Elm Court', '7 Elm Circle'],
])('tells %s from %s', (a, b) => {
  expect(foldStreet(a)).not.toBe(foldStreet(b));
});

it('folds what is folded to the same', () => {
  for (const street of ['12 N.E. Harbor Blvd, Suite 4', 'P.O. Box 12', '3 Saint Mary’s Ter']) {
    expect(foldStreet(foldStreet(street))).toBe(foldStreet(street));
  }
});
