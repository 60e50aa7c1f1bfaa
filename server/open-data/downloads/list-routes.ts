import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { jurisdictions } from '#core/lists/public-lists.ts';
import { stateCenters } from '#core/open-data/data-statement.ts';
import { DataStatement } from '#core/open-data/open-data.ts';
import { refuseUnused } from '../../centers/refuse-unused.ts';
import { EXAMPLE_ORIGIN, exampleCenter, statementExample } from '../../examples/data-examples.ts';
import { errors, json } from '../../http/api-schemas.ts';
import { TAGS } from '../../http/api-tags.ts';
import { rejectInvalid } from '../../http/error-answers.ts';
import { originOf } from '../../http/origin.ts';
import { changesUrl } from '../changes/cursor.ts';
import { readFrontier } from '../changes/frontier.ts';
import { type OpenData, openData } from '../open-data-route.ts';
import { type FileFormat, fileFormats, fileTypes, openContents } from './download-files.ts';
import { type FileSize, measureFiles } from './file-sizes.ts';
import { DownloadParameters, everything } from './selected-centers.ts';

const size = z.int().min(0);

const Downloads = DataStatement.extend({
  centers: z.int().min(0).describe('How many centers each file has.'),
  files: z.array(
    z.object({
      format: z.enum(fileFormats).describe('The end of its name.'),
      url: z.url(),
      type: z.string().describe('Its media type.'),
      rows: size.describe('Lines, rows or features: one for each center.'),
      bytes: size.describe('As it is.'),
      gzip: size.describe('As it is sent with Content-Encoding: gzip. A workbook is compressed in itself.'),
      br: size.describe('The same with br.'),
    }),
  ),
  states: z
    .array(
      z.object({
        state: z.enum(jurisdictions.values),
        centers: z.int().min(0),
        downloads: z.url().describe('What this call answers for the state alone.'),
      }),
    )
    .describe('Each that has centers.'),
  changes: z.url().describe('What will have changed since: /api/v1/changes.'),
}).meta({ id: 'Downloads' });

const sizesOf: Record<FileFormat, FileSize> = {
  ndjson: { bytes: 2_104, gzip: 1_061, br: 987 },
  csv: { bytes: 1_312, gzip: 803, br: 741 },
  geojson: { bytes: 2_377, gzip: 1_102, br: 1_020 },
  xlsx: { bytes: 9_250, gzip: 9_250, br: 9_250 },
};

const listDownloads = createRoute({
  method: 'get',
  path: '/v1/downloads',
  operationId: 'listDownloads',
  tags: [TAGS.openData],
  summary: 'Every file of centers, with its size',
  description:
    'The files of the whole directory, or of a state. With the parameters of a search they hold all that it finds; one that would hold none is refused, and the refusal says what there is. Sizes are measured once after each change; whoever asks first may wait some seconds.',
  request: { query: DownloadParameters.pick({ state: true }) },
  responses: {
    200: json(Downloads, 'The files.', {
      ...statementExample,
      centers: 1,
      files: fileFormats.map((format) => describeFile(EXAMPLE_ORIGIN, format, undefined, 1, sizesOf[format])),
      states: [
        { state: exampleCenter.state, centers: 1, downloads: `${EXAMPLE_ORIGIN}/api/v1/downloads?state=AL` },
      ],
      changes: changesUrl(EXAMPLE_ORIGIN, { run: '0', id: 4711 }),
    }),
    ...errors(400),
  },
});

/** Says which files there are. */
export function downloadListRoutes(data: OpenData) {
  const { live, publicUrl } = data;
  const routes = new OpenAPIHono({ defaultHook: rejectInvalid });
  openData(routes, listDownloads);
  return routes.openapi(listDownloads, async (c) => {
    const { state } = c.req.valid('query');
    refuseUnused({ state }, live.current, { withState: true });
    const origin = originOf(c, publicUrl);
    const frontier = await readFrontier(data);
    const { current } = live;
    const centers = state ? current.byState(state) : current.all;
    const statement = stateCenters(live, centers.heads());
    const sizes = await measureFiles(openContents(data, origin, { ...everything, state }));
    return c.json(
      {
        ...statement,
        centers: centers.length,
        files: fileFormats.map((format) =>
          describeFile(origin, format, state, centers.length, sizes[format]),
        ),
        states: current
          .stateCounts()
          .filter(({ count }) => count > 0)
          .map((each) => ({
            state: each.state,
            centers: each.count,
            downloads: `${origin}/api/v1/downloads?state=${each.state}`,
          })),
        changes: changesUrl(origin, frontier),
      },
      200,
    );
  });
}

function describeFile(
  origin: string,
  format: FileFormat,
  state: string | undefined,
  rows: number,
  { bytes, gzip, br }: FileSize,
) {
  const url = `${origin}/api/v1/downloads/centers.${format}${state ? `?state=${state}` : ''}`;
  return { format, url, type: fileTypes[format], rows, bytes, gzip, br };
}
