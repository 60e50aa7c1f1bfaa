import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Bitset, popcount } from './bitset.ts';

const size = 100;
const members = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));
const bitset = (values: readonly number[]) => new Bitset(size).addAll(values);
const sorted = (values: Iterable<number>) => [...values].sort((a, b) => a - b);

it('behaves as a set of numbers does', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      expect([...bitset(a)]).toEqual(sorted(a));
      expect([...bitset(a).unite(bitset(b))]).toEqual(sorted(new Set([...a, ...b])));
      expect([...bitset(a).intersect(bitset(b))]).toEqual(sorted(a.filter((each) => b.includes(each))));
      expect([...bitset(a).subtract(bitset(b))]).toEqual(sorted(a.filter((each) => !b.includes(each))));
      expect(bitset(a).count).toBe(a.length);
      expect(bitset(a).countCommon(bitset(b))).toBe(a.filter((each) => b.includes(each)).length);
      expect(a.every((each) => bitset(a).has(each))).toBe(true);
    }),
  );
});

it('fills up to its size and not beyond', () => {
  for (const each of [0, 1, 31, 32, 33, 64, 100]) expect(new Bitset(each).fill().count).toBe(each);
});

it('leaves the original alone when a copy changes', () => {
  const original = bitset([1, 2]);
  original.copy().subtract(bitset([1]));
  expect([...original]).toEqual([1, 2]);
});

it('counts ones', () => {
  expect([0, 1, 0xff, 0xffffffff, 0x80000001].map(popcount)).toEqual([0, 1, 8, 32, 2]);
});
