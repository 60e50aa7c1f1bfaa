import { Readable } from 'node:stream';
import { type IndexItem, parseSitemap, parseSitemapIndex, type SitemapItem } from 'sitemap';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Center } from '#core/center/center.ts';
import { inLanguage, languages } from '#core/i18n/languages.ts';
import { assistantPages, personalPages, publicPages, STAFF_PAGES } from '#core/pages/public-pages.ts';
import { readGuides } from '../guides/guide-rows.ts';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { listParts, urlsOf } from './sitemap-parts.ts';

const ORIGIN = 'https://harborlight.example';
const W3C_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let on: Awaited<ReturnType<typeof startApp>>;
let centers: readonly Center[];
let index: IndexItem[];
/** All entries of all parts, by their address. */
let listed: SitemapItem[];

beforeAll(async () => {
  on = await startApp({ env: { PUBLIC_URL: `${ORIGIN}/` } });
  await on.change(() =>
    addGuides(
      on.db,
      { slug: 'first-steps', title: 'First steps' },
      { slug: 'first-steps', title: 'Primeros pasos', language: 'es' },
      { slug: 'paying', title: 'Paying' },
      { slug: 'seguro', title: 'Seguro', language: 'es' },
    ),
  );
  await on.change(() =>
    addCenters(
      on.db,
      { name: 'Alder', city: 'Austin', state: 'TX', lastVerifiedAt: '2026-11-15T10:00:00.000Z' },
      // An older verification is not the last change.
      { name: 'Birch', city: 'Dallas', state: 'TX', lastVerifiedAt: '2026-02-01T00:00:00.000Z' },
      { name: 'Cedar', city: 'Reno', state: 'NV', lastVerifiedAt: '2026-11-12T00:00:00.000Z' },
      { name: 'Elm', city: 'Reno', state: 'NV' },
      { name: 'Fir', city: 'Washington', state: 'DC' },
      { name: 'Hidden', city: 'Bend', state: 'OR', reviewStatus: 'UNPUBLISHED' },
    ),
  );
  centers = [...on.live.current.inOrderOfNumbers];
  index = await parseSitemapIndex(await readXml('/sitemap.xml'));
  const parts = index.map(async ({ url }) => parseSitemap(await readXml(url.replace(ORIGIN, ''))));
  listed = (await Promise.all(parts)).flat();
});
afterAll(() => on.stop());

/** Read by a strict parser of XML, which fails on what is not well-formed. */
async function readXml(path: string): Promise<Readable> {
  const response = await on.app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?><(urlset|sitemapindex) xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"( xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml")?>/,
  );
  return Readable.from([xml]);
}

const entryOf = (path: string) => listed.find(({ url }) => url === ORIGIN + path);
/** The later of the two moments that a center's page shows. */
const changeOf = ({ updatedAt, lastVerifiedAt }: Center) => [updatedAt, lastVerifiedAt ?? ''].sort().at(-1);

it('names each version of a page once, by its absolute address', () => {
  const addresses = listed.map(({ url }) => url);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => !address.startsWith(`${ORIGIN}/`))).toEqual([]);
  expect(addresses.filter((address) => new URL(address).href !== address)).toEqual([]);
});

it('lists every public page, state with centers, guide and center in every language that it has, and nothing else', () => {
  const states = new Set(centers.map(({ state }) => `/states/${state.toLowerCase()}`));
  expect(listed.map(({ url }) => url.slice(ORIGIN.length)).sort()).toEqual(
    [
      ...[
        ...publicPages.map(({ path }) => path),
        assistantPages[0]!.path,
        ...states,
        '/guides/first-steps',
        ...centers.map(({ slug }) => `/centers/${slug}`),
      ].flatMap((path) => languages.map((language) => inLanguage(language, path))),
      '/guides/paying',
      '/es/guides/seguro',
    ].sort(),
  );
  expect([...states].sort()).toEqual(['/states/dc', '/states/nv', '/states/tx']);
  expect(centers).toHaveLength(5);
});

