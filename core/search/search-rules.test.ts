import { describe, expect, it } from 'vitest';
import type { Center } from '../center/center.ts';
import { nothingKnown } from '../testing/nothing-known.ts';
import { type CenterQuery, emptyQuery, type PlaceAnswer } from './center-query.ts';
import { Directory } from './directory.ts';

/** A center of which only what a test is about is given; the slug tells it from others in what is found. */
function centerWith(slug: string, fields: Partial<Center>): Center {
  return {
    id: '00000001',
    slug,
    name: 'Quiet Harbor',
    city: 'Dayton',
    state: 'OH',
    ...nothingKnown,
    lastVerifiedAt: null,
    verifiedBy: null,
    reviewStatus: 'PUBLISHED',
    source: null,
    sourceYear: null,
    createdAt: '2024-01-01T00:00:00.000Z',
    updatedAt: '2024-01-01T00:00:00.000Z',
    ...fields,
  };
}

function findIn(centers: Record<string, Partial<Center>>): (q: string) => string[] {
  const directory = Directory.of(Object.entries(centers).map(([slug, fields]) => centerWith(slug, fields)));
  return (q) => directory.search({ ...emptyQuery, q }).centers.map(({ slug }) => slug);
}

it.each([
  ['its name', 'harbor'],
  ['its city', 'toledo'],
  ['its state by code', 'oh'],
  ['its state by name', 'ohio'],
  ['its ZIP', '43604'],
  ['its ZIP, half typed', '436'],
  ['its program text', 'methadone'],
  ['a level of care', 'detox'],
  ['a population', 'veterans'],
  ['a payer', 'medicaid'],
  ['a therapy by its code', 'cbt'],
  ['a therapy by its name', 'cognitive behavioral'],
  ['an accreditation', 'carf'],
  ['what else it offers', 'acupuncture'],
  ['a language', 'spanish'],
  ['words from all over', 'medicaid harbor toledo detox'],
])('finds a center by %s', (_what, q) => {
  const find = findIn({
    meant: {
      city: 'Toledo',
      zip: '43604',
      programHighlights: 'Medications: methadone, naltrexone.\nPayment help: sliding fee scale.',
      topics: [{ topic: 'ACUPUNCTURE' }],
      levels: [{ level: 'DETOX' }],
      populations: [{ population: 'VETERAN' }],
      insurance: [{ insurance: 'MEDICAID' }],
      modalities: [{ modality: 'CBT' }],
      accreditations: [{ name: 'CARF' }],
      languages: ['Spanish'],
    },
    other: { name: 'Lantern House', city: 'Boise', state: 'ID', zip: '83702' },
  });
  expect(find(q)).toEqual(['meant']);
});

it('wants every word, and takes only the last for a beginning', () => {
  const find = findIn({ meant: { name: 'Recovery House' }, other: { name: 'Recovery Center' } });
  expect(find('recovery house')).toEqual(['meant']);
  expect(find('recovery hou')).toEqual(['meant']);
  expect(find('rec house')).toEqual([]);
});

it('never finds a center by whom it turns away', () => {
  const find = findIn({
    treats: { programHighlights: 'Detox from: alcohol.' },
    refuses: { doesNotTreat: [{ condition: 'ALCOHOL_USE' }], servesOnly: [{ group: 'MEN' }] },
  });
  expect(find('alcohol')).toEqual(['treats']);
  expect(find('alcohol use disorder')).toEqual([]);
  expect(find('men')).toEqual([]);
});

