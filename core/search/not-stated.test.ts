import { describe, expect, it } from 'vitest';
import type { Center } from '../center/center.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { type CenterQuery, emptyQuery } from './center-query.ts';
import { Directory } from './directory.ts';
import { notStatedBy } from './not-stated.ts';

const centerWith = (slug: string, fields: Partial<Center>) =>
  ({ ...nothingKnown, id: slug, slug, name: slug, city: 'Dayton', state: 'OH', ...fields }) as Center;
const medicaid = { insurance: [{ insurance: 'MEDICAID' as const }] };
const directory = Directory.of([
  centerWith('a-silent', { lat: 40, lng: -80 }),
  centerWith('b-no', { insurance: [{ insurance: 'SELFPAY' }], lat: 40, lng: -80 }),
  centerWith('c-yes', { ...medicaid, lat: 40.1, lng: -80 }),
  centerWith('d-yes', { ...medicaid, levels: [{ level: 'DETOX' }], lat: 40.2, lng: -80 }),
  centerWith('e-far', { lat: 42, lng: -80 }),
]);
const find = (asked: Partial<CenterQuery>, within?: number) => {
  const place = { name: 'Here, OH', state: 'OH', lat: 40, lng: -80 };
  const query = { ...emptyQuery, ...asked, within };
  return directory.search(query, within ? { place } : undefined);
};
const slugs = ({ centers }: { centers: readonly Center[] }) => centers.map(({ slug }) => slug);

describe('what is not stated', () => {
  it('comes after what is stated, in the same order and counted apart, and what says otherwise is a no', () => {
    const found = find({ insurance: ['MEDICAID'] });
    expect(slugs(found)).toEqual(['c-yes', 'd-yes', 'a-silent', 'e-far']);
    expect(found).toMatchObject({ total: 2, notStated: 2, notStatedOf: { insurance: 2 } });
    expect(found.counts.insurance).toMatchObject({ MEDICAID: 2, SELFPAY: 1 });
    expect(slugs(find({ insurance: ['MEDICAID'] }, 25))).toEqual(['c-yes', 'd-yes', 'a-silent']);
  });

  it('is paged through behind the others', () => {
    const pages = [1, 2, 3].map((page) => slugs(find({ insurance: ['MEDICAID'], limit: 3, page })));
    expect(pages).toEqual([['c-yes', 'd-yes', 'a-silent'], ['e-far'], []]);
  });

  it('is so much as soon as one of several groups is silent and none says no', () => {
    const found = find({ insurance: ['MEDICAID'], level: ['DETOX'] });
    expect([slugs(found), found.total]).toEqual([['d-yes', 'a-silent', 'c-yes', 'e-far'], 1]);
    expect(found.notStatedOf).toEqual({ level: 3, insurance: 2 });
    expect(slugs(find({ insurance: ['SELFPAY'], level: ['DETOX'] }))).toEqual(['a-silent', 'b-no', 'e-far']);
  });

  it('is nothing where nothing is asked, or just what is not stated', () => {
    expect(find({}).notStated).toBeUndefined();
    const none = find({ level: ['NONE'] });
    expect([none.total, none.notStated]).toEqual([4, undefined]);
  });

  it('has no part in topics, care, accreditation and state', () => {
    for (const asked of [
      { topic: ['METHADONE'] },
      { care: ['SUBSTANCE_USE'] },
      { accreditation: ['CARF'] },
      { state: 'TX' },
    ] as const)
      expect(find(asked), JSON.stringify(asked)).toMatchObject({ total: 0, centers: [] });
  });
});

it.each<[string, Partial<Center>, Partial<CenterQuery>, string[]]>([
  ['nothing of what it has', { levels: [{ level: 'DETOX' }] }, { level: ['DETOX'] }, []],
  ['nothing of what it denies', { levels: [{ level: 'DETOX' }] }, { level: ['PHP'] }, []],
  [
    'ages, though it names people',
    { populations: [{ population: 'MEN' }] },
    { population: ['ADULT'] },
    ['ages'],
  ],
  ['no other people then', { populations: [{ population: 'ADULT' }] }, { population: ['VETERAN'] }, []],
  [
    'ages where any of both will do',
    { populations: [{ population: 'MEN' }] },
    { population: ['ADULT', 'VETERAN'] },
    ['ages'],
  ],
  [
    'nothing where one of them is there',
    { populations: [{ population: 'MEN' }] },
    { population: ['ADULT', 'MEN'] },
    [],
  ],
  [
    'ages where both are needed',
    { populations: [{ population: 'MEN' }] },
    { population: ['ADULT', 'MEN'], every: true },
    ['ages'],
  ],
  [
    'nothing where one needed is denied',
    { populations: [{ population: 'MEN' }] },
    { population: ['ADULT', 'VETERAN'], every: true },
    [],
  ],
  ['nobody where it serves only women', { servesOnly: [{ group: 'WOMEN' }] }, { population: ['MEN'] }, []],
  [
    'several things',
    {},
    { insurance: ['VA'], language: ['Spanish'], modality: ['CBT'] },
    ['insurance', 'modality', 'language'],
  ],
])('says of a center that it does not state %s', (_what, fields, asked, silent) => {
  const center = centerWith('one', fields);
  expect(notStatedBy(center, { ...emptyQuery, ...asked })).toEqual(silent);
  const { notStated = 0 } = Directory.of([center]).search({ ...emptyQuery, ...asked });
  expect(notStated).toBe(silent.length > 0 ? 1 : 0);
});
