import { expect, it } from 'vitest';
import { placeTable } from '../../../data/places.ts';
import { blankCenter } from '../../center/blank-center.ts';
import type { Center } from '../../center/center.ts';
import { emptyQuery, readCenterQuery, writeCenterQuery } from '../center-query.ts';
import { Directory } from '../directory.ts';
import { ask } from './ask.ts';
import { chipsOf, saysMore, withoutChip } from './chips.ts';

let count = 0;
const center = (fields: Partial<Center>): Center => ({
  ...blankCenter,
  id: String(++count).padStart(8, '0'),
  slug: `center-${count}`,
  lastVerifiedAt: null,
  verifiedBy: null,
  reviewStatus: 'PUBLISHED',
  source: null,
  sourceYear: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...fields,
});
const bangor = { city: 'Bangor', state: 'ME' as const, lat: 44.8, lng: -68.77 };
const portland = { city: 'Portland', state: 'ME' as const, lat: 43.66, lng: -70.26 };
const directory = Directory.of([
  center({ ...bangor, name: 'Blue Heron House', phone: '207-555-0100', care: [{ care: 'MENTAL_HEALTH' }] }),
  center({
    ...portland,
    name: 'Lantern Recovery',
    phone: '207-555-0199 x4',
    care: [{ care: 'SUBSTANCE_USE' }],
    levels: [{ level: 'DETOX' }],
    insurance: [{ insurance: 'MEDICAID' }],
  }),
  center({ ...portland, name: "O'Reilly Counseling", care: [{ care: 'MENTAL_HEALTH' }] }),
]);
const answer = (q: string, more = {}) =>
  ask({ directory, places: placeTable() }, { ...emptyQuery, q, ...more });
const names = (q: string, more = {}) => answer(q, more).centers.map(({ name }) => name);

it('answers with ordinary parameters, which find the same again', () => {
  const first = answer('detox in portland maine that takes medicaid');
  expect(first.centers).toHaveLength(1);
  expect(first.understood.query).toMatchObject({
    q: '',
    level: ['DETOX'],
    insurance: ['MEDICAID'],
    near: 'Portland, ME',
  });
  const again = ask({ directory, places: placeTable() }, first.understood.query);
  expect(again.centers).toEqual(first.centers);
  expect(again.understood.query).toEqual(first.understood.query);
});

it('finds no heron for heroin', () => {
  expect(names('heroin')).toEqual(['Lantern Recovery']);
});

it('finds a center by its name and by its number', () => {
  expect(names('blue heron')).toEqual(['Blue Heron House']);
  expect(names('o’reilly')).toEqual(["O'Reilly Counseling"]);
  expect(names('(207) 555-0199')).toEqual(['Lantern Recovery']);
  expect(answer('2075550100').understood.named).toBe(true);
});

it('puts of a name’s centers the nearest first, before all others around', () => {
  const near = Directory.of([
    center({ ...bangor, name: 'Another House' }),
    center({ ...bangor, name: 'Heron Ford - Bangor' }),
    center({ ...bangor, city: 'Waterville', lat: 44.55, lng: -69.63, name: 'Heron Ford' }),
  ]);
  const { centers } = ask(
    { directory: near, places: placeTable() },
    { ...emptyQuery, q: 'number of heron ford in bangor maine' },
  );
  expect(centers.map(({ name }) => name)).toEqual(['Heron Ford - Bangor', 'Heron Ford', 'Another House']);
});

it('widens the miles, and says from what', () => {
  const far = answer('detox bangor maine');
  expect(far.understood.query).toMatchObject({ near: 'Bangor, ME' });
  expect(answer('detox within 5 miles of south portland me').total).toBe(1);
  const { understood, total } = answer('detox 10 miles from augusta maine');
  expect(total).toBe(1);
  expect(understood).toMatchObject({ widenedFrom: 10, query: { within: 100 } });
});

it('lets go of one thing rather than finding nothing, unless it may not', () => {
  const loosened = answer('medicaid detox for veterans in maine');
  expect(loosened.understood.loosened).toEqual([{ name: 'population', value: 'VETERAN' }]);
  expect(loosened.total).toBe(1);
  expect(answer('', { population: ['VETERAN'] }).total).toBe(0);
  expect(answer('detox for veterans', { widen: false }).total).toBe(0);
});

it('leaves out words that nobody has', () => {
  expect(answer('detox zzyzx').understood.leftOut).toEqual(['zzyzx']);
});

it('says where nothing is listed before it offers the nearest', () => {
  const { understood, total } = answer('detox in washington dc');
  expect(understood.noneIn).toBe('DC');
  expect(total).toBe(1);
  expect(answer('', { state: 'PR', widen: true }).understood.noneIn).toBe('PR');
});

