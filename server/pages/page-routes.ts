import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { inLanguage, type Language, languages, splitLanguage } from '#core/i18n/languages.ts';
import { parseJurisdiction } from '#core/lists/public-lists.ts';
import { knownAddress } from '#core/pages/known-address.ts';
import { lastPageOf } from '#core/pages/last-page.ts';
import { SHORT_CENTER, SPOKEN_OVERDOSE } from '#core/pages/other-addresses.ts';
import { assistantPages, STAFF_PAGES } from '#core/pages/public-pages.ts';
import { searchAddress, toggledAddress } from '#core/pages/search-address.ts';
import { lastStatePage, readStatePage, statePageQuery } from '#core/pages/state-centers.ts';
import { readCenterQuery } from '#core/search/center-query.ts';
import { askForPage } from '#core/search/question/ask.ts';
import { placeTable } from '../../data/places.ts';
import type { AppContext } from '../app-context.ts';
import { findSlug } from '../centers/other-names.ts';
import { CACHE_AND_ASK, CACHE_FOREVER, CACHE_SHARED, cache } from '../http/caching.ts';
import { originOf } from '../http/origin.ts';
import { serveFiles } from '../http/static-files.ts';
import { sizesOfWhole } from '../open-data/downloads/whole-sizes.ts';
import { serveOtherReleases } from './other-releases.ts';
import { HTML, type PageDocuments } from './page-documents.ts';

type PageContext = Pick<AppContext, 'live' | 'db' | 'pwaFolder' | 'publicUrl'>;

/** The PWA's files, and every page as HTML with its content; the browser's app hydrates it. */
export function pageRoutes(documents: PageDocuments, { live, db, pwaFolder, publicUrl }: PageContext) {
  const pages = new Hono();

  pages.use(cache(CACHE_AND_ASK));
  // Vite names what is in assets/ by its content. The inner of the two is the first to set the header.
  pages.use('/assets/*', cache(CACHE_FOREVER));
  pages.use('/admin0323/*', keepOutOfSearchEngines);
  pages.get('/', sendPage);
  pages.use(serveFiles({ root: pwaFolder }));
  // What browsers ask for beside a document that names no icon, such as a picture or JSON.
  pages.get('/favicon.ico', (c) => c.redirect('/icons/icon-192.png', 301));
  pages.use('/assets/*', serveOtherReleases(pwaFolder));
  // A file of an older version that is gone must not become a page, and be kept for ever.
  pages.get('/assets/*', (c) => c.notFound());
  for (const language of languages) {
    pages.get(inLanguage(language, '/centers/:slug'), async (c, next) => {
      const { slug } = c.req.param() as { slug: string };
      if (live.current.bySlug(slug)) return next();
      return leadToCenter(c, slug, language, next);
    });
    pages.get(inLanguage(language, SHORT_CENTER), (c, next) => {
      const { id } = c.req.param() as { id: string };
      return leadToCenter(c, id, language, next);
    });
    // The last page of a state may have gone since somebody kept its address.
    pages.get(inLanguage(language, '/states/:state'), (c, next) => {
      const { pathname, searchParams } = new URL(c.req.url);
      const state = parseJurisdiction(c.req.param('state'));
      const total = state ? live.current.byState(state).length : 0;
      const last = lastStatePage(total);
      if (total === 0 || readStatePage(searchParams) <= last) return next();
      return Promise.resolve(c.redirect(pathname + statePageQuery(last), 302));
    });
    pages.get(inLanguage(language, '/directory'), (c, next) => {
      const { pathname, searchParams } = new URL(c.req.url);
      const sought = readCenterQuery(searchParams);
      const lead = (address: string, status: 302 | 303) => Promise.resolve(c.redirect(address, status));
      const toggled = toggledAddress(pathname, searchParams);
      if (toggled !== undefined) return lead(toggled, 303);
      if (sought.page === 1) return next();
      // As of a state: the last page may have gone.
      const last = lastPageOf(askForPage({ directory: live.current, places: placeTable() }, sought));
      if (sought.page <= last) return next();
      return lead(searchAddress(pathname, { ...sought, page: last }), 302);
    });
  }
  for (const language of languages) {
    pages.get(inLanguage(language, SPOKEN_OVERDOSE), (c) => c.redirect(inLanguage('es', '/overdose'), 301));
  }
  // Staff works in English; and each page has one address.
  for (const language of languages.slice(1)) {
    pages.get(inLanguage(language, `${STAFF_PAGES}/*`), (c) => {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(splitLanguage(pathname + search).address, 301);
    });
  }
  pages.get('*', sendPage);
  return pages;

  async function leadToCenter(c: Context, named: string, language: Language, next: Next) {
    const slug = await findSlug({ live, db }, named);
    return slug ? c.redirect(inLanguage(language, `/centers/${slug}`), 301) : next();
  }

  /** Whether nothing is there, as far as nobody has to look for it. */
  function isNowhere(path: string): boolean {
    const [, kind, name = ''] = /^\/(centers|states)\/([^/]+)\/*$/i.exec(splitLanguage(path).address) ?? [];
    if (kind === undefined) return false;
    return kind.toLowerCase() === 'states' ? !parseJurisdiction(name) : !live.current.bySlug(name);
  }

  /** The page with its content, or else the frame alone, which the browser's app fills. */
  async function sendPage(c: Context): Promise<Response> {
    const { pathname, search } = new URL(c.req.url);
    const sample = live.manifest?.sample;
    const isWhole = !tellsSizes(pathname) || sizesOfWhole(live, originOf(c, publicUrl)) !== undefined;
    const { html, status, isBusy } = await documents.make(c, knownAddress(pathname + search));
    if (!status && !isBusy) return c.body(html, 200, HTML);
    // Made-up centers are for looking at, not for finding.
    if (sample !== false) c.header('X-Robots-Tag', 'noindex');
    if (!status) {
      c.header('Cache-Control', 'no-store');
      return c.body(html, isNowhere(pathname) ? 404 : 200, HTML);
    }
    // Before it is known no CDN is to keep the page: it lacks the banner that says so. Nor what may soon be there.
    if (sample !== undefined && status === 200 && isWhole) c.header('Cache-Control', CACHE_SHARED);
    return c.body(html, status, HTML);
  }
}

/** True for the pages that say how large the downloads are, which takes seconds to measure. */
function tellsSizes(path: string): boolean {
  const { address } = splitLanguage(path);
  return assistantPages.some((page) => page.path === address);
}

const keepOutOfSearchEngines: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex');
};
