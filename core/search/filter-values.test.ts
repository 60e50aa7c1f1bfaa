import { expect, it } from 'vitest';
import type { Center } from '../center/center.ts';
import { knownAccreditations, spokenLanguages } from '../lists/public-lists.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { emptyQuery } from './center-query.ts';
import { Directory } from './directory.ts';
import { filterValues } from './filter-values.ts';

const center = (fields: Partial<Center>) =>
  ({ ...nothingKnown, id: '1', slug: 'a', name: 'A', city: 'Austin', state: 'TX', ...fields }) as Center;

it.each([
  ['spanish', 'Spanish'],
  ['Español', 'Spanish'],
  [' ESPANOL ', 'Spanish'],
  ['ASL', 'American Sign Language'],
  ['American Sign Language (ASL)', 'American Sign Language'],
  ['Sign language', 'American Sign Language'],
  ['Haitian Creole', 'Creole'],
  ['Mandarin', 'Chinese'],
  ['Cantonese', 'Chinese'],
  ['Filipino', 'Tagalog'],
  ['Persian', 'Farsi'],
  ['Klingon', 'Klingon'],
  ['constructor', 'constructor'],
])('takes the language "%s" for %s', (written, value) => {
  expect(filterValues.language(center({ languages: [written] }))).toEqual([value]);
});

it.each([
  ['The Joint Commission', 'Joint Commission'],
  ['JCAHO', 'Joint Commission'],
  ['TJC', 'Joint Commission'],
  ['carf', 'CARF'],
  ['COA', 'Council on Accreditation (COA)'],
  ['NCQA', 'National Committee for Quality Assurance (NCQA)'],
  ['H.F.A.P.', 'H.F.A.P.'],
  ['HFAP', 'Healthcare Facilities Accreditation Program (HFAP)'],
])('takes the accreditation "%s" for %s', (written, value) => {
  expect(filterValues.accreditation(center({ accreditations: [{ name: written }] }))).toEqual([value]);
});

it('keeps every value of the lists', () => {
  const languages = [...spokenLanguages.values];
  const accreditations = [...knownAccreditations.values];
  expect(filterValues.language(center({ languages }))).toEqual(languages);
  expect(
    filterValues.accreditation(center({ accreditations: accreditations.map((name) => ({ name })) })),
  ).toEqual(accreditations);
});

it('lets a search find and count who writes a language in another way', () => {
  const directory = Directory.of([
    center({ languages: ['Mandarin', 'Cantonese'] }),
    center({ id: '2', slug: 'b', languages: ['Klingon'] }),
  ]);
  const { centers, counts } = directory.search({ ...emptyQuery, language: ['Chinese'] });
  expect(centers.map(({ slug }) => slug)).toEqual(['a']);
  expect(counts.language.Chinese).toBe(1);
});

it('takes who counsels families for a family program, and a church by its name', () => {
  expect(filterValues.population(center({ modalities: [{ modality: 'FAMILY_THERAPY' }] }))).toEqual([
    'FAMILY',
  ]);
  const populations = [{ population: 'FAMILY' as const }, { population: 'MEN' as const }];
  expect(filterValues.population(center({ populations, name: 'Gospel Rescue Mission' }))).toEqual([
    'FAMILY',
    'MEN',
    'FAITH_BASED',
  ]);
});
