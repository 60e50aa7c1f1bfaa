import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { StateCount } from '#core/center/center.ts';
import { type Jurisdiction, jurisdictions, parseJurisdiction } from '#core/lists/public-lists.ts';
import { DocumentedCenter as Center } from '#core/open-data/open-data-center.ts';
import { inWords, tellFound, tellState } from '#core/pages/site-calls.ts';
import { pageOfState } from '#core/pages/state-centers.ts';
import { emptyQuery, RECENT_CENTERS } from '#core/search/center-query.ts';
import { type FilterName, filterNames } from '#core/search/filters.ts';
import { ask, askForPage, askWhere } from '#core/search/question/ask.ts';
import { placeTable } from '../../data/places.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { exampleCenter } from '../examples/data-examples.ts';
import { error, errors, json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { goesByVersion } from '../http/etags.ts';
import { PageParameter } from '../http/parameters.ts';
import { exampleNear, nearFields } from './near-parameters.ts';
import { findSlug } from './other-names.ts';
import { refuseUnused } from './refuse-unused.ts';
import { SearchParameters } from './search-parameters.ts';
import { exampleUnderstood, UnderstoodSchema } from './understood-schema.ts';

/** Of centers that say nothing of what was asked for. */
const notStatedFields = {
  notStated: z.int().min(1).optional().openapi({
    description:
      'How many more come after those of `total`, on the same pages: they say nothing of what was asked for, and may well have it.',
  }),
  notStatedOf: z
    .partialRecord(z.enum(filterNames as [FilterName, ...FilterName[]]), z.int())
    .optional()
    .openapi({
      description: 'Of those: how many are silent in which group.',
    }),
};

const CenterPage = z.object({
  centers: z.array(Center),
  total: z.int(),
  ...notStatedFields,
  page: z.int(),
  limit: z.int(),
  counts: z
    .object(
      Object.fromEntries(['state', ...filterNames].map((name) => [name, z.record(z.string(), z.int())])),
    )
    .optional(),
  ...nearFields,
  understood: UnderstoodSchema.optional(),
});

const CenterPositions = z.object({
  places: z
    .array(
      z.tuple([z.number(), z.number(), z.int(), z.int()]).openapi({ minItems: 4, maxItems: 4, items: {} }),
    )
    .openapi({
      description:
        'Latitude and longitude in degrees, to hundredths, how many of the centers are there, and where in the results the first of them stands, from 0. Each place once.',
    }),
  approximate: z.int().openapi({
    description: 'Of how many the place is the middle of a ZIP code, and not the building.',
  }),
  unplaced: z.int().openapi({ description: 'How many have no position, and are in none of the places.' }),
});

const recentCenters = createRoute({
  method: 'get',
  path: '/centers-recent',
  operationId: 'listRecentCenters',
  tags: [TAGS.site],
  summary: 'The centers verified or added most recently',
  description: 'What the start page shows: the newest verification or listing first.',
  responses: { 200: json(z.array(Center), `At most ${RECENT_CENTERS} centers.`, [exampleCenter]) },
});

const stateCounts = createRoute({
  method: 'get',
  path: '/states',
  operationId: 'countCentersByState',
  tags: [TAGS.site],
  summary: 'How many centers each state has',
  description: 'What the map and the list of states show.',
  responses: {
    200: json(z.array(StateCount), 'All 50 states, also those with none.', [{ state: 'AL', count: 143 }]),
  },
});

const searchCenters = createRoute({
  method: 'get',
  path: '/centers',
  operationId: 'searchCenters',
  tags: [TAGS.site],
  summary: 'Search the directory',
  description:
    'Groups of filters are joined by AND; the answer says what was understood of the words, and can count what each further filter would leave.',
  request: { query: SearchParameters },
  responses: {
    200: json(CenterPage, 'A page of what was found.', {
      centers: [exampleCenter],
      total: 1,
      page: 1,
      limit: 20,
      ...exampleNear,
      understood: exampleUnderstood,
    }),
    ...errors(400),
  },
});

const centerPositions = createRoute({
  method: 'get',
  path: '/centers-positions',
  operationId: 'locateCenters',
  tags: [TAGS.site],
  summary: 'Where the centers of a search are, for a map',
  description:
    'Takes the same parameters as the search, and answers with places alone, so that a map of all results stays small.',
  request: { query: SearchParameters.omit({ page: true, limit: true, counts: true }) },
  responses: {
    200: json(CenterPositions, 'The places of all that was found.', {
      places: [[33.52, -86.8, 3, 0]],
      approximate: 3,
      unplaced: 0,
    }),
    ...errors(400),
  },
});

const oneCenter = createRoute({
  method: 'get',
  path: '/centers/{slug}',
  operationId: 'getCenterOfSite',
  tags: [TAGS.site],
  summary: 'One center',
  description: 'By the name in its address. One that was merged into another leads there.',
  request: {
    params: z.object({
      slug: z.string().openapi({ description: 'As lists give it.', param: { example: exampleCenter.slug } }),
    }),
  },
  responses: {
    200: json(Center, 'The center.', exampleCenter),
    308: { description: 'It was merged into another center, which is at the address in Location.' },
    ...errors(404),
  },
});

const StateParameters = z.object({
  state: z.string().openapi({ description: 'Two letters, in any letter case.', param: { example: 'AL' } }),
});

const noSuchState = error('There is no such state.', 'state_not_found', '"ZZ" is not one of AL, AK, AZ.');

const centersOfState = createRoute({
  method: 'get',
  path: '/states/{state}',
  operationId: 'listCentersOfStateOfSite',
  tags: [TAGS.site],
  summary: 'All centers of one state',
  description: 'All at once, since the page of a state filters them by itself.',
  request: { params: StateParameters },
  responses: {
    200: json(z.array(Center), 'The centers of the state.', [exampleCenter]),
    404: noSuchState,
  },
});

const pageOfCenters = createRoute({
  method: 'get',
  path: '/states/{state}/centers',
  operationId: 'listPageOfState',
  tags: [TAGS.site],
  summary: 'A page of one state’s centers',
  description: 'As the page of a state shows them.',
  request: {
    params: StateParameters,
    query: z.object({
      page: PageParameter.openapi({
        description: 'From 1; a page beyond the last is empty.',
        param: { example: 1 },
      }),
    }),
  },
  responses: {
    200: json(
      z.object({
        centers: z.array(Center),
        total: z.int(),
        verifiedSince: z.string().nullable().openapi({
          description: 'The oldest `lastVerifiedAt` of the state; null where one has none.',
        }),
      }),
      'A page of the state’s centers.',
      { centers: [exampleCenter], total: 1, verifiedSince: exampleCenter.lastVerifiedAt },
    ),
    404: noSuchState,
  },
});

/** The public's calls that read centers, all answered from memory; only what is not there is looked for on disk. */
export function centerRoutes(live: LiveDirectory, db: Db) {
  return new OpenAPIHono({ defaultHook: rejectInvalid })
    .openapi(recentCenters, (c) => {
      goesByVersion(c, live);
      return c.json(live.current.recent(RECENT_CENTERS).map(inWords), 200);
    })
    .openapi(stateCounts, (c) => {
      goesByVersion(c, live);
      return c.json(live.current.stateCounts(), 200);
    })
    .openapi(searchCenters, (c) => {
      const { counts: withCounts, drop, ...given } = c.req.valid('query');
      if (!drop) refuseUnused(given, live.current);
      const query = { ...emptyQuery, ...given, state: given.state };
      const asked = { directory: live.current, places: placeTable() };
      goesByVersion(c, live);
      return c.json(tellFound(withCounts ? ask(asked, query) : askForPage(asked, query), query), 200);
    })
    .openapi(centerPositions, (c) => {
      const { drop, ...given } = c.req.valid('query');
      if (!drop) refuseUnused(given, live.current);
      const query = { ...emptyQuery, ...given, state: given.state };
      goesByVersion(c, live);
      return c.json(askWhere({ directory: live.current, places: placeTable() }, query), 200);
    })
    .openapi(oneCenter, async (c) => {
      const { slug } = c.req.valid('param');
      const center = live.current.bySlug(slug);
      if (center) {
        goesByVersion(c, live);
        return c.json(inWords(center), 200);
      }
      const other = await findSlug({ live, db }, slug);
      if (other) return c.redirect(`/api/centers/${other}`, 308);
      throw new AppError(404, 'center_not_found', `There is no center named "${slug}".`);
    })
    .openapi(centersOfState, (c) => {
      const state = stateOf(c.req.valid('param'));
      goesByVersion(c, live);
      return c.json(live.current.byState(state).map(inWords), 200);
    })
    .openapi(pageOfCenters, (c) => {
      const state = stateOf(c.req.valid('param'));
      goesByVersion(c, live);
      return c.json(tellState(pageOfState(live.current.byState(state), c.req.valid('query').page)), 200);
    });
}

function stateOf({ state: code }: z.infer<typeof StateParameters>): Jurisdiction {
  const state = parseJurisdiction(code);
  if (state) return state;
  throw new AppError(404, 'state_not_found', `"${code}" is not one of ${jurisdictions.values.join(', ')}.`);
}
