import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type AppError, MOST_ISSUES, wrongFields } from '../app-error.ts';
import { allowAllOrigins } from './cors.ts';
import { parameterMeant } from './parameters.ts';

type Registry = OpenAPIHono['openAPIRegistry'];

/** Phones add it to the addresses of the offline copy, to get past what caches on the way hold of it. */
const PAST_CACHES = 'again';
const OFFLINE_COPY = '/api/snapshot';

/** Where a search with filters is answered: for who sends one to a call that takes none. */
const SEARCH = '/api/v1/centers';

/**
 * Refuses a parameter that a call does not take: who misspells a filter must not take what comes without it for what was
 * asked. What a call takes says its route in `registry`, which holds those of the whole app; one that declares none, or
 * is not in it, takes none.
 */
export function refuseUnknownParameters(registry: Registry): MiddlewareHandler {
  let taken: ReadonlyMap<string, readonly string[]> | undefined;
  return async (c, next) => {
    // Not before somebody asks: by then all routes are in place.
    taken ??= parametersOf(registry);
    const call = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
    if (!call || !c.req.url.includes('?')) return next();
    const known = taken.get(nameOf(call.method, call.path)) ?? [];
    const error = findUnknown(c, known, taken.get(nameOf('GET', SEARCH)) ?? []);
    if (!error) return next();
    const refuse = () => Promise.reject(error);
    // Pages of other origins read why; it names nothing but parameters.
    return isForStaff(c) ? refuse() : allowAllOrigins(c, refuse);
  };
}

/** The same for an address that is no call of the API. Throws 400 `unknown_parameter`. */
export function refuseOtherParameters(c: Context, known: readonly string[]): void {
  const error = findUnknown(c, known, []);
  if (error) throw error;
}

function findUnknown(
  c: Context,
  known: readonly string[],
  ofSearch: readonly string[],
): AppError | undefined {
  const { path } = c.req;
  const names = Object.keys(c.req.queries()).filter(
    (name) => !known.includes(name) && !(name === PAST_CACHES && path.startsWith(OFFLINE_COPY)),
  );
  if (names.length === 0) return undefined;
  // What was meant takes a look at all that there are: not for thousands.
  const named = names.slice(0, MOST_ISSUES);
  const issues = named.map((name) => ({ path: name, message: whatInstead(name, path, known, ofSearch) }));
  return wrongFields('unknown_parameter', issues, names.length - named.length);
}

function whatInstead(name: string, path: string, known: readonly string[], ofSearch: readonly string[]) {
  const isUnknown = 'is not a parameter of this call';
  const meant = parameterMeant(name, known);
  if (meant) return `${isUnknown}; did you mean ${meant}?`;
  const asked = parameterMeant(name, ofSearch);
  const elsewhere = asked && path !== SEARCH && !path.startsWith('/api/admin/');
  if (elsewhere) return `${isUnknown}; ${SEARCH} searches, and takes ${asked}`;
  return known.length === 0
    ? `${isUnknown}, which takes none`
    : `${isUnknown}, which takes ${known.join(', ')}`;
}

function isForStaff(c: Context): boolean {
  return c.req.path.startsWith('/api/admin/');
}

function parametersOf({ definitions }: Registry): ReadonlyMap<string, readonly string[]> {
  return new Map(
    definitions.flatMap((definition) => {
      if (definition.type !== 'route') return [];
      const { method, path, request } = definition.route;
      return [[nameOf(method, path.replaceAll(/\/\{(.+?)\}/g, '/:$1')), namesIn(request?.query)] as const];
    }),
  );
}

function nameOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

function namesIn(query: unknown): readonly string[] {
  if (query === undefined) return [];
  if (query instanceof z.ZodObject) return Object.keys(query.shape);
  throw new TypeError('A route must declare its parameters as an object.');
}
