import { existsSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { states } from '#core/lists/public-lists.ts';
import { type McpCall, type QuestionName, sixteenQuestions } from '../centers/testing/sixteen-questions.ts';
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
} from '../centers/testing/source-oracle.ts';
import { importFiles } from '../imports/import-centers.ts';
import { connectedApp } from './testing/connected.ts';
import { centersOf, readHead, type Told } from './testing/told-centers.ts';

/** What fits into a question and its answer without pushing out what was said before. */
const MOST_BYTES = 8 * 1024;
/** 1,500 tokens: of English about four bytes are one. */
const TEN_CENTERS_BYTES = 6000;

const stateCodes: ReadonlySet<string> = new Set(states.values);

const isHere = sourceFiles.every(existsSync);

/** What people ask an assistant, each with the one or two calls that it takes, held against the directories' own rows. */
describe.skipIf(!isHere)('the directory in ../shared/data answers', () => {
  let app: Awaited<ReturnType<typeof connectedApp>>;
  let facilities: Facility[];
  let oracle: ReturnType<typeof oracleOf>;

  beforeAll(async () => {
    const files = sourceFiles.map((path) => ({ path }));
    app = await connectedApp((db) => importFiles(db, { files, actor: 'ada', channel: 'terminal' }));
    facilities = await readFacilities();
    oracle = oracleOf(facilities);
  }, 300_000);
  afterAll(() => app.stop());

  async function ask(question: QuestionName): Promise<string> {
    return call(sixteenQuestions[question].mcp[0]);
  }

  async function call(asked: McpCall): Promise<string> {
    const { tool, args } = asked as Exclude<McpCall, { file: string }>;
    const { text, isError, bytes } = await app.call(tool, args);
    expect(isError).toBeUndefined();
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    return text;
  }

  /** Those that state all that was asked; the others come after them, marked. */
  async function search(question: QuestionName) {
    const text = await ask(question);
    const all = centersOf(text);
    const centers = all.filter((center) => !center.text.includes('Not stated: '));
    expect(all.slice(0, centers.length)).toEqual(centers);
    return { text, ...readHead(text), centers };
  }
  /** The source has some elsewhere, too; this directory is of the states alone. */
  const ofStates = () => facilities.filter(({ state }) => stateCodes.has(state));
  const placesOf = (centers: readonly Told[]) => centers.map(({ place }) => place);

  /** Found are those that the source has near a city, within the miles that the answer names: all of them on its page. */
  async function expectNear(question: QuestionName, right: readonly Facility[], city: string) {
    const found = await search(question);
    expect(found.text).not.toContain('this was let go');
    const all = oracle.nearest(right, city, found.within);
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(placesOf(found.centers))).toEqual(new Set(all));
    expect(found.total).toBe(found.centers.length);
    return found.centers;
  }

  it('detox near Bangor, Maine, for heroin, with Medicaid: the nearest three', async () => {
    const right = oracle.fitting(['detox', 'medicaid'], (facility) => !refuses(facility, 'opioids'));
    const { centers } = await search('bangor');
    expect(placesOf(centers)).toEqual(oracle.nearest(right, 'Bangor, ME').slice(0, 3));
  });

  it('residential for women with children in Houston, on a sliding scale', async () => {
    const right = oracle.fitting(['residential', 'women', 'bedsForChildren', 'slidingScale']);
    await expectNear('houston', right, 'Houston, TX');
  });

  it('outpatient counseling for alcohol nearest to 78701', async () => {
    const { centers } = await search('austin');
    const right = oracle.fitting(
      ['outpatient'],
      (facility) => treatsSubstanceUse(facility) && !refuses(facility, 'alcohol'),
    );
    expect(centers.map(({ miles }) => miles)).toEqual(
      nearestTo(placeOf('78701'), right)
        .slice(0, 3)
        .map(({ miles }) => Math.round(miles * 10) / 10),
    );
    for (const { place } of centers) expect(right.map((facility) => facility.place)).toContain(place);
  });

  it('partial hospitalization in Miami for a 16-year-old, in Spanish', async () => {
    await expectNear('miami', oracle.fitting(['partialHospital', 'adolescents', 'spanish']), 'Miami, FL');
  });

  it('the number of Hazelden Betty Ford in Center City, Minnesota; verified when, and by whom', async () => {
    const { text, centers } = await search('hazelden');
    const [right] = facilities.filter(
      ({ name, city, state }) => /hazelden/i.test(name) && city === 'Center City' && state === 'MN',
    );
    const inCity = centers.filter(({ address }) => address.includes('Center City, MN'));
    expect(inCity).toMatchObject([{ place: right!.place, phone: right!.phone }]);
    expect(text).toContain('none of these listings is verified by Harborlight yet');
  });

  it('all detox in Wyoming', async () => {
    const { centers, total } = await search('wyoming');
    const right = oracle.fitting(['detox'], ({ state }) => state === 'WY');
    expect(new Set(placesOf(centers))).toEqual(new Set(right.map(({ place }) => place)));
    expect(total).toBe(centers.length);
  });

  it('a veteran in Albuquerque: buprenorphine, TRICARE', async () => {
    const right = oracle.fitting(['veterans', 'buprenorphine', 'tricare']);
    await expectNear('albuquerque', right, 'Albuquerque, NM');
  });

  it('Washington, DC, where none is listed', async () => {
    const { text, centers } = await search('washington');
    expect(text).toContain('lists no centers in the District of Columbia; these are the nearest, in');
    expect(new Set(placesOf(centers))).toEqual(
      new Set(oracle.nearest(ofStates(), 'Washington, DC').slice(0, 3)),
    );
  });

  it('San Juan, Puerto Rico, where none is listed', async () => {
    const { text, centers } = await search('sanJuan');
    expect(oracle.nearest(ofStates(), 'San Juan, PR', 100)).toEqual([]);
    expect(text).toContain('lists no centers in Puerto Rico, and none within 100 miles');
    expect(centers).toEqual([]);
  });

  it('how fresh it is, whose, and whether one may use it', async () => {
    const text = await ask('reuse');
    expect(text).toContain('SAMHSA National Directory, 2022');
    expect(text).toMatch(/Anybody may use the data.*[\s\S]*CC BY 4\.0/);
    expect(text).toContain('by this line: “Harborlight (CC BY 4.0), from SAMHSA National Directory, 2022”');
    expect(text).toContain(`${app.on.live.current.size.toLocaleString('en-US')} centers, of which`);
  });

  it('all of Vermont as one file: where it is says a call, and the file has what the source lists', async () => {
    const text = await ask('vermont');
    const [, second] = sixteenQuestions.vermont.mcp;
    const file = await (await fetch((second(text) as { file: string }).file)).text();
    const rows: { street: string; zip: string }[] = parse(file, { bom: true, columns: true });
    const ofState = facilities.filter(({ state }) => state === 'VT');
    const houses = new Map(ofState.map(({ house, place }) => [`${house} ${place}`, place]));
    expect(rows.map(({ street, zip }) => placeKey(street, zip)).sort()).toEqual([...houses.values()].sort());
    expect(text).toMatch(new RegExp(`\\bVT ${rows.length}\\b`));
  });

  it('“I want to kill myself tonight”', async () => {
    const { text, centers } = await search('tonight');
    expect(text).toMatch(/^This sounds like an emergency\. .*Call 911\. .*Call or text 988\./);
    expect(centers).toEqual([]);
  });

  it('three programs for eating disorders near Denver, compared', async () => {
    const { text, centers } = await search('denver');
    const right = oracle.nearest(oracle.fitting(['eatingDisorders']), 'Denver, CO').slice(0, 3);
    expect(placesOf(centers)).toEqual(right);
    const [, second] = sixteenQuestions.denver.mcp;
    const compared = await call(second(text));
    expect(compared.match(/^# .*/gm)).toEqual(centers.map(({ name }) => `# ${name}`));
    expect(compared.match(/^Programs and services: .*Eating disorders/gm)).toHaveLength(3);
  });

  it('methadone within 15 miles of 45011', async () => {
    await expectNear('hamilton', oracle.fitting(['methadone']), '45011');
  });

  it('whose number is 207-973-6100', async () => {
    const { centers } = await search('number');
    const right = facilities.filter(({ phone }) => phone.startsWith('207-973-6100'));
    expect(new Set(placesOf(centers))).toEqual(new Set(right.map(({ place }) => place)));
  });

  it('¿qué centros de desintoxicación hay en El Paso con personal que habla español?', async () => {
    await expectNear('elPaso', oracle.fitting(['detox', 'spanish']), 'El Paso, TX');
  });

  it.each([
    { q: 'detox in Texas' },
    { near: '20001', language: ['American Sign Language'], population: ['LGBTQ'] },
    { near: '96813', insurance: ['MEDICAID'], population: ['VETERAN'] },
    { near: '78701', q: 'women with children sliding scale spanish' },
    { near: '90001', level: ['DETOX'] },
  ])('ten centers of %j in at most 1,500 tokens, as text and as fields', async (args) => {
    for (const structured of [false, true]) {
      const { bytes } = await app.call('search_centers', { ...args, structured });
      expect(bytes).toBeLessThanOrEqual(TEN_CENTERS_BYTES);
    }
  });
});

it.runIf(!isHere)('leaves out the questions to the real directory: ../shared/data is not here', () => {});
