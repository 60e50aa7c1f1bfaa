import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { CenterAnswer } from '#core/open-data-answers.ts';
import { TAGS } from '../answering/api-tags.ts';
import { originOf } from '../answering/origin.ts';
import type { AppContext } from '../app-context.ts';
import { hash } from '../pack-directory.ts';
import { type FileFormat, fileFormats, streamFile } from './center-files.ts';
import { centerAnswerExample } from './examples.ts';
import { openData } from './open-data-route.ts';
import { startOfToday } from './today.ts';

const headers = z.object({
  ETag: z.string().openapi({
    description: 'Send it back as If-None-Match: 304 says that nothing has changed.',
    example: 'W/"0b5d9c3f7a18e246"',
  }),
});

/** Only a string to the types: they would take any other name with `json` in it for a single value. */
const NDJSON: string = fileFormats.ndjson.type;

const ndjson = createRoute({
  method: 'get',
  path: '/centers.ndjson',
  operationId: 'downloadCentersAsNdjson',
  tags: [TAGS.openData],
  summary: 'All centers as one file, a line of JSON for each',
  description:
    'Each line is what /api/centers/{slug}.json answers: it says itself whose data it is, how old, and under which licence. The file is sent while it is written, and compressed for whom accepts that.',
  responses: {
    200: {
      description: 'A JSON object in each line, with LF at its end.',
      headers,
      content: { [NDJSON]: { schema: CenterAnswer, example: centerAnswerExample } },
    },
  },
});

const csv = createRoute({
  method: 'get',
  path: '/centers.csv',
  operationId: 'downloadCentersAsCsv',
  tags: [TAGS.openData],
  summary: 'All centers as one table',
  description:
    'CSV (RFC 4180) in UTF-8 with a byte order mark, and a row of column names. Several values in a cell stand between commas. Each row carries its source, its age, the licence and the safety notice. A text that a spreadsheet could take for a formula has an apostrophe before it.',
  responses: {
    200: {
      description: 'The table.',
      headers,
      content: { 'text/csv': { schema: z.string(), example: csvExample() } },
    },
  },
});

/** All centers at once. Written while they are sent: nothing of this size is ever in memory as a whole. */
export function openFileRoutes(context: AppContext) {
  const { live } = context;
  const routes = new OpenAPIHono();
  for (const route of [ndjson, csv]) openData(routes, route);
  return routes.openapi(ndjson, (c) => sendFile(c, 'ndjson')).openapi(csv, (c) => sendFile(c, 'csv'));

  /** With an ETag of its own: to compute one from what is sent would need all of it. 304s are made from it in app.ts. */
  function sendFile(c: Context, format: FileFormat): Response {
    const origin = originOf(c, context);
    const today = startOfToday();
    // With the manifest's: until that is made for this directory, its rows have the date of the one before.
    const { begin } = fileFormats[format];
    const version = hash(JSON.stringify([live.version, live.manifest?.version, today, origin, begin]));
    const day = (live.manifest?.generatedAt ?? live.readAt).slice(0, 10);
    return c.body(streamFile(live, format, origin, today), 200, {
      'Content-Type': fileFormats[format].type,
      'Content-Disposition': `attachment; filename="centers-${day}.${format}"`,
      ETag: `W/"${version}"`,
    });
  }
}

function csvExample(): string {
  const { begin, write } = fileFormats.csv;
  return begin.slice(1) + write(centerAnswerExample);
}
