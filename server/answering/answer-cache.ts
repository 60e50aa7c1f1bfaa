import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../app-context.ts';
import { CACHE_SHARED } from './caching.ts';
import { chooseEncoding } from './compression.ts';

/** All kept answers together. */
const MOST_BYTES = 32 * 1024 * 1024;
/** One longer than this is made anew each time. */
const LONGEST_BYTES = 1024 * 1024;

const DAY_MS = 24 * 60 * 60 * 1000;

interface KeptAnswer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string> & { etag: string };
}

/**
 * Keeps finished answers, headers, an ETag and all: what any CDN may carry (CACHE_SHARED) we carry, too. They are forgotten
 * when the directory changes, and when the day does: what is due goes by days. Downloads are streamed, and not kept.
 * It must be the first middleware, so that a kept answer passes no other.
 */
export function keepAnswers({ live, publicUrl }: Pick<AppContext, 'live' | 'publicUrl'>): MiddlewareHandler {
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

  return async (c, next) => {
    if (c.req.method !== 'GET') return next();
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
    const { url } = c.req;
    // Where no address of ours is set, links in an answer go to where it was asked for.
    const key = `${encoding} ${publicUrl ? url.slice(url.indexOf('/', 'https://'.length)) : url}`;
    const before = refresh();
    const found = kept.get(key);
    if (found) return answer(found, c.req.header('If-None-Match'));

    // Answered by a 304 it could not be kept: what the client has is looked at below.
    const has = c.req.header('If-None-Match');
    c.req.raw.headers.delete('If-None-Match');
    await next();
    const { res } = c;
    if (isForKeeping(res)) {
      const body = new Uint8Array(await res.arrayBuffer());
      const made = { body, headers: { etag: hash(body), ...Object.fromEntries(res.headers) } };
      // Not where something changed while it was made.
      if (refresh() === before) kept.set(key, made);
      replace(c, answer(made, has));
    } else if (res.status === 200 && isSame(has, res.headers.get('ETag'))) {
      await res.body?.cancel();
      replace(c, notModified(Object.fromEntries(res.headers)));
    }
  };
}

function isForKeeping({ status, headers }: Response): boolean {
  return (
    status === 200 && headers.get('Cache-Control') === CACHE_SHARED && !headers.has('Content-Disposition')
  );
}

function answer({ body, headers }: KeptAnswer, has: string | undefined): Response {
  return isSame(has, headers.etag) ? notModified(headers) : new Response(body, { headers });
}

/** RFC 9110, section 13.1.2: a list of tags, compared without their weakness, or `*`. */
function isSame(has: string | undefined, etag: string | null): boolean {
  if (has === undefined || etag === null) return false;
  const tag = etag.replace(/^W\//, '');
  return has.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));
}

/** A 304 describes no body. */
function notModified(headers: Record<string, string>): Response {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith('content-') || name === CSP);
  return new Response(null, { status: 304, headers: Object.fromEntries(kept) });
}

/** As a whole: what is set in its place takes over the headers of what was there. */
function replace(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}

/** Weak, since a proxy may compress what we did not. */
function hash(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

const CSP = 'content-security-policy';
