import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSets, type PackedSets, packSets } from './packed-sets.ts';
import { type PackedPhrases, packPhrases } from './packing.ts';

const values = ['METHADONE', 'TELEHEALTH', 'FREE', ...Array.from({ length: 60 }, (_, at) => `VALUE_${at}`)];
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const unpack = (packed: PackedSets, texts: PackedPhrases) => {
  const read = openSets(copy(packed), texts, (value) => value);
  return texts.rows.map((_, row) => read(row));
};

it('leaves out what the phrases of a text say, and keeps what they do not', () => {
  const texts = packPhrases(['Medications: methadone.', 'Medications: methadone.', 'Call us.', null]);
  const lists = [['METHADONE'], ['METHADONE', 'FREE'], ['FREE', 'TELEHEALTH'], []];
  const packed = packSets(lists, values, texts);
  expect(packed.more.values).toHaveLength(2);
  expect(packed.phrases.values).toHaveLength(1);
  expect(unpack(packed, texts)).toEqual(lists);
});

it('brings back any lists in their order, whatever the texts', () => {
  const row = fc.record({
    text: fc.option(fc.constantFrom('A: b, c.', 'A: b.', 'A: c, d.\nE: f.', '')),
    list: fc.shuffledSubarray(values),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const texts = packPhrases(rows.map(({ text }) => text));
      const lists = rows.map(({ list }) => list);
      expect(unpack(packSets(lists, values, texts), texts)).toEqual(lists);
    }),
  );
});
