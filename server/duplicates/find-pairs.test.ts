import { expect, it } from 'vitest';
import { findLikelyPairs, inOrder, type Listed } from './find-pairs.ts';

let next = 0;
const listed = (given: Partial<Listed>): Listed => ({
  id: String(++next).padStart(8, '0'),
  name: 'Harbor Clinic',
  city: 'Austin',
  state: 'TX',
  street: '1 Pier Road',
  zip: '78701',
  phone: '512-555-0100',
  ...given,
});

const reasons = (a: Partial<Listed>, b: Partial<Listed>) =>
  findLikelyPairs([listed(a), listed(b)])[0]?.reasons;

const elsewhere = { street: '99 Hill Street', zip: '78799', phone: '512-555-0199' };

it.each<[string, Partial<Listed>, Partial<Listed>, string[]]>([
  [
    'one that is registered as a company',
    {},
    { name: 'Harbor Clinic, LLC' },
    ['same_name', 'same_address', 'same_phone'],
  ],
  [
    'abbreviations',
    { name: 'Pierce Cnty Dept of Human Servs' },
    { name: 'Pierce County Department of Human Services' },
    ['same_address', 'same_phone', 'similar_name'],
  ],
  [
    'another extension and another name at one door',
    { name: 'Region II Human Services', phone: '512-555-0100 x12' },
    { name: 'Heartland Counseling' },
    ['same_address', 'same_phone'],
  ],
  [
    'a street that is written in another way',
    { street: '340 NE Maple Street' },
    { street: '340 Maple Street NE, Suite B' },
    ['same_name', 'same_phone', 'same_building'],
  ],
  ['another phone', {}, { phone: '512-555-0177' }, ['same_name', 'same_address']],
  ['ZIP+4', {}, { zip: '78701-1234' }, ['same_name', 'same_address', 'same_phone']],
  ['one without an address', {}, { street: null, zip: null }, ['same_name', 'same_phone']],
  ['one of which only name and city are known', {}, { street: null, zip: null, phone: null }, ['same_name']],
])('takes two for likely one in spite of %s', (_, a, b, expected) => {
  expect(reasons(a, b)).toEqual(expected);
});

it.each<[string, Partial<Listed>, Partial<Listed>]>([
  ['two sites of one organization', {}, { street: '99 Hill Street', zip: '78702' }],
  ['two sites in one ZIP', {}, { street: '99 Hill Street' }],
  ['namesakes in two cities', { street: null }, { street: null, city: 'Dallas' }],
  [
    'neighbors',
    { name: 'Codac Behavioral Healthcare' },
    { name: 'Providence Center', phone: '512-555-0177' },
  ],
  [
    'neighbors that share only what all are called',
    { name: 'North Behavioral Health Center' },
    { name: 'Aspen Behavioral Health Center', phone: '512-555-0177' },
  ],
  ['two without an address and with other phones', { street: null }, { street: null, phone: '512-555-0177' }],
  ['houses in a row', { street: '91-884 Fort Weaver Road' }, { street: '91-980 North Road', name: 'Y' }],
])('takes %s for two', (_, a, b) => {
  expect(reasons(a, b)).toBeUndefined();
});

it('names the older of the two first, and each pair once', () => {
  const [a, b, c] = [
    listed({}),
    listed({ name: 'Harbor Clinic Inc' }),
    listed({ ...elsewhere, name: 'Hope' }),
  ];
  const pairs = findLikelyPairs([c, b, a]);
  expect(pairs).toMatchObject([{ firstId: a.id, secondId: b.id, state: 'TX' }]);
});

it('puts the likeliest first, and then goes by state and name', () => {
  const doubtful = [listed({ ...elsewhere, name: 'Aaa' }), listed({ ...elsewhere, name: 'Zzz' })];
  const inState = (state: string, name: string) => [listed({ state, name }), listed({ state, name })];
  const pairs = inOrder(
    [doubtful, inState('WY', 'Hope'), inState('AL', 'Love'), inState('AL', 'Faith')].flatMap(findLikelyPairs),
  );
  expect(pairs.map(({ state, name }) => `${state} ${name}`)).toEqual([
    'AL Faith',
    'AL Love',
    'WY Hope',
    'TX Aaa',
  ]);
});
