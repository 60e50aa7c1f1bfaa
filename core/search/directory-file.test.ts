import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Center } from '../center/center.ts';
import { CenterFile } from '../snapshot/center-file.ts';
import { packCenters } from '../snapshot/packed-centers.ts';
import { denver, nearQuery, placedCenters } from '../testing/any-search.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { Directory } from './directory.ts';

const texan = {
  ...nothingKnown,
  id: '00000001',
  slug: 'a-austin-tx',
  name: 'A',
  city: 'Austin',
  state: 'TX',
} as Center;

it('gives the same answer where what was made of the files is opened again', () => {
  fc.assert(
    fc.property(placedCenters, nearQuery, (list, asked) => {
      const files = () => [
        new CenterFile({ json: JSON.stringify(packCenters('TX', list)), count: list.length }),
      ];
      const made = Directory.from(files());
      const opened = Directory.open(files(), made.write());
      for (const near of [undefined, { place: denver }])
        expect(opened.search(asked, near)).toEqual(made.search(asked, near));
      expect(opened.positions(asked)).toEqual(made.positions(asked));
      expect(opened.recent(6)).toEqual(made.recent(6));
      expect(opened.verified).toBe(list.filter(({ lastVerifiedAt }) => lastVerifiedAt !== null).length);
      for (const [row, head] of [...opened.all.heads()].entries())
        expect(opened.center(row)).toMatchObject(head);
      expect([...opened.inOrderOfNumbers]).toEqual([...made.inOrderOfNumbers]);
      for (const { slug, id, phone } of made.all) {
        expect(opened.bySlug(slug)).toEqual(made.bySlug(slug));
        expect(opened.byNumber(id)).toEqual(made.bySlug(slug));
        const digits = phone?.replace(/\D/g, '').slice(0, 10) ?? '';
        expect(opened.withPhone(digits)).toEqual(made.withPhone(digits));
      }
    }),
  );
});

it('refuses what is not whole, or was made of other files', () => {
  const source = (count: number) => [{ count, center: () => texan, head: () => texan }];
  const index = Directory.from(source(2)).write();
  expect(Directory.open(source(2), index).size).toBe(2);
  for (const file of [index.slice(0, -8), new ArrayBuffer(0), new ArrayBuffer(64)])
    expect(() => Directory.open(source(2), file)).toThrow(RangeError);
  expect(() => Directory.open(source(3), index)).toThrow(RangeError);
});
