import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Facility,
  type Need,
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
import type { FoundCentersV1 } from '../v1/found-centers-v1.ts';
import { connectedApp } from './testing/connected.ts';
import { centersOf, readHead } from './testing/told-centers.ts';

/** What one answer may weigh: an assistant reads all of it. */
const MOST_BYTES = 8 * 1024;

interface Asked {
  q: string;
  needs: readonly Need[];
  fits?: (facility: Facility) => boolean;
  /** Where, as the table of places has it; or a state. */
  near?: string;
  state?: string;
  within?: number;
}

/** As people say it: two things and a place, how old, who pays, which language, a county, a ZIP+4. */
const questions: readonly Asked[] = [
  {
    q: 'intensive outpatient for veterans within 20 miles of Tucson, AZ, TRICARE',
    needs: ['intensiveOutpatient', 'veterans', 'tricare'],
    near: 'Tucson, AZ',
    within: 20,
  },
  {
    q: 'residential programs for teens within 50 miles of 80202 that take Medicaid',
    needs: ['residential', 'adolescents', 'medicaid'],
    near: '80202',
    within: 50,
  },
  {
    q: 'residential where I can bring my kids, Portland Oregon',
    needs: ['residential', 'bedsForChildren'],
    near: 'Portland, OR',
  },
  {
    q: 'interpreter sign language detox Denver',
    needs: ['detox', 'signLanguage'],
    near: 'Denver, CO',
  },
  { q: 'Hmong speaking counselor St Paul', needs: ['hmong'], near: 'Saint Paul, MN' },
  { q: 'detox 60614-1203 medicaid', needs: ['detox', 'medicaid'], near: '60614' },
  { q: 'who takes Medicare in Vermont for detox', needs: ['detox', 'medicare'], state: 'VT' },
  {
    q: 'which residential centers in Rhode Island take Medicare',
    needs: ['residential', 'medicare'],
    state: 'RI',
  },
  {
    q: 'desintoxicación en español cerca de 33125 que acepte Medicaid',
    needs: ['detox', 'spanish', 'medicaid'],
    near: '33125',
  },
  {
    q: 'programa residencial para mujeres con niños en Los Angeles',
    needs: ['residential', 'women', 'bedsForChildren'],
    near: 'Los Angeles, CA',
  },
  {
    q: 'pregnant and using heroin in Louisville KY',
    needs: ['pregnant'],
    fits: (facility) => treatsSubstanceUse(facility) && !refuses(facility, 'opioids'),
    near: 'Louisville, KY',
  },
  { q: '3 closest methadone clinics 45011', needs: ['methadone'], near: '45011' },
  // A county is around the largest city in it.
  { q: 'desintoxicación en el condado de Bucks', needs: ['detox'], near: 'Levittown, PA' },
];

