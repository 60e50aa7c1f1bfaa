import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumberLists } from './number-lists.ts';

it('gives each key its values back, in the order they were added', () => {
  const pairs = fc.array(fc.tuple(fc.nat(20), fc.nat(1000)));
  fc.assert(
    fc.property(pairs, (added) => {
      const lists = new NumberLists();
      for (const [key, value] of added) lists.add(key, value);
      lists.pack();
      for (let key = 0; key < 25; key++) {
        expect([...lists.get(key)]).toEqual(
          added.filter((pair) => pair[0] === key).map(([, value]) => value),
        );
      }
    }),
  );
});

it('has nothing for a key below any', () => {
  const lists = new NumberLists();
  lists.add(0, 7);
  lists.pack();
  expect(lists.get(-1)).toHaveLength(0);
});
