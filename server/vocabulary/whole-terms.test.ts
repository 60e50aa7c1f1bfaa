import { expect, it } from 'vitest';
import type { Field } from '#core/center/field-kinds.ts';
import { fields } from '#core/center/fields.ts';
import { vocabulary, vocabularyGroups } from '#core/center/vocabulary.ts';
import { hsdsText } from '#core/i18n/en/open-data/hsds.ts';
import { languages } from '#core/i18n/languages.ts';
import { publicLists } from '#core/lists/public-lists.ts';
import { codesOfYear } from '../imports/formats/samhsa-codes.ts';
import { type WholeTerm, wholeTerms } from './whole-terms.ts';

/** What nobody has said of a term yet, and where to say it. */
function missingParts({ group, code, labels, codes, staffsOwn, ...term }: WholeTerm): string[] {
  const lacks = [
    ...languages
      .filter((language) => !labels[language])
      .map((language) => `words in ${language} (core/i18n/${language}/)`),
    codes.length === 0 &&
      !staffsOwn &&
      'a code (data/samhsa-codes/), or a place in staffsOwn (core/center/vocabulary.ts)',
    codes.length > 0 &&
      staffsOwn &&
      'a reason to be in staffsOwn (core/center/vocabulary.ts): a code says it',
    !term.hsds.in && 'a place in HSDS (core/center/vocabulary.ts)',
    group === 'topic' && !term.topicGroup && 'a group (core/lists/topic-values.ts)',
    group === 'topic' && !term.phrase && 'a phrase for other programs (core/i18n/en/program-text.ts)',
  ];
  return lacks.flatMap((part) => (part ? `${group} ${code} lacks ${part}` : []));
}

const terms = await wholeTerms();

it('knows of every term its words, its group, its code and its place in HSDS', () => {
  expect(terms.length).toBeGreaterThan(130);
  expect(terms.flatMap(missingParts)).toEqual([]);
});

it('names what a term lacks', () => {
  const term = terms.find(({ code }) => code === 'METHADONE')!;
  const without = (lacking: Partial<WholeTerm>) => missingParts({ ...term, ...lacking });
  expect(without({ labels: { ...term.labels, es: undefined } })).toEqual([
    'topic METHADONE lacks words in es (core/i18n/es/)',
  ]);
  expect(without({ codes: [] })).toEqual([expect.stringContaining('METHADONE lacks a code')]);
  expect(without({ staffsOwn: true })).toEqual([expect.stringContaining('a code says it')]);
  expect(without({ topicGroup: undefined, phrase: undefined })).toHaveLength(2);
});

it('shows a term whole', () => {
  const term = (code: string) => terms.find((each) => each.code === code);
  expect(term('MAT')).toMatchObject({
    group: 'modality',
    codes: [
      { year: 2022, codes: expect.arrayContaining(['SU:OTP']) },
      { year: 2024, codes: ['SU:MWS'] },
    ],
    hsds: { in: 'therapy', value: 'MAT' },
  });
  expect(term('METHADONE')).toEqual({
    group: 'topic',
    code: 'METHADONE',
    topicGroup: 'medicines',
    labels: { en: 'Methadone', es: 'Metadona' },
    phrase: 'methadone',
    codes: [{ year: 2022, codes: ['SU:MU', 'SU:METH', 'SU:MM', 'SU:MMW'] }],
    staffsOwn: false,
    hsds: { in: 'topic', value: 'METHADONE' },
  });
  expect(terms.filter(({ group }) => group === 'care').map(({ codes }) => codes)).toEqual([
    [{ year: 2022, codes: ['SU'] }],
    [{ year: 2022, codes: ['MH'] }],
  ]);
  const limit = terms.find(({ group, code }) => group === 'doesNotTreat' && code === 'ALCOHOL_USE');
  expect(limit).toMatchObject({
    codes: [{ year: 2022, codes: ['SU:NAUT'] }],
    hsds: { in: 'eligibility', value: 'DOES_NOT_TREAT_ALCOHOL_USE' },
  });
});

it('has each list of a center’s fields as a group, and each taxonomy', () => {
  const known = new Set<unknown>(vocabularyGroups.map((group) => vocabulary[group].list));
  const lists = Object.entries<Field>(fields).flatMap(([name, field]) => {
    if (field.kind === 'values') return [[name, field.list]];
    return field.kind === 'names' && field.known ? [[name, publicLists[field.known]]] : [];
  });
  expect(lists.length).toBeGreaterThan(8);
  expect(lists.filter(([, list]) => !known.has(list)).map(([name]) => name)).toEqual([]);
  const taxonomies = new Set<string>(vocabularyGroups.map((group) => vocabulary[group].hsds));
  expect(Object.keys(hsdsText.taxonomies).filter((code) => code !== 'fact' && !taxonomies.has(code))).toEqual(
    [],
  );
});

it('has every name that a shipped table of codes gives an accreditation or a language', () => {
  const named = codesOfYear(null).flatMap(({ accreditations, languages }) =>
    Object.keys({ ...accreditations, ...languages }),
  );
  expect(named.length).toBeGreaterThan(25);
  const codes = terms.map(({ code }) => code);
  expect(named.filter((name) => !codes.includes(name))).toEqual([]);
});
