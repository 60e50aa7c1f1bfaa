import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { utcDay } from '#core/i18n/utc-days.ts';
import { CallFilter, CallLogPage, CallStats, CallsPerDay } from '#core/messages/call-log.ts';
import type { StaffEnv } from '../access/guard.ts';
import type { Db } from '../database/db.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { PageParameter } from '../http/parameters.ts';
import { streamCallsCsv } from './calls-csv.ts';
import { countCallsPerDay, readCallLog } from './calls-query.ts';
import { countCalls } from './calls-stats.ts';

const callStats = createRoute({
  method: 'get',
  path: '/call-stats',
  summary: 'How many calls were tapped, and of which centers',
  responses: { 200: json(CallStats, 'The counts.'), ...errors(401) },
});

const callLogs = createRoute({
  method: 'get',
  path: '/call-logs',
  summary: 'The log of tapped calls',
  request: { query: CallFilter.safeExtend({ page: PageParameter }) },
  responses: {
    200: json(CallLogPage, 'A page of the log, the latest call first.'),
    ...errors(400, 401),
  },
});

const callLogsCsv = createRoute({
  method: 'get',
  path: '/call-logs.csv',
  summary: 'The log of tapped calls as CSV',
  request: { query: CallFilter },
  responses: {
    200: {
      content: { 'text/csv': { schema: z.string() } },
      description:
        'All calls that the filter leaves, the latest first; cells that could be formulas are quoted.',
    },
    ...errors(400, 401),
  },
});

const callsPerDay = createRoute({
  method: 'get',
  path: '/calls-per-day',
  summary: 'How many calls were tapped on each day',
  request: { query: CallFilter },
  responses: { 200: json(CallsPerDay, 'Each day in order.'), ...errors(400, 401) },
});

/** What staff see of tapped calls. */
export function adminCallRoutes(db: Db) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(callStats, async (c) => c.json(await countCalls(db, new Date()), 200))
    .openapi(callLogs, async (c) => {
      const { page, ...filter } = c.req.valid('query');
      return c.json(await readCallLog(db, filter, page), 200);
    })
    .openapi(callLogsCsv, (c) => {
      const filter = c.req.valid('query');
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="call-logs-${utcDay(new Date())}.csv"`);
      return c.body(streamCallsCsv(db, filter), 200);
    })
    .openapi(callsPerDay, async (c) => c.json(await countCallsPerDay(db, c.req.valid('query')), 200));
}
