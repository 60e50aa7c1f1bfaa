import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { CenterAnswer } from '#core/open-data/open-data-answers.ts';
import { centerAnswerExample, EXAMPLE_ORIGIN, statementExample } from '../examples/data-examples.ts';
import { errors } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { textFormats } from './center-files.ts';
import { type FileFormat, fileTypes, sendFile } from './downloads/download-files.ts';
import { downloadListRoutes } from './downloads/list-routes.ts';
import { DownloadParameters, refuseOther } from './downloads/selected-centers.ts';
import { type OpenData, openData } from './open-data-route.ts';

const headers = z.object({
  ETag: z.string().openapi({
    description: 'Send it back as If-None-Match: 304 says that nothing has changed.',
    example: 'W/"0b5d9c3f7a18e246"',
  }),
  'Harborlight-Changes': z.string().openapi({
    description: 'Where the changes are that come after this file: see /api/v1/changes.',
    example: `${EXAMPLE_ORIGIN}/api/v1/changes?after=0.4711`,
  }),
});

const CSV_TEXT =
  'CSV (RFC 4180) in UTF-8 with a byte order mark, and a row of column names. Several values in a cell stand between commas. Each row carries its source, its age, the licence and the safety notice. A text that a spreadsheet could take for a formula has an apostrophe before it.';
const NDJSON_TEXT =
  'Each line is what /api/centers/{slug}.json answers. The file is sent while it is written, and compressed for whom accepts that.';
const OF_A_SEARCH = 'Of all, of a `state`, or of a search: see /api/v1/downloads.';

/** A feature is a center with its fields as properties. */
const Feature = z
  .object({
    type: z.literal('Feature'),
    id: z.string(),
    geometry: z
      .object({ type: z.literal('Point'), coordinates: z.array(z.number()) })
      .nullable()
      .openapi({ description: 'Null where the position is not known. See `approximateLocation`.' }),
    properties: z.looseObject({}).openapi({ description: 'What /api/centers/{slug}.json has.' }),
  })
  .openapi('CenterFeature');

/** What each file is, for its description. A plain string as a type: its name with `json` in it is not for one value. */
const contents: Record<FileFormat, { type: string; schema: z.ZodType; example: unknown; text: string }> = {
  ndjson: { type: fileTypes.ndjson, schema: CenterAnswer, example: centerAnswerExample, text: NDJSON_TEXT },
  csv: { type: 'text/csv', schema: z.string(), example: csvExample(), text: CSV_TEXT },
  geojson: {
    type: fileTypes.geojson,
    schema: z
      .object({ type: z.literal('FeatureCollection'), features: z.array(Feature) })
      .loose()
      .openapi('CenterFeatures'),
    example: geojsonExample(),
    text: 'GeoJSON (RFC 7946): a FeatureCollection, which says beside `features` whose data it is, how old, under which licence, and whom to call in a crisis.',
  },
  xlsx: {
    type: fileTypes.xlsx,
    schema: z.string().openapi({ format: 'binary' }),
    example: 'PK',
    text: 'A workbook for Excel and its like, with the columns of the CSV; ZIP codes and phone numbers are texts, and keep their zeros. Source, licence and the safety notice stand on its second sheet.',
  },
};

const ndjson = describeRoute('ndjson', {
  path: '/centers.ndjson',
  operationId: 'downloadCentersAsNdjson',
  summary: 'All centers as one file, a line of JSON for each',
});
const csv = describeRoute('csv', {
  path: '/centers.csv',
  operationId: 'downloadCentersAsCsv',
  summary: 'All centers as one table',
});

/** The same files of a part of the directory, too, and in more formats. */
const downloads = [
  { format: 'ndjson', operationId: 'downloadNdjson', summary: 'Centers as lines of JSON' },
  { format: 'csv', operationId: 'downloadCsv', summary: 'Centers as a table' },
  { format: 'geojson', operationId: 'downloadGeoJson', summary: 'Centers as GeoJSON, for maps' },
  { format: 'xlsx', operationId: 'downloadXlsx', summary: 'Centers as a workbook for Excel' },
] as const;

/** Of these the whole directory has an address of its own. */
const whole: readonly FileFormat[] = ['ndjson', 'csv'];

/** Many centers at once. Written while they are sent: no text of this size is ever in memory as a whole. */
export function openFileRoutes(data: OpenData) {
  const routes = new OpenAPIHono({ defaultHook: rejectInvalid });
  for (const route of [ndjson, csv]) openData(routes, route);
  routes.openapi(ndjson, (c) => sendFile(c, data, 'ndjson')).openapi(csv, (c) => sendFile(c, data, 'csv'));
  for (const { format, ...names } of downloads) {
    const described = describeRoute(format, { path: `/v1/downloads/centers.${format}`, ...names });
    const route = createRoute({
      ...described,
      // What is told at the address of all centers is not told twice.
      description: `${OF_A_SEARCH} ${whole.includes(format) ? `As /api/centers.${format} is.` : contents[format].text}`,
      request: { query: DownloadParameters },
      responses: { ...described.responses, ...(format === 'xlsx' ? errors(400, 503) : errors(400)) },
    });
    openData(routes, route);
    routes.openapi(route, (c) => {
      const query = c.req.valid('query');
      refuseOther(data.live, query);
      return sendFile(c, data, format, query);
    });
  }
  return routes.route('/', downloadListRoutes(data));
}

function describeRoute(
  format: FileFormat,
  { path, operationId, summary }: { path: string; operationId: string; summary: string },
) {
  const { type, schema, example, text } = contents[format];
  return createRoute({
    method: 'get',
    path,
    operationId,
    tags: [TAGS.openData],
    summary,
    description: text,
    responses: {
      200: { description: 'The file.', headers, content: { [type]: { schema, example } } },
    },
  });
}

function csvExample(): string {
  const { begin, write } = textFormats.csv;
  return begin().slice(1) + write(centerAnswerExample);
}

/** Cut to what shows the form: what else stands beside the features, and in them, other examples show. */
function geojsonExample(): unknown {
  const { begin, write, end } = textFormats.geojson;
  const written = JSON.parse(begin(statementExample) + write(centerAnswerExample) + end);
  const { type, safetyNotice, source, licence, features } = written;
  const { name, city, state, phone, url } = features[0].properties;
  const feature = { ...features[0], properties: { name, city, state, phone, url } };
  return { type, safetyNotice, source, licence, features: [feature] };
}
