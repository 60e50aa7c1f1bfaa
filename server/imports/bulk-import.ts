import { randomUUID } from 'node:crypto';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { templateCsv } from '#core/center/csv-columns.ts';
import { ImportProgress, ImportUnderWay, MAX_FILE_BYTES } from '#core/staff/bulk-import.ts';
import { prefers } from '#core/staff/decision-kinds.ts';
import { ImportAnswer } from '#core/staff/import-answer.ts';
import { importFormats } from '#core/staff/import-formats.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../access/guard.ts';
import { AppError } from '../app-error.ts';
import { ErrorBody, errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takesLong } from '../http/long-body.ts';
import { trueOrFalse } from '../http/parameters.ts';
import { answerJson } from './answer-json.ts';
import { FINGERPRINT } from './fingerprint.ts';
import { type ImportJobs, notUnderWay } from './jobs/bulk-import-jobs.ts';

const MEGABYTE = 1024 * 1024;
/** What a form adds to its file. */
const FORM_BYTES = MEGABYTE;

/** Before a byte is kept, where the request says how long it is. */
export const limitUpload = bodyLimit({
  maxSize: MAX_FILE_BYTES + FORM_BYTES,
  onError: () => {
    const message = `The file is too large: at most ${MAX_FILE_BYTES / MEGABYTE} MB can be imported.`;
    throw new AppError(413, 'file_too_large', message);
  },
});

/** Names the job, so that its progress can be asked for. */
export const JobQuery = z.object({ job: z.uuid().optional() });

