import { expect, it } from 'vitest';
import { programText as english } from '../i18n/en/program-text.ts';
import { programText as spanish } from '../i18n/es/program-text.ts';
import { topicValues } from '../lists/topic-values.ts';
import { describeProgram, ownProgramText } from './program-text.ts';

const pier = {
  levels: [{ level: 'DETOX' }, { level: 'OUTPATIENT' }],
  topics: [{ topic: 'METHADONE' }, { topic: 'BUPRENORPHINE' }, { topic: 'FREE' }],
  programHighlights: 'Small groups, and a garden.\nIntake: 555-010-0199.',
} as const;
const told = (words: typeof english | typeof spanish) =>
  describeProgram({ ...pier, levels: [...pier.levels], topics: [...pier.topics] }, words);

it('tells in each language what the codes say, and behind it the text of the center', () => {
  expect(told(english)).toBe(
    'Settings: outpatient.\nMedications: methadone, buprenorphine.\nPayment help: free of charge.\nSmall groups, and a garden.\nIntake: 555-010-0199.',
  );
  expect(told(spanish)).toMatch(/^Modalidades: ambulatorio\.\nMedicamentos: metadona, buprenorfina\./);
  expect(describeProgram({ levels: [], topics: [], programHighlights: null }, english)).toBeNull();
});

it('knows its own lines again, and those of older copies, and takes no other for one', () => {
  expect(ownProgramText(told(english)!, english)).toBe(pier.programHighlights);
  expect(ownProgramText('Settings: outpatient, psychiatric hospital.', english)).toBe('');
  const theirs = 'Settings: a farm by the sea.\nMotto: methadone.';
  expect(ownProgramText(theirs, english)).toBe(theirs);
});

it('has words for every topic', () => {
  const said = Object.values(english.terms).flatMap((terms) => Object.keys(terms));
  expect(topicValues.filter((topic) => !said.includes(topic))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});
