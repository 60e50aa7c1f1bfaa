import { randomUUID } from 'node:crypto';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ImportAnswer, ImportProgress, ImportUnderWay, MAX_FILE_BYTES } from '#core/bulk-import.ts';
import { templateCsv } from '#core/columns.ts';
import { ErrorBody, errors, json } from '../answering/api-schemas.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../staff/guard.ts';
import { answerJson } from './answer-json.ts';
import { notUnderWay } from './bulk-import-jobs.ts';

const MEGABYTE = 1024 * 1024;
/** What a form adds to its file. */
const FORM_BYTES = MEGABYTE;

/** Before a byte is kept, where the request says how long it is. */
export const limitSize = bodyLimit({
  maxSize: MAX_FILE_BYTES + FORM_BYTES,
  onError: () => {
    const message = `The file is too large: at most ${MAX_FILE_BYTES / MEGABYTE} MB can be imported.`;
    throw new AppError(413, 'file_too_large', message);
  },
});

/** Names the job, so that its progress can be asked for. */
export const JobQuery = z.object({ job: z.uuid().optional() });

/** A yes or no in an address. */
export const Flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((flag) => flag === 'true');

const importCsv = createRoute({
  method: 'post',
  path: '/bulk-import',
  summary: 'Import centers from a CSV file, or preview it',
  description:
    'Takes our template, or one of SAMHSA’s directories saved as CSV. Rows that are wrong are skipped and named.',
  middleware: [requireAdmin, limitSize] as const,
  request: {
    query: JobQuery.extend({
      /** Says what would be done, center by center, and writes nothing. */
      dryRun: z.enum(['true', 'false']).default('false'),
      /** What becomes of centers that a complete directory no longer lists. */
      missing: z.enum(['mark', 'ignore']).optional(),
      /** Of the directory, where the file name does not tell. */
      year: z.coerce.number().int().min(1990).max(2100).optional(),
    }),
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          // No zod schema: the worker reads the form, which takes longer than other requests may wait.
          schema: {
            type: 'object',
            properties: { file: { type: 'string', format: 'binary' } },
            required: ['file'],
          },
        },
      },
    },
  },
  responses: {
    200: json(ImportAnswer, 'What was imported; of a preview what would be, with `details`.'),
    ...errors(400, 401, 403, 409),
    413: json(ErrorBody, 'The file is too large.'),
    415: json(ErrorBody, 'It is not a CSV file.'),
    422: json(ErrorBody, 'Nothing in the file can be imported; `issues` names all that is wrong, by row.'),
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

/** The bulk import of staff: preview, import, progress, cancelling, template. */
export function bulkImportRoutes({ importJobs }: AppContext) {
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
    .openapi(importCsv, async (c) => {
      const { dryRun, missing, year, job = randomUUID() } = c.req.valid('query');
      // Before the file is sent for nothing; and again after it, by `run`.
      importJobs.refuseSecond();
      const answer = await importJobs.run(
        {
          kind: 'import',
          body: await readBody(c),
          contentType: c.req.header('Content-Type') ?? '',
          dryRun: dryRun === 'true',
          missing,
          year,
        },
        {
          id: job,
          actor: actorOf(c.get('staff')),
          // Nobody waits for a preview whose page was left. An import goes on.
          ...(dryRun === 'true' && { signal: c.req.raw.signal }),
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
