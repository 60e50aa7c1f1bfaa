import { expect, it } from 'vitest';
import { myList } from '#core/i18n/en/pages/my-list.ts';
import { topics } from '#core/i18n/en/topics.ts';
import { en } from '#core/i18n/en.ts';
import { myList as spanish } from '#core/i18n/es/pages/my-list.ts';
import { type FilterName, filterGroups } from '#core/search/filters.ts';
import { describeSearch } from './describe-search.ts';

const labelsOf = (name: FilterName) => {
  const { name: list } = filterGroups[name];
  return list === 'topics' ? topics : en.lists[list].labels;
};
const words = { ...myList.search, lists: en.lists, labelsOf, locale: 'en-US' };

it.each([
  ['state=TX&level=DETOX&insurance=MEDICAID', 'Detox in Texas, Medicaid'],
  ['q=help&state=TX', 'help · Texas'],
  ['level=DETOX&level=RESIDENTIAL&state=ME', 'Detox or Residential in Maine'],
  ['q=+oak+&level=DETOX&population=VETERAN&population=WOMEN', 'oak · Detox, Veterans or Women'],
  ['insurance=MEDICAID', 'Medicaid'],
  ['care=MENTAL_HEALTH&topic=TELEHEALTH&topic=SENIORS', 'Mental Health, Older adults and Telehealth'],
  ['level=DETOX&near=78701', 'Detox, near 78701'],
  ['near=Austin,+TX&within=25', 'within 25 miles of Austin, TX'],
  ['', 'All centers'],
])('says %s in words', (search, description) => {
  expect(describeSearch(search, words)).toBe(description);
});

it('speaks the language of the page', () => {
  const other = { ...spanish.search, lists: en.lists, labelsOf, locale: 'es-US' };
  expect(describeSearch('level=DETOX&level=RESIDENTIAL&state=TX', other)).toBe(
    'Detox o Residential en Texas',
  );
});
