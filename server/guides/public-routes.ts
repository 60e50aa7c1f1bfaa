import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Guide } from '#core/guide/guide.ts';
import { languages } from '#core/i18n/languages.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { exampleGuide } from '../examples/data-examples.ts';
import { error, json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { GuideLanguageQuery } from './guide-language-query.ts';
import { readGuideOnPage, readGuides } from './guide-rows.ts';

/** In place of a language: what staff work with. */
const ALL = 'all';

const allGuides = createRoute({
  method: 'get',
  path: '/guides',
  operationId: 'listGuidesOfSite',
  tags: [TAGS.site],
  summary: 'All guides',
  description:
    'With their texts, in the language asked for, or else in English. Other programs take /api/guides.json.',
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
  description: 'With its text, in the language asked for, or else in English.',
  request: {
    params: z.object({
      slug: z.string().openapi({ description: 'As lists give it.', param: { example: exampleGuide.slug } }),
    }),
    query: GuideLanguageQuery,
  },
  responses: {
    200: json(
      Guide.extend({
        versions: z.array(z.enum(languages)).openapi({ description: 'The languages in which it is there.' }),
      }),
      'The guide.',
      { ...exampleGuide, versions: ['en' as const] },
    ),
    404: error('There is no such guide.', 'guide_not_found', 'There is no guide named "nowhere".'),
  },
});

/** The public reads guides from the database, where staff see their own changes at once. */
export function guideRoutes(db: Db) {
  return new OpenAPIHono({ defaultHook: rejectInvalid })
    .openapi(allGuides, async (c) => {
      const { language } = c.req.valid('query');
      return c.json(await readGuides(db, language === ALL ? undefined : language), 200);
    })
    .openapi(oneGuide, async (c) => {
      const { slug } = c.req.valid('param');
      const guide = await readGuideOnPage(db, slug, c.req.valid('query').language);
      if (!guide) throw new AppError(404, 'guide_not_found', `There is no guide named "${slug}".`);
      return c.json(guide, 200);
    });
}
