import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Terms } from '#core/open-data/terms.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import type { FoundCentersV1 } from './found-centers-v1.ts';

let on: Awaited<ReturnType<typeof startApp>>;

const austin = { city: 'Austin', state: 'TX', lat: 30.27, lng: -97.74 } as const;
const arlington = { city: 'Arlington', state: 'VA', lat: 38.88, lng: -77.1 } as const;

beforeAll(async () => {
  on = await startApp({ publicUrl: 'https://harborlight.example' });
  await on.change(() =>
    addCenters(
      on.db,
      {
        ...austin,
        name: 'Lantern House',
        phone: '512-555-0100 x7',
        levels: [{ level: 'DETOX' }],
        populations: [{ population: 'ADULT' }, { population: 'VETERAN' }],
        insurance: [{ insurance: 'MEDICAID' }],
        topics: [{ topic: 'METHADONE' }, { topic: 'SLIDING_SCALE' }, { topic: 'TELEHEALTH' }],
        lastVerifiedAt: '2026-11-02T15:04:05.000Z',
      },
      {
        ...austin,
        name: 'Quiet Pier',
        levels: [{ level: 'DETOX' }],
        populations: [{ population: 'VETERAN' }],
      },
      { ...austin, name: 'Silent Shore', populations: [{ population: 'ADOLESCENT' }] },
      { ...arlington, name: 'Potomac Light', levels: [{ level: 'DETOX' }] },
      { ...arlington, city: 'Bethesda', state: 'MD', name: 'Chesapeake Rest' },
    ),
  );
});
afterAll(() => on.stop());

