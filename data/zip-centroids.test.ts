import { expect, it } from 'vitest';
import { milesBetween } from '#core/distance.ts';
import { zipCentroid, zipPlace } from './zip-centroids.ts';

it.each([
  ['75201', 'Dallas', 'TX', 32.787, -96.799],
  ['10001', 'New York', 'NY', 40.751, -73.997],
  ['99501', 'Anchorage', 'AK', 61.217, -149.876],
  ['96813', 'Honolulu', 'HI', 21.313, -157.847],
  ['02108', 'Boston', 'MA', 42.357, -71.064],
])('puts %s in %s, %s, within two miles', (zip, city, state, lat, lng) => {
  const place = zipPlace(zip);
  expect(place).toMatchObject({ city, state });
  expect(milesBetween(place!, { lat, lng })).toBeLessThan(2);
});

it('takes ZIP+4, and knows nothing of codes that do not exist', () => {
  expect(zipCentroid('75201-1234')).toEqual(zipCentroid('75201'));
  expect(zipCentroid('00000')).toBeUndefined();
});