/** A form with files in `file`. No zod schema: the worker reads it, which takes longer than other requests may wait. */
export function uploadForm(properties: { file: FormField } & Record<string, FormField>) {
  const schema = { type: 'object' as const, properties, required: ['file'] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** As OpenAPI describes one. */
type FormField =
  | { type: 'string'; format?: 'binary'; description?: string }
  | { type: 'array'; items: FormField };

const importFiles = createRoute({
  method: 'post',
  path: '/bulk-import',
  summary: 'Import centers from files, or preview that',
  description:
    'Takes one or several files of one source: our template, SAMHSA’s directories, or any table with a mapping of its columns. Rows that are wrong are skipped and named, or nothing is imported where one is.',
  middleware: [requireAdmin, takesLong, limitUpload] as const,
  request: {
    query: JobQuery.extend({
      /** What may be sent: CSV, or also workbooks (XLSX) and gzipped files, whatever they are called. */
      accept: z.enum(['csv', 'any']).default('csv'),
      /** What the files are, where their header does not tell. */
      format: z.enum(importFormats).optional(),
      /** Of the directory, where the file names do not tell. */
      year: z.coerce.number().int().min(1990).max(2100).optional(),
      /** What becomes of centers that a complete directory no longer lists. */
      missing: z.enum(['mark', 'ignore']).optional(),
      /** Whose word stands where the source says otherwise than what staff corrected or verified. */
      prefer: z.enum(prefers).default('staff'),
      /** The `fingerprint` of the preview: 409 `preview_outdated` where something else would be done now. */
      previewed: z.string().regex(FINGERPRINT).optional(),
      /** Imports the other rows where some are wrong; otherwise these stop it. */
      skipInvalid: trueOrFalse(true),
      /** DC and the territories too. */
      allJurisdictions: trueOrFalse(false),
      /** Says what would be done, and writes nothing. */
      dryRun: trueOrFalse(false),
      /** Asks what becomes of each center. */
      details: trueOrFalse(false),
      /** Asks for the whole report, as the history keeps it. */
      report: trueOrFalse(false),
    }),
    body: uploadForm({
      file: { type: 'array', items: { type: 'string', format: 'binary' } },
      decisions: {
        type: 'string',
        description:
          'What staff decided of a preview with `details`, as JSON: `{"kinds": {"new": "refuse"}, "rows": {"delisted 00000012": "accept"}}`. What is refused stays as it is.',
      },
      codes: {
        type: 'string',
        format: 'binary',
        description: 'What SAMHSA’s service codes mean, as JSON: for a year that we have no table of.',
      },
      map: {
        type: 'string',
        format: 'binary',
        description: 'What the columns of a file of another layout are, as YAML or JSON.',
      },
    }),
  },
  responses: {
    200: json(ImportAnswer, 'What was imported, or would be.'),
    ...errors(400, 401, 403, 409),
    413: json(ErrorBody, 'The files are too large.'),
    415: json(ErrorBody, 'One is not a CSV file, and `accept` does not say that others may come.'),
    422: json(ErrorBody, 'Nothing was imported; `issues` names all that is wrong, by file and row.'),
    ...errors(503),
  },
});

const readUnderWay = createRoute({
  method: 'get',
  path: '/bulk-import',
  summary: 'The import, preview or undo that somebody is at',
  middleware: requireAdmin,
  responses: {
    200: json(z.object({ underWay: ImportUnderWay.nullable() }), 'Null where nobody is at one.'),
    ...errors(401, 403),
  },
});

const readProgress = createRoute({
  method: 'get',
  path: '/bulk-import/{job}',
  summary: 'How far an import, a preview or an undo is',
  middleware: requireAdmin,
  request: { params: z.object({ job: z.uuid() }) },
  responses: {
    200: json(ImportProgress, 'What it is at.'),
    ...errors(400, 401, 403),
    404: json(ErrorBody, 'It is not under way: it has ended, or has not begun.'),
  },
});

const cancel = createRoute({
  method: 'delete',
  path: '/bulk-import/{job}',
  summary: 'Cancel an import, a preview or an undo',
  description: 'Once it is answered by 204, the database is as it was before.',
  middleware: requireAdmin,
  request: { params: z.object({ job: z.uuid() }) },
  responses: {
    204: { description: 'It is ended, and did nothing.' },
    ...errors(400, 401, 403),
    404: json(ErrorBody, 'It is not under way: it has ended, or has not begun.'),
    409: json(ErrorBody, 'It is too late: all is written.'),
  },
});

const template = createRoute({
  method: 'get',
  path: '/bulk-import/template.csv',
  summary: 'The CSV template',
  middleware: requireAdmin,
  responses: {
    200: { content: { 'text/csv': { schema: z.string() } }, description: 'A header row and one example.' },
    ...errors(401, 403),
  },
});

/** The import of staff, from web and terminal: preview, import, progress, cancelling, template. */
export function bulkImportRoutes(importJobs: ImportJobs) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(template, (c) =>
      c.body(templateCsv(), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="harborlight-centers.csv"',
      }),
    )
    .openapi(readUnderWay, (c) => c.json({ underWay: importJobs.underWay ?? null }, 200))
    .openapi(readProgress, (c) => {
      const progress = importJobs.progressOf(c.req.valid('param').job);
      if (!progress) throw notUnderWay();
      return c.json(progress, 200);
    })
    .openapi(cancel, async (c) => {
      await importJobs.cancel(c.req.valid('param').job, actorOf(c.get('staff')));
      return c.body(null, 204);
    })
    .openapi(importFiles, async (c) => {
      const { job = randomUUID(), ...options } = c.req.valid('query');
      // Before the files are sent for nothing; and again after them, by `run`.
      importJobs.refuseSecond();
      const contentType = c.req.header('Content-Type') ?? '';
      const answer = await importJobs.run(
        { kind: 'import', body: await readBody(c), contentType, options },
        {
          id: job,
          actor: actorOf(c.get('staff')),
          // Nobody waits for a preview that was left. An import goes on.
          ...(options.dryRun && { signal: c.req.raw.signal }),
        },
      );
      return answerJson<ImportAnswer>(c, answer);
    });
}

/** A request's body as it comes; throws 400 where it breaks off. */
export async function readBody(c: Context): Promise<ArrayBuffer> {
  try {
    return await c.req.arrayBuffer();
  } catch {
    throw new AppError(400, 'invalid_request', 'The file was not received whole. Please try again.');
  }
}
