import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Guide } from '#core/guide/guide.ts';
import { languages } from '#core/i18n/languages.ts';
import { guidesFile, SnapshotManifest } from '#core/snapshot/snapshot.ts';
import { AppError } from '../app-error.ts';
import { exampleGuide, manifestExample } from '../examples/data-examples.ts';
import { error, json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { CACHE_COPY, cache } from '../http/caching.ts';
import { serveFiles } from '../http/static-files.ts';
import type { LiveDirectory } from './live-directory.ts';
import { isWithdrawn } from './withdrawn-files.ts';

const manifest = createRoute({
  method: 'get',
  path: '/snapshot',
  operationId: 'getOfflineCopy',
  tags: [TAGS.offlineCopy],
  summary: 'The manifest of the offline copy',
  description:
    'Names the files that make up the copy by what they hold: who has a file of that name need not load it again.',
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

const WITHDRAWN =
  'This file was withdrawn, since something in it is no longer right. Read the manifest anew.';

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
        .openapi({
          description: 'As the manifest’s parts make it up: what it is of, and its hash.',
          param: { example: guidesFile(manifestExample.guides) },
        }),
    }),
  },
  responses: {
    200: json(
      z.union([
        z.looseObject({ format: z.int(), state: z.string(), count: z.int() }),
        z.array(Guide.extend({ versions: z.array(z.enum(languages)) })),
      ]),
      'A state’s centers, packed by column (read them elsewhere: this form may change), or the guides for readers of a language.',
      [{ ...exampleGuide, versions: ['en' as const] }],
    ),
    404: error('There is no such file, or not any more.', 'no_such_call', 'There is no GET /api/snapshot/x.'),
    410: error(
      'It said what is no longer said, such as an address that was taken back: read the manifest anew.',
      'withdrawn',
      WITHDRAWN,
    ),
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
    cache(CACHE_COPY),
    serveFiles({
      root: snapshotFolder,
      rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')),
    }),
    async (c, next) => {
      if (!(await isWithdrawn(snapshotFolder, c.req.param('file')))) return next();
      throw new AppError(410, 'withdrawn', WITHDRAWN);
    },
  );
  return routes;
}
