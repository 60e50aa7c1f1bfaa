import { serveStatic } from '@hono/node-server/serve-static';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Guide } from '#core/guide.ts';
import { guidesFile, SnapshotManifest } from '#core/snapshot.ts';
import { error, json } from './answering/api-schemas.ts';
import { TAGS } from './answering/api-tags.ts';
import { CACHE_FOREVER, cache } from './answering/caching.ts';
import { AppError } from './app-error.ts';
import type { LiveDirectory } from './live-directory.ts';
import { exampleGuide, manifestExample } from './open-data/examples.ts';

const manifest = createRoute({
  method: 'get',
  path: '/snapshot',
  operationId: 'getOfflineCopy',
  tags: [TAGS.offlineCopy],
  summary: 'The manifest of the offline copy',
  responses: {
    200: json(
      SnapshotManifest,
      'Each state’s file is at /api/snapshot/{state}-{hash}.json, the guides’ at ' +
        '/api/snapshot/guides-{hash}.json. No file ever changes.',
      manifestExample,
    ),
    503: error(
      'The files are being made; try again after the seconds in Retry-After.',
      'snapshot_not_ready',
      'The offline copy is being made. Try again in a few seconds.',
    ),
  },
});

/** For the documentation alone: static files answer it. */
const file = createRoute({
  method: 'get',
  path: '/snapshot/{file}',
  operationId: 'getOfflineCopyFile',
  tags: [TAGS.offlineCopy],
  summary: 'One file of the offline copy',
  description: 'Named by its content, so that it never changes: keep it as long as you like.',
  request: {
    params: z.object({
      file: z
        .string()
        .regex(/^([A-Z]{2}|guides)-[0-9a-f]{16}\.json$/)
        .openapi({ param: { example: guidesFile(manifestExample.guides) } }),
    }),
  },
  responses: {
    200: json(
      z.union([z.looseObject({ format: z.int(), state: z.string(), count: z.int() }), z.array(Guide)]),
      'A state’s centers, packed by column (read them elsewhere: this form may change), or all guides.',
      [exampleGuide],
    ),
    404: error('There is no such file, or not any more.', 'no_such_call', 'There is no GET /api/snapshot/x.'),
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
  routes.openAPIRegistry.registerPath(file);
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
