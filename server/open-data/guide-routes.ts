import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { stateGuides } from '#core/open-data/data-statement.ts';
import { GuideAnswer, GuideList, summarizeGuide } from '#core/open-data/open-data-answers.ts';
import { AppError } from '../app-error.ts';
import { exampleGuide, guideAnswerExample, guideListExample } from '../examples/data-examples.ts';
import { GuideLanguageQuery } from '../guides/guide-language-query.ts';
import { readGuide, readGuides } from '../guides/guide-rows.ts';
import { error, json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { originOf } from '../http/origin.ts';
import { JsonName } from './json-name.ts';
import { type OpenData, openData } from './open-data-route.ts';

const guideList = createRoute({
  method: 'get',
  path: '/guides.json',
  operationId: 'listGuides',
  tags: [TAGS.openData],
  summary: 'All guides, without their texts',
  description: 'What each guide is about, who reviewed it and when, and where its text is.',
  request: { query: GuideLanguageQuery },
  responses: { 200: json(GuideList, 'The guides, by title.', guideListExample) },
});

const oneGuide = createRoute({
  method: 'get',
  path: '/guides/{slug{[^/]+\\.json}}',
  operationId: 'getGuide',
  tags: [TAGS.openData],
  summary: 'One guide, with its text',
  description: 'The text is Markdown; headings begin at the second level, below the title.',
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
export function openGuideRoutes({ live, db, publicUrl }: OpenData) {
  const routes = new OpenAPIHono({ defaultHook: rejectInvalid });
  for (const route of [guideList, oneGuide]) openData(routes, route);
  return routes
    .openapi(guideList, async (c) => {
      const guides = await readGuides(db, c.req.valid('query').language);
      const origin = originOf(c, publicUrl);
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
          guide: { ...summarizeGuide(guide, originOf(c, publicUrl)), bodyMarkdown },
        },
        200,
      );
    });
}
