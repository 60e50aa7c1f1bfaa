import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { foundCenter } from '#core/open-data/found-centers.ts';
import { emptyQuery } from '#core/search/center-query.ts';
import { findCenters } from '../centers/found-centers.ts';
import { refuseUnused } from '../centers/refuse-unused.ts';
import { SearchParameters } from '../centers/search-parameters.ts';
import { EXAMPLE_ORIGIN, exampleCenter, statementExample } from '../examples/data-examples.ts';
import { errors, json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { originOf } from '../http/origin.ts';
import { wholeNumber } from '../http/parameters.ts';
import { type OpenData, openData } from '../open-data/open-data-route.ts';
import { startOfToday } from '../open-data/today.ts';
import { FoundCentersV1, withSourceOnce } from './found-centers-v1.ts';

const MOST_ON_PAGE = 50;
const ON_PAGE = 10;

/** What a question is answered with, for the documentation. */
const foundCentersExample: FoundCentersV1 = withSourceOnce({
  readAs: {
    as: ['near Birmingham, AL', 'level DETOX', 'insurance MEDICAID'],
    within: 100,
    notStated: { insurance: 2 },
  },
  total: 1,
  notStated: 2,
  page: 1,
  limit: 10,
  centers: [
    foundCenter(exampleCenter, {
      origin: EXAMPLE_ORIGIN,
      now: new Date('2026-11-21T00:00:00.000Z'),
      asked: emptyQuery,
      miles: 0.1,
    }),
  ],
  ...statementExample,
});

const searchCenters = createRoute({
  method: 'get',
  path: '/centers',
  operationId: 'searchCentersV1',
  tags: [TAGS.openData],
  summary: 'Ask the directory a question',
  description:
    'Takes what a person would type in `q`, parameters, or both, and answers with the right centers at once: the nearest first where a place is named. `readAs` says how it was read, `crisis` whom to call first. What a center does not state is no “no”: it comes last, with `notStated`. What the directory or this call does not have is refused, and the refusal says what there is; /api/v1/terms has the words for all codes.',
  request: {
    query: SearchParameters.omit({ counts: true, crisis: true, drop: true }).extend({
      q: SearchParameters.shape.q.openapi({
        description:
          'What a person would type, in English or Spanish: a need, who it is for, who pays, and a place ("detox near bangor maine that takes medicaid"), a phone number, or a center’s name.',
        param: { example: 'detox near birmingham that takes medicaid' },
      }),
      limit: wholeNumber(1, MOST_ON_PAGE, ON_PAGE).openapi({
        description: 'Centers on a page.',
        param: { example: ON_PAGE },
      }),
    }),
  },
  responses: {
    200: json(FoundCentersV1, 'A page of what was found.', foundCentersExample),
    ...errors(400),
  },
});

/** One call, one right answer. */
export function searchRoutes({ live, publicUrl }: Pick<OpenData, 'live' | 'publicUrl'>) {
  const routes = new OpenAPIHono({ defaultHook: rejectInvalid });
  openData(routes, searchCenters);
  return routes.openapi(searchCenters, (c) => {
    const given = c.req.valid('query');
    refuseUnused(given, live.current);
    const query = { ...emptyQuery, ...given, state: given.state };
    const origin = originOf(c, publicUrl);
    const found = findCenters(query, {
      live,
      origin,
      now: startOfToday(),
      pageAddress: (page) => `${origin}${addressOfPage(c, page)}`,
    });
    return c.json(withSourceOnce(found), 200);
  });
}

/** The same question's address with another page. */
function addressOfPage(c: Context, page: number): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set('page', String(page));
  return `${pathname}?${searchParams}`;
}
