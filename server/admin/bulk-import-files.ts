import { randomUUID } from 'node:crypto';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { ErrorBody, errors, json } from '../answering/api-schemas.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import type { AppContext } from '../app-context.ts';
import type { ImportReport } from '../imports/report.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../staff/guard.ts';
import { answerJson } from './answer-json.ts';
import { Flag, JobQuery, limitSize, readBody } from './bulk-import.ts';

const importFiles = createRoute({
  method: 'post',
  path: '/imports',
  summary: 'Import files as the terminal does, or say what that would do',
  description:
    'Takes one or several files of one source: our template, or SAMHSA’s directories, as CSV or XLSX, gzipped or not. All is imported, or, where something is wrong, nothing.',
  middleware: [requireAdmin, limitSize] as const,
  request: {
    query: JobQuery.extend({
      /** What the files are, where their header does not tell. */
      format: z.enum(['csv', 'samhsa']).optional(),
      /** Of the directory, where the file names do not tell. */
      year: z.coerce.number().int().min(1990).max(2100).optional(),
      /** What becomes of centers that a complete directory no longer lists. */
      missing: z.enum(['mark', 'ignore']).optional(),
      /** Imports the other rows where some are wrong. */
      skipInvalid: Flag,
      /** DC and the territories too. */
      allJurisdictions: Flag,
      /** Says what would be done, and writes nothing. */
      dryRun: Flag,
    }),
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          // No zod schema: see the bulk import of one file.
          schema: {
            type: 'object',
            properties: { file: { type: 'array', items: { type: 'string', format: 'binary' } } },
            required: ['file'],
          },
        },
      },
    },
  },
  responses: {
    200: json(
      z.custom<ImportReport>().openapi({ type: 'object' }),
      'The whole report, row by row; `importId` names the import where something was written.',
    ),
    ...errors(400, 401, 403, 409),
    413: json(ErrorBody, 'The files are too large.'),
    422: json(ErrorBody, 'Nothing was imported; `issues` names all that is wrong, by file and row.'),
    ...errors(503),
  },
});

/** The import of files from a terminal elsewhere. */
export function bulkImportFilesRoutes({ importJobs }: AppContext) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid }).openapi(importFiles, async (c) => {
    const { job = randomUUID(), ...options } = c.req.valid('query');
    // Before the files are sent for nothing; and again after them, by `run`.
    importJobs.refuseSecond();
    const answer = await importJobs.run(
      {
        kind: 'import-files',
        body: await readBody(c),
        contentType: c.req.header('Content-Type') ?? '',
        options,
      },
      {
        id: job,
        actor: actorOf(c.get('staff')),
        // Nobody waits for a dry run that was left. An import goes on.
        ...(options.dryRun && { signal: c.req.raw.signal }),
      },
    );
    return answerJson<ImportReport>(c, answer);
  });
}