it('takes a state, a larger city of several, and a misspelled one for "near"', () => {
  expect(answer('', { near: 'Maine' }).understood.query).toMatchObject({ state: 'ME', near: '' });
  expect(answer('', { near: 'Portland' }).understood.otherPlaces.map(({ name }) => name)).toContain(
    'Portland, ME',
  );
  expect(answer('', { near: 'Bangr, Maine' }).near).toMatchObject({ place: { name: 'Bangor, ME' } });
});

it('has a chip for each thing, which can be taken away', () => {
  const { understood } = answer('detox in maine that takes medicaid');
  expect(chipsOf(understood)).toEqual([
    { name: 'state', value: 'ME' },
    { name: 'level', value: 'DETOX' },
    { name: 'insurance', value: 'MEDICAID' },
  ]);
  const [state, level] = chipsOf(understood);
  const query = withoutChip(withoutChip(understood.query, state!), level!);
  expect(chipsOf({ query })).toEqual([{ name: 'insurance', value: 'MEDICAID' }]);
});

it('has nothing to say of a plain list', () => {
  expect(saysMore(answer('').understood, emptyQuery)).toBe(false);
  expect(saysMore(answer('lantern recovery').understood, { ...emptyQuery, q: 'lantern recovery' })).toBe(
    false,
  );
});

it('offers nobody a center that turns people with that disorder away', () => {
  const treats = { ...portland, care: [{ care: 'SUBSTANCE_USE' as const }] };
  const few = Directory.of([
    center({ ...treats, ...bangor, name: 'Far Treatment' }),
    center({ ...treats, name: 'Opioid Clinic', doesNotTreat: [{ condition: 'ALCOHOL_USE' }] }),
    center({ ...treats, name: 'Only Opioids', servesOnly: [{ group: 'OPIOID_USE' }] }),
    center({ ...treats, name: 'No Opioids', doesNotTreat: [{ condition: 'OPIOID_USE' }] }),
  ]);
  const find = (q: string, more = {}) =>
    ask({ directory: few, places: placeTable() }, { ...emptyQuery, q, ...more });
  const found = (q: string, more = {}) =>
    find(q, more)
      .centers.map(({ name }) => name)
      .sort();
  expect(found('alcohol')).toEqual(['Far Treatment', 'No Opioids']);
  expect(found('fentanyl')).toEqual(['Far Treatment', 'Only Opioids', 'Opioid Clinic']);
  expect(found('drugs')).toHaveLength(4);
  expect(found('alcohol and heroin')).toEqual(['Far Treatment']);
  // Whatever else is asked, and however far the next one is.
  expect(found('alcohol', { care: ['SUBSTANCE_USE'] })).toEqual(['Far Treatment', 'No Opioids']);
  expect(found('alcohol and heroin detox for veterans in portland maine within 10 miles')).toEqual([
    'Far Treatment',
  ]);
  expect(ask({ directory: few, places: placeTable() }, find('drinking').understood.query).total).toBe(2);
});

it('goes by the place in the words before that of the search', () => {
  expect(answer('detox portland maine', { near: 'Bangor, ME' }).understood.query.near).toBe('Portland, ME');
  expect(answer('detox', { near: 'Bangor, ME' }).understood.query.near).toBe('Bangor, ME');
});

it('drops the place of before for "near me", but not for "nearby", and asks where that is unless it knows', () => {
  const before = { near: 'Bangor, ME' };
  for (const q of ['near me', 'detox near me', 'desintoxicación cerca de mí', 'detox in my area']) {
    const { understood, near } = answer(q, before);
    expect(understood, q).toMatchObject({ wantsPosition: true, query: { near: '' } });
    expect(near, q).toBeUndefined();
  }
  expect(answer('detox nearby', before).understood).toMatchObject({
    wantsPosition: false,
    query: { near: 'Bangor, ME' },
  });
  // A place in the words says where.
  expect(answer('near me in portland maine', before).understood).toMatchObject({
    wantsPosition: false,
    query: { near: 'Portland, ME' },
  });
  const here = { name: 'Portland, ME', state: 'ME', lat: 43.66, lng: -70.26 };
  const known = ask(
    { directory, places: placeTable(), here },
    { ...emptyQuery, ...before, q: 'detox near me' },
  );
  expect(known.understood).toMatchObject({ wantsPosition: false, query: { near: 'Portland, ME' } });
  expect(known.miles).toEqual([0]);
});

it('finds the same by what the address of a question becomes', () => {
  for (const q of ['detox 04401-1234', 'my son heroin 04101', 'portland suboxone', 'detox washington dc']) {
    const first = answer(q);
    const again = ask(
      { directory, places: placeTable() },
      { ...readCenterQuery(writeCenterQuery(first.understood.query)), widen: undefined },
    );
    expect(again.centers, q).toEqual(first.centers);
    expect(again.understood.query.near, q).toBe(first.understood.query.near);
  }
});
