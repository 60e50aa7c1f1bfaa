import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { splitLanguage } from '#core/i18n/languages.ts';
import {
  assistantPages,
  personalPages,
  publicPages,
  recordPages,
  STAFF_PAGES,
} from '#core/pages/public-pages.ts';

const pages: ReadonlySet<string> = new Set([
  ...[...publicPages, ...assistantPages].map(({ path }) => path),
  ...personalPages,
]);

/**
 * The pattern that a request's route is declared by, in whatever language: never its path, which says what somebody
 * looks for. What none declares is a file, by its dot, or anything else.
 */
export function routeOf(c: Context): string {
  const declared = matchedRoutes(c).flatMap(({ method, path }) => (method === 'ALL' ? [] : [path]));
  const found = declared.find((path) => !path.endsWith('*')) ?? declared.find((path) => path !== '/*');
  if (found !== undefined) return splitLanguage(found.replace(/\{.*\}/, '')).address;
  const path = splitLanguage(c.req.path).address;
  if (pages.has(path)) return path;
  const record = recordPages.find((pattern) => path.startsWith(pattern.slice(0, pattern.indexOf(':'))));
  if (record) return record;
  if (path === STAFF_PAGES || path.startsWith(`${STAFF_PAGES}/`)) return `${STAFF_PAGES}/*`;
  return path.includes('.') ? 'a file' : 'none';
}
