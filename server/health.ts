import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { json } from './answering/api-schemas.ts';
import type { LiveDirectory } from './live-directory.ts';

const Health = z.object({
  status: z.literal('ok'),
  /** Centers that the public can find. */
  centers: z.int(),
  /** The directory's version: changes whenever a center does. */
  version: z.string(),
});

const health = createRoute({
  method: 'get',
  path: '/healthz',
  summary: 'Whether the server is up',
  responses: { 200: json(Health, 'It is.') },
});

export function healthRoutes(live: LiveDirectory) {
  return new OpenAPIHono().openapi(health, (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' as const, centers: live.current.size, version: live.version }, 200);
  });
}