const ask = async (query: string) => {
  const response = await on.app.request(`/api/v1/centers?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as FoundCentersV1;
};
const refusal = async (query: string) => {
  const response = await on.app.request(`/api/v1/centers?${query}`);
  return [response.status, (await response.json()).error.message];
};
const namesOf = ({ centers }: FoundCentersV1) => centers.map(({ name }) => name);

it('answers words with centers, what decides of each, and whose they are', async () => {
  const found = await ask('q=detox+near+austin+tx+with+medicaid+and+methadone');
  expect(found).toMatchObject({
    readAs: { as: ['near Austin, TX', 'level DETOX', 'insurance MEDICAID', 'topic METHADONE'] },
    total: 1,
    source: 'Harborlight',
    lastVerifiedAt: '2026-11-02T15:04:05.000Z',
    licence: { name: 'CC BY 4.0' },
  });
  expect(found.centers).toEqual([
    {
      name: 'Lantern House',
      city: 'Austin',
      state: 'TX',
      phone: '512-555-0100 x7',
      miles: expect.any(Number),
      levels: ['DETOX'],
      populations: ['ADULT', 'VETERAN'],
      insurance: ['MEDICAID'],
      topics: ['METHADONE', 'SLIDING_SCALE'],
      verification: expect.any(String),
      verifiedAt: '2026-11-02',
      url: 'https://harborlight.example/centers/lantern-house-austin-tx',
    },
  ]);
});

it('gives the first page of all where nothing is asked, and the next with all that was asked', async () => {
  const all = await ask('limit=2');
  expect([all.total, all.centers.length, all.readAs]).toEqual([5, 2, { as: [] }]);
  const first = await ask('level=DETOX&near=Austin,+TX&limit=1');
  expect(first.next).toBe(
    'https://harborlight.example/api/v1/centers?level=DETOX&near=Austin%2C+TX&limit=1&page=2',
  );
  const second = await ask(new URL(first.next!).search.slice(1));
  expect(new Set([...namesOf(first), ...namesOf(second)])).toEqual(new Set(['Lantern House', 'Quiet Pier']));
  const last = await ask('level=DETOX&near=Austin,+TX&limit=1&page=5');
  expect([last.total, last.notStated, last.centers.length, last.next]).toEqual([3, 2, 1, undefined]);
});

it('puts what says nothing of what was asked behind all else, marked and counted apart', async () => {
  const adults = await ask('population=ADULT&near=Austin,+TX&within=25');
  // Who names veterans only says nothing of ages; who names adolescents says that adults are none of them.
  expect(namesOf(adults)).toEqual(['Lantern House', 'Quiet Pier']);
  expect(adults).toMatchObject({ total: 1, notStated: 1, readAs: { notStated: { population: 1 } } });
  expect(adults.centers.map(({ notStated }) => notStated)).toEqual([undefined, ['ages']]);
  const both = await ask('level=DETOX&insurance=MEDICAID&state=TX&limit=2');
  expect(both).toMatchObject({ total: 1, notStated: 2, readAs: { notStated: { level: 1, insurance: 2 } } });
  expect(both.centers.map(({ notStated }) => notStated)).toEqual([undefined, ['insurance']]);
  const next = await ask(new URL(both.next!).search.slice(1));
  expect([next.centers.map(({ notStated }) => notStated), next.next]).toEqual([
    [['level', 'insurance']],
    undefined,
  ]);
  const detox = await ask('level=DETOX&state=TX');
  expect([detox.total, detox.readAs.notStated]).toEqual([2, { level: 1 }]);
  expect((await ask('level=NONE&state=TX')).readAs.notStated).toBeUndefined();
});

it('says where nothing is listed, and takes nothing across the sea for an answer', async () => {
  for (const query of ['state=DC', 'near=20001', 'q=washington+dc']) {
    const found = await ask(query);
    expect(found.notCovered).toEqual({
      place: 'District of Columbia',
      message: expect.stringMatching(
        /^Harborlight lists no centers in the District of Columbia; these are the nearest, in (?:Maryland and Virginia|Virginia and Maryland)\.$/,
      ),
    });
    expect(new Set(namesOf(found))).toEqual(new Set(['Potomac Light', 'Chesapeake Rest']));
  }
  for (const query of ['state=PR', 'near=00901', 'q=detox+in+san+juan+puerto+rico']) {
    const found = await ask(query);
    expect([found.total, found.centers, found.next]).toEqual([0, [], undefined]);
    expect(found.notCovered!.message).toBe(
      'Harborlight lists no centers in Puerto Rico, and none within 100 miles of it. To hear where treatment is, call the SAMHSA National Helpline: 1-800-662-4357. Free, confidential, day and night.',
    );
    // That of the whole directory, since there is no center to speak of.
    expect([found.source, found.lastVerifiedAt]).toEqual(['Harborlight', '2026-11-02T15:04:05.000Z']);
  }
});

it('puts whom to call before all else', async () => {
  const found = await ask('q=my+son+wants+to+kill+himself');
  expect(Object.keys(found)[0]).toBe('crisis');
  expect(found.crisis!.map(({ name }) => name)).toContain('988 Suicide & Crisis Lifeline');
  const violence = await ask('q=my+husband+hits+me');
  expect(violence.crisis!.map(({ name }) => name).slice(0, 2)).toEqual([
    '911',
    'National Domestic Violence Hotline',
  ]);
});

it('says that another country is not covered, what was not wanted, and from which words it knows', async () => {
  for (const query of ['q=detox+in+Toronto', 'near=Toronto&within=25', 'q=detox+canada']) {
    const found = await ask(query);
    expect([found.total, found.notCovered?.place], query).toEqual([0, 'Canada']);
  }
  const { readAs } = await ask('q=please+detox+in+austin+tx,+no+methadone');
  expect(readAs).toMatchObject({
    negated: ['no methadone'],
    silent: ['please'],
    words: { 'near Austin, TX': 'austin tx', 'level DETOX': 'detox' },
  });
});

it('refuses what it cannot answer, and says what it can', async () => {
  expect(await refusal('population=FAMILY')).toEqual([
    400,
    'population: no center of this directory has FAMILY; there are ADULT, ADOLESCENT, VETERAN',
  ]);
  expect(await refusal('modality=CBT')).toEqual([
    400,
    'modality: no center of this directory has CBT; there are none',
  ]);
  expect((await refusal('level=detox'))[1]).toMatch(/; did you mean DETOX\?$/);
  // By what it means, where that is known, also of another group.
  expect((await refusal('language=ASL'))[1]).toMatch(/; did you mean American Sign Language\?$/);
  expect((await refusal('topic=suboxone'))[1]).toMatch(/; did you mean BUPRENORPHINE\?$/);
  expect((await refusal('population=suboxone'))[1]).toMatch(/; did you mean topic=BUPRENORPHINE\?$/);
  expect(await refusal('state=Colorado')).toEqual([400, 'state: must be a two-letter state code such as CO']);
  expect(await refusal('near=Xyzzyville')).toEqual([
    400,
    'near: "Xyzzyville" is no place that we know: give a ZIP code of five digits, or a city with its state such as "Austin, TX".',
  ]);
  expect(await refusal('within=5&state=TX')).toEqual([
    400,
    'within: counts only around a place: give a ZIP code or a city as near',
  ]);
  expect((await refusal('q=detox&sort=distance'))[1]).toMatch(/^sort: counts only around a place/);
  expect((await ask('q=detox+near+me&within=5')).readAs.wantsPlace).toBe(true);
  expect(await refusal('limit=51')).toEqual([400, 'limit: must be a whole number from 1 to 50']);
});

it('lets pages of any origin read it, and no cache keep what was typed', async () => {
  const headersOf = async (query: string) =>
    (await on.app.request(`/api/v1/centers${query}`, { headers: { Origin: 'https://elsewhere.example' } }))
      .headers;
  for (const query of ['?q=my+secret', '?near=Austin', '?near=Xyzzyville', '?state=TX']) {
    expect((await headersOf(query)).get('Access-Control-Allow-Origin')).toBe('*');
  }
  expect((await headersOf('?q=my+secret')).get('Cache-Control')).toBe('private, no-store');
  expect((await headersOf('?near=Austin')).get('Cache-Control')).toBe('private, no-store');
  expect((await headersOf('?state=TX')).get('Cache-Control')).toMatch(/^public/);
});

it('names every code, and counts who has it', async () => {
  const { terms, source } = (await (await on.app.request('/api/v1/terms')).json()) as Terms;
  expect(source).toBe('Harborlight');
  const term = (group: string, code: string) =>
    terms.find((each) => each.group === group && each.code === code);
  expect(term('level', 'DETOX')).toEqual({
    group: 'level',
    code: 'DETOX',
    labels: { en: 'Detox', es: 'Desintoxicación' },
    centers: 3,
    codes: [{ year: 2022, codes: ['SU:DT', 'SU:HID', 'SU:OD', 'SU:RD'] }],
    hsds: { in: 'level_of_care', value: 'DETOX' },
  });
  expect(term('level', 'NONE')).not.toHaveProperty('hsds');
  expect(term('topic', 'METHADONE')).toMatchObject({ topicGroup: 'medicines' });
  expect(term('population', 'FAMILY')).toMatchObject({ centers: 0, codes: [] });
  expect(term('topic', 'SLIDING_SCALE')).toMatchObject({ labels: { en: 'Sliding fee scale' }, centers: 1 });
  expect(term('state', 'TX')).toMatchObject({ labels: { en: 'Texas', es: 'Texas' }, centers: 3 });
  expect(term('servesOnly', 'WOMEN')).toMatchObject({ centers: 0 });
  expect(term('doesNotTreat', 'ALCOHOL_USE')).toMatchObject({ centers: 0 });
  for (const { labels, code } of terms) {
    for (const label of Object.values(labels)) {
      expect(label).not.toBe('');
      if (code.includes('_')) expect(label).not.toBe(code);
    }
  }
});
