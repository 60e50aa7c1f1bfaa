import { expect, it } from 'vitest';
import { milesBetween } from '#core/search/distance.ts';
import { findPlaces, placeTable } from './places.ts';

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
  const place = placeTable()
    .cities(city)
    .find((each) => each.state === state);
  expect(milesBetween(place!, { lat, lng })).toBeLessThan(6);
});

it('knows the cities of one name, one for each state, and none of a name that no post office has', () => {
  const states = placeTable()
    .cities('Springfield')
    .map(({ state }) => state);
  expect(states).toEqual(expect.arrayContaining(['IL', 'MA', 'MO']));
  expect(states).toHaveLength(new Set(states).size);
  expect(placeTable().cities('Harborlight Falls')).toEqual([]);
});

it.each([
  ['78701', '78701 (Austin, TX)'],
  [' 78701-1234 ', '78701 (Austin, TX)'],
  ['78701 (Austin, TX)', '78701 (Austin, TX)'],
  ['100 Congress Ave, Austin TX 78701', '78701 (Austin, TX)'],
  ['Austin, TX 78701, USA', '78701 (Austin, TX)'],
  ['78701 Texas', '78701 (Austin, TX)'],
  ['78701 Austin', '78701 (Austin, TX)'],
  ['12345 Main St, Austin, TX 78701-1234', '78701 (Austin, TX)'],
  ['12345 Main St, Austin TX', 'Austin, TX'],
  ['12345 Main St, Austin, TX, U.S.A.', 'Austin, TX'],
  ['78701 Main St, Port Washington, NY', 'Port Washington, NY'],
  ['10001 Grand Ave, St. Paul, Minn.', 'Saint Paul, MN'],
  ['12345 Broadway, New York', 'New York, NY'],
  ['12 Main St, Chicago', 'Chicago, IL'],
  ['Austin, TX', 'Austin, TX'],
  ['austin tx', 'Austin, TX'],
  ['Austin Texas', 'Austin, TX'],
  ['Austin, TX, USA', 'Austin, TX'],
  ['Las Cruces, New Mexico', 'Las Cruces, NM'],
  ['Las Cruces, Nuevo México', 'Las Cruces, NM'],
  ['Washington, D.C.', 'Washington, DC'],
  ['Fresno, Calif.', 'Fresno, CA'],
  ['Concord, N.H.', 'Concord, NH'],
  ['Charleston, W.Va.', 'Charleston, WV'],
  ['Seattle, Wash.', 'Seattle, WA'],
  ['Reading, Pa.', 'Reading, PA'],
  ['LA', 'Los Angeles, CA'],
  ['L.A., Calif.', 'Los Angeles, CA'],
  ['Philly, PA', 'Philadelphia, PA'],
  ['Philly', 'Philadelphia, PA'],
  ['Kansas City, MO', 'Kansas City, MO'],
  ['Port Washington, NY', 'Port Washington, NY'],
  ['chicago', 'Chicago, IL'],
  ['Nueva York, NY', 'New York, NY'],
  ['NYC', 'New York, NY'],
  ['San Juan, Puerto Rico', 'San Juan, PR'],
  ['Mayagüez', 'Mayaguez, PR'],
])('takes "%s" for %s', (words, name) => {
  expect(findPlaces(words)).toMatchObject({ place: { name } });
});

it('offers the states that have a city of the name, the largest first, and each choice names one place', () => {
  const answer = findPlaces('portland')!;
  if (!('choices' in answer)) throw new Error('Portland is not in several states.');
  const names = answer.choices.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Portland, OR', 'Portland, ME']);
  for (const place of answer.choices) expect(findPlaces(place.name)).toEqual({ place });
  expect(findPlaces('Springfield')).toMatchObject({ choices: { length: 20 } });
});

it.each([
  '00000',
  'Harborlight Falls',
  'Portland, Alaska',
  'TX',
  '!?',
  '787',
  '12345 Main St',
  'constructor',
])('knows no place that is called "%s"', (words) => {
  expect(findPlaces(words)).toEqual({ choices: [] });
});

it('asks nothing of no words', () => {
  expect(findPlaces(' ')).toBeUndefined();
});
