import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstInOrder } from './first-in-order.ts';

it('gives what sorting all and cutting gives, equals in the order they came', () => {
  const items = fc.array(fc.record({ key: fc.integer({ min: 0, max: 9 }) }));
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 12 }), (all, limit) => {
      const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
      const first = firstInOrder(all, limit, compare);
      const expected = [...all].sort(compare).slice(0, limit);
      expect(first).toHaveLength(expected.length);
      expect(first.every((item, i) => item === expected[i])).toBe(true);
    }),
  );
});
