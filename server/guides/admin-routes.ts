import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Guide, GuideInput } from '#core/guide.ts';
import { languages } from '#core/i18n/languages.ts';
import { ErrorBody, error, errors, json, jsonBody } from './answering/api-schemas.ts';
import { TAGS } from './answering/api-tags.ts';
import { rejectInvalid } from './answering/error-answers.ts';
import type { AppContext } from './app-context.ts';
import { AppError } from './app-error.ts';
import { GuideLanguageQuery } from './guide-language-query.ts';
import { readGuide, readGuides } from './guide-rows.ts';
import { createGuide, deleteGuide, updateGuide } from './guide-writes.ts';
import { exampleGuide } from './open-data/examples.ts';
import { takeJsonUpTo } from './receiving/json-body.ts';
import { actorOf, requireStaff, type StaffEnv } from './staff/guard.ts';
import { writeTransaction } from './write-transaction.ts';

/** 60,000 characters, where a program writes each as `\u2019`, take 360 KB; with all other fields they fit in. */
const MOST_KILOBYTES = 512;

/** In place of a language: what staff work with. */
const ALL = 'all';

const allGuides = createRoute({
  method: 'get',
  path: '/guides',
  operationId: 'listGuidesOfSite',
  tags: [TAGS.site],
  summary: 'All guides',
  request: {
    query: z.object({
      language: z
        .enum([...languages, ALL])
        .default(languages[0])
        .openapi({
          description: `The language to read in. What is not there in it comes in English; "${ALL}" gives every version of each.`,
          param: { example: 'es' },
        }),
    }),
  },
  responses: { 200: json(z.array(Guide), 'Whole guides, by title.', [exampleGuide]) },
});

const oneGuide = createRoute({
  method: 'get',
  path: '/guides/{slug}',
  operationId: 'getGuideOfSite',
  tags: [TAGS.site],
  summary: 'One guide',
  request: {
    params: z.object({ slug: z.string().openapi({ param: { example: exampleGuide.slug } }) }),
    query: GuideLanguageQuery,
  },
  responses: {
    200: json(Guide, 'The guide.', exampleGuide),
    404: error('There is no such guide.', 'guide_not_found', 'There is no guide named "nowhere".'),
  },
});

const refusals = {
  ...errors(401, 403, 503),
};
const bodyRefusals = {
  ...errors(400, 409),
  413: json(ErrorBody, `It is larger than ${MOST_KILOBYTES} KB.`),
  ...errors(415),
};

const writeGuide = createRoute({
  method: 'post',
  path: '/guides',
  tags: [TAGS.staff],
  summary: 'Write a guide (staff)',
  middleware: takeJsonUpTo(MOST_KILOBYTES),
  request: { body: jsonBody(GuideInput) },
  responses: { 201: json(Guide, 'The new guide.'), ...refusals, ...bodyRefusals },
});

const changeGuide = createRoute({
  method: 'put',
  path: '/guides/{id}',
  tags: [TAGS.staff],
  summary: 'Write a guide anew (staff)',
  middleware: takeJsonUpTo(MOST_KILOBYTES),
  request: {
    params: z.object({ id: z.string() }),
    body: jsonBody(
      GuideInput.extend({
        /** The `updatedAt` of the guide that was edited: where it is not that any more, nothing is written. */
        seenUpdatedAt: z.iso.datetime().optional(),
      }),
    ),
  },
  responses: {
    200: json(Guide, 'The guide as it is now.'),
    ...refusals,
    ...bodyRefusals,
    ...errors(404),
  },
});

const removeGuide = createRoute({
  method: 'delete',
  path: '/guides/{id}',
  tags: [TAGS.staff],
  summary: 'Delete a guide (staff)',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(
      z.object({
        deleted: z.literal(true),
        /** What an undo names. */
        changeId: z.number(),
      }),
      'It is deleted, and can be brought back.',
    ),
    ...refusals,
    ...errors(404),
  },
});

/** The public reads guides from the database, where staff sees its own changes at once; staff writes them. */
export function guideRoutes(context: AppContext) {
  const { db } = context;
  const routes = new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid });
  routes.on(['POST'], '/guides', requireStaff(context));
  routes.on(['PUT', 'DELETE'], '/guides/:id', requireStaff(context));
  return routes
    .openapi(allGuides, async (c) => {
      const { language } = c.req.valid('query');
      return c.json(await readGuides(db, language === ALL ? undefined : language), 200);
    })
    .openapi(oneGuide, async (c) => {
      const { slug } = c.req.valid('param');
      const guide = await readGuide(db, slug, c.req.valid('query').language);
      if (!guide) throw new AppError(404, 'guide_not_found', `There is no guide named "${slug}".`);
      return c.json(guide, 200);
    })
    .openapi(writeGuide, async (c) => {
      const act = { actor: actorOf(c.get('staff')), now: new Date() };
      const guide = await writeTransaction(db, (tx) => createGuide(tx, c.req.valid('json'), act));
      return c.json(guide, 201);
    })
    .openapi(changeGuide, async (c) => {
      const { id } = c.req.valid('param');
      const act = { actor: actorOf(c.get('staff')), now: new Date() };
      const guide = await writeTransaction(db, (tx) => updateGuide(tx, id, c.req.valid('json'), act));
      return c.json(guide, 200);
    })
    .openapi(removeGuide, async (c) => {
      const { id } = c.req.valid('param');
      const act = { actor: actorOf(c.get('staff')), now: new Date() };
      const changeId = await writeTransaction(db, (tx) => deleteGuide(tx, id, act));
      return c.json({ deleted: true as const, changeId }, 200);
    });
}
