import { expect, it } from 'vitest';
import { placeTable } from '../../../data/places.ts';
import { emptyQuery } from '../center-query.ts';
import { Directory } from '../directory.ts';
import { ask } from './ask.ts';
import { center } from './testing/three-centers.ts';

const denver = { city: 'Denver', state: 'CO', lat: 39.74, lng: -104.98 } as const;
const children = [{ population: 'ADOLESCENT' as const }];
const directory = Directory.of([
  center({ ...denver, name: 'Aurora Youth Center', populations: children }),
  center({ ...denver, name: 'Denver Childrens Home', lat: 39.8, populations: children }),
  center({ name: 'Betty Ford Foundation - Center City', city: 'Center City', state: 'MN' }),
  center({
    name: 'Gateway Rehab - Green Tree',
    city: 'Pittsburgh',
    state: 'PA',
    care: [{ care: 'SUBSTANCE_USE' }],
  }),
  center({ name: 'Night Owl Services', city: 'Cocoa', state: 'FL', phone: '321-555-0100' }),
]);
const answer = (q: string) => ask({ directory, places: placeTable() }, { ...emptyQuery, q });
const first = (q: string) => answer(q).centers[0]?.name;

it.each([
  ['what is the phone number of Denver Childrens Home', 'Denver Childrens Home'],
  ['is Denver Childrens Home verified?', 'Denver Childrens Home'],
  ['tell me about Betty Ford in Center City', 'Betty Ford Foundation - Center City'],
  ['cuál es el teléfono de Betty Ford', 'Betty Ford Foundation - Center City'],
  // There is a Gateway in Arkansas, with no center of the name.
  ['Gateway Rehab', 'Gateway Rehab - Green Tree'],
  ['who runs gateway rehab, address and website', 'Gateway Rehab - Green Tree'],
])('finds the center that “%s” is about', (q, name) => {
  expect(first(q)).toBe(name);
});

it('lists nobody for a number that is nobody’s', () => {
  const { total, understood } = answer('whose number is (512) 555-0000?');
  expect([total, understood.leftOut]).toEqual([0, ['5125550000']]);
  expect(answer('512-555-0000 denver').total).toBeGreaterThan(0);
  expect(first('whose number is (321) 555-0100?')).toBe('Night Owl Services');
});

it.each([
  'my son overdosed last night',
  'mi esposo tuvo una sobredosis',
  'quiero acabar con mi vida esta noche',
  // There is a Dice in Kentucky.
  'mi novia dice que se va a matar',
  'overdosed at the zebra party',
])('lists nobody of anywhere to who tells of a danger in more words: %s', (q) => {
  const { total, understood } = answer(q);
  expect(total).toBe(0);
  expect(understood).toMatchObject({ urgent: true, wantsPosition: true, query: { q: '', near: '' } });
});

it('says which words it could not find beside them', () => {
  expect(answer('overdosed at the zebra party').understood.leftOut).toEqual(['zebra', 'party']);
});

it.each([
  ['nearest 2 youth programs in denver', ['2']],
  ['top 5 youth centers in denver', ['5']],
  ['youth 12-17 denver', ['12', '17']],
])('takes a number for how many or how old: %s', (q, numbers) => {
  const { understood } = answer(q);
  expect(understood.silent).toEqual(expect.arrayContaining(numbers));
  expect(understood.query.q).toBe('');
});

it('says that words were let go which nobody of those found has', () => {
  const { centers, understood } = answer('green owl for youth in denver');
  expect(centers.map(({ city }) => city)).toEqual(['Denver', 'Denver']);
  const said = [...understood.leftOut, ...understood.loosened.map(({ value }) => value)].join(' ');
  expect(said).toMatch(/green.*owl/);
  expect(understood.query.q).toBe('');
});
