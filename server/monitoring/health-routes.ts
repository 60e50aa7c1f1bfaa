import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { alertWords } from '#core/i18n/en/admin/alerts.ts';
import { notReadyCodes } from '#core/staff/alert.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { lookOnce, type NotReady, type Served } from './readiness.ts';

const status = z.enum(['ok', 'failing']);
const reasons = z
  .array(z.object({ code: z.enum(notReadyCodes), message: z.string(), todo: z.string() }))
  .optional()
  .openapi({ description: 'Why help cannot be asked for; left out where it can.' });
const Readiness = z.object({ status, reasons });
const Health = z.object({
  status,
  centers: z.int().openapi({ description: 'Centers that the public can find.' }),
  version: z.string().openapi({ description: 'Of the directory: changes whenever a center does.' }),
  reasons,
});

const shown = { centers: 143, version: '6c1f0a9be2d34857' };
const failing = describe([{ code: 'disk_full', ...alertWords.notReady.disk_full }]);

const liveness = createRoute({
  method: 'get',
  path: '/livez',
  operationId: 'getLiveness',
  tags: [TAGS.monitoring],
  summary: 'Whether the server answers at all',
  description: 'Looks at nothing. Where it does not answer, restart the server.',
  responses: { 200: json(z.object({ status: z.literal('ok') }), 'It does.', { status: 'ok' }) },
});

const readiness = createRoute({
  method: 'get',
  path: '/readyz',
  operationId: 'getReadiness',
  tags: [TAGS.monitoring],
  summary: 'Whether help can be asked for',
  description:
    'Stores something, as a form does, and waits as long for another writer: up to ten seconds. Pages and searches may well work where this fails.',
  responses: {
    200: json(Readiness, 'It can.', { status: 'ok' }),
    503: json(Readiness, 'It cannot, and why.', failing),
  },
});

const health = createRoute({
  method: 'get',
  path: '/healthz',
  operationId: 'getHealth',
  tags: [TAGS.monitoring],
  summary: 'How the server is, and what it shows',
  description:
    'For monitoring: how many centers the public can find, in which version, and what is wrong where something is.',
  responses: {
    200: json(Health, 'It is well.', { status: 'ok', ...shown }),
    503: json(Health, 'Help cannot be asked for, and why.', { ...failing, ...shown }),
  },
});

export function healthRoutes(
  served: Served & { live: Pick<LiveDirectory, 'current' | 'version'> },
  lookAgainMs?: number,
) {
  const { live } = served;
  const look = lookOnce(served, lookAgainMs);
  return new OpenAPIHono()
    .openapi(liveness, (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ status: 'ok' as const }, 200);
    })
    .openapi(readiness, async (c) => {
      c.header('Cache-Control', 'no-store');
      const found = await look();
      return c.json(describe(found), statusOf(found));
    })
    .openapi(health, async (c) => {
      c.header('Cache-Control', 'no-store');
      const found = await look();
      const shown = { centers: live.current.size, version: live.version };
      return c.json({ ...describe(found), ...shown }, statusOf(found));
    });
}

function describe(reasons: NotReady[]) {
  return reasons.length === 0 ? { status: 'ok' as const } : { status: 'failing' as const, reasons };
}

function statusOf(reasons: NotReady[]): 200 | 503 {
  return reasons.length === 0 ? 200 : 503;
}
