import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { etag } from 'hono/etag';
import type { Center } from '#core/center.ts';
import { type CenterEntity, CenterRecords } from '#core/hsds/center-records.ts';
import {
  HsdsLocation,
  HsdsOrganization,
  HsdsService,
  HsdsServiceAtLocation,
  HsdsTaxonomy,
  HsdsTaxonomyTerm,
} from '#core/hsds/entities.ts';
import {
  type Nested,
  nestLocations,
  nestOrganizations,
  nestServices,
  nestServicesAtLocations,
} from '#core/hsds/nested.ts';
import { DataStatement } from '#core/open-data.ts';
import { json } from '../answering/api-schemas.ts';
import { CACHE_SHARED, cache } from '../answering/caching.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import { originOf } from '../answering/origin.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import { stateCenters } from '../open-data/data-statement.ts';
import { CenterIndex } from './center-index.ts';
import { findCenters, ListParameters, PagingParameters, TermParameters } from './list-query.ts';
import { nameId } from './name-id.ts';
import { cutPage } from './page.ts';
import { listRoute, noRecord, oneRoute } from './record-routes.ts';
import { openToReaders, stateInHeaders } from './statement-headers.ts';

/** We add nothing to HSDS and take nothing away: its own reference says what the fields are. */
const PROFILE = 'https://docs.openreferral.org/en/latest/hsds/';

const ApiInfo = z
  .object({ version: z.literal('3.1'), profile: z.url(), openapi_url: z.url() })
  // The one answer of this API that is no record of HSDS, and so can carry what our others carry.
  .extend(DataStatement.shape);

const info = createRoute({
  method: 'get',
  path: '/',
  tags: ['HSDS'],
  summary: 'Which version of HSDS this is, and whose data',
  responses: { 200: json(ApiInfo, 'About this API.') },
});

/**
 * The directory by the API of Open Referral's HSDS 3.1
 * (https://docs.openreferral.org/en/latest/hsds/api_reference.html), to be mounted at `/hsds`. `/locations` is ours:
 * the specification has locations within services only. Records hold fields of HSDS alone; what our other answers
 * say of themselves is here in headers, in each service's `alert`, `assured_date` and attribute "Source", and at `/`.
 */
export function hsdsRoutes(context: Pick<AppContext, 'live' | 'publicUrl'>) {
  const { live } = context;
  const records = new CenterRecords(nameId);
  const index = new CenterIndex(live, records);
  const { taxonomies, wholeTerms } = records.taxonomies;
  const routes = new OpenAPIHono({ defaultHook: rejectInvalid });

  routes.use(openToReaders, etag({ weak: true }), cache(CACHE_SHARED));
  routes.openapi(info, (c) => {
    const statement = stateCenters(live, index.inOrder());
    stateInHeaders(c, statement);
    const openapi_url = `${originOf(c, context)}/api/openapi.json`;
    return c.json({ version: '3.1' as const, profile: PROFILE, openapi_url, ...statement }, 200);
  });
  serveCenters('services', 'service', HsdsService, nestServices(records));
  serveCenters('organizations', 'organization', HsdsOrganization, nestOrganizations(records));
  serveCenters('locations', 'location', HsdsLocation, nestLocations(records));
  serveCenters(
    'service_at_locations',
    'service_at_location',
    HsdsServiceAtLocation,
    nestServicesAtLocations(records),
  );
  serveTerms('taxonomies', HsdsTaxonomy, taxonomies, PagingParameters);
  serveTerms('taxonomy_terms', HsdsTaxonomyTerm, [...wholeTerms.values()], TermParameters);

  routes.all('/*', (c) => {
    // The specification writes the base address with a slash at its end.
    if (c.req.path === '/hsds/') return c.redirect('/hsds', 308);
    throw new AppError(404, 'no_such_call', `There is no ${c.req.method} ${c.req.path}.`);
  });
  return routes;

  function serveCenters<T extends object>(
    name: string,
    entity: CenterEntity,
    schema: z.ZodType<T>,
    { listed, full }: Nested<T>,
  ): void {
    routes.openapi(listRoute(name, ListParameters, schema), (c) => {
      const { full: isFull, page, per_page, ...query } = c.req.valid('query');
      const shown: Center[] = [];
      const write = (center: Center) => {
        shown.push(center);
        return isFull ? full(center) : listed(center);
      };
      const answer = cutPage(findCenters(query, live, index, records), { page, per_page }, write);
      stateInHeaders(c, stateCenters(live, shown));
      return c.json(answer, 200);
    });
    routes.openapi(oneRoute(name, schema), (c) => {
      const { id } = c.req.valid('param');
      const center = index.find(entity, id);
      if (!center) throw noRecord(name, id);
      stateInHeaders(c, stateCenters(live, [center]));
      return c.json(full(center), 200);
    });
  }

  function serveTerms<T extends { id: string; taxonomy_id?: string }>(
    name: string,
    schema: z.ZodType<T>,
    all: readonly T[],
    Parameters: typeof PagingParameters | typeof TermParameters,
  ): void {
    routes.openapi(listRoute(name, Parameters, schema), (c) => {
      const paging = c.req.valid('query');
      const of = 'taxonomy_id' in paging ? paging.taxonomy_id?.toLowerCase() : undefined;
      const found = all.filter(({ taxonomy_id }) => of === undefined || taxonomy_id === of);
      stateInHeaders(c, stateCenters(live, []));
      return c.json(
        cutPage(found, paging, (each) => each),
        200,
      );
    });
    routes.openapi(oneRoute(name, schema), (c) => {
      const { id } = c.req.valid('param');
      const found = all.find((each) => each.id === id.toLowerCase());
      if (!found) throw noRecord(name, id);
      stateInHeaders(c, stateCenters(live, []));
      return c.json(found, 200);
    });
  }
}
