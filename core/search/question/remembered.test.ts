import { expect, it } from 'vitest';
import { placeTable } from '../../../data/places.ts';
import { emptyQuery } from '../center-query.ts';
import { Directory } from '../directory.ts';
import { ask } from './ask.ts';
import { answer, bangor, center, names, portland } from './testing/three-centers.ts';

/** What is answered to words by these centers. */
const among = (...centers: Parameters<typeof center>[0][]) => {
  const asked = { directory: Directory.of(centers.map(center)), places: placeTable() };
  return (q: string) => ask(asked, { ...emptyQuery, q });
};

it.each([
  ['555-0100', ['Blue Heron House']],
  ['555 0199', ['Lantern Recovery']],
  ['(207) 555', ['Blue Heron House', 'Lantern Recovery']],
])('finds centers by the part of a phone number that somebody remembers: %s', (q, found) => {
  const { understood } = answer(q);
  expect(names(q).sort()).toEqual(found);
  expect(understood).toMatchObject({ named: true, leftOut: [] });
});

it('takes no ZIP code, and nothing that stands beside words, for a part of a phone number', () => {
  for (const q of ['04401', '04401-1234', 'detox 207-555']) expect(answer(q).understood.named, q).toBe(false);
});

it('puts those first that are called like a village without a center, where the other words are wrong', () => {
  const search = among(
    { name: 'Cedar Ridge Hospital', city: 'Oklahoma City', state: 'OK', lat: 35.6, lng: -97.4 },
    { name: 'Gold Country Clinic', city: 'Grass Valley', state: 'CA', lat: 39.2, lng: -121.05 },
  );
  expect(search('cedar ridge behavioral').centers[0]?.name).toBe('Cedar Ridge Hospital');
  // Who lists something there means the place.
  const there = among({ name: 'Bangor House', ...portland }, { name: 'Heron Clinic', ...bangor });
  expect(there('bangor behavioral').centers[0]?.name).toBe('Heron Clinic');
});

it('asks where somebody is who names a place that nobody knows', () => {
  for (const q of ['detox near disneyland', 'rehab around the disneyland']) {
    const { understood } = answer(q);
    expect([understood.wantsPosition, understood.leftOut.length > 0], q).toEqual([true, true]);
  }
  for (const q of ['detox near lantern', 'detox near bangor maine', 'detox disneyland'])
    expect(answer(q).understood.wantsPosition, q).toBe(false);
});

it('asks for a sliding scale where nothing is free, and says that nothing is', () => {
  const search = among(
    { ...portland, name: 'Full Price', care: [{ care: 'MENTAL_HEALTH' }] },
    {
      ...portland,
      name: 'Sliding',
      care: [{ care: 'MENTAL_HEALTH' }],
      topics: [{ topic: 'SLIDING_SCALE' }, { topic: 'PAYMENT_ASSISTANCE' }],
    },
  );
  const { centers, understood } = search('terapia gratis en portland maine');
  expect(centers.map(({ name }) => name)).toEqual(['Sliding']);
  expect(understood.loosened).toMatchObject([{ name: 'topic', value: 'FREE' }]);
  expect(understood.query.topic).toEqual(['SLIDING_SCALE']);
  // Where nobody has anything of the kind, that alone is said which was asked.
  const nothing = among({ ...portland, name: 'Full Price', care: [{ care: 'MENTAL_HEALTH' }] });
  const { understood: told, total } = nothing('free therapy portland maine');
  expect([total, told.loosened.map(({ value }) => value)]).toEqual([1, ['FREE']]);
});
