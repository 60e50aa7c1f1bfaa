import { expect, it } from 'vitest';
import { milesBetween } from './distance.ts';

const cities = {
  newYork: { lat: 40.7128, lng: -74.006 },
  losAngeles: { lat: 34.0522, lng: -118.2437 },
  chicago: { lat: 41.8781, lng: -87.6298 },
};

// Great-circle distances of these coordinates, as the US National Hurricane Center's calculator gives them.
it('measures between cities along the great circle', () => {
  expect(milesBetween(cities.newYork, cities.losAngeles)).toBeCloseTo(2446, -1);
  expect(milesBetween(cities.newYork, cities.chicago)).toBeCloseTo(711, -1);
});

it('is nothing from a place to itself, and half the earth to the other side', () => {
  expect(milesBetween(cities.chicago, cities.chicago)).toBe(0);
  expect(milesBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 3958.7613, 3);
});
