import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { json } from './answering/api-schemas.ts';
import { TAGS } from './answering/api-tags.ts';
import type { LiveDirectory } from './live-directory.ts';

const Health = z.object({
  status: z.literal('ok'),
  centers: z.int().openapi({ description: 'Centers that the public can find.' }),
  version: z.string().openapi({ description: 'Of the directory: changes whenever a center does.' }),
});

const health = createRoute({
  method: 'get',
  path: '/healthz',
  operationId: 'getHealth',
  tags: [TAGS.server],
  summary: 'Whether the server is up',
  responses: {
    200: json(Health, 'It is.', { status: 'ok', centers: 143, version: '6c1f0a9be2d34857' }),
  },
});

export function healthRoutes(live: LiveDirectory) {
  return new OpenAPIHono().openapi(health, (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' as const, centers: live.current.size, version: live.version }, 200);
  });
}
