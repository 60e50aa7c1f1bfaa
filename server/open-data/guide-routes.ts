import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { GuideAnswer, GuideList, summarizeGuide } from '#core/open-data-answers.ts';
import { error, json } from '../answering/api-schemas.ts';
import { TAGS } from '../answering/api-tags.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import { originOf } from '../answering/origin.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import { GuideLanguageQuery } from '../guide-language-query.ts';
import { readGuide, readGuides } from '../guide-rows.ts';
import { stateGuides } from './data-statement.ts';
import { exampleGuide, guideAnswerExample, guideListExample } from './examples.ts';
import { JsonName } from './json-name.ts';
import { openData } from './open-data-route.ts';

const guideList = createRoute({
  method: 'get',
  path: '/guides.json',
  operationId: 'listGuides',
  tags: [TAGS.openData],
  summary: 'All guides, without their texts',
  request: { query: GuideLanguageQuery },
  responses: { 200: json(GuideList, 'The guides, by title.', guideListExample) },
});

const oneGuide = createRoute({
  method: 'get',
  path: '/guides/{slug{[^/]+\\.json}}',
  operationId: 'getGuide',
  tags: [TAGS.openData],
  summary: 'One guide, with its text',
  request: {
    params: z.object({
      slug: JsonName.openapi({ description: 'As the list gives it.', param: { example: exampleGuide.slug } }),
    }),
    query: GuideLanguageQuery,
  },
  responses: {
    200: json(GuideAnswer, 'The guide.', guideAnswerExample),
    404: error('There is no such guide.', 'guide_not_found', 'There is no guide named "nowhere".'),
  },
});

/** Guides for other programs. */
export function openGuideRoutes(context: AppContext) {
  const { live, db } = context;
  const routes = new OpenAPIHono({ defaultHook: rejectInvalid });
  for (const route of [guideList, oneGuide]) openData(routes, route);
  return routes
    .openapi(guideList, async (c) => {
      const guides = await readGuides(db, c.req.valid('query').language);
      const origin = originOf(c, context);
      return c.json(
        {
          ...stateGuides(live, guides),
          total: guides.length,
          guides: guides.map((guide) => summarizeGuide(guide, origin)),
        },
        200,
      );
    })
    .openapi(oneGuide, async (c) => {
      const { slug } = c.req.valid('param');
      const guide = await readGuide(db, slug, c.req.valid('query').language);
      if (!guide) throw new AppError(404, 'guide_not_found', `There is no guide named "${slug}".`);
      const { bodyMarkdown } = guide;
      return c.json(
        {
          ...stateGuides(live, [guide]),
          guide: { ...summarizeGuide(guide, originOf(c, context)), bodyMarkdown },
        },
        200,
      );
    });
}
