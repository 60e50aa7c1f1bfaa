import { afterAll, beforeAll, expect, it } from 'vitest';
import { crawl, readSitemap, startPages } from './testing/crawl.ts';

let server: Awaited<ReturnType<typeof startPages>>;

beforeAll(async () => {
  server = await startPages();
});
afterAll(() => server.stop());

/** Of the centers' pages, which are alike, one in sixty: server/pages/all-links.long.ts opens all. */
const opens = (address: string) =>
  !address.includes('/centers/') ||
  [...address].reduce((sum, char) => sum + char.charCodeAt(0), 0) % 60 === 0;

it('lists every page for search engines, in each language', async () => {
  const listed = await readSitemap(server);
  expect(listed.length).toBeGreaterThan(1200);
  expect(listed.filter((address) => address.startsWith('/es/')).length).toBeGreaterThan(600);
});

it('answers every address of the sitemap by 200, and has no link that leads nowhere, and nothing that schema.org does not know', {
  tags: 'variant',
}, async () => {
  const listed = (await readSitemap(server)).filter(opens);
  expect(listed.length).toBeGreaterThan(60);
  const { answered, broken } = await crawl(server, opens);
  expect(broken).toEqual([]);
  // All that the sitemap lists is reached, itself and not by a redirect, and nothing is an orphan.
  expect(listed.filter((address) => !answered.has(address))).toEqual([]);
});
