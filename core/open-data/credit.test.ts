import { expect, it } from 'vitest';
import { creditLine } from './credit.ts';

it.each([
  ['SAMHSA National Directory, 2022', 'Harborlight (CC BY 4.0), from SAMHSA National Directory, 2022'],
  ['Harborlight; State list, 2025', 'Harborlight (CC BY 4.0), from State list, 2025'],
  ['Harborlight', 'Harborlight (CC BY 4.0)'],
  ['', 'Harborlight (CC BY 4.0)'],
])('credits us, and whose data it is besides: %s', (source, line) => {
  expect(creditLine(source)).toBe(line);
});
