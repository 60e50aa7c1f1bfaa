import { expect, it } from 'vitest';
import { programText } from '../i18n/en/program-text.ts';
import { topicValues } from '../lists/topic-values.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { describeProgram, ownProgramText } from './program-text.ts';

const pier = {
  ...nothingKnown,
  levels: [{ level: 'DETOX' as const }, { level: 'OUTPATIENT' as const }],
  topics: [{ topic: 'METHADONE' as const }, { topic: 'BUPRENORPHINE' as const }, { topic: 'FREE' as const }],
  streetWithheld: true,
  intakePhones: ['555-010-0199', '555-010-0198 x2'],
  programNames: ['First Step', 'Second Step (555-010-0197)'],
  programHighlights: 'Small groups, and a garden.\nIntake: Monday to Friday.',
};

it('tells what codes and facts say, and behind it the text of the center', () => {
  expect(describeProgram(pier, programText)).toBe(
    `Settings: outpatient.
Medications: methadone, buprenorphine.
Payment help: free of charge.
Address: confidential. Call for directions.
Programs here: First Step; Second Step (555-010-0197).
Intake: 555-010-0199, 555-010-0198 x2.
Small groups, and a garden.
Intake: Monday to Friday.`,
  );
  expect(describeProgram({ ...nothingKnown, programHighlights: null }, programText)).toBeNull();
});

it('knows its own lines again, and those of older copies, and takes no other for one', () => {
  const own = (programHighlights: string | null, center: typeof pier = pier) =>
    ownProgramText({ ...center, programHighlights }, programText);
  expect(own(describeProgram(pier, programText))).toBe(pier.programHighlights);
  expect(own('Settings: outpatient, psychiatric hospital.')).toBeNull();
  const theirs = 'Settings: a farm by the sea.\nMotto: methadone.\nIntake: 555-010-0111.';
  expect(own(theirs)).toBe(theirs);
});

it('has words for every topic', () => {
  const said = Object.values(programText.terms).flatMap((terms) => Object.keys(terms));
  expect(topicValues.filter((topic) => !said.includes(topic))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});
