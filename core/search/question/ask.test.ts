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

it('finds no methadone clinic for methylone', () => {
  const few = Directory.of([
    center({ name: 'Methadone Clinic' }),
    center({ name: 'Other', care: [{ care: 'SUBSTANCE_USE' }] }),
  ]);
  for (const q of ['methylone', 'methylone clinic', 'methylone addiction']) {
    const { centers } = ask({ directory: few, places: placeTable() }, { ...emptyQuery, q });
    expect(
      centers.map(({ name }) => name),
      q,
    ).toEqual(['Other']);
  }
});

it('finds a center by its name and by its number', () => {
  expect(names('blue heron')).toEqual(['Blue Heron House']);
  expect(names('o’reilly')).toEqual(["O'Reilly Counseling"]);
  expect(names('(207) 555-0199')).toEqual(['Lantern Recovery']);
  expect(answer('2075550100').understood.named).toBe(true);
});

it('finds a center by its further numbers', () => {
  const programHighlights =
    'Programs here: First Step; Second Step (207-555-0142 x12).\nIntake: 207-555-0143.\nOther phones: 207-555-0144, 1-800-555-0145.';
  const further = Directory.of([
    center({ name: 'Main House', phone: '207-555-0141', programHighlights }),
    center({ name: 'Other', programHighlights: 'Call 207-555-0144 for the bus.' }),
  ]);
  for (const q of ['207-555-0142', '(207) 555-0143', '2075550144', '800-555-0145']) {
    const { centers } = ask({ directory: further, places: placeTable() }, { ...emptyQuery, q });
    expect(
      centers.map(({ name }) => name),
      q,
    ).toEqual(['Main House']);
  }
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
  expect(loosened.understood.loosened).toEqual([{ name: 'population', value: 'VETERAN', words: 'veterans' }]);
  expect(loosened.total).toBe(1);
  expect(answer('', { population: ['VETERAN'] }).total).toBe(0);
  expect(answer('detox for veterans', { widen: false }).total).toBe(0);
});

it('leaves out words that nobody has', () => {
  expect(answer('detox zzyzx').understood.leftOut).toEqual(['zzyzx']);
});

it('says where nothing is listed before it offers the nearest', () => {
  const near = Directory.of([
    center({ city: 'Bethesda', state: 'MD', lat: 38.98, lng: -77.1, name: 'Potomac Light' }),
    center({ ...bangor, name: 'Blue Heron House' }),
  ]);
  const asked = { directory: near, places: placeTable() };
  for (const query of [{ q: 'washington dc' }, { state: 'DC' as const }, { near: '20001' }]) {
    const { understood, centers } = ask(asked, { ...emptyQuery, ...query });
    expect(understood.noneIn).toBe('DC');
    expect(centers.map(({ name }) => name)).toEqual(['Potomac Light']);
  }
});

it('offers nothing across the sea where nothing is listed', () => {
  for (const query of [
    { q: 'detox san juan pr' },
    { near: '00901' },
    { near: '00901', q: 'detox' },
    { state: 'PR' as const },
  ]) {
    const { understood, total } = answer('', query);
    expect([understood.noneIn, total]).toEqual(['PR', 0]);
    expect(understood.loosened).toEqual([]);
    expect(ask({ directory, places: placeTable() }, understood.query).total).toBe(0);
  }
});

it('knows another country, but for a place of ours by its name', () => {
  for (const [q, country] of [
    ['rehab in Toronto', 'CA'],
    ['detox London UK', 'GB'],
    ['rehab mexico', 'MX'],
    ['detox canada', 'CA'],
    ['centro de rehabilitación en Tijuana', 'MX'],
    ['rehab Hamilton Ontario', 'CA'],
  ] as const) {
    const { understood, total, near } = answer(q);
    expect([understood.abroad, total, near], q).toEqual([country, 0, undefined]);
    // The address says so again.
    const again = ask(
      { directory, places: placeTable() },
      readCenterQuery(writeCenterQuery(understood.query)),
    );
    expect([again.understood.abroad, again.total], q).toEqual([country, 0]);
  }
  for (const [q, place] of [
    ['Toronto, OH', 'Toronto, OH'],
    ['rehab mexico missouri', 'Mexico, MO'],
    ['rehab in ontario california', 'Ontario, CA'],
    ['rehab for a veteran from mexico in portland maine', 'Portland, ME'],
    ['mexico beach', 'Mexico Beach, FL'],
  ] as const) {
    const { abroad, query } = answer(q).understood;
    expect([abroad, query.near], q).toEqual([undefined, place]);
  }
  expect(answer('new mexico', { widen: false }).understood).toMatchObject({ query: { state: 'NM' } });
  expect(answer('', { near: 'Toronto' }).understood.abroad).toBe('CA');
  expect(answer('', { near: 'Toronto, OH' }).understood.abroad).toBeUndefined();
});

