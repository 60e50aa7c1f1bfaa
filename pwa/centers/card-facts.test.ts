import { expect, it } from 'vitest';
import { blankCenter } from '#core/center/blank-center.ts';
import type { Center } from '#core/center/center.ts';
import { en } from '#core/i18n/en.ts';
import { es } from '#core/i18n/es.ts';
import { type Filters, noFilters } from '#core/search/filters.ts';
import { factsOf, levelsOf } from './card-facts.ts';

const center: Center = {
  ...blankCenter,
  care: [{ care: 'SUBSTANCE_USE' }, { care: 'MENTAL_HEALTH' }],
  languages: ['Spanish'],
  populations: [{ population: 'ADULT' }, { population: 'VETERAN' }],
  insurance: [{ insurance: 'MEDICAID' }, { insurance: 'MEDICARE' }],
  accreditations: [{ name: 'CARF' }, { name: 'A local council' }],
};

const firstTwo = (asked: Partial<Filters>, words: Parameters<typeof factsOf>[1] = en) =>
  factsOf(center, words, { ...noFilters, ...asked }).slice(0, 2);

it('says one of each kind first, and last what is not asked of every center', () => {
  expect(factsOf(center, en)).toEqual([
    ...['Adults', 'Medicaid', 'Veterans', 'Medicare'],
    ...['Substance Use', 'Spanish', 'CARF', 'Mental Health', 'A local council'],
  ]);
});

it('says first what was asked for', () => {
  expect(firstTwo({ population: ['VETERAN'], insurance: ['MEDICARE'] })).toEqual(['Veterans', 'Medicare']);
  expect(firstTwo({ care: ['MENTAL_HEALTH'] })[0]).toBe('Mental Health');
  expect(firstTwo({ language: ['Spanish'], accreditation: ['CARF'] })).toEqual(['Spanish', 'CARF']);
  expect(firstTwo({ language: ['Spanish'], care: ['MENTAL_HEALTH'] }, es)).toEqual([
    'Salud mental',
    'Español',
  ]);
});

it('says that it treats substance use where help with opioids or alcohol was asked for', () => {
  expect(firstTwo({ care: ['OPIOID_USE'] })[0]).toBe('Substance Use');
  expect(firstTwo({ care: ['ALCOHOL_USE'] })[0]).toBe('Substance Use');
});

const offering = (...levels: Center['levels'][number]['level'][]): Center => ({
  ...blankCenter,
  levels: levels.map((level) => ({ level })),
});

it('says of detox in which setting it is, where it is only one', () => {
  const byDay = offering('DETOX', 'OUTPATIENT', 'OUTPATIENT_DETOX');
  expect(levelsOf(byDay, en)).toEqual({
    levels: ['Detox · outpatient only', 'Outpatient'],
    shownLevels: ['Detox · outpatient only', 'Outpatient'],
  });
  expect(levelsOf(byDay, es).shownLevels).toEqual(['Desintoxicación · solo ambulatoria']);
  expect(levelsOf(offering('DETOX', 'RESIDENTIAL', 'OVERNIGHT_DETOX'), en).shownLevels).toEqual([
    ...['Detox · overnight', 'Residential'],
  ]);
  const both = offering('DETOX', 'RESIDENTIAL', 'OVERNIGHT_DETOX', 'OUTPATIENT_DETOX');
  expect(levelsOf(both, en).levels).toEqual([
    ...['Detox', 'Residential', 'Overnight Detox', 'Outpatient Detox'],
  ]);
  expect(levelsOf(offering('OUTPATIENT_DETOX'), en).levels).toEqual(['Outpatient Detox']);
});

it('shows as many levels as have room in one line of a phone', () => {
  expect(levelsOf(offering('IOP', 'OUTPATIENT'), en).shownLevels).toHaveLength(2);
  expect(levelsOf(offering('RESIDENTIAL', 'PHP'), en).shownLevels).toEqual(['Residential']);
});

it('shows first the level that was asked for, by its setting, too', () => {
  const byDay = offering('RESIDENTIAL', 'OUTPATIENT', 'DETOX', 'OUTPATIENT_DETOX');
  const asked = (...level: Filters['level'][number][]) => levelsOf(byDay, en, { ...noFilters, level });
  expect(asked('OUTPATIENT').shownLevels).toEqual(['Outpatient', 'Residential']);
  expect(asked('DETOX').shownLevels[0]).toBe('Detox · outpatient only');
  expect(asked('OUTPATIENT_DETOX').shownLevels[0]).toBe('Detox · outpatient only');
});
