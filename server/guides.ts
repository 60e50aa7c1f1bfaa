import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Guide } from '#core/guide.ts';
import { errors, json } from './answering/api-schemas.ts';
import { AppError } from './app-error.ts';
import type { Db } from './db.ts';
import { readGuide, readGuides } from './guide-rows.ts';

const allGuides = createRoute({
  method: 'get',
  path: '/guides',
  summary: 'All guides',
  responses: { 200: json(z.array(Guide), 'Whole guides, by title.') },
});

const oneGuide = createRoute({
  method: 'get',
  path: '/guides/{slug}',
  summary: 'One guide',
  request: { params: z.object({ slug: z.string() }) },
  responses: { 200: json(Guide, 'The guide.'), 404: errors[404] },
});

/** The public's calls that read guides: from the database, where staff sees its own changes at once. */
export function guideRoutes(db: Db) {
  return new OpenAPIHono()
    .openapi(allGuides, async (c) => c.json(await readGuides(db), 200))
    .openapi(oneGuide, async (c) => {
      const { slug } = c.req.valid('param');
      const guide = await readGuide(db, slug);
      if (!guide) throw new AppError(404, 'guide_not_found', `There is no guide named "${slug}".`);
      return c.json(guide, 200);
    });
}
