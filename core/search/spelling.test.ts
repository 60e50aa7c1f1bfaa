import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allowedTypos, isWithinTypos } from './spelling.ts';

it('allows typos by length', () => {
  expect(['iop', 'care', 'harborl', 'recovery', '1234567890'].map(allowedTypos)).toEqual([0, 1, 1, 2, 0]);
});

it('counts a letter added, left out, changed or swapped as one typo', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), (a, b, typos) => {
      expect(isWithinTypos(a, b, typos)).toBe(distance(a, b) <= typos);
    }),
    { numRuns: 2000 },
  );
});

/** The textbook's recursion. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const costs = [
    distance(a.slice(1), b) + 1,
    distance(a, b.slice(1)) + 1,
    distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    costs.push(distance(a.slice(2), b.slice(2)) + 1);
  return Math.min(...costs);
}