it('lists nobody of anywhere to who is in danger, and says so again by the address', () => {
  const { understood, total } = answer('I want to kill myself tonight');
  expect(understood).toMatchObject({ urgent: true, wantsPosition: true, query: { crisis: 'suicide' } });
  expect(total).toBe(0);
  const address = writeCenterQuery(understood.query);
  expect(address.toString()).toBe('topic=SUICIDE_PREVENTION&crisis=suicide');
  const again = ask({ directory, places: placeTable() }, readCenterQuery(address));
  expect(again).toMatchObject({ total: 0, understood: { urgent: true, query: { crisis: 'suicide' } } });
  expect(answer('overdose in portland maine').total).toBe(1);
  // Who says what else is needed is answered.
  expect(answer('suicidal, needs detox').total).toBe(1);
  // What is left when all is taken away is no danger.
  expect(answer('', { crisis: 'suicide' }).understood.urgent).toBe(false);
  expect(answer('', { topic: ['SUICIDE_PREVENTION'] }).understood.urgent).toBe(false);
});

it('lets go of what is not wanted, and says so', () => {
  const negated = (q: string) => {
    const { understood } = answer(q, { widen: false });
    return [understood.negated, chipsOf(understood).map(({ value }) => value)];
  };
  expect(negated('detox not religious')).toEqual([['not religious'], ['DETOX']]);
  expect(negated('no methadone')).toEqual([['no methadone'], []]);
  expect(negated('non-12-step detox')).toEqual([['non 12 step'], ['DETOX']]);
  expect(negated('detox sin metadona')).toEqual([['sin metadona'], ['DETOX']]);
  expect(negated('detox que no sea religioso')).toEqual([['no sea religioso'], ['DETOX']]);
  expect(negated('I do not want to take methadone or suboxone')).toEqual([
    ['not want to take methadone', 'suboxone'],
    [],
  ]);
  for (const q of ['no insurance', 'sin seguro', 'without any insurance', 'no tengo seguro'])
    expect(negated(q), q).toEqual([[], ['SLIDING_SCALE']]);
  // That is what somebody needs help with.
  for (const q of ['I dont want to drink anymore', 'a life without alcohol', 'no puedo dejar de beber'])
    expect(negated(q), q).toEqual([[], ['ALCOHOL_USE']]);
  expect(negated('no longer drinking'), 'no longer').toEqual([[], ['ALCOHOL_USE']]);
  expect(negated('not just detox')).toEqual([[], ['DETOX']]);
});

it('says from which words a chip came, and which words say nothing', () => {
  const { chips, silent } = answer('please help my daughter, detox in portland maine, medicaid').understood;
  expect(chips).toEqual([
    { name: 'near', value: 'Portland, ME', within: 10, words: 'portland maine' },
    { name: 'level', value: 'DETOX', words: 'detox' },
    { name: 'insurance', value: 'MEDICAID', words: 'medicaid' },
  ]);
  expect(silent).toEqual(['please', 'help', 'daughter']);
  expect(answer('masshealth detox', { widen: false }).understood.chips).toContainEqual({
    name: 'state',
    value: 'MA',
    words: 'masshealth',
  });
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

it('offers a center for people with a DUI to nobody else', () => {
  const care = [{ care: 'SUBSTANCE_USE' as const }];
  const few = Directory.of([
    center({ care, name: 'For All', topics: [{ topic: 'DUI' }] }),
    center({ care, name: 'DUI Classes', topics: [{ topic: 'DUI' }], servesOnly: [{ group: 'DUI' }] }),
  ]);
  const found = (q: string) =>
    ask({ directory: few, places: placeTable() }, { ...emptyQuery, q })
      .centers.map(({ name }) => name)
      .sort();
  for (const q of ['heroin', 'alcohol', 'fentanyl detox']) expect(found(q), q).toEqual(['For All']);
  for (const q of ['dui classes', 'dui alcohol evaluation', 'dwi'])
    expect(found(q), q).toEqual(['DUI Classes', 'For All']);
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
