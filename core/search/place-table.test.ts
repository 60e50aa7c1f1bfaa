import { expect, it } from 'vitest';
import type { Center } from '../center/center.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { PlaceTable } from './place-table.ts';

const table = PlaceTable.of([
  { zip: '04101', city: 'Portland', state: 'ME', lat: 43.66, lng: -70.26 },
  { zip: '97201', city: 'Portland', state: 'OR', lat: 45.5, lng: -122.7 },
  { zip: '97202', city: 'Portland', state: 'OR', lat: 45.48, lng: -122.64 },
]);

it('names the ZIP code whose middle is nearest to a position, and none far outside of all', () => {
  expect(table.nearestZip({ lat: 45.49, lng: -122.68 })).toEqual({
    zip: '97201',
    city: 'Portland',
    state: 'OR',
    name: '97201 (Portland, OR)',
    lat: 45.5,
    lng: -122.7,
  });
  expect(table.nearestZip({ lat: 48.86, lng: 2.35 })).toBeUndefined();
});

it('puts a city into the middle of its ZIP codes, and the larger one first', () => {
  expect(table.cities('portland')).toMatchObject([{ state: 'OR' }, { state: 'ME' }]);
  expect(table.cities('portland')[0]!.lat).toBeCloseTo(45.49);
});

it('knows by its people which city is the larger one, where it has fewer ZIP codes', () => {
  const entries = ['AZ', 'CA', 'CA', 'OR', 'OR', 'OR'].map((state, at) => ({
    zip: `8530${at}`,
    city: 'Glendale',
    state,
    lat: 33.5,
    lng: -112.2,
  }));
  const places = PlaceTable.of(entries, { populations: { row: [0, 1], thousands: [240, 201] } });
  expect(places.cities('Glendale').map(({ state }) => state)).toEqual(['AZ', 'CA', 'OR']);
  expect(places.citiesLike('Glendal').map(({ state }) => state)).toEqual(['AZ', 'CA', 'OR']);
});

const center = (fields: Partial<Center>) => ({ ...nothingKnown, ...fields }) as Center;

it('makes do with the places of centers: the middle of those in a ZIP code or in a city', () => {
  const places = PlaceTable.ofCenters([
    center({ city: 'Austin', state: 'TX', zip: '78701-1234', lat: 30.2, lng: -97.7 }),
    center({ city: 'AUSTIN', state: 'TX', zip: '78701', lat: 30.4, lng: -97.7 }),
    center({ city: 'Austin', state: 'TX', zip: null, lat: 30.6, lng: -97.7 }),
    center({ city: 'Waco', state: 'TX', zip: '76701' }),
  ]);
  expect(places.find('78701')).toMatchObject({ place: { name: '78701 (Austin, TX)', state: 'TX' } });
  expect(places.zip('78701')!.lat).toBeCloseTo(30.3);
  expect(places.cities('austin')[0]!.lat).toBeCloseTo(30.4);
  expect(places.nearestZip({ lat: 30.7, lng: -97.7 })).toMatchObject({ zip: '78701' });
  expect(places.find('Waco')).toEqual({ choices: [] });
});
