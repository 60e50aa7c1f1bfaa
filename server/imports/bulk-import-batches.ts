import { randomUUID } from 'node:crypto';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Selectable } from 'kysely';
import { BATCHES_PER_PAGE, ImportBatch, ImportBatches, UndoAnswer } from '#core/staff/bulk-import.ts';
import { ImportReport } from '#core/staff/import-report.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../access/guard.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { countRows, onPage } from '../database/paging.ts';
import type { ImportsTable } from '../database/tables.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { PageParameter, trueOrFalse } from '../http/parameters.ts';
import { answerJson } from './answer-json.ts';
import { JobQuery } from './bulk-import.ts';
import { formats } from './formats/formats.ts';
import type { ImportJobs } from './jobs/bulk-import-jobs.ts';

const params = z.object({ id: z.coerce.number().int().positive() });

const listImports = createRoute({
  method: 'get',
  path: '/imports',
  summary: 'The imports so far, newest first',
  middleware: requireAdmin,
  request: { query: z.object({ page: PageParameter }) },
  responses: {
    200: json(ImportBatches, 'One page of them.'),
    ...errors(400, 401, 403),
  },
});

const ImportWithReport = ImportBatch.extend({
  /** All that the import had to say, row by row. */
  report: ImportReport,
});

const readImport = createRoute({
  method: 'get',
  path: '/imports/{id}',
  summary: 'One import with its whole report',
  middleware: requireAdmin,
  request: { params },
  responses: {
    200: json(ImportWithReport, 'The import.'),
    ...errors(400, 401, 403, 404),
  },
});

const undoImport = createRoute({
  method: 'post',
  path: '/imports/{id}/undo',
  summary: 'Take back all that an import did',
  description:
    'Exactly, but for what staff have changed since. Where it touches more than 5% of the directory, `centers` has to say how many, and a copy of the database is kept beside it first.',
  middleware: requireAdmin,
  request: {
    params,
    query: JobQuery.extend({
      /** Says what would be restored and deleted, and writes nothing. */
      dryRun: trueOrFalse(false),
      /** How many centers it touches, typed by a person: needed where these are more than 5% of the directory. */
      centers: z.coerce.number().int().optional(),
    }),
  },
  responses: {
    200: json(UndoAnswer, 'What was restored and deleted, and what stays.'),
    ...errors(400, 401, 403, 404, 409, 503),
  },
});

/** The history of imports, and their undo. */
export function importBatchRoutes(db: Db, importJobs: ImportJobs) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(listImports, async (c) => {
      const { page } = c.req.valid('query');
      const total = await countRows(db.selectFrom('imports'));
      const paging = { page, limit: BATCHES_PER_PAGE };
      const newest = db.selectFrom('imports').select(batchColumns).orderBy('id', 'desc');
      const rows = await onPage(newest, paging).execute();
      return c.json({ imports: rows.map(toBatch), total, ...paging }, 200);
    })
    .openapi(readImport, async (c) => {
      const { id } = c.req.valid('param');
      const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw new AppError(404, 'import_not_found', 'There is no such import.');
      const report = JSON.parse(row.report) as ImportReport;
      // What was imported before reports told it.
      const complete = report.format === 'mapped' ? report.complete : formats[report.format].complete;
      return c.json({ ...toBatch(row), report: { ...report, complete } }, 200);
    })
    .openapi(undoImport, async (c) => {
      const { id: importId } = c.req.valid('param');
      const { job = randomUUID(), dryRun, centers: typed } = c.req.valid('query');
      const actor = actorOf(c.get('staff'));
      const answer = await importJobs.run({ kind: 'undo', importId, dryRun, typed }, { id: job, actor });
      return answerJson<UndoAnswer>(c, answer);
    });
}

/** All but the report itself. */
const batchColumns = [
  'id',
  'source',
  'files',
  'actor',
  'channel',
  'at',
  'counts',
  'undone_at',
  'undone_by',
] as const satisfies (keyof ImportsTable)[];

function toBatch(row: Pick<Selectable<ImportsTable>, (typeof batchColumns)[number]>): ImportBatch {
  return {
    id: row.id,
    source: row.source,
    files: JSON.parse(row.files),
    actor: row.actor,
    channel: row.channel,
    at: row.at,
    counts: JSON.parse(row.counts),
    undoneAt: row.undone_at,
    undoneBy: row.undone_by,
  };
}
