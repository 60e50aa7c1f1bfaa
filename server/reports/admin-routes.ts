import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { ProblemReport, ProblemReportPage, Resolved } from '#core/messages/center-report.ts';
import { actorOf, type StaffEnv } from '../access/guard.ts';
import { completeId } from '../database/complete-id.ts';
import type { Db } from '../database/db.ts';
import { readCenterRow } from '../database/find-center.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { PageParameter, trueOrFalse } from '../http/parameters.ts';
import { readReport, readReports } from './center-reports-list.ts';
import { resolveReport, resolveReportsOf } from './center-reports-resolving.ts';

const IdParameter = z.object({ id: z.string() });

const listReports = createRoute({
  method: 'get',
  path: '/center-reports',
  summary: 'What visitors have reported of centers, the last first',
  request: {
    query: z.object({
      state: z.enum(['open', 'resolved'], 'must be open or resolved').default('open'),
      center: z
        .string()
        .regex(/^(\d{8})?$/, 'must be the eight digits of a center')
        .optional(),
      spam: trueOrFalse(false).openapi({ description: 'What is marked as spam, and nothing else' }),
      page: PageParameter,
    }),
  },
  responses: { 200: json(ProblemReportPage, 'A page of reports.'), ...errors(400, 401, 403) },
});

const oneReport = createRoute({
  method: 'get',
  path: '/center-reports/{id}',
  summary: 'One report, by its id or a beginning of it',
  request: { params: IdParameter },
  responses: { 200: json(ProblemReport, 'The report.'), ...errors(401, 403, 404, 409) },
});

const resolveOne = createRoute({
  method: 'post',
  path: '/center-reports/{id}/resolve',
  summary: 'Mark a report as resolved',
  description: 'To take it back, undo the change.',
  request: { params: IdParameter },
  responses: { 200: json(Resolved, 'What was resolved.'), ...errors(401, 403, 404, 409, 503) },
});

const resolveAll = createRoute({
  method: 'post',
  path: '/centers/{id}/resolve-reports',
  summary: 'Mark all open reports of a center as resolved',
  description: 'To verify a center does so, too. To take it back, undo the change.',
  request: { params: z.object({ id: z.string().openapi({ example: '00000042' }) }) },
  responses: { 200: json(Resolved, 'What was resolved.'), ...errors(401, 403, 404, 503) },
});

/** Staff read what visitors report, and resolve it. */
export function centerReportRoutes(db: Db) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(listReports, async (c) => c.json(await readReports(db, c.req.valid('query')), 200))
    .openapi(oneReport, async (c) => {
      const id = await completeId(db, 'center_reports', c.req.valid('param').id);
      return c.json(await readReport(db, id), 200);
    })
    .openapi(resolveOne, async (c) => {
      const { id } = c.req.valid('param');
      const actor = actorOf(c.get('staff'));
      const resolved = await writeTransaction(db, (tx) => resolveReport(tx, id, actor, new Date()));
      return c.json(resolved, 200);
    })
    .openapi(resolveAll, async (c) => {
      const { id } = c.req.valid('param');
      const actor = actorOf(c.get('staff'));
      const resolved = await writeTransaction(db, async (tx) =>
        resolveReportsOf(tx, await readCenterRow(tx, id), actor, new Date()),
      );
      return c.json(resolved, 200);
    });
}
