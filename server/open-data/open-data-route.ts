import type { Env, Hono, Schema } from 'hono';
import type { Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { CACHE_SHARED, cache } from '../http/caching.ts';
import { allowAllOrigins } from '../http/cors.ts';
import type { ServerAddress } from '../http/server-address.ts';

/** What other programs read, and where people reach it. */
export interface OpenData extends Pick<ServerAddress, 'publicUrl'> {
  live: LiveDirectory;
  db: Db;
}

/** Lets pages of any origin read what a route answers, its errors too, and a CDN keep it. Call it before the route. */
export function openData<E extends Env, S extends Schema, B extends string>(
  routes: Hono<E, S, B>,
  route: { getRoutingPath(): string },
): void {
  routes.use(route.getRoutingPath(), allowAllOrigins, cache(CACHE_SHARED));
}
