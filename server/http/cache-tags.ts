import { splitLanguage } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import type { Directory } from '#core/search/directory.ts';

/** Every answer that may be shared. */
export const ALL_TAG = 'harborlight';
/** What changes with any center or guide: lists, the home page, the sitemap, all data at once. */
export const DIRECTORY_TAG = 'directory';
export const GUIDES_TAG = 'guides';

/** What changes with the centers of one state: its page and file, and theirs. */
export function stateTag(state: Jurisdiction): string {
  return `state-${state.toLowerCase()}`;
}

/**
 * Names an answer by what it goes by, so that caches can be told to drop it: Varnish, Fastly and others know
 * Surrogate-Key, Cloudflare Cache-Tag.
 */
export function tagAnswer(headers: Headers, path: string, directory: Directory): void {
  const tag = tagOf(path, directory);
  headers.set('Surrogate-Key', `${ALL_TAG} ${tag}`);
  headers.set('Cache-Tag', `${ALL_TAG},${tag}`);
}

const CENTER = /^(?:\/api)?\/centers\/([^/]+?)(?:\.json)?$/;
const STATE =
  /^(?:(?:\/api)?\/states\/|\/api\/snapshot\/)([A-Za-z]{2})(?:\.json|\/centers|-[0-9a-f]{16}\.json)?$/;
const GUIDE = /^(?:\/api)?\/(?:guides(?:\/|\.json|$)|snapshot\/guides-)/;

function tagOf(path: string, directory: Directory): string {
  const { address } = splitLanguage(path);
  const center = CENTER.exec(address)?.[1];
  const state = center ? directory.bySlug(center)?.state : STATE.exec(address)?.[1];
  if (state) return stateTag(state.toUpperCase() as Jurisdiction);
  return GUIDE.test(address) ? GUIDES_TAG : DIRECTORY_TAG;
}
