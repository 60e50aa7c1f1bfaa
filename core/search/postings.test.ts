import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Bitset } from './bitset.ts';
import { Postings } from './postings.ts';

const size = 200;
const rowsWith = (postings: Postings, key: number) => {
  const rows = new Bitset(size);
  postings.collect(key, rows);
  return [...rows];
};

it('finds the rows of a key, of a rare one as of a common one', () => {
  const pairs = fc.array(fc.tuple(fc.nat(5), fc.nat(size - 1)), { maxLength: 150 });
  fc.assert(
    fc.property(pairs, (added) => {
      const postings = new Postings(size);
      for (const [key, row] of added) postings.add(key, row);
      postings.pack();
      for (let key = 0; key < 8; key++) {
        const rows = new Set(added.filter((pair) => pair[0] === key).map(([, row]) => row));
        expect(rowsWith(postings, key)).toEqual([...rows].sort((a, b) => a - b));
      }
    }),
  );
});

it('keeps the rows that were found before', () => {
  const postings = new Postings(size);
  postings.add(0, 3);
  postings.pack();
  const rows = new Bitset(size).addAll([1]);
  postings.collect(0, rows);
  expect([...rows]).toEqual([1, 3]);
});
