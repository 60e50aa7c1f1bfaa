import { afterAll, beforeAll, expect, it } from 'vitest';
import { crawl, readSitemap, startPages } from './testing/crawl.ts';

let server: Awaited<ReturnType<typeof startPages>>;

beforeAll(async () => {
  server = await startPages();
});
afterAll(() => server.stop());

it('answers every address of the sitemap by 200, and has no link that leads nowhere, and nothing that schema.org does not know', async () => {
  const listed = await readSitemap(server);
  const { answered, broken } = await crawl(server);
  expect(broken).toEqual([]);
  // All that the sitemap lists is reached, itself and not by a redirect, and nothing is an orphan.
  expect(listed.filter((address) => !answered.has(address))).toEqual([]);
});
