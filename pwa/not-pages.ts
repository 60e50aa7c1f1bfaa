import { languages, prefixOf } from '#core/i18n/languages.ts';
import { STAFF_PAGES } from '#core/pages/public-pages.ts';

/** What a machine asks for, and the pages of staff, which are not part of the precached app. */
const elsewhere = ['/api', '/hsds', '/mcp', '/healthz', '/livez', '/readyz', '/metrics', STAFF_PAGES];

/**
 * Addresses that no page of the app answers, to be tried on path and query: the service worker sends them to the
 * network. Files have a dot in their path, and so has /.well-known; pages have none.
 */
export const notPages: RegExp[] = [
  /^[^?]*\./,
  new RegExp(`^(${languages.map(prefixOf).join('|')})(${elsewhere.join('|')})(?![^/?])`),
];