it('names at each address all languages of the page, and English for whoever reads neither', () => {
  const alternates = (path: string) =>
    entryOf(path)?.links.map(({ lang, url }) => [lang, url.slice(ORIGIN.length)]);
  for (const path of ['/', '/states/tx', '/centers/alder-austin-tx', '/guides/first-steps']) {
    const all = [
      ['en', path],
      ['es', inLanguage('es', path)],
      ['x-default', path],
    ];
    expect(alternates(path)).toEqual(all);
    expect(alternates(inLanguage('es', path))).toEqual(all);
  }
  for (const path of ['/guides/paying', '/es/guides/seguro']) expect(alternates(path)).toEqual([]);
});

it.each([...personalPages, STAFF_PAGES])('does not list %s', (path) => {
  expect(listed.filter(({ url }) => new URL(url).pathname.startsWith(path))).toEqual([]);
});

it('dates every center by its last change or verification, in the W3C’s format', () => {
  for (const center of centers) {
    expect(entryOf(`/centers/${center.slug}`)?.lastmod).toBe(changeOf(center));
  }
  for (const { lastmod } of [...listed, ...index]) if (lastmod) expect(lastmod).toMatch(W3C_DATE);
  expect(entryOf('/centers/alder-austin-tx')?.lastmod).toBe('2026-11-15T10:00:00.000Z');
  expect(entryOf('/centers/birch-dallas-tx')?.lastmod).toBe('2026-11-01T00:00:00.000Z');
});

it('dates a state, the lists and each part by the newest that is in it', () => {
  const newest = '2026-11-15T10:00:00.000Z';
  for (const path of ['/', '/directory', '/states', '/states/tx'])
    expect(entryOf(path)?.lastmod).toBe(newest);
  expect(entryOf('/states/nv')?.lastmod).toBe('2026-11-12T00:00:00.000Z');
  expect(entryOf('/guides')?.lastmod).toBe('2026-11-01T00:00:00.000Z');
  expect(index.find(({ url }) => url.endsWith('/centers-1.xml'))?.lastmod).toBe(newest);
});

it.each(['/about', '/privacy', '/contact', '/live-matching'])('invents no date for %s', (path) => {
  expect(entryOf(path)).toBeDefined();
  expect(entryOf(path)?.lastmod).toBeUndefined();
});

it('splits what is more than a part may hold, and loses nothing', async () => {
  const parts = listParts(centers, await readGuides(on.db), 2).filter(({ file }) =>
    file.startsWith('centers-'),
  );
  expect(parts.map(({ file, pages }) => [file, pages().length])).toEqual([
    ['centers-1.xml', 2],
    ['centers-2.xml', 2],
    ['centers-3.xml', 1],
  ]);
  const urls = parts.flatMap(({ pages }) => pages().flatMap((page) => urlsOf(page, ORIGIN)));
  expect(new Set(urls.map(({ url }) => url)).size).toBe(5 * languages.length);
  expect(parts.map(({ lastmod }) => lastmod)).toEqual([
    '2026-11-15T10:00:00.000Z',
    '2026-11-12T00:00:00.000Z',
    '2026-11-01T00:00:00.000Z',
  ]);
});

it('leaves earlier parts as they are when a center comes new', () => {
  const newcomer = { ...centers[0]!, id: '99999999', slug: 'newcomer', state: 'AK' as const };
  const [before, after] = [centers, [...centers, newcomer]].map((all) =>
    listParts(all, [], 2)
      .filter(({ file }) => /^centers-[12]/.test(file))
      .map((part) => ({ ...part, pages: part.pages() })),
  );
  expect(after).toEqual(before);
});

it('has no part for what there is none of', () => {
  expect(listParts([], []).map(({ file }) => file)).toEqual(['pages.xml']);
});

it.each(['centers-2.xml', 'centers-0.xml', 'centers.xml', 'anything'])(
  'answers 404 for %s, naming it',
  async (file) => {
    const response = await on.app.request(`/sitemaps/${file}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-cache, no-transform');
    expect((await response.json()).error.message).toContain(`"${file}"`);
  },
);
