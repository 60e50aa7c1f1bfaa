import { expect, it } from 'vitest';
import { centerFieldLabels } from '../i18n/en/admin/center-fields.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { type Center, CenterFields } from './center.ts';
import {
  type Choice,
  choicesOf,
  defaultChoice,
  defaultSurvivor,
  describeRow,
  isSame,
  mergeFields,
  mergeRows,
} from './merged-fields.ts';

const center = (given: Partial<Center>): Center => ({
  ...nothingKnown,
  id: '00000001',
  slug: 'hope-austin-tx',
  name: 'Hope',
  city: 'Austin',
  state: 'TX',
  lastVerifiedAt: null,
  verifiedBy: null,
  reviewStatus: 'PUBLISHED',
  source: null,
  sourceYear: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...given,
});
const row = (key: keyof CenterFields) => mergeRows.find((each) => each.key === key)!;

it('has every field of a center in one row', () => {
  const fields = mergeRows.flatMap((each) => each.fields);
  expect([...fields].sort()).toEqual(Object.keys(centerFieldLabels).sort());
});

it('offers both for every list, and for the free text alone beside them', () => {
  const lists = Object.entries(CenterFields.shape)
    .filter(([, schema]) => schema.type === 'array')
    .map(([field]) => field);
  const offered = mergeRows.filter(({ canHaveBoth }) => canHaveBoth).map(({ key }) => key);
  expect([...offered].sort()).toEqual([...lists, 'programHighlights'].sort());
});

it('offers both only where there are two', () => {
  const [known, unknown] = [center({ languages: ['Navajo'] }), center({})];
  expect(choicesOf(row('languages'), known, known)).toEqual(['first', 'second', 'both']);
  expect(choicesOf(row('languages'), known, unknown)).toEqual(['first', 'second']);
  expect(choicesOf(row('phone'), center({ phone: '1' }), center({ phone: '2' }))).toEqual([
    'first',
    'second',
  ]);
});

it('takes lists in another order for the same', () => {
  const first = center({ languages: ['Spanish', 'Navajo'], levels: [{ level: 'IOP' }] });
  const second = center({ languages: ['Navajo', 'Spanish'], levels: [{ level: 'PHP' }] });
  expect(isSame(row('languages'), first, second)).toBe(true);
  expect(isSame(row('levels'), first, second)).toBe(false);
});

it.each<[string, keyof CenterFields, Partial<Center>, Partial<Center>, Choice]>([
  ['all of two lists', 'languages', { languages: ['Spanish'] }, { languages: ['Navajo'] }, 'both'],
  ['the list that is not empty', 'languages', {}, { languages: ['Navajo'] }, 'second'],
  ['what is known', 'phone', {}, { phone: '512-555-0100' }, 'second'],
  ['the fuller address', 'street', { zip: '78701' }, { zip: '78701', street: '1 Elm Street' }, 'second'],
  [
    'what was verified later',
    'phone',
    { phone: '1', lastVerifiedAt: '2026-01-01T00:00:00.000Z' },
    { phone: '2', lastVerifiedAt: '2026-02-01T00:00:00.000Z' },
    'second',
  ],
  ['that of the more complete center', 'phone', { phone: '1' }, { phone: '2', bedCount: 3 }, 'second'],
  ['the first, where nothing tells', 'phone', { phone: '1' }, { phone: '2' }, 'first'],
])('chooses %s', (_, key, first, second, expected) => {
  expect(defaultChoice(row(key), center(first), center(second))).toBe(expected);
});

it('keeps the center that the public is sure of', () => {
  const verified = center({ lastVerifiedAt: '2026-01-01T00:00:00.000Z' });
  expect(defaultSurvivor(center({ reviewStatus: 'NEEDS_REVIEW' }), center({}))).toBe('second');
  expect(defaultSurvivor(center({}), verified)).toBe('second');
  expect(defaultSurvivor(center({}), center({}))).toBe('first');
});

it('makes of two centers one that the schema allows, by the choices', () => {
  const first = center({
    name: 'Hope',
    street: '1 Elm Street',
    zip: '78701',
    phone: '512-555-0100',
    languages: ['Spanish'],
    programHighlights: 'Evening groups.',
  });
  const second = center({
    name: 'Hope Inc',
    city: 'Waco',
    phone: '512-555-0111',
    languages: ['Navajo', 'Spanish'],
    levels: [{ level: 'IOP' }],
    programHighlights: 'Day groups.',
  });
  const choices: Partial<Record<string, Choice>> = {
    name: 'second',
    languages: 'both',
    programHighlights: 'both',
  };
  const merged = mergeFields(first, second, ({ key }) => choices[key] ?? 'first');
  expect(merged).toEqual({
    ...nothingKnown,
    name: 'Hope Inc',
    city: 'Austin',
    state: 'TX',
    street: '1 Elm Street',
    zip: '78701',
    phone: '512-555-0100',
    languages: ['Spanish', 'Navajo'],
    programHighlights: 'Evening groups.\n\nDay groups.',
  });
  expect(CenterFields.parse(merged)).toEqual(merged);
  expect(describeRow(row('street'), merged)).toBe('1 Elm Street\nAustin, TX 78701');
});

it('does not say twice what one text has of the other', () => {
  const text = (programHighlights: string) => center({ programHighlights });
  const merged = mergeFields(text('Groups.'), text('Groups. Detox.'), () => 'both');
  expect(merged.programHighlights).toBe('Groups. Detox.');
});
