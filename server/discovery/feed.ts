import { Feed } from 'feed';
import { escapeToBuffer, type StringBuffer } from 'hono/utils/html';
import type { Center } from '#core/center.ts';
import { firstInOrder } from '#core/first-in-order.ts';
import { discovery } from '#core/i18n/en/discovery.ts';
import { openDataText } from '#core/i18n/en/open-data.ts';
import { jurisdictions, levels } from '#core/lists.ts';
import { sourceOf } from '#core/open-data.ts';
import { SAMPLE_SOURCE } from '#core/sample-source.ts';
import { compareText } from '#core/text.ts';
import { stateCenters } from '../open-data/data-statement.ts';
import type { Site, SiteFile } from './site.ts';

const ENTRIES = 50;

/** The centers that were added or verified last, as Atom (RFC 4287). */
export const feed: SiteFile = {
  path: '/feed.xml',
  contentType: 'application/atom+xml; charset=utf-8',
  write: writeFeed,
};

function writeFeed({ origin, live }: Site): string {
  const words = discovery.feed;
  const centers = firstInOrder(
    live.current.all,
    ENTRIES,
    (a, b) => compareText(newsOf(b), newsOf(a)) || compareText(a.id, b.id),
  );
  const { generatedAt, safetyNotice, licence } = stateCenters(live, centers);
  const [newest] = centers;
  const atom = new Feed({
    id: `${origin}/feed.xml`,
    feedLinks: { atom: `${origin}/feed.xml` },
    link: `${origin}/directory`,
    title: words.title,
    description: safetyNotice,
    author: { name: words.author, link: `${origin}/about` },
    updated: new Date(newest ? newsOf(newest) : generatedAt),
    copyright: words.rights(licence.name, licence.url),
    generator: false,
  });
  for (const center of centers) {
    const { name, city, state, slug, createdAt } = center;
    atom.addItem({
      id: tagOf(center, origin),
      link: `${origin}/centers/${slug}`,
      title: toHtml(words.entryTitle(name, city, state)),
      description: toHtml(describe(center)),
      date: new Date(newsOf(center)),
      published: new Date(createdAt),
    });
  }
  return atom.atom1();
}

/** When there was last something new to tell of it. */
function newsOf({ createdAt, lastVerifiedAt }: Center): string {
  return lastVerifiedAt !== null && lastVerifiedAt > createdAt ? lastVerifiedAt : createdAt;
}

/**
 * A tag URI (RFC 4151): it stays the same where the center gets another address, so that readers show a center that
 * was verified anew as changed, and not as another.
 */
function tagOf({ id, createdAt }: Center, origin: string): string {
  return `tag:${new URL(origin).hostname},${createdAt.slice(0, 10)}:center/${id}`;
}

function describe(center: Center): string {
  const words = discovery.feed;
  return [
    `${center.city}, ${jurisdictions.labels[center.state]}.`,
    ...(center.levels.length > 0
      ? [words.levels(center.levels.map(({ level }) => levels.labels[level]))]
      : []),
    describeVerification(center),
    words.source(sourceOf(center)),
  ].join(' ');
}

/** A made-up center is verified by nobody, whatever its row says. */
function describeVerification({ source, lastVerifiedAt }: Center): string {
  if (source === SAMPLE_SOURCE) return openDataText.sampleNotice;
  return lastVerifiedAt === null ? discovery.feed.unverified : discovery.feed.verified(lastVerifiedAt);
}

/** The library takes titles and summaries for HTML, and leaves in what XML 1.0 has no place for. */
function toHtml(text: string): string {
  const escaped: StringBuffer = [''];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to go
  escapeToBuffer(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''), escaped);
  return escaped.join('');
}
