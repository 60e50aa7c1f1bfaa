import { serveStatic } from '@hono/node-server/serve-static';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { SnapshotManifest } from '#core/snapshot.ts';
import { errors, json } from './answering/api-schemas.ts';
import { CACHE_FOREVER, cache } from './answering/caching.ts';
import { AppError } from './app-error.ts';
import type { LiveDirectory } from './live-directory.ts';

const manifest = createRoute({
  method: 'get',
  path: '/snapshot',
  summary: 'The manifest of the offline copy',
  responses: {
    200: json(
      SnapshotManifest,
      'Each state’s file is at /api/snapshot/{state}-{hash}.json, the guides’ at ' +
        '/api/snapshot/guides-{hash}.json. No file ever changes.',
    ),
    ...errors(503),
  },
});

/** The offline copy: its manifest, and its files as the worker wrote them. */
export function snapshotRoutes(live: LiveDirectory, snapshotFolder: string) {
  const routes = new OpenAPIHono().openapi(manifest, (c) => {
    if (live.manifest) return c.json(live.manifest, 200);
    c.header('Retry-After', '2');
    throw new AppError(
      503,
      'snapshot_not_ready',
      'The offline copy is being made. Try again in a few seconds.',
    );
  });
  routes.get(
    '/snapshot/:file{(?:[A-Z]{2}|guides)-[0-9a-f]{16}\\.json}',
    cache(CACHE_FOREVER),
    serveStatic({
      root: snapshotFolder,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')),
    }),
  );
  return routes;
}
