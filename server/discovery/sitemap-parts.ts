import type { Guide } from '#core/guide/guide.ts';
import { inLanguage, type Language, languages } from '#core/i18n/languages.ts';
import { latest } from '#core/open-data/open-data.ts';
import { assistantPages, publicPages } from '#core/pages/public-pages.ts';
import { type Centers, headsOf } from '#core/search/center-list.ts';
import type { CenterHead } from '#core/snapshot/packed-centers.ts';

/**
 * A small part of what a sitemap may hold (50,000 URLs, 50 MB: https://www.sitemaps.org/protocol.html): each is
 * soon made, and a new center changes no other than the last.
 */
const MOST_PAGES = 1000;

/** A page in all its languages. */
interface SitemapPage {
  /** In English, such as "/guides". */
  path: string;
  /** ISO 8601 in UTC; undefined where nothing dates the page: an invented date would be believed. */
  lastmod: string | undefined;
  /** The languages in which it is there, and when it was changed in each; all, at once, where none are named. */
  versions?: ReadonlyMap<Language, string>;
}

interface SitemapPart {
  /** Its file below /sitemaps/, e.g. "centers-1.xml". */
  file: string;
  /** The most recent change of any of its pages. */
  lastmod: string | undefined;
  pages: () => SitemapPage[];
}

/** One address of a page, as the package `sitemap` takes it. */
interface SitemapUrl {
  url: string;
  lastmod: string | undefined;
  /** Every version of the page, itself too; none where there is but one. */
  links: { lang: string; url: string }[];
}

/**
 * The addresses of a page, each naming all:
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function urlsOf({ path, lastmod, versions }: SitemapPage, origin: string): readonly SitemapUrl[] {
  const own = languages
    .filter((lang) => versions?.has(lang) ?? true)
    .map((lang) => ({ lang, url: origin + inLanguage(lang, path), lastmod: versions?.get(lang) ?? lastmod }));
  const all = own.map(({ lang, url }) => ({ lang, url }));
  const [first, second] = all;
  const links = first && second ? [...all, { lang: 'x-default', url: first.url }] : [];
  return own.map(({ url, lastmod }) => ({ url, lastmod, links }));
}

/**
 * Every page that anybody may find, in parts of at most `most` pages; no part is empty. `centers` are in the order of their
 * numbers: a new one comes last, and leaves the parts before it as they are. `guides` are all versions.
 */
export function listParts(centers: Centers, guides: readonly Guide[], most = MOST_PAGES): SitemapPart[] {
  const changes = Array.from(headsOf(centers), changeOf);
  const changed = {
    centers: latest(changes) ?? undefined,
    guides: latest(guides.map(({ updatedAt }) => updatedAt)) ?? undefined,
  };
  const pages = [
    ...publicPages.map(({ path, shows }) => ({ path, lastmod: shows && changed[shows] })),
    // They hold the same words, and name the first as the one to index.
    ...assistantPages.slice(0, 1).map(({ path }) => ({ path, lastmod: changed.centers })),
  ];
  const ofStates = pagesOfStates(headsOf(centers));
  const ofGuides = pagesOfGuides(guides);
  return [
    partOf('pages.xml', pages),
    ...(ofStates.length > 0 ? [partOf('states.xml', ofStates)] : []),
    ...inParts(ofGuides.length, most, (number, from, to) =>
      partOf(`guides-${number}.xml`, ofGuides.slice(from, to)),
    ),
    ...inParts(centers.length, most, (number, from, to) => ({
      file: `centers-${number}.xml`,
      lastmod: latest(changes.slice(from, to)) ?? undefined,
      pages: () =>
        centers
          .slice(from, to)
          .map((center) => ({ path: `/centers/${center.slug}`, lastmod: changeOf(center) })),
    })),
  ];
}

function partOf(file: string, pages: SitemapPage[]): SitemapPart {
  return {
    file,
    lastmod: latest(pages.map(({ lastmod }) => lastmod ?? null)) ?? undefined,
    pages: () => pages,
  };
}

/** Only the states that have centers: the page of another has nothing to find. */
function pagesOfStates(centers: Iterable<CenterHead>): SitemapPage[] {
  const changed = new Map<string, string>();
  for (const center of centers) {
    const before = changed.get(center.state) ?? '';
    const now = changeOf(center);
    if (now > before) changed.set(center.state, now);
  }
  return [...changed]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([state, lastmod]) => ({ path: `/states/${state.toLowerCase()}`, lastmod }));
}

/** Only in the languages in which a guide is there: the page in another one shows it in English, and is not listed. */
function pagesOfGuides(guides: readonly Guide[]): SitemapPage[] {
  const bySlug = new Map<string, Map<Language, string>>();
  for (const { slug, language, updatedAt } of guides) {
    const versions = bySlug.get(slug) ?? new Map();
    bySlug.set(slug, versions.set(language, updatedAt));
  }
  return [...bySlug].map(([slug, versions]) => ({
    path: `/guides/${slug}`,
    lastmod: latest(versions.values()) ?? undefined,
    versions,
  }));
}

/** A verification is a change of the page, too: it shows the date. */
function changeOf({ updatedAt, lastVerifiedAt }: CenterHead): string {
  return lastVerifiedAt !== null && lastVerifiedAt > updatedAt ? lastVerifiedAt : updatedAt;
}

/** Makes parts of so many pages: of each its number, from 1, its first page and the first of the next. */
function inParts(
  pages: number,
  most: number,
  make: (number: number, from: number, to: number) => SitemapPart,
): SitemapPart[] {
  return Array.from({ length: Math.ceil(pages / most) }, (_, index) =>
    make(index + 1, index * most, Math.min(pages, (index + 1) * most)),
  );
}
