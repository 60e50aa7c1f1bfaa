import { z } from '@hono/zod-openapi';
import { MAX_PLACE_LENGTH, MAX_WITHIN, sorts } from '#core/search/center-query.ts';
import { trueOrFalseOrEmpty } from '../http/parameters.ts';

const place = z.string().max(MAX_PLACE_LENGTH, `must be at most ${MAX_PLACE_LENGTH} characters`).default('');

const within = z
  .string()
  .regex(/^(?:[1-9]\d{0,2})?$/, `must be a whole number from 1 to ${MAX_WITHIN}`)
  .default('')
  .transform((miles) => (miles === '' ? undefined : Number(miles)))
  .refine((miles) => miles === undefined || miles <= MAX_WITHIN, {
    error: `must be a whole number from 1 to ${MAX_WITHIN}`,
  });

/** A search around a place. Empty values count as none. */
export const nearParameters = {
  near: place.openapi({
    description:
      'A ZIP code, a city, best with its state, or what people call it ("nyc"): the nearest centers come first. Of cities of one name the largest counts, and `understood.otherPlaces` has the others; a state counts as `state`; of an unknown place nothing is found.',
    param: { example: '35203' },
  }),
  within: within.openapi({
    type: 'integer',
    minimum: 1,
    maximum: MAX_WITHIN,
    description:
      'Miles around `near`, as the crow flies; without it any distance. Counts only with `near`, and leaves out centers whose position is not known.',
    param: { example: 25 },
  }),
  widen: trueOrFalseOrEmpty.openapi({
    type: 'boolean',
    description:
      'Where too little is found: lets the miles grow (10, 25, 50, 100), then lets go of one thing that was asked after the other; `understood` says which. Without it that holds for what `q` says in words.',
    param: { example: true },
  }),
  sort: z
    .enum(['', ...sorts], `must be one of ${sorts.join(', ')}`)
    .default('')
    .transform((sort) => sort || undefined)
    .openapi({
      type: 'string',
      enum: [...sorts],
      description:
        'Around a place: the nearest first (without it, too), or what fits the words best. Counts only with `near`.',
      param: { example: 'distance' },
    }),
};

export const Place = z
  .object({ name: z.string(), state: z.string(), lat: z.number(), lng: z.number() })
  .openapi('Place', { description: 'The middle of a ZIP code’s area or of a city.' });

/** What an answer says of the place that was asked for. */
export const nearFields = {
  near: z
    .union([z.object({ place: Place }), z.object({ choices: z.array(Place).readonly() })])
    .optional()
    .openapi({
      description: 'Of a search around a place: the place; no choices where it is not known.',
    }),
  miles: z.array(z.number().min(0).nullable()).readonly().optional().openapi({
    description:
      'With a place: for each center of the page the miles to it, to a tenth; null where its position is not known. See `approximateLocation`.',
  }),
};

export const exampleNear = {
  near: { place: { name: '35203 (Birmingham, AL)', state: 'AL', lat: 33.52, lng: -86.81 } },
  miles: [0.1],
};
