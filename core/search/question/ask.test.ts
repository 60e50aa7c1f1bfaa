import { expect, it } from 'vitest';
import { placeTable } from '../../../data/places.ts';
import { type Chip, emptyQuery, readCenterQuery, writeCenterQuery } from '../center-query.ts';
import { Directory } from '../directory.ts';
import { ask } from './ask.ts';
import { chipsOf, saysMore, withoutChip } from './chips.ts';
import { answer, bangor, center, directory, names, portland } from './testing/three-centers.ts';

it('answers with ordinary parameters, which find the same again', () => {
  const first = answer('detox in portland maine that takes medicaid');
  expect(first.total).toBe(1);
  expect(first.understood.query).toMatchObject({
    q: '',
    level: ['DETOX'],
    insurance: ['MEDICAID'],
    near: 'Portland, ME',
  });
  const again = ask({ directory, places: placeTable() }, first.understood.query);
  expect(again.centers).toEqual(first.centers);
  expect(again.understood.query).toEqual(first.understood.query);
  expect(writeCenterQuery({ every: false, widen: false }).toString()).toBe('widen=false');
  expect(writeCenterQuery({ every: true }).toString()).toBe('every=true');
});

it('finds a center that is called after its city by the beginning of its name', () => {
  const valley = { name: 'San Luis Valley', state: 'CO', lat: 37.1, lng: -105.4 } as const;
  const all = ['San Luis', 'Alamosa'].map((city) => center({ ...valley, id: city, slug: city, city }));
  const found = ask(
    { directory: Directory.of(all), places: placeTable() },
    { ...emptyQuery, q: 'san luis va' },
  );
  expect(found.centers.map(({ city }) => city).sort()).toEqual(['Alamosa', 'San Luis']);
});

it('drops of the filters what no center has, and says so', () => {
  const found = answer('', { population: ['FAMILY', 'WOMEN'], level: ['DETOX', 'PHP'] });
  expect([found.total, found.centers[0]!.name]).toEqual([1, 'Lantern Recovery']);
  expect(found.understood.query).toMatchObject({ population: [], level: ['DETOX'] });
  expect(found.understood.loosened).toEqual([
    { name: 'level', value: 'PHP' },
    { name: 'population', value: 'FAMILY' },
    { name: 'population', value: 'WOMEN' },
  ]);
  const danger = answer('', { population: ['FAMILY'], topic: ['SUICIDE_PREVENTION'], crisis: 'suicide' });
  expect(danger).toMatchObject({ total: 0, understood: { urgent: true } });
  const none = ask({ directory: Directory.of([]), places: placeTable() }, { ...emptyQuery, level: ['PHP'] });
  expect(none.understood.loosened).toEqual([]);
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
  const further = Directory.of([
    center({
      name: 'Main House',
      phone: '207-555-0141',
      programNames: ['First Step', 'Second Step (207-555-0142 x12)'],
      intakePhones: ['207-555-0143'],
      otherPhones: ['207-555-0144', '1-800-555-0145'],
    }),
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

it('lets go of one thing rather than finding nothing, unless it may not', () => {
  const loosened = answer('detox with methadone in maine');
  expect(loosened.understood.loosened).toEqual([{ name: 'topic', value: 'METHADONE', words: 'methadone' }]);
  expect(loosened.total).toBe(1);
  expect(answer('', { level: ['DETOX'], care: ['MENTAL_HEALTH'] }).total).toBe(0);
  expect(answer('detox for veterans', { widen: false }).total).toBe(0);
});

it('shows who does not say it before it lets go of what was asked, but goes further for who says it', () => {
  const { understood, total, notStated } = answer('medicaid detox for veterans in maine');
  expect(understood.loosened).toEqual([]);
  expect([total, notStated]).toEqual([0, 3]);
  // Lantern Recovery says it, but is 108 miles away.
  const bangorOnly = answer('medicaid near bangor maine');
  expect([bangorOnly.total, bangorOnly.notStated]).toEqual([0, 1]);
  const stated = { ...portland, insurance: [{ insurance: 'MEDICAID' as const }] };
  const few = Directory.of([
    center({ ...portland, name: 'Silent' }),
    center({ ...stated, city: 'Lewiston', lat: 43.96, name: 'Says it' }),
    center({ ...portland, insurance: [{ insurance: 'SELFPAY' }], name: 'Says otherwise' }),
  ]);
  const wider = ask(
    { directory: few, places: placeTable() },
    { ...emptyQuery, q: 'medicaid within 10 miles of portland maine' },
  );
  expect(wider.understood).toMatchObject({ widenedFrom: 10, query: { within: 25 } });
  expect(wider.centers.map(({ name }) => name)).toEqual(['Says it', 'Silent']);
  expect([wider.total, wider.notStated, wider.notStatedOf]).toEqual([1, 1, { insurance: 1 }]);
});

it('leaves out words that nobody has', () => {
  expect(answer('detox zzyzx').understood.leftOut).toEqual(['zzyzx']);
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
  for (const [q, crisis] of [
    ['suicidal and bipolar', 'suicide'],
    ['my son overdosed and needs rehab', 'overdose'],
  ] as const) {
    const answered = answer(q);
    expect([answered.total > 0, answered.understood.query.crisis], q).toEqual([true, crisis]);
    const asked = readCenterQuery(writeCenterQuery(answered.understood.query));
    expect(ask({ directory, places: placeTable() }, asked).total, q).toBe(answered.total);
  }
  expect(answer('my son overdosed').total).toBe(0);
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
  expect(negated('he doesn’t want methadone')).toEqual([['doesnt want methadone'], []]);
  expect(negated('he didn’t want to stay on suboxone')).toEqual([['didnt want to stay on suboxone'], []]);
  expect(negated('I don’t have Medicaid')).toEqual([['dont have medicaid'], []]);
  expect(negated('he doesn’t have insurance')).toEqual([[], ['SLIDING_SCALE']]);
  expect(negated('no quiero más metadona')).toEqual([['no quiero mas metadona'], []]);
  for (const q of ['no ID detox', 'non-medical detox']) expect(negated(q), q).toEqual([[], ['DETOX']]);
  expect(negated('treatment instead of jail')).toEqual([[], ['COURT_ORDERED']]);
  for (const q of ['no más drogas', 'how to avoid relapse'])
    expect(negated(q), q).toEqual([[], ['SUBSTANCE_USE']]);
  // That is what somebody needs help with.
  for (const q of [
    'ayuda para no beber',
    'help me not to drink',
    'I dont want to drink anymore',
    'a life without alcohol',
    'no puedo dejar de beber',
  ])
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
  // A danger goes with what it asked for, and with nothing else.
  const inDanger = readCenterQuery(
    new URLSearchParams('topic=SUICIDE_PREVENTION&level=DETOX&crisis=suicide'),
  );
  const crisisWithout = (chip: Chip) => withoutChip(inDanger, chip).crisis;
  expect(crisisWithout({ name: 'topic', value: 'SUICIDE_PREVENTION' })).toBeUndefined();
  expect(crisisWithout({ name: 'level', value: 'DETOX' })).toBe('suicide');
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
