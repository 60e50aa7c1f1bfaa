import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareText, fold, wordsOf } from './fold-text.ts';

it.each([
  ['Cañon City', 'canon city'],
  ["St. Mary's", 'st marys'],
  ['O’Brien-Smith', 'obrien smith'],
  ['O´Brien, Hawaiʻi', 'obrien hawaii'],
  ['12-Step', '12 step'],
  ['Health & Recovery', 'health and recovery'],
  ['  PHP (Partial Hospitalization) ', 'php partial hospitalization'],
  ['Piñon', 'pinon'],
  ['...', ''],
])('folds %s to "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('changes nothing that is folded already', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 1000 },
  );
});

it('splits a text into its words, and nothing into none', () => {
  expect(wordsOf('New York, NY')).toEqual(['new', 'york', 'ny']);
  expect(wordsOf(' - ')).toEqual([]);
});

it('orders by code unit, whatever the language of the device', () => {
  expect(['b', 'a', 'z', 'B', '1'].sort(compareText)).toEqual(['1', 'B', 'a', 'b', 'z']);
});
