import { assistants } from './assistants.ts';

interface PublicPage {
  path: string;
  /** `policy` where the page says who we are and by what rules we work. */
  kind: 'service' | 'policy';
  /** Whose records the page shows, and so whose last change is its own; none where it is text only. */
  shows?: 'centers' | 'guides';
}

const listed = [
  { path: '/', kind: 'service', shows: 'centers' },
  { path: '/directory', kind: 'service', shows: 'centers' },
  { path: '/states', kind: 'service', shows: 'centers' },
  { path: '/guides', kind: 'service', shows: 'guides' },
  { path: '/overdose', kind: 'service' },
  { path: '/live-matching', kind: 'service' },
  { path: '/update-listing', kind: 'service' },
  { path: '/contact', kind: 'service' },
  { path: '/leaving', kind: 'service' },
  { path: '/about', kind: 'policy' },
  { path: '/transparency', kind: 'policy' },
  { path: '/editorial-policy', kind: 'policy' },
  { path: '/accessibility', kind: 'policy' },
  { path: '/privacy', kind: 'policy' },
] as const satisfies readonly PublicPage[];

export type PublicPath = (typeof listed)[number]['path'];

/** The pages that anybody may find, each at one address. Those of records and assistants come beside them. */
export const publicPages: readonly (PublicPage & { path: PublicPath })[] = listed;

/** One page for each record, its address as React Router writes it. */
export const recordPages = ['/centers/:slug', '/states/:state', '/guides/:slug'] as const;

/** The same page for each assistant, with its name. */
export const assistantPages: readonly { path: string; name: string }[] = assistants.map(({ slug, name }) => ({
  path: `/for-${slug}`,
  name,
}));

/** What these show is on the reader's own device: nothing for a search engine to find. */
export const personalPages = ['/on-this-phone', '/my-list', '/waiting'] as const;

/** Below it are the pages of staff. */
export const STAFF_PAGES = '/admin0323';
