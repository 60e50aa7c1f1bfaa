import { existsSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStarterGuides } from '../../data/guides.ts';
import { importFiles } from '../imports/import-centers.ts';
import { loadSample } from '../sample/sample.ts';
import { startApp } from '../testing/running-app.ts';
import type { FoundCentersV1 } from '../v1/found-centers-v1.ts';
import { type QuestionName, sixteenQuestions } from './testing/sixteen-questions.ts';
import {
  type Facility,
  nearestTo,
  oracleOf,
  placeKey,
  placeOf,
  readFacilities,
  refuses,
  sourceFiles,
  treatsSubstanceUse,
} from './testing/source-oracle.ts';

/** What one answer may weigh: an assistant reads all of it. */
const MOST_BYTES = 8 * 1024;

const isHere = sourceFiles.every(existsSync);

/**
 * What people ask assistants, each by one call in their own words, held against the directories' own rows; all of a
 * state as one file by the list of the files, and the file.
 */
describe.skipIf(!isHere)('one call answers (../shared/data is beside the project)', () => {
  let on: Awaited<ReturnType<typeof startApp>>;
  let facilities: Facility[];
  let oracle: ReturnType<typeof oracleOf>;
  beforeAll(async () => {
    on = await startApp({ publicUrl: 'https://harborlight.example' });
    await on.change(() =>
      importFiles(on.db, {
        files: sourceFiles.map((path) => ({ path })),
        actor: 'ada',
        channel: 'terminal',
      }),
    );
    facilities = await readFacilities();
    oracle = oracleOf(facilities);
  }, 300_000);
  afterAll(() => on.stop());

  const askFor = async <Answer>(name: QuestionName): Promise<{ answer: Answer; text: string }> => {
    const [first] = sixteenQuestions[name].http;
    const response = await on.app.request((first as { path: string }).path);
    const text = await response.text();
    expect(response.status, text).toBe(200);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
    return { answer: JSON.parse(text), text };
  };
  const ask = async (name: QuestionName) => (await askFor<FoundCentersV1>(name)).answer;

  it('detox near Bangor, Maine, for heroin, with Medicaid: the nearest three', async () => {
    const found = await ask('bangor');
    const right = oracle.fitting(['detox', 'medicaid'], (facility) => !refuses(facility, 'opioids'));
    expect(placesOf(found)).toEqual(oracle.nearest(right, 'Bangor, ME').slice(0, 3));
    expect(found.readAs).toMatchObject({
      as: ['near Bangor, ME', 'level DETOX', 'care OPIOID_USE', 'insurance MEDICAID'],
    });
  });

  it('residential for women with their children in Houston, on a sliding scale', async () => {
    const found = await ask('houston');
    const right = oracle.fitting(['residential', 'women', 'bedsForChildren', 'slidingScale']);
    expect(found.readAs.letGo).toBeUndefined();
    expect(placesOf(found)).toEqual(oracle.nearest(right, 'Houston, TX', found.readAs.within));
  });

  it('outpatient counseling for alcohol, nearest to 78701', async () => {
    const found = await ask('austin');
    const right = oracle.fitting(
      ['outpatient'],
      (facility) => treatsSubstanceUse(facility) && !refuses(facility, 'alcohol'),
    );
    expect(found.centers.map(({ miles }) => miles)).toEqual(
      nearestTo(placeOf('78701'), right)
        .slice(0, 3)
        .map(({ miles }) => Math.round(miles * 10) / 10),
    );
    for (const place of placesOf(found)) expect(right.map((facility) => facility.place)).toContain(place);
  });

  it('partial hospitalization in Miami for a sixteen-year-old, in Spanish', async () => {
    const found = await ask('miami');
    const right = oracle.fitting(['partialHospital', 'adolescents', 'spanish']);
    expect(new Set(placesOf(found))).toEqual(
      new Set(oracle.nearest(right, 'Miami, FL', found.readAs.within)),
    );
    expect(found.total).toBe(placesOf(found).length);
  });

  it('the number of Hazelden Betty Ford in Center City, Minnesota, and who verified it when', async () => {
    const found = await ask('hazelden');
    const [right] = facilities.filter(
      ({ name, city, state }) => /hazelden/i.test(name) && city === 'Center City' && state === 'MN',
    );
    const [first] = found.centers;
    expect(first).toMatchObject({ city: 'Center City', phone: right!.phone, verification: 'unverified' });
    expect(first).not.toHaveProperty('verifiedAt');
    expect(found).toMatchObject({ source: 'SAMHSA National Directory, 2022', lastVerifiedAt: null });
  });

  it('all detox in Wyoming', async () => {
    const found = await ask('wyoming');
    const right = oracle.fitting(['detox'], ({ state }) => state === 'WY');
    expect(new Set(placesOf(found))).toEqual(new Set(right.map(({ place }) => place)));
    expect(found.total).toBe(placesOf(found).length);
  });

  it('a veteran in Albuquerque who takes buprenorphine and has TRICARE', async () => {
    const found = await ask('albuquerque');
    const right = oracle.fitting(['veterans', 'buprenorphine', 'tricare']);
    expect(new Set(placesOf(found))).toEqual(
      new Set(oracle.nearest(right, 'Albuquerque, NM', found.readAs.within)),
    );
  });

  it('Washington, DC: that none is listed there, and whose the nearest are', async () => {
    const found = await ask('washington');
    expect(found.notCovered).toEqual({
      place: 'District of Columbia',
      message: expect.stringMatching(
        /^Harborlight lists no centers in the District of Columbia; these are the nearest, in (?:Maryland|Virginia)/,
      ),
    });
    expect(found.centers.length).toBeGreaterThan(0);
    for (const { state, miles } of found.centers) {
      expect(state).toMatch(/^(?:MD|VA)$/);
      expect(miles).toBeLessThan(100);
    }
  });

  it('San Juan, Puerto Rico: that none is listed there, and not one across the sea', async () => {
    const found = await ask('sanJuan');
    expect(found).toMatchObject({ total: 0, centers: [], notCovered: { place: 'Puerto Rico' } });
    expect(found.notCovered!.message).toContain('1-800-662-4357');
    expect(found.source).toBe('SAMHSA National Directory, 2022');
  });

  it('how fresh it is, whose, and whether one may use it', async () => {
    const found = await ask('reuse');
    expect(found).toMatchObject({
      total: on.live.current.size,
      generatedAt: on.live.manifest?.generatedAt,
      source: 'SAMHSA National Directory, 2022',
      lastVerifiedAt: null,
      licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    });
  });

  it('all of Vermont as one file', async () => {
    const { answer: list, text } = await askFor<{ centers: number; files: { rows: number }[] }>('vermont');
    const { centers, files } = list;
    const ofState = facilities.filter(({ state }) => state === 'VT');
    const houses = new Map(ofState.map(({ house, place }) => [`${house} ${place}`, place]));
    expect(new Set(files.map(({ rows }) => rows))).toEqual(new Set([centers]));
    const [, second] = sixteenQuestions.vermont.http;
    const csv = (second(text) as { file: string }).file;
    const file = await on.app.request(csv.replace('https://harborlight.example', ''));
    const rows: { street: string; zip: string; state: string }[] = parse(await file.text(), {
      bom: true,
      columns: true,
    });
    expect(rows).toHaveLength(centers);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['VT']));
    expect(rows.map(({ street, zip }) => placeKey(street, zip)).sort()).toEqual([...houses.values()].sort());
  });

  it.each(['', 'q=detox+in+texas', 'near=10001', 'state=CA&level=OUTPATIENT', 'q=methadone+near+chicago'])(
    'twenty centers of ?%s in less than 12 KB',
    (query) => expectLean(on, query),
  );

  it('“I want to kill myself tonight”: whom to call, before all else', async () => {
    const found = await ask('tonight');
    expect(Object.keys(found)[0]).toBe('crisis');
    expect(found.crisis!.map(({ how }) => how).join(' ')).toMatch(/Call 911\..*Call or text 988/);
    // Centers of anywhere would stand in the way.
    expect(found).toMatchObject({ total: 0, centers: [], readAs: { wantsPlace: true } });
  });

  it('three programs for eating disorders near Denver, with what tells them apart', async () => {
    const found = await ask('denver');
    const right = oracle.nearest(oracle.fitting(['eatingDisorders']), 'Denver, CO').slice(0, 3);
    expect(placesOf(found)).toEqual(right);
    const compared: (keyof FoundCentersV1['centers'][number])[] = [
      'phone',
      'miles',
      'levels',
      'populations',
      'insurance',
    ];
    for (const center of found.centers) for (const field of compared) expect(center).toHaveProperty(field);
  });

  it('methadone within 15 miles of 45011', async () => {
    const found = await ask('hamilton');
    const right = oracle.nearest(oracle.fitting(['methadone']), '45011', 15);
    expect(new Set(placesOf(found))).toEqual(new Set(right));
    expect(found.readAs).toMatchObject({ within: 15 });
    expect(found.readAs.widenedFrom).toBeUndefined();
  });

  it('whose number 207-973-6100 is', async () => {
    const found = await ask('number');
    const right = facilities.filter(({ phone }) => phone.startsWith('207-973-6100'));
    expect(new Set(placesOf(found))).toEqual(new Set(right.map(({ place }) => place)));
  });

  it('¿qué centros de desintoxicación hay en El Paso con personal que habla español?', async () => {
    const found = await ask('elPaso');
    const right = oracle.nearest(oracle.fitting(['detox', 'spanish']), 'El Paso, TX', found.readAs.within);
    expect(new Set(placesOf(found))).toEqual(new Set(right));
    expect(found.readAs.as).toEqual(['near El Paso, TX', 'level DETOX', 'language Spanish']);
  });

  it('each search that a guide links to: at least one center', async () => {
    const bodies = readStarterGuides().map(({ bodyMarkdown }) => bodyMarkdown);
    const searches = new Set(
      bodies.flatMap((body) => [...body.matchAll(/\]\(\/directory\?([^)]+)\)/g)].map(([, search]) => search)),
    );
    const empty: string[] = [];
    for (const search of searches) {
      const response = await on.app.request(`/api/centers?${search}&limit=1`);
      expect(response.status, search).toBe(200);
      if ((await response.json()).total === 0) empty.push(search!);
    }
    expect(empty).toEqual([]);
  });
});

it.runIf(!isHere)('asks for twenty of the sample alone: ../shared/data is not here', async () => {
  const on = await startApp();
  await on.change(() => loadSample(on.db, new Date()));
  await expectLean(on, '');
  await on.stop();
});

async function expectLean({ app }: Awaited<ReturnType<typeof startApp>>, query: string) {
  const answer = await (await app.request(`/api/v1/centers?${query}&limit=20`)).text();
  expect(JSON.parse(answer).centers).toHaveLength(20);
  expect(Buffer.byteLength(answer)).toBeLessThan(12 * 1024);
}

/** Of the centers that state what was asked; the others come after all of them. */
function placesOf({ centers }: FoundCentersV1): string[] {
  const stated = centers.filter(({ notStated }) => notStated === undefined);
  expect(centers.slice(0, stated.length)).toEqual(stated);
  return stated.map(({ street = '', zip = '' }) => placeKey(street, zip));
}
