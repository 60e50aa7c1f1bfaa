import { expect, it } from 'vitest';
import { milesBetween } from '#core/distance.ts';
import { cityPlaces } from './city-places.ts';

it.each([
  ['Portland', 'ME', 43.66, -70.26],
  ['portland', 'OR', 45.52, -122.68],
  ['Chicago', 'IL', 41.86, -87.67],
  ['St. Paul', 'MN', 44.95, -93.09],
  ['Ft Worth', 'TX', 32.76, -97.33],
  ["Coeur d'Alene", 'ID', 47.7, -116.78],
  ['New York City', 'NY', 40.75, -73.98],
  ['Salt Lake City', 'UT', 40.74, -111.9],
])('puts the middle of %s, %s within six miles', (city, state, lat, lng) => {
  const place = cityPlaces(city).find((each) => each.state === state);
  expect(milesBetween(place!, { lat, lng })).toBeLessThan(6);
});

it('knows the cities of one name by their states, and none of a name that no post office has', () => {
  const states = cityPlaces('Springfield').map(({ state }) => state);
  expect(states).toEqual(expect.arrayContaining(['IL', 'MA', 'MO']));
  expect(states).toEqual([...new Set(states)].sort());
  expect(cityPlaces('Harborlight Falls')).toEqual([]);
});
