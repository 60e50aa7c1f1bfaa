import { expect, it } from 'vitest';
import { myList } from '#core/i18n/en/my-list.ts';
import { en } from '#core/i18n/en.ts';
import { myList as spanish } from '#core/i18n/es/my-list.ts';
import { describeSearch } from './describe-search.ts';

const words = { ...myList.search, lists: en.lists, locale: 'en-US' };

it.each([
  ['state=TX&level=DETOX&insurance=MEDICAID', 'Detox in Texas, Medicaid'],
  ['q=help&state=TX', 'help · Texas'],
  ['level=DETOX&level=RESIDENTIAL&state=ME', 'Detox or Residential in Maine'],
  ['q=+oak+&level=DETOX&population=VETERAN&population=WOMEN', 'oak · Detox, Veterans or Women'],
  ['insurance=MEDICAID', 'Medicaid'],
  ['level=DETOX&near=78701', 'Detox, near 78701'],
  ['near=Austin,+TX&within=25', 'within 25 miles of Austin, TX'],
  ['', 'All centers'],
])('says %s in words', (search, description) => {
  expect(describeSearch(search, words)).toBe(description);
});

it('speaks the language of the page', () => {
  const other = { ...spanish.search, lists: en.lists, locale: 'es-US' };
  expect(describeSearch('level=DETOX&level=RESIDENTIAL&state=TX', other)).toBe(
    'Detox o Residential en Texas',
  );
});