it('finds centers with every topic that is chosen, and with any of the levels', () => {
  const directory = Directory.of([
    centerWith('both', {
      topics: [{ topic: 'METHADONE' }, { topic: 'PREGNANT' }],
      levels: [{ level: 'OUTPATIENT' }],
    }),
    centerWith('one', { topics: [{ topic: 'METHADONE' }], levels: [{ level: 'DETOX' }] }),
    centerWith('none', { care: [{ care: 'MENTAL_HEALTH' }] }),
  ]);
  const search = (chosen: Partial<CenterQuery>) => {
    const { centers, counts } = directory.search({ ...emptyQuery, ...chosen });
    return { found: centers.map(({ slug }) => slug), counts };
  };
  expect(search({ topic: ['METHADONE', 'PREGNANT'] }).found).toEqual(['both']);
  expect(search({ topic: ['METHADONE'] }).found).toEqual(['both', 'one']);
  // Who states no level comes behind.
  expect(search({ level: ['OUTPATIENT', 'DETOX'] }).found).toEqual(['both', 'one', 'none']);
  expect(search({ level: ['NONE'] }).found).toEqual(['none']);
  expect(search({ care: ['MENTAL_HEALTH'] }).found).toEqual(['none']);
  // What a tap leaves: with the topic that is chosen already, but instead of the level.
  expect(search({ topic: ['PREGNANT'] }).counts.topic).toMatchObject({ METHADONE: 1, PREGNANT: 1, DUI: 0 });
  expect(search({ level: ['DETOX'] }).counts.level).toMatchObject({ DETOX: 1, OUTPATIENT: 1 });
});

describe('a typo', () => {
  const find = findIn({ baltimore: { name: 'Baltimore Care' }, iop: { name: 'IOP Reno' } });

  it('is forgiven from four letters on, and two from eight', () => {
    expect(find('crae')).toEqual(['baltimore']);
    expect(find('baltmroe')).toEqual(['baltimore']);
    expect(find('rneoo')).toEqual([]);
    expect(find('ipo')).toEqual([]);
  });

  it('is none where the word matches as typed, whole or as a beginning', () => {
    const among = findIn({ care: { name: 'Care' }, cars: { name: 'Cars' }, carousel: { name: 'Carousel' } });
    expect(among('care')).toEqual(['care']);
    expect(among('caro')).toEqual(['carousel']);
  });

  it('is looked for in words that match as typed only where all words together find nothing', () => {
    const among = findIn({ treatment: { name: 'Hamilton Treatment' }, treament: { name: 'Treament Lodge' } });
    expect(among('treament')).toEqual(['treament']);
    expect(among('hamilton treament')).toEqual(['treatment']);
  });
});

it.each([
  ['canon city', 'Cañon City Center'],
  ['st marys', "St. Mary's"],
  ["st. mary's", 'St Marys'],
  ['obrien', 'O’Brien House'],
  ['12 step', '12-Step Lodge'],
  ['12-STEP', '12 step lodge'],
  ['hope and healing', 'Hope & Healing'],
  ['hope & healing', 'Hope and Healing'],
])('finds %s as %s, whatever the accents, punctuation and case', (q, name) => {
  expect(findIn({ meant: { name }, other: {} })(q)).toEqual(['meant']);
});

it('puts the exact name first, then name, then place, then program text, verified or not', () => {
  const verified = { lastVerifiedAt: '2026-01-01T00:00:00.000Z' };
  const find = findIn({
    program: { programHighlights: 'Near Phoenix.', ...verified },
    place: { city: 'Phoenix', ...verified },
    name: { name: 'New Phoenix', ...verified },
    exact: { name: 'PHOENIX' },
  });
  expect(find('phoenix')).toEqual(['exact', 'name', 'place', 'program']);
});

it('puts the most recently verified first among equals, then goes by name', () => {
  const find = findIn({
    b: { name: 'Bay' },
    a: { name: 'Ámber' },
    old: { name: 'Zed', lastVerifiedAt: '2025-01-01T00:00:00.000Z' },
    new: { name: 'Zoe', lastVerifiedAt: '2026-01-01T00:00:00.000Z' },
  });
  expect(find('')).toEqual(['new', 'old', 'a', 'b']);
  expect(find(' - ')).toEqual(['new', 'old', 'a', 'b']);
});

