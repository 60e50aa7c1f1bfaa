import { z } from '@hono/zod-openapi';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_QUERY_LENGTH } from '#core/search/center-query.ts';
import { type FilterName, type Filters, filterGroups, needsEvery } from '#core/search/filters.ts';
import { mustBeOneOf, nearestWord } from '../http/nearest-word.ts';
import { PageParameter, StateParameter, trueOrFalse, wholeNumber } from '../http/parameters.ts';
import { nearParameters } from './near-parameters.ts';
import { crisisParameter, everyParameter } from './understood-schema.ts';
import { valueMeant } from './value-meant.ts';

/** A parameter that may be repeated: one value, several, or none. Empty values count as none. */
const repeated = <N extends FilterName>(name: N, example: Filters[N][number]) => {
  type Value = Filters[N][number];
  const known: readonly string[] = filterGroups[name].values;
  return z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((given) => [given].flat().filter((value) => value !== ''))
    .refine((values): values is Value[] => values.every((value) => known.includes(value)), {
      error: ({ input }) =>
        mustBeOneOf(known, input as string[], (value) =>
          valueMeant(name, value, (typed) => nearestWord(typed, known)),
        ),
    })
    .openapi({
      type: 'array',
      items: { type: 'string', enum: [...known] },
      description: needsEvery(name)
        ? 'May be repeated: a center that has all of them is found.'
        : 'May be repeated: any of them counts.',
      param: { example: [example] },
    });
};

/** A search of the directory, as its calls take it. */
export const SearchParameters = z.object({
  q: z
    .string()
    .max(MAX_QUERY_LENGTH, `must be at most ${MAX_QUERY_LENGTH} characters`)
    .default('')
    .openapi({
      description:
        'What a person would type, in English or Spanish: a need, who it is for, who pays, and a place ("detox 80 miles from austin that takes medicaid"), a ZIP code, a phone number, or a center’s name. What is understood counts like the parameters beside it, and `understood` in the answer says it. Words left over are searched as text.',
      param: { example: 'detox near birmingham that takes medicaid' },
    }),
  state: StateParameter.optional().openapi({
    description: 'Two letters, in any letter case.',
    param: { example: 'AL' },
  }),
  level: repeated('level', 'DETOX'),
  care: repeated('care', 'SUBSTANCE_USE'),
  population: repeated('population', 'WOMEN'),
  insurance: repeated('insurance', 'MEDICAID'),
  topic: repeated('topic', 'BUPRENORPHINE'),
  modality: repeated('modality', 'CBT'),
  accreditation: repeated('accreditation', 'CARF'),
  language: repeated('language', 'Spanish'),
  ...nearParameters,
  every: everyParameter,
  crisis: crisisParameter,
  page: PageParameter.openapi({
    description: 'From 1; a page beyond the last is empty.',
    param: { example: 1 },
  }),
  limit: wholeNumber(1, MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE).openapi({
    description: 'Centers on a page.',
    param: { example: 20 },
  }),
  drop: trueOrFalse(false).openapi({
    description:
      'Without it a filter by what no center has is refused, and the refusal says what there is; with `true` it is dropped, and `understood.loosened` says so: for addresses that somebody has kept.',
    param: { example: 'true' },
  }),
  counts: trueOrFalse(false).openapi({
    description: 'Adds `counts`: for each filter value, how many centers it would leave.',
    param: { example: 'true' },
  }),
});
