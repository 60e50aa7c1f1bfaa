import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realFiles } from '../../bench/real-directory.ts';
import { importFiles } from '../imports/import-centers.ts';
import { connectedApp } from './testing/connected.ts';

/** What fits into a question and its answer without pushing out what was said before. */
const MOST_BYTES = 8 * 1024;

/** A center as an answer has it, in three or four lines. */
interface Told {
  name: string;
  place: string;
  phone: string;
  miles: number | undefined;
  /** All lines, for what is said of it. */
  text: string;
  url: string;
}

function centersOf(answer: string): Told[] {
  return [...answer.matchAll(/^\*\*(.+?)\*\* \| (.*)\n[\s\S]*?^(https?:\S+)$/gm)].map(
    ([text, name = '', rest = '', url = '']) => {
      const [place = '', phone = '', miles] = rest.split(' | ');
      return {
        name,
        place,
        phone,
        miles: miles ? Number.parseFloat(miles.replace(/[^\d.]/g, '')) : undefined,
        text,
        url,
      };
    },
  );
}

const isThere = realFiles.every((file) => existsSync(file));

/** What people ask an assistant, each with the one or two calls that it takes. */
describe.skipIf(!isThere)('the directory in ../shared/data answers', () => {
  let app: Awaited<ReturnType<typeof connectedApp>>;

  beforeAll(async () => {
    const files = realFiles.map((path) => ({ path }));
    app = await connectedApp((db) => importFiles(db, { files, actor: 'ada', channel: 'terminal' }));
  }, 180_000);
  afterAll(() => app.stop());

  async function ask(name: string, args: Record<string, unknown>): Promise<string> {
    const { text, isError, bytes } = await app.call(name, args);
    expect(isError).toBeUndefined();
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    return text;
  }

  /** All centers found say all of it, but for those at the end that are marked, and there is at least one. */
  async function expectAll(args: Record<string, unknown>, ...says: RegExp[]): Promise<Told[]> {
    const centers = centersOf(await ask('search_centers', args));
    const stated = centers.filter(({ text }) => !text.includes('Not stated: '));
    expect(stated.length).toBeGreaterThan(0);
    expect(centers.slice(0, stated.length)).toEqual(stated);
    for (const each of stated) for (const said of says) expect(each.text).toMatch(said);
    return stated;
  }

  function expectNearestFirst(centers: readonly Told[]) {
    const miles = centers.map((center) => center.miles);
    expect(miles).not.toContain(undefined);
    expect(miles).toEqual([...miles].sort((a, b) => a! - b!));
  }

  it('detox near Bangor, Maine, for heroin, with Medicaid: the nearest three', async () => {
    const q = 'detox near Bangor, Maine, heroin, Medicaid';
    const centers = await expectAll({ q, limit: 3 }, /, ME \d{5}/, /Levels: .*Detox/, /Pay by: .*Medicaid/);
    expect(centers).toHaveLength(3);
    expectNearestFirst(centers);
    for (const { text } of centers) expect(text).not.toMatch(/Does not treat: .*Opioid/);
  });

  it('residential for women with children in Houston, on a sliding scale', async () => {
    const q = 'residential for women with children in Houston, sliding scale';
    await expectAll({ q }, /, TX \d{5}/, /Levels: .*Residential/, /children can stay/, /Sliding fee scale/);
  });

  it('outpatient counseling for alcohol nearest to 78701', async () => {
    const centers = await expectAll(
      { q: 'outpatient counseling for alcohol', near: '78701' },
      /Levels: .*Outpatient/,
    );
    expectNearestFirst(centers);
    expect(centers[0]!.place).toMatch(/Austin, TX/);
    for (const { text } of centers) expect(text).not.toMatch(/Does not treat: .*Alcohol/);
  });

  it('partial hospitalization in Miami for a 16-year-old, in Spanish', async () => {
    const q = 'PHP in Miami for a 16-year-old, Spanish';
    await expectAll({ q }, /, FL \d{5}/, /Levels: .*PHP/, /For: .*Adolescents/, /Speaks: .*Spanish/);
  });

  it('the number of Hazelden Betty Ford in Center City, Minnesota; verified when, and by whom', async () => {
    const text = await ask('search_centers', { q: 'Hazelden Betty Ford in Center City, Minnesota' });
    const inCity = centersOf(text).filter(({ place }) => place.includes('Center City, MN'));
    expect(inCity).toMatchObject([
      {
        name: expect.stringMatching(/Hazelden Betty Ford/),
        phone: expect.stringMatching(/^651-\d{3}-\d{4}/),
      },
    ]);
    expect(text).toContain('none of these listings is verified by Harborlight yet');
  });

  it('all detox in Wyoming', async () => {
    const centers = await expectAll({ state: 'WY', level: ['DETOX'], limit: 20 }, /, WY \d{5}/, /Detox/);
    expect(centers.length).toBeGreaterThan(10);
  });

  it('a veteran in Albuquerque: buprenorphine, TRICARE', async () => {
    const q = 'veteran in Albuquerque, buprenorphine, TRICARE';
    const centers = await expectAll({ q }, /For: .*Veterans/, /Pay by: .*TRICARE/, /Also: .*Buprenorphine/);
    expect(centers[0]!.place).toMatch(/Albuquerque, NM/);
  });

  it('Washington, DC, where none is listed', async () => {
    const text = await ask('search_centers', { q: 'treatment in Washington, DC' });
    expect(text).toContain('lists no centers in the District of Columbia; these are the nearest, in');
    expect(centersOf(text)[0]!.place).toMatch(/, (VA|MD) /);
  });

  it('San Juan, Puerto Rico, where none is listed', async () => {
    const text = await ask('search_centers', { near: 'San Juan, PR' });
    expect(text).toContain('lists no centers in Puerto Rico, and none within 100 miles');
    expect(centersOf(text)).toEqual([]);
  });

  it('how fresh it is, whose, and whether one may use it', async () => {
    const text = await ask('about_directory', {});
    expect(text).toContain('SAMHSA National Directory, 2022');
    expect(text).toMatch(/Anybody may use the data.*[\s\S]*CC BY 4\.0/);
  });

  it('how many there are in Maine, and in all', async () => {
    const text = await ask('about_directory', {});
    expect(text).toContain('18,452 centers, of which Harborlight has verified 0');
    expect(text).toMatch(/ ME \d{3},/);
  });

  it('“I want to kill myself tonight”', async () => {
    const text = await ask('search_centers', { q: 'I want to kill myself tonight' });
    expect(text).toMatch(/^This sounds like an emergency\. .*Call 911\. .*Call or text 988\./);
  });

  it('three programs for eating disorders near Denver, compared', async () => {
    const near = await expectAll({ topic: ['eating disorders'], near: 'Denver, CO', limit: 3 }, /, CO \d{5}/);
    expectNearestFirst(near);
    const compared = await ask('get_center', { slugs: near.map(({ url }) => url) });
    expect(compared.match(/^# .*/gm)).toEqual(near.map(({ name }) => `# ${name}`));
    expect(compared.match(/^Programs and services: .*Eating disorders/gm)).toHaveLength(3);
  });

  it('methadone within 15 miles of 45011', async () => {
    const centers = await expectAll({ q: 'methadone', near: '45011', within: 15 }, /Also: .*Methadone/);
    expectNearestFirst(centers);
    expect(centers.at(-1)!.miles).toBeLessThanOrEqual(15);
  });

  it('whose number is 207-973-6100', async () => {
    const centers = centersOf(await ask('search_centers', { q: 'whose number is 207-973-6100' }));
    expect(centers).toMatchObject([{ phone: '207-973-6100', place: expect.stringContaining('Bangor, ME') }]);
  });

  it('¿qué centros de desintoxicación hay en El Paso con personal que habla español?', async () => {
    const q = '¿qué centros de desintoxicación hay en El Paso con personal que habla español?';
    const centers = await expectAll({ q }, /Levels: .*Detox/, /Speaks: .*Spanish/);
    expect(centers[0]!.place).toMatch(/El Paso, TX/);
  });
});
