import type { Env, Hono, Schema } from 'hono';
import { CACHE_SHARED, cache } from '../answering/caching.ts';
import { openToAll } from '../answering/open-to-all.ts';

/** Lets pages of any origin read what a route answers, its errors too, and a CDN keep it. Call it before the route. */
export function openData<E extends Env, S extends Schema, B extends string>(
  routes: Hono<E, S, B>,
  route: { getRoutingPath(): string },
): void {
  routes.use(route.getRoutingPath(), openToAll, cache(CACHE_SHARED));
}
