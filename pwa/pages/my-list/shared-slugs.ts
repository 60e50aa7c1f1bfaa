import { MOST_CENTERS } from '../../my-list/my-list.ts';

/** What the fragment of a shared link says. */
export interface SharedSlugs {
  /** In the order of the link, each once, at most MOST_CENTERS. */
  slugs: readonly string[];
  /** What cannot be the name of a center, cut to a length that can be shown. */
  wrong: readonly string[];
  /** True where the link holds more than that. */
  tooMany: boolean;
}

/** Anchors of the page itself, such as that of "Skip to content", are no list. */
const ANCHORS = ['', 'content'];
/** What makes a slug has at most so many characters: see CenterFields and makeSlug. */
const LONGEST_SLUG = 320;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_SHOWN = 60;

/**
 * The fragment of a link to a list: slugs, and nothing else of it. A browser keeps the fragment to itself
 * (https://www.rfc-editor.org/rfc/rfc9110#section-7.1), so the list is not sent to any server.
 */
export function writeFragment(slugs: readonly string[]): string {
  return `#${slugs.join(',')}`;
}

/** Undefined where the fragment is empty or an anchor of the page. */
export function readFragment(fragment: string): SharedSlugs | undefined {
  const text = decode(fragment.replace(/^#/, '')).trim();
  if (ANCHORS.includes(text)) return undefined;
  // As apps pass links on: with spaces, a final full stop, in capitals.
  const parts = text
    .split(',')
    .map((part) => part.trim().replace(/\.$/, '').toLowerCase())
    .filter((part) => part !== '');
  const given = [...new Set(parts)];
  const isSlug = (part: string) => part.length <= LONGEST_SLUG && SLUG.test(part);
  const first = given.slice(0, MOST_CENTERS);
  return {
    slugs: first.filter(isSlug),
    wrong: first.filter((part) => !isSlug(part)).map(shorten),
    tooMany: given.length > MOST_CENTERS,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function shorten(part: string): string {
  return part.length > LONGEST_SHOWN ? `${part.slice(0, LONGEST_SHOWN)}…` : part;
}
