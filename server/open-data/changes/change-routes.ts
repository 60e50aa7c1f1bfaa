import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { LICENCE } from '#core/open-data/open-data.ts';
import { AppError } from '../../app-error.ts';
import { EXAMPLE_ORIGIN, exampleCenter } from '../../examples/data-examples.ts';
import { findRun, readEnd, readLastBefore } from '../../history/center-changes.ts';
import { error, errors, json } from '../../http/api-schemas.ts';
import { TAGS } from '../../http/api-tags.ts';
import { CACHE_AND_ASK, CACHE_COPY } from '../../http/caching.ts';
import { rejectInvalid } from '../../http/error-answers.ts';
import { originOf } from '../../http/origin.ts';
import { wholeNumber } from '../../http/parameters.ts';
import { serviceId } from '../hsds-id.ts';
import { type OpenData, openData } from '../open-data-route.ts';
import { type Change, ChangeList } from './change-schemas.ts';
import { type Cursor, changesUrl, readCursor, readSince, type Since } from './cursor.ts';
import { readFrontier } from './frontier.ts';
import { readChanges } from './public-changes.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1_000;

/** The end of the list grows: a CDN may answer all who wait there, but not for long. */
const CACHE_END = 'public, max-age=0, s-maxage=10';

const START_OVER =
  'The changes after this cursor are not known one by one: a whole import was taken back, a backup was restored, or the sample directory came or went. Download all centers again, as /api/v1/downloads says, and go on from the address in its header Harborlight-Changes.';

const example: Change = {
  cursor: '0.4711',
  at: exampleCenter.updatedAt,
  id: exampleCenter.id,
  slug: exampleCenter.slug,
  service: serviceId(exampleCenter.id),
  kind: 'changed',
  fields: ['phone', 'lastVerifiedAt'],
  url: `${EXAMPLE_ORIGIN}/centers/${exampleCenter.slug}`,
};

const listChanges = createRoute({
  method: 'get',
  path: '/v1/changes',
  operationId: 'listChanges',
  tags: [TAGS.openData],
  summary: 'What was created, changed, merged and removed, in order',
  description:
    'Keeps a copy up to date without taking it all again. Take a file of /api/v1/downloads; its header `Harborlight-Changes` has the address of what comes after it. Ask that, then the `next` of each answer, for ever; where `more` is false, wait some minutes before. A center that was created or changed is asked for anew by its slug. A change may come twice, none is left out.',
  request: {
    query: z.object({
      after: z
        .string()
        .optional()
        .transform((text, context): Cursor | Since | undefined => {
          const after = text === undefined ? undefined : (readCursor(text) ?? readSince(text));
          if (text !== undefined && !after) {
            const message = 'must be a cursor that an answer has named, or a day such as 2026-11-01';
            context.addIssue({ code: 'custom', message });
          }
          return after;
        })
        .openapi({
          type: 'string',
          description:
            'A cursor, or a day or moment in UTC ("2026-11-01"). Without it the list begins with the oldest change that is known.',
          param: { example: '0.0' },
        }),
      limit: wholeNumber(1, MAX_LIMIT, DEFAULT_LIMIT).openapi({
        description: 'Changes in an answer, at most.',
        param: { example: DEFAULT_LIMIT },
      }),
    }),
  },
  responses: {
    200: json(ChangeList, 'What happened next; a page with `more` never changes.', {
      changes: [example],
      more: false,
      next: changesUrl(EXAMPLE_ORIGIN, { run: '0', id: 4711 }, DEFAULT_LIMIT),
      licence: LICENCE,
    }),
    ...errors(400),
    410: error('The copy must be made anew: the message says how.', 'start_over', START_OVER),
  },
});

/** What became of centers, for those who keep a copy. */
export function changeRoutes(data: OpenData) {
  const { db, publicUrl } = data;
  const routes = new OpenAPIHono({ defaultHook: rejectInvalid });
  openData(routes, listChanges);
  return routes.openapi(listChanges, async (c) => {
    const { after: asked, limit } = c.req.valid('query');
    const frontier = await readFrontier(data);
    const after = asked && 'run' in asked ? asked : await beginRun(data, asked?.since);
    if (!after || after.run !== frontier.run || after.id > (await readEnd(db)).last) {
      throw new AppError(410, 'start_over', START_OVER);
    }
    const origin = originOf(c, publicUrl);
    const { changes, end, more } = await readChanges(db, after, { upTo: frontier.id, limit, origin });
    // Addresses in it go by the name that was asked for, where none is set.
    c.header('Cache-Control', publicUrl ? (more ? CACHE_COPY : CACHE_END) : CACHE_AND_ASK);
    return c.json({ changes, more, next: changesUrl(origin, end, limit), licence: LICENCE }, 200);
  });
}

/** Before the first change since a moment, or of all; undefined where not all since then are known. */
async function beginRun({ db }: OpenData, since?: Date): Promise<Cursor | undefined> {
  const { name, id, at } = await findRun(db);
  if (!since) return { run: name, id };
  if (at !== undefined && at >= since.toISOString()) return undefined;
  return { run: name, id: Math.max(id, await readLastBefore(db, since)) };
}
