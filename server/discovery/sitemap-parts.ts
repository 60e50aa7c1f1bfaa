import type { Center } from '#core/center.ts';
import type { Guide } from '#core/guide.ts';
import { latest } from '#core/open-data.ts';
import { assistantPages, publicPages } from '#core/public-pages.ts';

/**
 * A tenth of what a sitemap may hold (50,000 URLs, 50 MB: https://www.sitemaps.org/protocol.html): a part is soon
 * made, and a new center changes no other than the last.
 */
const MOST_URLS = 5000;

export interface SitemapUrl {
  url: string;
  /** ISO 8601 in UTC; undefined where nothing dates the page: an invented date would be believed. */
  lastmod: string | undefined;
}

export interface SitemapPart {
  /** Its file below /sitemaps/, e.g. "centers-1.xml". */
  file: string;
  urls: SitemapUrl[];
}

/** Every page that anybody may find, in parts of at most `most` URLs; no part is empty. */
export function listParts(
  origin: string,
  centers: readonly Center[],
  guides: readonly Guide[],
  most = MOST_URLS,
): SitemapPart[] {
  const changed = {
    centers: latest(centers.map(changeOf)) ?? undefined,
    guides: latest(guides.map(({ updatedAt }) => updatedAt)) ?? undefined,
  };
  const pages = [
    ...publicPages.map(({ path, shows }) => ({ url: `${origin}${path}`, lastmod: shows && changed[shows] })),
    // They hold the same words, and name the first as the one to index.
    ...assistantPages.slice(0, 1).map(({ path }) => ({ url: `${origin}${path}`, lastmod: changed.centers })),
  ];
  const ofGuides = guides.map(({ slug, updatedAt }) => ({
    url: `${origin}/guides/${slug}`,
    lastmod: updatedAt,
  }));
  // By id: a new center comes last, and leaves the parts before it as they are.
  const ofCenters = [...centers]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((center) => ({ url: `${origin}/centers/${center.slug}`, lastmod: changeOf(center) }));
  return [
    { file: 'pages.xml', urls: pages },
    { file: 'states.xml', urls: urlsOfStates(origin, centers) },
    ...inParts('guides', ofGuides, most),
    ...inParts('centers', ofCenters, most),
  ].filter(({ urls }) => urls.length > 0);
}

/** The most recent change of any page of a part. */
export function lastChange({ urls }: SitemapPart): string | undefined {
  return latest(urls.map(({ lastmod }) => lastmod ?? null)) ?? undefined;
}

/** Only the states that have centers: the page of another has nothing to find. */
function urlsOfStates(origin: string, centers: readonly Center[]): SitemapUrl[] {
  const changed = new Map<string, string>();
  for (const center of centers) {
    const before = changed.get(center.state) ?? '';
    const now = changeOf(center);
    if (now > before) changed.set(center.state, now);
  }
  return [...changed]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([state, lastmod]) => ({ url: `${origin}/states/${state.toLowerCase()}`, lastmod }));
}

/** A verification is a change of the page, too: it shows the date. */
function changeOf({ updatedAt, lastVerifiedAt }: Center): string {
  return lastVerifiedAt !== null && lastVerifiedAt > updatedAt ? lastVerifiedAt : updatedAt;
}

function inParts(name: string, urls: SitemapUrl[], most: number): SitemapPart[] {
  return Array.from({ length: Math.ceil(urls.length / most) }, (_, index) => ({
    file: `${name}-${index + 1}.xml`,
    urls: urls.slice(index * most, (index + 1) * most),
  }));
}
