import { Readable, type Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import { AppError } from '../app-error.ts';
import { readGuides } from '../guides/guide-rows.ts';
import type { Site, SiteFile } from './site.ts';
import { listParts, urlsOf } from './sitemap-parts.ts';

const XML = 'application/xml; charset=utf-8';
/** So many entries, each with its alternates, are written before waiting requests run: a few milliseconds of work. */
const ENTRIES_PER_SLICE = 50;

/** Names the parts: https://www.sitemaps.org/protocol.html#index */
export const sitemapIndex: SiteFile = {
  path: '/sitemap.xml',
  contentType: XML,
  async write(site) {
    const entries = (await partsOf(site)).map((part) => ({
      url: `${site.origin}/sitemaps/${part.file}`,
      lastmod: part.lastmod,
    }));
    return writeXml(entries, new SitemapIndexStream({ level: ErrorLevel.THROW }));
  },
};

/** One part: its pages with the moment of their last change. A part that is not there is a 404. */
export const sitemapPart: SiteFile = {
  path: '/sitemaps/:file',
  contentType: XML,
  async write(site, file) {
    const part = (await partsOf(site)).find((each) => each.file === file);
    if (!part) {
      throw new AppError(
        404,
        'sitemap_not_found',
        `There is no sitemap named "${file}"; /sitemap.xml names all.`,
      );
    }
    const xmlns = { news: false, video: false, image: false, xhtml: true };
    const urls = part.pages().flatMap((page) => urlsOf(page, site.origin));
    return writeXml(urls, new SitemapStream({ xmlns, level: ErrorLevel.THROW }));
  },
};

async function partsOf({ live, db }: Site) {
  return listParts(live.current.inOrderOfNumbers, await readGuides(db));
}

function writeXml(entries: readonly object[], stream: Transform): Promise<string> {
  return pipeline(Readable.from(inSlices(entries)), stream, text);
}

async function* inSlices<T>(entries: readonly T[]): AsyncGenerator<T> {
  for (const [index, entry] of entries.entries()) {
    if (index % ENTRIES_PER_SLICE === 0) await setImmediate();
    yield entry;
  }
}
