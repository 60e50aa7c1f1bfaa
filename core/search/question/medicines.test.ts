import { expect, it } from 'vitest';
import { answer } from './testing/three-centers.ts';

/** What is left of a question beside its place. */
function read(q: string) {
  const { chips, leftOut, silent } = answer(q, { widen: false }).understood;
  const said = chips.filter(({ name }) => name !== 'near').map((chip) => [chip.value, chip.words]);
  return { said, leftOut, silent };
}

/** Medicines for opioid and alcohol use that the FDA has approved, with their brands. */
it.each([
  [
    'BUPRENORPHINE',
    'suboxone subutex sublocade brixadi zubsolv bunavail probuphine buprenorphine buprenorfina belbuca',
  ],
  ['METHADONE', 'methadone methadose dolophine metadona'],
  ['NALTREXONE', 'naltrexone vivitrol revia naltrexona'],
  ['ALCOHOL_MEDICATION', 'disulfiram antabuse acamprosate campral acamprosato'],
  ['NALOXONE', 'naloxone narcan kloxxado evzio zimhi rextovy nalmefene opvee'],
])('reads each name of %s as that, and says so', (topic, names) => {
  for (const name of names.split(' '))
    expect(read(`${name} near portland maine`), name).toEqual({
      said: [[topic, name]],
      leftOut: [],
      silent: [],
    });
});

it('reads lofexidine as a detox from opioids', () => {
  for (const name of ['lofexidine', 'lucemyra'])
    expect(read(name).said).toEqual([
      ['DETOX', name],
      ['OPIOID_USE', name],
      ['OPIOID_DETOX', name],
    ]);
});

/** The commonest of each class, by substance and brand, and in Spanish. */
it.each([
  'sertraline zoloft sertralina escitalopram lexapro celexa paxil luvox cymbalta pristiq remeron trintellix viibryd auvelity',
  'amitriptyline elavil nortriptyline clomipramine nardil',
  'lithium lithobid litio lamotrigine lamictal depakote divalproex tegretol trileptal',
  'aripiprazole abilify rexulti vraylar quetiapine quetiapina olanzapine lybalvi perseris aristada risperidone invega geodon latuda clozaril haloperidol thorazine caplyta cobenfy fanapt',
  'buspirone buspar hydroxyzine vistaril prazosin atomoxetine strattera guanfacine qelbree',
])('reads medicines of psychiatry as what prescribes them: %s', (names) => {
  for (const name of names.split(' '))
    expect(read(`${name} near portland maine`), name).toEqual({
      said: [
        ['MENTAL_HEALTH', name],
        ['PSYCHIATRY', name],
      ],
      leftOut: [],
      silent: [],
    });
});

it('reads two medicines in one as one', () => {
  expect(read('buprenorphine naloxone').said).toEqual([['BUPRENORPHINE', 'buprenorphine naloxone']]);
  expect(read('buprenorphine and naloxone').said).toEqual([['BUPRENORPHINE', 'buprenorphine and naloxone']]);
});

it('says all the words from which a chip came', () => {
  expect(read('suboxone or sublocade').said).toEqual([['BUPRENORPHINE', 'suboxone, sublocade']]);
  expect(read('sublocade, and again sublocade').said).toEqual([['BUPRENORPHINE', 'sublocade']]);
});

it('says of a medicine that no center is listed by that it does not count', () => {
  expect(read('baclofen detox near portland maine')).toMatchObject({
    said: [['DETOX', 'detox']],
    leftOut: ['baclofen'],
  });
  for (const name of ['naltrexol', 'contrave', 'clonidine', 'topamax'])
    expect(read(name), name).toEqual({ said: [], leftOut: [name], silent: [] });
  expect(answer('overdose on topamax').understood).toMatchObject({
    urgent: true,
    wantsPosition: true,
    leftOut: ['topamax'],
  });
});
