import { z } from '@hono/zod-openapi';
import type { Center } from '#core/center.ts';
import { emptyQuery, MAX_QUERY_LENGTH } from '#core/center-query.ts';
import { type CenterRecords, termsOf } from '#core/hsds/center-records.ts';
import type { HsdsTaxonomyTerm } from '#core/hsds/entities.ts';
import { PageParameter, wholeNumber } from '../answering/parameters.ts';
import type { LiveDirectory } from '../live-directory.ts';
import type { CenterIndex } from './center-index.ts';

const DEFAULT_PER_PAGE = 20;
const MAX_PER_PAGE = 100;

const yesOrNo = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((value) => value === 'true');

const uuid = z.uuid('must be a UUID');

/** https://docs.openreferral.org/en/latest/hsds/api_reference.html#lists: all of them narrow what the others leave. */
export const PagingParameters = z.strictObject({
  page: PageParameter,
  per_page: wholeNumber(1, MAX_PER_PAGE, DEFAULT_PER_PAGE),
  format: z.literal('json', 'must be json').optional(),
});

export const TermParameters = PagingParameters.extend({ taxonomy_id: uuid.optional() });

/**
 * The parameters of the specification that we can do as it says. The others are refused with a 400 that names them,
 * since a list that is not filtered as was asked is worse: `minimal` (its `modified_date` is no field of HSDS),
 * `full_service`, `postcode` and `proximity` (nobody here knows the areas that services cover).
 */
export const ListParameters = PagingParameters.extend({
  search: z.string().max(MAX_QUERY_LENGTH, `must be at most ${MAX_QUERY_LENGTH} characters`).default(''),
  organization_id: uuid.optional(),
  taxonomy_id: uuid.optional(),
  taxonomy_term_id: uuid.optional(),
  modified_after: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], 'must be a date or time in ISO 8601')
    .optional()
    .openapi({ type: 'string', example: '2026-11-01T00:00:00Z' }),
  full: yesOrNo.openapi({ type: 'string', enum: ['true', 'false'], default: 'false' }),
});
export type ListParameters = z.infer<typeof ListParameters>;

/** The centers whose records a list has: by number, and where words are searched for the best first. */
export function findCenters(
  query: Omit<ListParameters, 'page' | 'per_page' | 'format' | 'full'>,
  live: Pick<LiveDirectory, 'current'>,
  index: CenterIndex,
  records: CenterRecords,
): readonly Center[] {
  const { search, organization_id, taxonomy_id, taxonomy_term_id, modified_after } = query;
  const { current } = live;
  const found = search.trim()
    ? current.search({ ...emptyQuery, q: search, page: 1, limit: current.size }).centers
    : index.inOrder();
  const tests: ((center: Center) => boolean)[] = [];
  if (organization_id) {
    const only = index.find('organization', organization_id);
    tests.push((center) => center === only);
  }
  const terms = [...records.taxonomies.terms.values()];
  if (taxonomy_id) tests.push(hasAny(terms.filter((term) => term.taxonomy_id === taxonomy_id.toLowerCase())));
  if (taxonomy_term_id) tests.push(hasAny(terms.filter(({ id }) => id === taxonomy_term_id.toLowerCase())));
  if (modified_after) {
    const since = new Date(modified_after).toISOString();
    tests.push(({ updatedAt }) => updatedAt >= since);
  }
  return tests.length === 0 ? found : found.filter((center) => tests.every((holds) => holds(center)));
}

function hasAny(terms: readonly HsdsTaxonomyTerm[]): (center: Center) => boolean {
  const codes = new Set(terms.map(({ code }) => code));
  return (center) => codes.size > 0 && termsOf(center).some(({ code }) => codes.has(code));
}
