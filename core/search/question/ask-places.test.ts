import { expect, it } from 'vitest';
import { placeTable } from '../../../data/places.ts';
import { emptyQuery, readCenterQuery, writeCenterQuery } from '../center-query.ts';
import { Directory } from '../directory.ts';
import { ask } from './ask.ts';
import { answer, bangor, center, directory } from './testing/three-centers.ts';

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
    ['rehab vancouver bc', 'CA'],
    ['rehab an hour from Tijuana', 'MX'],
    // Cana is a village in Virginia.
    ['rehab in Punta Cana', 'DO'],
    ['clínica en San Salvador', 'SV'],
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
    ['rehab La Cañada', 'La Canada Flintridge, CA'],
    ['la canada flintridge rehab', 'La Canada Flintridge, CA'],
    ['detox near portland maine bc I lost my job', 'Portland, ME'],
    ['detox near dallas bc I lost my job', 'Dallas, TX'],
    // Where somebody is from.
    ['therapist from India', ''],
    ['soy de Honduras, busco terapia', ''],
  ] as const) {
    const { abroad, query } = answer(q).understood;
    expect([abroad, query.near], q).toEqual([undefined, place]);
  }
  expect(answer('new mexico', { widen: false }).understood).toMatchObject({ query: { state: 'NM' } });
  expect(answer('', { near: 'Toronto' }).understood.abroad).toBe('CA');
  expect(answer('', { near: 'Toronto, OH' }).understood.abroad).toBeUndefined();
});

it('takes a state, a larger city of several, and a misspelled one for "near"', () => {
  expect(answer('', { near: 'Maine' }).understood.query).toMatchObject({ state: 'ME', near: '' });
  expect(answer('', { near: 'Portland' }).understood.otherPlaces.map(({ name }) => name)).toContain(
    'Portland, ME',
  );
  expect(answer('', { near: 'Bangr, Maine' }).near).toMatchObject({ place: { name: 'Bangor, ME' } });
});

it.each([
  ['orange county', 'Anaheim, CA', ['FL', 'NY']],
  ['washington county', 'Hillsboro, OR', ['MN', 'AR']],
  ['montgomery county', 'Rockville, MD', ['PA', 'TX', 'OH']],
  ['jackson county', 'Kansas City, MO', ['OR', 'MS']],
  ['condado de orange', 'Anaheim, CA', ['FL']],
  ['jefferson county', 'Louisville, KY', ['AL', 'CO']],
  ['orange county florida', 'Orlando, FL', []],
  ['montgomery county pa', 'Norristown, PA', []],
  ['lincoln county oregon', 'Newport, OR', []],
])('begins in the largest county of a name, and offers the others: %s', (q, place, others) => {
  for (const asked of [q, `detox ${q}`, `${q} rehab`]) {
    const { understood } = answer(asked);
    expect(understood.query.near, asked).toBe(place);
    const offered = understood.otherPlaces.map(({ state }) => state);
    expect(offered.slice(0, others.length), asked).toEqual(others);
    if (others.length === 0) expect(offered, asked).toEqual([]);
  }
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
  expect(known.miles?.[0]).toBe(0);
});
