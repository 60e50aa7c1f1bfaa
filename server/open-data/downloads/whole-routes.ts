import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { json } from '../../http/api-schemas.ts';
import { TAGS } from '../../http/api-tags.ts';
import { originOf } from '../../http/origin.ts';
import type { OpenData } from '../open-data-route.ts';
import { listWhole, sizesOfWhole } from './whole-sizes.ts';

const listWholeFiles = createRoute({
  method: 'get',
  path: '/download-sizes',
  operationId: 'listWholeFiles',
  tags: [TAGS.site],
  summary: 'How large the files of the whole directory are',
  description:
    'What the pages for assistants show, as /llms.txt does: measured now and then, and at once. What the files are right now says /api/v1/downloads.',
  responses: {
    200: json(
      z.object({
        files: z.array(
          z.object({
            path: z.string().openapi({ description: 'Below the address of this server.' }),
            bytes: z.int().nullable().openapi({
              description: 'As it is sent with Content-Encoding: gzip; null while that is not measured yet.',
            }),
          }),
        ),
      }),
      'The files.',
      { files: [{ path: '/api/v1/downloads/centers.csv', bytes: 803 }] },
    ),
  },
});

/** The sizes for the site's own pages. */
export function wholeFileRoutes({ live, publicUrl }: Pick<OpenData, 'live' | 'publicUrl'>) {
  return new OpenAPIHono().openapi(listWholeFiles, (c) =>
    c.json({ files: listWhole(sizesOfWhole(live, originOf(c, publicUrl))) }, 200),
  );
}
