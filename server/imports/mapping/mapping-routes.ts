import { randomUUID } from 'node:crypto';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { MappingDraft, MappingTrial, TriedMapping } from '#core/staff/mapping-draft.ts';
import { actorOf, requireAdmin, type StaffEnv } from '../../access/guard.ts';
import { ErrorBody, errors, json } from '../../http/api-schemas.ts';
import { rejectInvalid } from '../../http/error-answers.ts';
import { takeJsonUpTo } from '../../http/json-body.ts';
import { takesLong } from '../../http/long-body.ts';
import { answerJson } from '../answer-json.ts';
import { JobQuery, limitUpload, readBody, uploadForm } from '../bulk-import.ts';
import type { ImportJobs } from '../jobs/bulk-import-jobs.ts';
import { tryMapping } from './try-mapping.ts';

/** Fifty rows, and a long mapping. */
const MOST_KILOBYTES = 4096;

const draft = createRoute({
  method: 'post',
  path: '/bulk-import/mapping',
  summary: 'A first mapping of a file of another layout',
  description: 'Guessed from its header and its cells, with the first rows of the file to try it by.',
  middleware: [requireAdmin, takesLong, limitUpload] as const,
  request: {
    query: JobQuery,
    body: uploadForm({ file: { type: 'string', format: 'binary' } }),
  },
  responses: {
    200: json(MappingDraft, 'The mapping as YAML, rows, and the mappings that ship.'),
    ...errors(400, 401, 403, 409),
    413: json(ErrorBody, 'The file is too large.'),
    422: json(ErrorBody, 'The file cannot be read.'),
    ...errors(503),
  },
});

const attempt = createRoute({
  method: 'post',
  path: '/bulk-import/mapping/trial',
  summary: 'What the first rows of a file become by a mapping',
  middleware: [requireAdmin, ...takeJsonUpTo(MOST_KILOBYTES)],
  request: { body: { required: true, content: { 'application/json': { schema: MappingTrial } } } },
  responses: {
    200: json(TriedMapping, 'The rows as centers, and what of them or of the mapping cannot be used.'),
    ...errors(400, 401, 403),
    413: json(ErrorBody, 'The rows are too large.'),
    415: json(ErrorBody, 'It is not JSON.'),
  },
});

/** A mapping while it is written on the web: drafted by a file, tried by its first rows. */
export function mappingRoutes(importJobs: ImportJobs) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(draft, async (c) => {
      const { job = randomUUID() } = c.req.valid('query');
      importJobs.refuseSecond();
      const contentType = c.req.header('Content-Type') ?? '';
      const answer = await importJobs.run(
        { kind: 'draft', body: await readBody(c), contentType },
        { id: job, actor: actorOf(c.get('staff')), signal: c.req.raw.signal },
      );
      return answerJson<MappingDraft>(c, answer);
    })
    .openapi(attempt, (c) => c.json(tryMapping(c.req.valid('json')), 200));
}
