import { Feed } from 'feed';
import { escapeToBuffer, type StringBuffer } from 'hono/utils/html';
import { withoutControls } from '../open-data/xml-characters.ts';
import { type FeedContents, readFeed } from './feed-entries.ts';
import type { Search, Site, SiteFile } from './site.ts';

/** RFC 4287. */
const ATOM = 'application/atom+xml; charset=utf-8';
/** https://www.jsonfeed.org/version/1.1/ */
const JSON_FEED = 'application/feed+json; charset=utf-8';

/** What is new, for readers of feeds: in the whole directory, in a state, and in what a search finds, such as around a place. */
export const feeds: readonly SiteFile[] = [
  {
    path: '/feed.xml',
    contentType: ATOM,
    takesSearch: true,
    write: (site, _, search) =>
      writeAtom(readFeed(site, { search }), withSearch(`${site.origin}/feed.xml`, search)),
  },
  {
    path: '/feed.json',
    contentType: JSON_FEED,
    takesSearch: true,
    write: (site, _, search) =>
      writeJson(readFeed(site, { search }), withSearch(`${site.origin}/feed.json`, search)),
  },
  {
    path: '/states/:file/feed.xml',
    contentType: ATOM,
    write: (site, state) => writeAtom(readFeed(site, { code: state }), addressOf(site, state, 'xml')),
  },
  {
    path: '/states/:file/feed.json',
    contentType: JSON_FEED,
    write: (site, state) => writeJson(readFeed(site, { code: state }), addressOf(site, state, 'json')),
  },
];

function withSearch(address: string, search: Search | undefined): string {
  return search ? `${address}?${search.written}` : address;
}

/** The same in whatever letter case it was asked for. */
function addressOf({ origin }: Site, state: string, format: 'xml' | 'json'): string {
  return `${origin}/states/${state.toLowerCase()}/feed.${format}`;
}

function writeAtom(
  { title, link, description, rights, author, updated, entries }: FeedContents,
  self: string,
) {
  const atom = new Feed({
    id: self,
    feedLinks: { atom: self },
    link,
    title,
    description,
    author: { name: author.name, link: author.url },
    updated: new Date(updated),
    copyright: rights,
    generator: false,
  });
  for (const entry of entries) {
    atom.addItem({
      id: entry.id,
      link: entry.link,
      title: toHtml(entry.title),
      description: toHtml(entry.text),
      date: new Date(entry.updated),
      published: new Date(entry.published),
    });
  }
  return atom.atom1();
}

/** By hand: the library writes version 1.0, and takes a title for HTML, which has no place there. */
function writeJson(
  { title, link, description, rights, author, entries }: FeedContents,
  self: string,
): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: link,
    feed_url: self,
    description,
    language: 'en-US',
    authors: [author],
    // The format has no field for it: names of its own begin with an underscore.
    _rights: { text: rights },
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.link,
      title: entry.title,
      content_text: entry.text,
      date_published: entry.published,
      date_modified: entry.updated,
    })),
  });
}

/** The library takes titles and summaries for HTML, and leaves in what XML 1.0 has no place for. */
function toHtml(text: string): string {
  const escaped: StringBuffer = [''];
  escapeToBuffer(withoutControls(text), escaped);
  return escaped.join('');
}
