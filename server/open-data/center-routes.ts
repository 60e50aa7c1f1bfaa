import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { jurisdictions, parseJurisdiction } from '#core/lists/public-lists.ts';
import { stateCenters } from '#core/open-data/data-statement.ts';
import { summarizeCenter } from '#core/open-data/open-data.ts';
import { CenterAnswer, CenterList, StateCenters } from '#core/open-data/open-data-answers.ts';
import { detailCenter } from '#core/open-data/open-data-center.ts';
import type { Centers } from '#core/search/center-list.ts';
import { AppError } from '../app-error.ts';
import { findSurvivor } from '../database/merged-centers.ts';
import { cutPage } from '../database/paging.ts';
import { centerAnswerExample, centerListExample, stateCentersExample } from '../examples/data-examples.ts';
import { error, errors, json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { originOf } from '../http/origin.ts';
import { PageParameter } from '../http/parameters.ts';
import { JsonName } from './json-name.ts';
import { type OpenData, openData } from './open-data-route.ts';
import { startOfToday } from './today.ts';

const CENTERS_A_PAGE = 100;

const centerList = createRoute({
  method: 'get',
  path: '/centers.json',
  operationId: 'listCenters',
  tags: [TAGS.openData],
  summary: 'All centers, page by page',
  description: `The core details of ${CENTERS_A_PAGE} centers a page. Their order stays the same while the directory does: \`generatedAt\` says which version a page is of. For all of them at once take the file below.`,
  request: {
    query: z.object({
      page: PageParameter.openapi({ description: 'From 1.', param: { example: 1 } }),
    }),
  },
  responses: {
    200: json(CenterList, 'A page of centers.', centerListExample),
    ...errors(400),
    404: error('There is no such page.', 'page_not_found', 'There is no page 99: the last one is 2.'),
  },
});

const centersOfState = createRoute({
  method: 'get',
  path: '/states/{state{[^/]+\\.json}}',
  operationId: 'listCentersOfState',
  tags: [TAGS.openData],
  summary: 'All centers of a state',
  description: 'The core details of every center of a state, in one answer.',
  request: {
    params: z.object({
      state: JsonName.openapi({ description: 'Two letters, in any letter case.', param: { example: 'AL' } }),
    }),
  },
  responses: {
    200: json(StateCenters, 'The centers of the state; none is no error.', stateCentersExample),
    404: error('There is no such state.', 'state_not_found', '"ZZ" is not one of AL, AK, AZ.'),
  },
});

const oneCenter = createRoute({
  method: 'get',
  path: '/centers/{slug{[^/]+\\.json}}',
  operationId: 'getCenter',
  tags: [TAGS.openData],
  summary: 'All about one center',
  description:
    'All that this directory knows of a center: its codes with the words that people read, who confirmed it when, and its source. What is null is not known.',
  request: {
    params: z.object({
      slug: JsonName.openapi({
        description: 'As lists give it.',
        param: { example: centerAnswerExample.center.slug },
      }),
    }),
  },
  responses: {
    200: json(CenterAnswer, 'The center.', centerAnswerExample),
    308: { description: 'It was merged into another center, which is at the address in Location.' },
    ...errors(404),
  },
});

/** Centers for other programs, answered from memory; only what is not there is looked for on disk. */
export function openCenterRoutes({ live, db, publicUrl }: OpenData) {
  const routes = new OpenAPIHono({ defaultHook: rejectInvalid });
  for (const route of [centerList, centersOfState, oneCenter]) openData(routes, route);
  return routes
    .openapi(centerList, (c) => {
      const { page } = c.req.valid('query');
      const origin = originOf(c, publicUrl);
      const { all } = live.current;
      const pages = Math.max(1, Math.ceil(all.length / CENTERS_A_PAGE));
      if (page > pages) {
        throw new AppError(404, 'page_not_found', `There is no page ${page}: the last one is ${pages}.`);
      }
      const link = (to: number) => `${origin}/api/centers.json?page=${to}`;
      const centers = cutPage(all, { page, limit: CENTERS_A_PAGE });
      return c.json(
        {
          ...stateCenters(live, centers),
          total: all.length,
          page,
          pages,
          first: link(1),
          prev: page > 1 ? link(page - 1) : null,
          next: page < pages ? link(page + 1) : null,
          last: link(pages),
          centers: summarizeAll(centers, origin),
        },
        200,
      );
    })
    .openapi(centersOfState, (c) => {
      const { state: code } = c.req.valid('param');
      const state = parseJurisdiction(code);
      if (!state) {
        const known = jurisdictions.values.join(', ');
        throw new AppError(404, 'state_not_found', `"${code}" is not one of ${known}.`);
      }
      const origin = originOf(c, publicUrl);
      const centers = live.current.byState(state);
      return c.json(
        {
          ...stateCenters(live, centers),
          state,
          stateName: jurisdictions.labels[state],
          url: `${origin}/states/${state.toLowerCase()}`,
          total: centers.length,
          centers: summarizeAll(centers, origin),
        },
        200,
      );
    })
    .openapi(oneCenter, async (c) => {
      const { slug } = c.req.valid('param');
      const center = live.current.bySlug(slug);
      if (center) {
        const details = detailCenter(center, originOf(c, publicUrl), startOfToday());
        return c.json({ ...stateCenters(live, [center]), center: details }, 200);
      }
      const survivor = await findSurvivor(db, { slug });
      if (survivor) return c.redirect(`/api/centers/${survivor.slug}.json`, 308);
      throw new AppError(404, 'center_not_found', `There is no center named "${slug}".`);
    });
}

function summarizeAll(centers: Centers, origin: string) {
  const today = startOfToday();
  return centers.map((center) => summarizeCenter(center, origin, today));
}
