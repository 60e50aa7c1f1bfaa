import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCenter } from '../testing/any-center.ts';
import { packCenters, unpackCenters } from './packed-centers.ts';
import { openPhrases, packDictionary, packPhrases, unpackDictionary } from './packing.ts';

it('gives back the very centers that were packed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyCenter, { selector: ({ id }) => id }), (centers) => {
      const ofTexas = centers.map((center) => ({ ...center, state: 'TX' as const }));
      const travelled = JSON.parse(JSON.stringify(packCenters('TX', ofTexas)));
      expect(unpackCenters(travelled)).toEqual(ofTexas.sort((a, b) => Number(a.id) - Number(b.id)));
    }),
  );
});

it('packs the same bytes in whatever order the centers come', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyCenter, { selector: ({ id }) => id }), (centers) => {
      const pack = (list: typeof centers) => JSON.stringify(packCenters('TX', list));
      expect(pack([...centers].reverse())).toBe(pack(centers));
    }),
  );
});

it('keeps the order of its columns: with another one every phone would fetch every state again', () => {
  const order = [
    ...['format', 'state', 'count', 'id', 'name', 'slug', 'place', 'street', 'phone', 'programHighlights'],
    ...['website', 'emailPublic', 'bedCount', 'staffToClientRatio', 'religiousOrientation', 'languages'],
    ...['levels', 'populations', 'modalities', 'accreditations', 'insurance'],
    ...['lastVerifiedAt', 'verifiedBy', 'reviewStatus', 'origin'],
  ];
  // A field that is new changes every file anyway.
  expect(Object.keys(packCenters('TX', [])).filter((name) => order.includes(name))).toEqual(order);
});

it('keeps more distinct values than there are characters below the surrogates', () => {
  const column = Array.from({ length: 62_000 }, (_, index) => `value ${index}`);
  expect(unpackDictionary(JSON.parse(JSON.stringify(packDictionary(column))))).toEqual(column);
});

it('keeps every character of a text, whatever its punctuation', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.string({ unit: fc.constantFrom(...'ab ,;:.\n"\\é') }))), (column) => {
      const read = openPhrases(JSON.parse(JSON.stringify(packPhrases(column))));
      expect(column.map((_, row) => read(row))).toEqual(column);
    }),
  );
});

it('stores a recurring phrase once', () => {
  const { phrases } = packPhrases([
    'Also offers: telehealth, housing help, child care.',
    'Also offers: housing help, telehealth, child care.',
  ]);
  expect(phrases.filter((phrase) => phrase.includes('child care'))).toHaveLength(1);
});
