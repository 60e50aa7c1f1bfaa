import { expect, it } from 'vitest';
import { directionsHref } from './directions.ts';

const center = {
  street: '100 Example Street #2',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  lat: 30.27,
  lng: -97.74,
  approximateLocation: false,
} as const;
const address = '100%20Example%20Street%20%232%2C%20Austin%2C%20TX%2078701';

it('leads to the building where its position is known, else to its address', () => {
  expect(directionsHref(center, false)).toBe(`geo:30.27,-97.74?q=${address}`);
  expect(directionsHref({ ...center, approximateLocation: true }, false)).toBe(`geo:0,0?q=${address}`);
  expect(directionsHref({ ...center, lat: null, lng: null, zip: null }, false)).toBe(
    `geo:0,0?q=${address.replace('%2078701', '')}`,
  );
});

it('opens the maps of an iPhone by their own scheme', () => {
  expect(directionsHref(center, true)).toBe(`maps:?daddr=${address}`);
});

it('leads nobody to a street that is not listed', () => {
  expect(directionsHref({ ...center, street: null }, false)).toBeUndefined();
});
