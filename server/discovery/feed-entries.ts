import type { Center } from '#core/center/center.ts';
import { SAMPLE_SOURCE } from '#core/center/sample-source.ts';
import { compareText } from '#core/fold-text.ts';
import { discovery } from '#core/i18n/en/open-data/discovery.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { type Jurisdiction, jurisdictions, levels, parseJurisdiction } from '#core/lists/public-lists.ts';
import { stateCenters } from '#core/open-data/data-statement.ts';
import { sourceOf } from '#core/open-data/open-data.ts';
import { headsOf } from '#core/search/center-list.ts';
import { firstInOrder } from '#core/search/first-in-order.ts';
import type { CenterHead } from '#core/snapshot/packed-centers.ts';
import { AppError } from '../app-error.ts';
import { everything, selectCenters } from '../open-data/downloads/selected-centers.ts';
import type { Search, Site } from './site.ts';

const ENTRIES = 50;

/** What a feed says, in whatever format. */
export interface FeedContents {
  title: string;
  /** The page whose news it has. */
  link: string;
  /** The crisis numbers. */
  description: string;
  rights: string;
  author: { name: string; url: string };
  /** ISO 8601 in UTC, as all here. */
  updated: string;
  entries: { id: string; link: string; title: string; text: string; updated: string; published: string }[];
}

/**
 * The centers that were added or verified last, of all, of the state with these two letters, or of what a search finds.
 * Throws 404 `state_not_found`.
 */
export function readFeed(
  { origin, live }: Site,
  { code, search }: { code?: string; search?: Search | undefined } = {},
): FeedContents {
  const words = discovery.feed;
  const state = code === undefined ? undefined : readState(code);
  const newest = firstInOrder(
    headsOf(selectCenters(live, search?.query ?? { ...everything, state })),
    ENTRIES,
    (a, b) => compareText(newsOf(b), newsOf(a)) || compareText(a.id, b.id),
  );
  const centers = newest.map(({ id }) => live.current.byNumber(id)!);
  const { generatedAt, safetyNotice, licence } = stateCenters(live, centers);
  return {
    ...headOf(origin, state, search),
    description: safetyNotice,
    rights: words.rights(licence.name, licence.url),
    author: { name: words.author, url: `${origin}/about` },
    updated: newest[0] ? newsOf(newest[0]) : generatedAt,
    entries: centers.map((center) => ({
      id: tagOf(center, origin),
      link: `${origin}/centers/${center.slug}`,
      title: words.entryTitle(center.name, center.city, center.state),
      text: describe(center),
      updated: newsOf(center),
      published: center.createdAt,
    })),
  };
}

function headOf(origin: string, state: Jurisdiction | undefined, search: Search | undefined) {
  const words = discovery.feed;
  if (search) {
    const asked = [...search.written].map(([name, value]) => `${name} ${value}`);
    return { title: words.titleOfSearch(asked.join(', ')), link: `${origin}/directory?${search.written}` };
  }
  return state
    ? {
        title: words.titleOfState(jurisdictions.labels[state]),
        link: `${origin}/states/${state.toLowerCase()}`,
      }
    : { title: words.title, link: `${origin}/directory` };
}

function readState(code: string): Jurisdiction {
  const state = parseJurisdiction(code);
  if (state) return state;
  throw new AppError(404, 'state_not_found', `"${code}" is not one of ${jurisdictions.values.join(', ')}.`);
}

/** When there was last something new to tell of it. */
function newsOf({ createdAt, lastVerifiedAt }: CenterHead): string {
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
