import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { knownAddress } from '#core/pages/known-address.ts';
import type { Directory } from '#core/search/directory.ts';
import { tagAnswer } from './cache-tags.ts';
import { CACHE_AND_ASK, CACHE_COPY, CACHE_NOWHERE, CACHE_SHARED, isTyped } from './caching.ts';
import { chooseEncoding } from './compression.ts';
import { isAmong, tagOfContent, tagOfVersion, type Versioned } from './etags.ts';
import { cameByHttps } from './https.ts';
import { OF_PROGRAMS } from './readable-address.ts';
import type { ServerAddress } from './server-address.ts';
import { type Incoming, readHeader } from './trusted-proxies.ts';

/** All kept answers together. */
const MOST_BYTES = 16 * 1024 * 1024;
/** One longer than this is made anew each time. */
const LONGEST_BYTES = 1024 * 1024;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The directory, as far as answers are kept by it. */
interface Served extends Versioned {
  readonly manifest: { version: string } | undefined;
  readonly current: Directory;
}

interface KeptAnswer {
  /** As it is declared: see routeOf. */
  route: string;
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string> & { etag: string };
}

/** What was made once, and is answered until it changes. */
export interface AnswerCache {
  /** The answer to a request, and the route that made it; undefined where it has to be made. */
  find(asked: Incoming): { route: string; bytes: number; response: Response } | undefined;
  /** Keeps what is made. It must come before all that makes answers, and has the last word on what other caches are told. */
  keep: MiddlewareHandler;
}

/**
 * Keeps finished answers, headers, an ETag and all, and answers what a client has already by a 304. Kept is what any
 * CDN may carry (CACHE_SHARED), and what goes by the directory's version, but for what somebody typed, which is seldom
 * the same: until the directory changes, or the day does, since what is due goes by days. Downloads are streamed, and
 * not kept.
 */
export function openAnswerCache(
  live: Served,
  address: ServerAddress,
  routeOf: (c: Context) => string,
): AnswerCache {
  const { publicUrl } = address;
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    maxEntrySize: LONGEST_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1024,
  });
  let keptOf = '';

  /** Forgets what is no longer true. */
  const refresh = (): string => {
    const of = `${live.version} ${live.manifest?.version} ${Math.floor(Date.now() / DAY_MS)}`;
    if (of !== keptOf) kept.clear();
    keptOf = of;
    return of;
  };

  /** Where an answer is kept: that of a page by what the page knows of its address. */
  const addressOf = (url: string): string => {
    const start = url.indexOf('/', 'https://'.length);
    const asked = url.slice(start);
    const known = OF_PROGRAMS.test(asked) ? asked : knownAddress(asked);
    // Where no address of ours is set, links in an answer go to where it was asked for.
    return publicUrl ? known : url.slice(0, start) + known;
  };

  const isForKeeping = ({ status, headers }: Response, url: string): boolean =>
    status === 200 &&
    (headers.get('Cache-Control') === CACHE_SHARED || headers.get('ETag') === tagOfVersion(live)) &&
    !isTyped(url) &&
    !headers.has('Content-Disposition');

  const tellCaches = ({ status, headers }: Response, url: string, path: string): void => {
    const control = headers.get('Cache-Control');
    if (isTyped(url)) headers.set('Cache-Control', CACHE_NOWHERE);
    // Its links lead to whatever name was asked for, and a cache may not know one name from another.
    else if (control === CACHE_SHARED && !publicUrl) headers.set('Cache-Control', CACHE_AND_ASK);
    else if (status === 200 && (control === CACHE_SHARED || control === CACHE_COPY))
      tagAnswer(headers, path, live.current);
  };

  const keyOf = (asked: Incoming): string => {
    const encoding = chooseEncoding(readHeader(asked, 'accept-encoding'));
    return `${encoding} ${cameByHttps(asked, address)} ${addressOf(asked.req.url)}`;
  };

  const find: AnswerCache['find'] = (asked) => {
    const { method, url } = asked.req;
    if ((method !== 'GET' && method !== 'HEAD') || isTyped(url)) return undefined;
    refresh();
    const found = kept.get(keyOf(asked));
    if (!found) return undefined;
    const response = answer(found, readHeader(asked, 'if-none-match'), method);
    return { route: found.route, bytes: found.body.length, response };
  };

  const keep: MiddlewareHandler = async (c, next) => {
    const { method, url } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    if (method === 'HEAD') {
      await next();
      return tellCaches(c.res, url, c.req.path);
    }
    const before = refresh();
    const key = keyOf(c);
    const has = readHeader(c, 'if-none-match');
    // Answered by a 304 further in, it could not be kept.
    if (has !== undefined) c.req.raw.headers.delete('If-None-Match');
    await next();
    const { res } = c;
    const forKeeping = isForKeeping(res, url);
    tellCaches(res, url, c.req.path);
    if (forKeeping) {
      const body = new Uint8Array(await res.arrayBuffer());
      const headers = { etag: tagOfContent(body), ...Object.fromEntries(res.headers) };
      const made = { route: routeOf(c), body, headers };
      // Not where something changed while it was made.
      if (refresh() === before) kept.set(key, made);
      replace(c, answer(made, has, method));
    } else if (res.status === 200 && isAmong(has, res.headers.get('ETag'))) {
      await res.body?.cancel();
      replace(c, notModified(Object.fromEntries(res.headers)));
    }
  };

  return { find, keep };
}

function answer({ body, headers }: KeptAnswer, has: string | undefined, method: string): Response {
  if (isAmong(has, headers.etag)) return notModified(headers);
  return new Response(method === 'HEAD' ? null : body, { headers });
}

/** A 304 describes no body. */
function notModified(headers: Record<string, string>): Response {
  const kept = Object.entries(headers).filter(([name]) => !/^content-(type|length|encoding)$/.test(name));
  return new Response(null, { status: 304, headers: Object.fromEntries(kept) });
}

/** As a whole: what is set in its place would take over the headers of what was there. */
function replace(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}
