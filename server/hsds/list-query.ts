import { z } from '@hono/zod-openapi';
import type { Center } from '#core/center/center.ts';
import { type CenterRecords, termsOf } from '#core/hsds/center-records.ts';
import type { HsdsTaxonomyTerm } from '#core/hsds/entities.ts';
import type { Centers } from '#core/search/center-list.ts';
import { emptyQuery, MAX_QUERY_LENGTH } from '#core/search/center-query.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { PageParameter, trueOrFalse, wholeNumber } from '../http/parameters.ts';
import type { CenterIndex } from './center-index.ts';
import { exampleQuery } from './examples.ts';

const DEFAULT_PER_PAGE = 20;
const MAX_PER_PAGE = 100;

const idOf = (name: 'organization_id' | 'taxonomy_id' | 'taxonomy_term_id', description: string) =>
  z
    .uuid('must be a UUID')
    .optional()
    .openapi({ description, param: { example: exampleQuery[name] } });

/** https://docs.openreferral.org/en/latest/hsds/api_reference.html#lists: all of them narrow what the others leave. */
export const PagingParameters = z.strictObject({
  page: PageParameter.openapi({
    description: 'From 1; a page beyond the last is empty.',
    param: { example: 1 },
  }),
  per_page: wholeNumber(1, MAX_PER_PAGE, DEFAULT_PER_PAGE).openapi({
    description: 'Records on a page.',
    param: { example: DEFAULT_PER_PAGE },
  }),
  format: z
    .literal('json', 'must be json')
    .optional()
    .openapi({ description: 'There is no other.', param: { example: 'json' } }),
});

export const TermParameters = PagingParameters.extend({
  taxonomy_id: idOf('taxonomy_id', 'Only the terms of this taxonomy.'),
});

/**
 * The parameters of the specification that we can do as it says. The others are refused with a 400 that names them,
 * since a list that is not filtered as was asked is worse: `minimal` (its `modified_date` is no field of HSDS),
 * `full_service`, `postcode` and `proximity` (nobody here knows the areas that services cover).
 */
export const ListParameters = PagingParameters.extend({
  search: z
    .string()
    .max(MAX_QUERY_LENGTH, `must be at most ${MAX_QUERY_LENGTH} characters`)
    .default('')
    .openapi({
      description:
        'Words of a name, a place or a program; all must match, the last one also as a beginning. What fits best comes first.',
      param: { example: exampleQuery.search },
    }),
  organization_id: idOf('organization_id', 'Only what belongs to this organization.'),
  taxonomy_id: idOf('taxonomy_id', 'Only of centers that have a term of this taxonomy.'),
  taxonomy_term_id: idOf('taxonomy_term_id', 'Only of centers that have this term.'),
  modified_after: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], 'must be a date or time in ISO 8601')
    .optional()
    .openapi({
      type: 'string',
      description:
        'Only of centers that were changed at this time, as ISO 8601 has it, or later. What has gone since is in /api/v1/changes.',
      param: { example: exampleQuery.modified_after },
    }),
  full: trueOrFalse(false).openapi({
    description: 'Whether each record comes with all that belongs to it, as one asked for by its id does.',
    param: { example: 'false' },
  }),
});
export type ListParameters = z.infer<typeof ListParameters>;

/** The centers whose records a list has: by number, and where words are searched for the best first. */
export function findCenters(
  query: Omit<ListParameters, 'page' | 'per_page' | 'format' | 'full'>,
  live: Pick<LiveDirectory, 'current'>,
  index: CenterIndex,
  records: CenterRecords,
): Centers {
  const { search, organization_id, taxonomy_id, taxonomy_term_id, modified_after } = query;
  const { current } = live;
  let found: Centers = search.trim()
    ? current.find({ ...emptyQuery, q: search, page: 1, limit: current.size }).centers
    : index.inOrder();
  if (organization_id) {
    const only = index.find('organization', organization_id);
    found = found.filter(({ id }) => id === only?.id);
  }
  if (modified_after) {
    const since = new Date(modified_after).toISOString();
    found = found.filter(({ updatedAt }) => updatedAt >= since);
  }
  const tests: ((center: Center) => boolean)[] = [];
  const terms = [...records.taxonomies.terms.values()];
  if (taxonomy_id) tests.push(hasAny(terms.filter((term) => term.taxonomy_id === taxonomy_id.toLowerCase())));
  if (taxonomy_term_id) tests.push(hasAny(terms.filter(({ id }) => id === taxonomy_term_id.toLowerCase())));
  return tests.length === 0 ? found : [...found].filter((center) => tests.every((holds) => holds(center)));
}

function hasAny(terms: readonly HsdsTaxonomyTerm[]): (center: Center) => boolean {
  const codes = new Set(terms.map(({ code }) => code));
  return (center) => codes.size > 0 && termsOf(center).some(({ code }) => codes.has(code));
}
