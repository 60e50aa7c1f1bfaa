import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { formatNumber } from '#core/i18n/format.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../access/guard.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { clearSample, countSample, loadSample } from './sample.ts';

const path = '/sample';

const count = createRoute({
  method: 'get',
  path,
  summary: 'How many made-up centers there are, and how many others',
  middleware: requireAdmin,
  responses: {
    200: json(z.object({ sample: z.int(), others: z.int() }), 'Published or not.'),
    ...errors(401, 403),
  },
});

const load = createRoute({
  method: 'post',
  path,
  summary: 'Load the made-up directory where there is no center',
  middleware: requireAdmin,
  responses: {
    201: json(z.object({ loaded: z.int() }), 'How many centers it has.'),
    ...errors(401, 403, 409, 503),
  },
});

const clear = createRoute({
  method: 'delete',
  path,
  summary: 'Remove the made-up centers, and no others',
  middleware: requireAdmin,
  responses: {
    200: json(z.object({ removed: z.int() }), 'How many there were.'),
    ...errors(401, 403, 503),
  },
});

/** The made-up directory, for trying things out. */
export function sampleRoutes(db: Db) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(count, async (c) => c.json(await countSample(db), 200))
    .openapi(load, async (c) => {
      const loaded = await loadSample(db, new Date(), actorOf(c.get('staff')));
      if (loaded > 0) return c.json({ loaded }, 201);
      const { sample, others } = await countSample(db);
      const message =
        others === 0
          ? `The sample is loaded already: ${formatNumber(sample)} centers.`
          : `${formatNumber(others)} ${others === 1 ? 'center is' : 'centers are'} no sample. Made-up ones are loaded only where there is none.`;
      throw new AppError(409, 'centers_there', message);
    })
    .openapi(clear, async (c) =>
      c.json({ removed: await clearSample(db, actorOf(c.get('staff')), new Date()) }, 200),
    );
}
