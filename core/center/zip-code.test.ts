import { expect, it } from 'vitest';
import { repairZip } from './zip-code.ts';

it.each([
  ['36602', 'AL', '36602'],
  ['36602-1234', 'AL', '36602-1234'],
  ['366021234', 'AL', '36602-1234'],
  ['7001', 'NJ', '07001'],
  ['70011234', 'NJ', '07001-1234'],
  ['601', 'PR', '00601'],
  ['6390', 'NY', '06390'],
  ['5010', 'NY', undefined],
  ['1001.0', 'MA', '01001'],
  ['', 'TX', ''],
  ['7001', 'TX', undefined],
  ['601', 'MA', undefined],
  ['12', 'ME', undefined],
  ['ABCDE', 'TX', undefined],
  ['366021', 'AL', undefined],
])('reads ZIP “%s” in %s as %s', (given, state, zip) => {
  expect(repairZip(given, state)).toBe(zip);
});