/** What people ask an assistant beside the sixteen, each in one call and both ways, held against the source's own rows. */
describe.skipIf(!sourceFiles.every(existsSync))(
  'the directory in ../shared/data answers',
  { tags: 'variant' },
  () => {
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

    /** What HTTP finds, and what MCP does. */
    async function ask(q: string) {
      const response = await fetch(`${app.address}/api/v1/centers?${new URLSearchParams({ q })}`);
      const text = await response.text();
      expect(response.status, text).toBe(200);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
      const http = JSON.parse(text) as FoundCentersV1;
      const mcp = await app.call('search_centers', { q });
      expect(mcp.bytes).toBeLessThanOrEqual(MOST_BYTES);
      return { http, mcp: mcp.text };
    }

    it.each(questions)('$q', async ({ q, needs, fits, near, state, within }) => {
      const { http, mcp } = await ask(q);
      expect(http.readAs.letGo).toBeUndefined();
      const right = oracle.fitting(needs, (facility) => fits?.(facility) ?? true);
      const told = centersOf(mcp).filter(({ text }) => !text.includes('Not stated: '));
      const stated = http.centers.filter(({ notStated }) => notStated === undefined);
      const places = stated.map(({ street = '', zip = '' }) => placeKey(street, zip));
      expect(told.map(({ place }) => place)).toEqual(places);
      expect(readHead(mcp)).toEqual({ total: http.total, within: http.readAs.within });
      if (within !== undefined) expect(http.readAs.within).toBe(within);
      // Programs of one house at one place are one center.
      const houses = [
        ...new Map(right.map((facility) => [`${facility.house} ${facility.place}`, facility])).values(),
      ];
      const all = near
        ? nearestTo(placeOf(near), houses, http.readAs.within)
        : houses
            .filter((facility) => facility.state === state)
            .map((facility) => ({ facility, miles: undefined }));
      const known = new Set(all.map(({ facility }) => facility.place));
      expect(known.size).toBeGreaterThan(0);
      for (const place of places) expect(known).toContain(place);
      if (http.total <= stated.length) expect(new Set(places)).toEqual(known);
      else {
        const nearest = all.map(({ miles }) => miles! && Math.round(miles * 10) / 10);
        expect(stated.map(({ miles }) => miles)).toEqual(nearest.slice(0, stated.length));
      }
    });

    it.each([
      '(512) 804-3380',
      '5128043380',
      '+1 512.804.3380',
      'who is calling me from 1-512-804-3380 ext 7?',
    ])('whose number is %s', async (q) => {
      const { http, mcp } = await ask(q);
      const [right] = facilities.filter(({ phone }) => phone.startsWith('512-804-3380'));
      expect(http).toMatchObject({ total: 1, centers: [{ phone: '512-804-3380' }] });
      expect(centersOf(mcp).map(({ place }) => place)).toEqual([right!.place]);
    });

    it.each([
      ['what is the phone number of Denver Childrens Home', /^Denver Childrens Home/, 'Denver', 'CO'],
      ['tell me about Hazelden Betty Ford in Center City', /^Hazelden Betty Ford/, 'Center City', 'MN'],
      ['penn foundation sellersville', /^Penn Foundation/, 'Sellersville', 'PA'],
      ['Caron Treatment Centers Pennsylvania', /^Caron Treatment Centers/, 'Wernersville', 'PA'],
    ])('%s', async (q, name, city, state) => {
      const { http, mcp } = await ask(q);
      const [right] = facilities.filter(
        (facility) => name.test(facility.name) && facility.city === city && facility.state === state,
      );
      expect(http.centers[0]).toMatchObject({ phone: right!.phone, city, state });
      expect(centersOf(mcp)[0]).toMatchObject({ place: right!.place, phone: right!.phone });
    });

    it.each([
      ['treatment centers in Guam', 'Guam'],
      ['help in St. Thomas, US Virgin Islands', 'U.S. Virgin Islands'],
      ['metadona en Ponce, Puerto Rico', 'Puerto Rico'],
      ['rehab in Toronto', 'Canada'],
    ])('%s: that none is listed there', async (q, place) => {
      const { http, mcp } = await ask(q);
      expect(http).toMatchObject({ total: 0, centers: [], notCovered: { place } });
      expect(mcp).toContain(http.notCovered!.message);
    });

    it.each([
      'my husband overdosed last night and is turning blue',
      'mi esposo tuvo una sobredosis',
      'quiero acabar con mi vida esta noche',
      'mi novia dice que se va a matar',
    ])('%s: whom to call, and nobody of anywhere', async (q) => {
      const { http, mcp } = await ask(q);
      expect(Object.keys(http)[0]).toBe('crisis');
      expect(http).toMatchObject({ total: 0, centers: [], readAs: { wantsPlace: true } });
      expect(mcp).toMatch(/^This sounds like an emergency\. .*Call 911\. .*Call or text 988\./);
    });

    it('methadone where none is near: what was let go is said', async () => {
      const { http, mcp } = await ask('methadone within 10 miles of Jackson, Wyoming');
      expect(oracle.nearest(oracle.fitting(['methadone']), 'Jackson, WY', 10)).toEqual([]);
      expect(http.readAs.letGo).toEqual(['topic METHADONE']);
      expect(mcp).toContain('this was let go: topic METHADONE');
    });

    it('what changed since a day, and the news of a state: the addresses in a call, and what is there', async () => {
      const { text } = await app.call('about_directory');
      const addresses = [/http\S+\/changes\?after=\S+/, /http\S+\/states\/vt\/feed\.xml/].map(
        (address) => address.exec(text)![0],
      );
      const [changes, feed] = await Promise.all(
        addresses.map(async (address) => (await fetch(address)).text()),
      );
      expect(Buffer.byteLength(changes!)).toBeLessThanOrEqual(MOST_BYTES);
      expect(JSON.parse(changes!).changes[0]).toMatchObject({ kind: 'created' });
      expect(feed).toMatch(/<title>Harborlight: centers added or verified in Vermont/);
    });
  },
);

it.runIf(!sourceFiles.every(existsSync))('leaves them out: ../shared/data is not here', () => {});
