import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { StateCount } from '#core/center.ts';
import {
  DEFAULT_PAGE_SIZE,
  emptyQuery,
  MAX_PAGE_SIZE,
  MAX_QUERY_LENGTH,
  RECENT_CENTERS,
} from '#core/center-query.ts';
import { filterGroups, filterNames } from '#core/filters.ts';
import { jurisdictions, parseJurisdiction } from '#core/lists.ts';
import { DocumentedCenter as Center } from '#core/open-data-center.ts';
import type { ValueList } from '#core/value-list.ts';
import { findPlaces } from '../data/places.ts';
import { error, errors, json } from './answering/api-schemas.ts';
import { TAGS } from './answering/api-tags.ts';
import { rejectInvalid } from './answering/error-answers.ts';
import { goesByVersion } from './answering/etags.ts';
import { exampleNear, nearFields, nearParameters } from './answering/near-parameters.ts';
import { PageParameter, StateParameter, wholeNumber } from './answering/parameters.ts';
import { AppError } from './app-error.ts';
import type { Db } from './db.ts';
import type { LiveDirectory } from './live-directory.ts';
import { findSurvivor } from './merged-centers.ts';
import { exampleCenter } from './open-data/examples.ts';

/** A parameter that may be repeated: one value, several, or none. Empty values count as none. */
const repeated = <const L extends ValueList>(list: L, example: L['values'][number]) => {
  type Value = L['values'][number];
  const message = `must be one of ${list.values.join(', ')}`;
  return z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((given) => [given].flat().filter((value) => value !== ''))
    .refine((values): values is Value[] => values.every((value) => value in list.labels), { error: message })
    .openapi({
      type: 'array',
      items: { type: 'string', enum: [...list.values] },
      description: 'May be repeated: a center that has any of them is found.',
      param: { example: [example] },
    });
};

const SearchParameters = z.object({
  q: z
    .string()
    .max(MAX_QUERY_LENGTH, `must be at most ${MAX_QUERY_LENGTH} characters`)
    .default('')
    .openapi({
      description: 'Words of a name, a place or a program; all must match, the last one also as a beginning.',
      param: { example: 'recovery birm' },
    }),
  state: StateParameter.optional().openapi({
    description: 'Two letters, in any letter case.',
    param: { example: 'AL' },
  }),
  level: repeated(filterGroups.level.list, 'DETOX'),
  population: repeated(filterGroups.population.list, 'WOMEN'),
  insurance: repeated(filterGroups.insurance.list, 'MEDICAID'),
  modality: repeated(filterGroups.modality.list, 'CBT'),
  accreditation: repeated(filterGroups.accreditation.list, 'CARF'),
  language: repeated(filterGroups.language.list, 'Spanish'),
  ...nearParameters,
  page: PageParameter.openapi({
    description: 'From 1; a page beyond the last is empty.',
    param: { example: 1 },
  }),
  limit: wholeNumber(1, MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE).openapi({
    description: 'Centers on a page.',
    param: { example: 20 },
  }),
  counts: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .openapi({
      description: 'Adds `counts`: for each filter value, how many centers it would leave.',
      param: { example: 'true' },
    }),
});

const CenterPage = z.object({
  centers: z.array(Center),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  counts: z
    .object(
      Object.fromEntries(['state', ...filterNames].map((name) => [name, z.record(z.string(), z.int())])),
    )
    .optional(),
  ...nearFields,
});

const CenterPositions = z.object({
  places: z.array(z.tuple([z.number(), z.number(), z.int()]).openapi({ minItems: 3, maxItems: 3 })).openapi({
    description:
      'Latitude and longitude in degrees, to hundredths, and how many of the centers are there. Each place once.',
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
  responses: { 200: json(z.array(Center), `At most ${RECENT_CENTERS} centers.`, [exampleCenter]) },
});

const stateCounts = createRoute({
  method: 'get',
  path: '/states',
  operationId: 'countCentersByState',
  tags: [TAGS.site],
  summary: 'How many centers each state has',
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
  request: { query: SearchParameters },
  responses: {
    200: json(CenterPage, 'A page of what was found.', {
      centers: [exampleCenter],
      total: 1,
      page: 1,
      limit: 20,
      ...exampleNear,
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
  request: { query: SearchParameters.omit({ page: true, limit: true, counts: true }) },
  responses: {
    200: json(CenterPositions, 'The places of all that was found.', {
      places: [[33.52, -86.8, 3]],
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
  request: {
    params: z.object({ slug: z.string().openapi({ param: { example: exampleCenter.slug } }) }),
  },
  responses: {
    200: json(Center, 'The center.', exampleCenter),
    308: { description: 'It was merged into another center, which is at the address in Location.' },
    ...errors(404),
  },
});

const centersOfState = createRoute({
  method: 'get',
  path: '/states/{state}',
  operationId: 'listCentersOfStateOfSite',
  tags: [TAGS.site],
  summary: 'All centers of one state',
  request: {
    params: z.object({
      state: z
        .string()
        .openapi({ description: 'Two letters, in any letter case.', param: { example: 'AL' } }),
    }),
  },
  responses: {
    200: json(z.array(Center), 'The centers of the state.', [exampleCenter]),
    404: error('There is no such state.', 'state_not_found', '"ZZ" is not one of AL, AK, AZ.'),
  },
});

/** The public's calls that read centers, all answered from memory; only what is not there is looked for on disk. */
export function centerRoutes(live: LiveDirectory, db: Db) {
  return new OpenAPIHono({ defaultHook: rejectInvalid })
    .openapi(recentCenters, (c) => {
      goesByVersion(c, live);
      return c.json(live.current.recent(RECENT_CENTERS), 200);
    })
    .openapi(stateCounts, (c) => {
      goesByVersion(c, live);
      return c.json(live.current.stateCounts(), 200);
    })
    .openapi(searchCenters, (c) => {
      const { counts: withCounts, ...given } = c.req.valid('query');
      const query = { ...emptyQuery, ...given, state: given.state };
      const near = findPlaces(query.near);
      const { current } = live;
      goesByVersion(c, live);
      return c.json(withCounts === 'true' ? current.search(query, near) : current.find(query, near), 200);
    })
    .openapi(centerPositions, (c) => {
      const given = c.req.valid('query');
      const query = { ...emptyQuery, ...given, state: given.state };
      goesByVersion(c, live);
      return c.json(live.current.positions(query, findPlaces(query.near)), 200);
    })
    .openapi(oneCenter, async (c) => {
      const { slug } = c.req.valid('param');
      const center = live.current.bySlug(slug);
      if (center) {
        goesByVersion(c, live);
        return c.json(center, 200);
      }
      const survivor = await findSurvivor(db, { slug });
      if (survivor) return c.redirect(`/api/centers/${survivor.slug}`, 308);
      throw new AppError(404, 'center_not_found', `There is no center named "${slug}".`);
    })
    .openapi(centersOfState, (c) => {
      const { state: code } = c.req.valid('param');
      const state = parseJurisdiction(code);
      if (!state) {
        throw new AppError(
          404,
          'state_not_found',
          `"${code}" is not one of ${jurisdictions.values.join(', ')}.`,
        );
      }
      goesByVersion(c, live);
      return c.json([...live.current.byState(state)], 200);
    });
}
