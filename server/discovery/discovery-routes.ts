import { type Context, Hono } from 'hono';
import { CACHE_AND_ASK, CACHE_SHARED, cache } from '../http/caching.ts';
import { allowAllOrigins } from '../http/cors.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { originOf } from '../http/origin.ts';
import { refuseOtherParameters } from '../http/unknown-parameters.ts';
import { DownloadParameters, refuseOther } from '../open-data/downloads/selected-centers.ts';
import type { OpenData } from '../open-data/open-data-route.ts';
import { feeds } from './feed.ts';
import { humansTxt } from './humans-txt.ts';
import { llmsTxt } from './llms-txt.ts';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import type { Search } from './site.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

const files = [robotsTxt, sitemapIndex, sitemapPart, llmsTxt, humansTxt, securityTxt, ...feeds];

/** The files by which machines find the site. */
export function discoveryRoutes({ live, db, publicUrl }: OpenData) {
  const routes = new Hono();
  for (const { path, contentType, write, isWhole, takesSearch } of files) {
    routes.use(path, allowAllOrigins, cache(CACHE_SHARED));
    routes.get(path, async (c) => {
      const site = { origin: originOf(c, publicUrl), live, db };
      // Asked before it is written: what is made meanwhile comes with the next.
      if (isWhole?.(site) === false) c.header('Cache-Control', CACHE_AND_ASK);
      const search = takesSearch && readSearch(c, live);
      return c.body(await write(site, c.req.param('file') ?? '', search), 200, {
        'Content-Type': contentType,
      });
    });
  }
  // Where it was before there was a place for such files: RFC 9116, section 3.
  return routes.get('/security.txt', (c) => c.redirect(securityTxt.path, 301));
}

/** What the parameters of an address ask for; undefined where there are none. Throws 400 as a download does. */
function readSearch(c: Context, live: OpenData['live']): Search | undefined {
  const given = Object.entries(c.req.queries());
  if (given.length === 0) return undefined;
  refuseOtherParameters(c, Object.keys(DownloadParameters.shape));
  const one = Object.fromEntries(
    given.map(([name, [value, ...more]]) => [name, more.length > 0 ? [value, ...more] : value]),
  );
  const { data, ...read } = DownloadParameters.safeParse(one);
  rejectInvalid({ ...read, target: 'query' });
  const query = data!;
  refuseOther(live, query);
  return { query, written: new URL(c.req.url).searchParams };
}
