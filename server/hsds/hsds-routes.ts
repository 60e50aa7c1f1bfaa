import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Center } from '#core/center/center.ts';
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
import { stateCenters } from '#core/open-data/data-statement.ts';
import { DataStatement } from '#core/open-data/open-data.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { EXAMPLE_ORIGIN, exampleCenter, statementExample } from '../examples/data-examples.ts';
import { json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { CACHE_SHARED, cache } from '../http/caching.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { originOf } from '../http/origin.ts';
import { nameId } from '../open-data/hsds-id.ts';
import { CenterIndex } from './center-index.ts';
import { exampleQuery } from './examples.ts';
import { findCenters, ListParameters, PagingParameters, TermParameters } from './list-query.ts';
import { answerPage } from './page.ts';
import { listRoute, noRecord, oneRoute, type RecordKind } from './record-routes.ts';
import { allowAllOriginsHsds, stateInHeaders } from './statement-headers.ts';

/** We add nothing to HSDS and take nothing away: its own reference says what the fields are. */
const PROFILE = 'https://docs.openreferral.org/en/latest/hsds/';

const ApiInfo = z
  .object({
    version: z.literal('3.1').describe('Of HSDS.'),
    profile: z.url().describe('What the fields of records mean.'),
    openapi_url: z.url().describe('This API as an OpenAPI document.'),
  })
  // The one answer of this API that is no record of HSDS, and so can carry what our others carry.
  .extend(DataStatement.shape);

const info = createRoute({
  method: 'get',
  path: '/',
  operationId: 'getHsdsInfo',
  tags: [TAGS.hsds],
  summary: 'Which version of HSDS this is, and whose data',
  description:
    'The root that HSDS asks for: its version, the profile, and where this document is; beside it what the data say of themselves.',
  responses: { 200: json(ApiInfo, 'About this API.', describeApi(EXAMPLE_ORIGIN, statementExample)) },
});

/**
 * The directory by the API of Open Referral's HSDS 3.1
 * (https://docs.openreferral.org/en/latest/hsds/api_reference.html), to be mounted at `/hsds`. `/locations` is ours:
 * the specification has locations within services only. Records hold fields of HSDS alone; what our other answers
 * say of themselves is here in headers, in each service's `alert`, `assured_date` and attribute "Source", and at `/`.
 */
export function hsdsRoutes(live: LiveDirectory, publicUrl: string | undefined) {
  const records = new CenterRecords(nameId);
  const index = new CenterIndex(live, records);
  const { taxonomies, wholeTerms } = records.taxonomies;
  const routes = new OpenAPIHono({ defaultHook: rejectInvalid });

  routes.use(allowAllOriginsHsds, cache(CACHE_SHARED));
  routes.openapi(info, (c) => {
    const statement = stateCenters(live, index.inOrder().heads());
    stateInHeaders(c, statement);
    return c.json(describeApi(originOf(c, publicUrl), statement), 200);
  });
  serveCenters({ one: 'service', many: 'services', schema: HsdsService }, nestServices(records));
  serveCenters(
    { one: 'organization', many: 'organizations', schema: HsdsOrganization },
    nestOrganizations(records),
  );
  serveCenters({ one: 'location', many: 'locations', schema: HsdsLocation }, nestLocations(records));
  serveCenters(
    { one: 'service_at_location', many: 'service_at_locations', schema: HsdsServiceAtLocation },
    nestServicesAtLocations(records),
  );
  serveTerms({ one: 'taxonomy', many: 'taxonomies', schema: HsdsTaxonomy }, taxonomies, PagingParameters);
  serveTerms(
    { one: 'taxonomy_term', many: 'taxonomy_terms', schema: HsdsTaxonomyTerm },
    [...wholeTerms.values()],
    TermParameters,
  );

  routes.all('/*', async (c, next) => {
    // The specification writes the base address with a slash at its end.
    if (c.req.path === '/hsds/') return c.redirect('/hsds', 308);
    await next();
  });
  return routes;

  function serveCenters<T extends { id: string }>(
    kind: RecordKind<T> & { one: CenterEntity },
    { listed, full }: Nested<T>,
  ): void {
    const examplePage = answerPage([exampleCenter], FIRST_PAGE, listed);
    routes.openapi(listRoute(kind, ListParameters, examplePage), (c) => {
      const { full: isFull, page, per_page, ...query } = c.req.valid('query');
      const shown: Center[] = [];
      const write = (center: Center) => {
        shown.push(center);
        return isFull ? full(center) : listed(center);
      };
      const answer = answerPage(findCenters(query, live, index, records), { page, per_page }, write);
      stateInHeaders(c, stateCenters(live, shown));
      return c.json(answer, 200);
    });
    routes.openapi(oneRoute(kind, full(exampleCenter)), (c) => {
      const { id } = c.req.valid('param');
      const center = index.find(kind.one, id);
      if (!center) throw noRecord(id);
      stateInHeaders(c, stateCenters(live, [center]));
      return c.json(full(center), 200);
    });
  }

  function serveTerms<T extends { id: string; taxonomy_id?: string }>(
    kind: RecordKind<T>,
    all: readonly T[],
    Parameters: typeof PagingParameters | typeof TermParameters,
  ): void {
    const ofTaxonomy = (id: string | undefined) =>
      all.filter(({ taxonomy_id }) => id === undefined || taxonomy_id === undefined || taxonomy_id === id);
    const example = ofTaxonomy(exampleQuery.taxonomy_id);
    const examplePage = answerPage(example, FIRST_PAGE, (each) => each);
    routes.openapi(listRoute(kind, Parameters, examplePage), (c) => {
      const paging = c.req.valid('query');
      const of = 'taxonomy_id' in paging ? paging.taxonomy_id?.toLowerCase() : undefined;
      stateInHeaders(c, stateCenters(live, []));
      return c.json(
        answerPage(ofTaxonomy(of), paging, (each) => each),
        200,
      );
    });
    routes.openapi(oneRoute(kind, example[0]!), (c) => {
      const { id } = c.req.valid('param');
      const found = all.find((each) => each.id === id.toLowerCase());
      if (!found) throw noRecord(id);
      stateInHeaders(c, stateCenters(live, []));
      return c.json(found, 200);
    });
  }
}

/** As far as examples go. */
const FIRST_PAGE = { page: 1, per_page: 20 };

function describeApi(origin: string, statement: DataStatement): z.infer<typeof ApiInfo> {
  return { version: '3.1', profile: PROFILE, openapi_url: `${origin}/api/openapi.json`, ...statement };
}
