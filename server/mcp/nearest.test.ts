import { expect, it } from 'vitest';
import { type Named, nearestOf, valueNamed } from './nearest.ts';

const values: readonly Named[] = [
  ['SLIDING_SCALE', 'Sliding fee scale'],
  ['EATING_DISORDERS', 'Eating disorders'],
  ['BUPRENORPHINE', 'Buprenorphine (Suboxone)', 'Buprenorphine ', 'Suboxone'],
  ['DUI', 'DUI or DWI'],
];

it.each([
  ['sliding_scale', 'SLIDING_SCALE'],
  ['Sliding Fee Scale', 'SLIDING_SCALE'],
  ['suboxone', 'BUPRENORPHINE'],
  ['dui', 'DUI'],
])('takes "%s" for %s', (given, value) => {
  expect(valueNamed(given, values)).toBe(value);
});

it.each([
  ['slidng scale', 'SLIDING_SCALE'],
  ['suboxon', 'BUPRENORPHINE'],
  ['eating', 'EATING_DISORDERS'],
  ['fee waiver', 'SLIDING_SCALE'],
  ['zebra', undefined],
  ['', undefined],
])('takes "%s" for none, and nearest to %s', (given, value) => {
  expect(valueNamed(given, values)).toBeUndefined();
  expect(nearestOf(given, values)).toBe(value);
});
