import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { SiteInfo } from '#core/snapshot.ts';
import { CACHE_AND_ASK, CACHE_FOREVER, cache } from './answering/caching.ts';
import type { LiveDirectory } from './live-directory.ts';

/** The built PWA: its files, and its shell for every other address. */
export function pageRoutes(live: LiveDirectory, pwaFolder: string) {
  const pages = new Hono();
  let shell: Promise<string> | undefined;

  pages.use(cache(CACHE_AND_ASK));
  // Vite names what is in assets/ by its content. The inner of the two is the first to set the header.
  pages.use('/assets/*', cache(CACHE_FOREVER));
  pages.use('/admin0323/*', keepOutOfSearchEngines);
  pages.get('/', () => sendShell());
  pages.use(serveStatic({ root: pwaFolder, precompressed: true }));
  // A file of an older version that is gone must not become a page, and be kept for ever.
  pages.get('/assets/*', (c) => c.notFound());
  pages.get('*', () => sendShell());
  return pages;

  /** The shell with what it needs to know before any script has asked for it. */
  async function sendShell(): Promise<Response> {
    shell ??= readFile(join(pwaFolder, 'index.html'), 'utf8');
    const html = (await shell).replace('<!--site-info-->', () => siteInfoElement(live));
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
}

const keepOutOfSearchEngines: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex');
};

function siteInfoElement({ manifest }: LiveDirectory): string {
  if (!manifest) return '';
  // `<` would let a value close the element.
  const json = JSON.stringify(SiteInfo.parse(manifest)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="site-info">${json}</script>`;
}
