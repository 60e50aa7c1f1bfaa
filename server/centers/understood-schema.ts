import { z } from '@hono/zod-openapi';
import { jurisdictions } from '#core/lists/public-lists.ts';
import { type CenterQuery, crises, emptyQuery, type Understood } from '#core/search/center-query.ts';
import { filterGroups, filterNames } from '#core/search/filters.ts';
import { chipsOf } from '#core/search/question/chips.ts';
import { trueOrFalseOrEmpty } from '../http/parameters.ts';
import { Place } from './near-parameters.ts';

const State = z.enum(jurisdictions.values);

const Chip = z.object({
  name: z.string().openapi({ description: 'The parameter: `near`, `state`, `q` or a filter.' }),
  value: z.string(),
  within: z.int().optional(),
  words: z
    .string()
    .optional()
    .openapi({ description: 'The words of `q` that it came from, without case and accents.' }),
});

const filterValues = Object.fromEntries(
  filterNames.map((name) => [
    name,
    z.array(z.enum(filterGroups[name].values as readonly string[])).readonly(),
  ]),
);

/** How a question was read: see `Understood`. */
export const UnderstoodSchema = z
  .object({
    query: z
      .object({
        q: z.string(),
        state: State.optional(),
        near: z.string(),
        within: z.int().optional(),
        widen: z.boolean().optional(),
        every: z.boolean().optional(),
        crisis: z.enum(crises).optional(),
        sort: z.string().optional(),
        page: z.int(),
        limit: z.int(),
        ...filterValues,
      })
      .openapi({
        description:
          'The search that was done, as parameters: who asks with them finds the same. `q` is what is searched as text.',
      }),
    chips: z
      .array(Chip)
      .readonly()
      .openapi({ description: 'What `query` asks for, each with the words that it came from.' }),
    leftOut: z
      .array(z.string())
      .readonly()
      .openapi({ description: 'Words that no center has: they did not count.' }),
    negated: z
      .array(z.string())
      .readonly()
      .openapi({ description: 'What was not wanted, such as "no methadone": it did not count either.' }),
    silent: z
      .array(z.string())
      .readonly()
      .openapi({ description: 'Words that say nothing about which center is right.' }),
    loosened: z
      .array(Chip)
      .readonly()
      .openapi({ description: 'What was asked, too, and let go because no center has all of it.' }),
    named: z.boolean().openapi({ description: 'True where a center’s name or phone number was asked for.' }),
    otherPlaces: z
      .array(Place)
      .readonly()
      .openapi({ description: 'Other places of the same name, for `near`.' }),
    urgent: z.boolean().openapi({
      description:
        'True where a life may be in danger, `query.crisis` says by what: show 911 and 988 (the Suicide & Crisis Lifeline) before all else.',
    }),
    wantsPosition: z.boolean().openapi({
      description:
        'True where the words say "near me", or tell of a danger and of no place: ask for a ZIP code, and search again for `query` with it as `near`.',
    }),
    noneIn: State.optional().openapi({
      description:
        'Where no center is listed at all, though it was asked for: found are the nearest within a hundred miles, or none.',
    }),
    abroad: z.string().optional().openapi({
      description: 'Another country that was asked for, by its code of ISO 3166: nothing is found.',
    }),
    widenedFrom: z
      .int()
      .optional()
      .openapi({ description: 'The miles that were asked for, where too few are so near.' }),
  })
  .openapi('Understood', { description: 'How the question was read.' });

export const crisisParameter = z
  .enum(['', ...crises], `must be one of ${crises.join(', ')}`)
  .default('')
  .transform((crisis) => crisis || undefined)
  .openapi({
    type: 'string',
    enum: [...crises],
    description: 'The danger that a question told of, as `understood.query` has it.',
    param: { example: 'suicide' },
  });

export const everyParameter = trueOrFalseOrEmpty
  .transform((every) => every || undefined)
  .openapi({
    type: 'boolean',
    description: 'With `true` a center must have every value that is given of a filter, but for levels.',
    param: { example: true },
  });

const exampleQuery: CenterQuery = {
  ...emptyQuery,
  near: 'Birmingham, AL',
  within: 10,
  widen: true,
  level: ['DETOX'],
  insurance: ['MEDICAID'],
};

export const exampleUnderstood: Understood = {
  query: exampleQuery,
  chips: chipsOf({ query: exampleQuery }),
  leftOut: [],
  negated: [],
  silent: [],
  loosened: [],
  named: false,
  otherPlaces: [],
  urgent: false,
  wantsPosition: false,
};
