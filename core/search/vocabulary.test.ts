import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

function vocabularyOf(...words: string[]) {
  const vocabulary = new Vocabulary();
  for (const word of words) vocabulary.add(word);
  const names = (ids: readonly number[]) => ids.map((id) => words[id]);
  return {
    asTyped: (typed: string, asPrefix = false) => names(vocabulary.findAsTyped(typed, asPrefix)),
    misspelled: (typed: string) => names(vocabulary.findMisspelled(typed)),
  };
}

it('finds a word as typed, and as a prefix all words that begin with it', () => {
  const { asTyped } = vocabularyOf('recovery', 'record', 'detox', 'rec');
  expect(asTyped('rec')).toEqual(['rec']);
  expect(asTyped('rec', true)).toEqual(['rec', 'record', 'recovery']);
  expect(asTyped('reco')).toEqual([]);
});

it('forgives one typo from four letters on, and two from eight on', () => {
  const { misspelled } = vocabularyOf('detox', 'baltimore', 'iop');
  for (const typed of ['detos', 'deetox', 'detx', 'detxo']) expect(misspelled(typed)).toEqual(['detox']);
  expect(misspelled('ditxo')).toEqual([]);
  expect(misspelled('baltmroe')).toEqual(['baltimore']);
  expect(misspelled('iip')).toEqual([]);
});

it('takes no number for a misspelled one', () => {
  const { misspelled } = vocabularyOf('75201', 'unit2');
  expect(misspelled('75202')).toEqual([]);
  expect(misspelled('units')).toEqual([]);
});
