import { expect, it } from 'vitest';
import type { Center } from '#core/center/center.ts';
import { en } from '#core/i18n/en.ts';
import { noFilters } from '#core/search/filters.ts';
import { factsOf } from './card-facts.ts';

const center = {
  populations: [{ population: 'ADULT' }, { population: 'VETERAN' }],
  insurance: [{ insurance: 'MEDICAID' }, { insurance: 'MEDICARE' }],
  modalities: [],
} as unknown as Center;

it('says one of each kind first', () => {
  expect(factsOf(center, en.lists)).toEqual(['Adults', 'Medicaid', 'Veterans', 'Medicare']);
});

it('says first what was asked for', () => {
  const asked = { ...noFilters, population: ['VETERAN' as const], insurance: ['MEDICARE' as const] };
  expect(factsOf(center, en.lists, asked)).toEqual(['Veterans', 'Medicare', 'Adults', 'Medicaid']);
});