it('fails again at each try, and never hangs, where a text cannot be read', () => {
  const directory = Directory.of([centerWith('broken', { city: null as unknown as string })]);
  const search = () => directory.search({ ...emptyQuery, q: 'harbor' });
  expect(search).toThrow();
  expect(search).toThrow();
});

it('gives none where none are asked for', () => {
  const directory = Directory.of([centerWith('one', { lat: 40, lng: -80 })]);
  expect(directory.search({ ...emptyQuery, limit: 0 })).toMatchObject({ centers: [], total: 1 });
  expect(directory.recent(0)).toEqual([]);
});

describe('around a place', () => {
  const directory = Directory.of([
    centerWith('far', { name: 'Aspen', lat: 41.5, lng: -80, state: 'PA' }),
    centerWith('unknown', { name: 'Aspen Two' }),
    centerWith('near', { name: 'Zinnia', lat: 40.1, lng: -80 }),
    centerWith('here', { name: 'Willow', lat: 40, lng: -80, levels: [{ level: 'DETOX' }] }),
  ]);
  const place = { name: 'Here, OH', state: 'OH', lat: 40, lng: -80 };
  const around = { ...emptyQuery, near: 'Here, OH' };
  const slugsOf = (query: typeof around) =>
    directory.search(query, { place }).centers.map(({ slug }) => slug);

  it('puts the nearest first, over state lines, and those of unknown position last', () => {
    const { miles, near } = directory.search(around, { place });
    expect(slugsOf(around)).toEqual(['here', 'near', 'far', 'unknown']);
    expect(miles).toEqual([0, 6.9, 103.6, null]);
    expect(near).toEqual({ place });
  });

  it('puts the best match first where that is wanted, and still says how far it is', () => {
    const { centers, miles } = directory.search({ ...around, q: 'aspen', sort: 'match' }, { place });
    expect(centers.map(({ slug }) => slug)).toEqual(['far', 'unknown']);
    expect(miles).toEqual([103.6, null]);
  });

  it('keeps within a radius only what is known to be there, and counts no other', () => {
    const { total, counts } = directory.search({ ...around, within: 25 }, { place });
    expect(slugsOf({ ...around, within: 25 })).toEqual(['here', 'near']);
    expect(total).toBe(2);
    expect(counts.state).toEqual({ OH: 2 });
    expect(counts.level).toMatchObject({ DETOX: 1, NONE: 1 });
  });

  it('finds nothing where the words are no single place, and says between what to choose', () => {
    for (const choices of [[], [place, { ...place, state: 'PA' }]]) {
      const answer = directory.search(around, { choices });
      expect(answer).toMatchObject({ centers: [], total: 0, near: { choices } });
      expect(answer.counts.state).toEqual({});
    }
  });
});

it('puts what its source no longer lists behind all others, near and far, but for who types its name', () => {
  const gone = {
    reviewStatus: 'NEEDS_REVIEW',
    source: 'SAMHSA National Directory',
    sourceYear: 2022,
  } as const;
  const centers = [
    centerWith('gone', { ...gone, name: 'Harbor', lat: 39.7, lng: -84.1, lastVerifiedAt: '2026-01-01' }),
    centerWith('near', { name: 'Harbor House', lat: 39.8, lng: -84.1 }),
    centerWith('far', { name: 'Harbor Hall', lat: 41.6, lng: -83.5 }),
  ];
  const directory = Directory.of(centers);
  const near = { place: { lat: 39.7, lng: -84.1 } } as PlaceAnswer;
  const found = (query: Partial<CenterQuery>, place?: PlaceAnswer) =>
    directory.search({ ...emptyQuery, ...query }, place).centers.map(({ slug }) => slug);
  expect(found({})).toEqual(['far', 'near', 'gone']);
  expect(found({}, near)).toEqual(['near', 'far', 'gone']);
  expect(found({ q: 'harb' })).toEqual(['far', 'near', 'gone']);
  expect(found({ q: 'harbor' })[0]).toBe('gone');
  expect(directory.recent(6).map(({ slug }) => slug)).not.toContain('gone');
});
