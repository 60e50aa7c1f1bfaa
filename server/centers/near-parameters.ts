import { z } from '@hono/zod-openapi';
import { MAX_PLACE_LENGTH, radii, sorts } from '#core/center-query.ts';

const place = z.string().max(MAX_PLACE_LENGTH, `must be at most ${MAX_PLACE_LENGTH} characters`).default('');

const within = z
  .enum(['', ...radii.map(String)], `must be one of ${radii.join(', ')}`)
  .default('')
  .transform((miles) => radii.find((radius) => String(radius) === miles));

/** A search around a place. Empty values count as none. */
export const nearParameters = {
  near: place.openapi({
    description:
      'A ZIP code, or a city with its state: the nearest centers come first. Of a city that several states have, or a place that is not known, nothing is found, and `near` says which there are.',
    param: { example: '35203' },
  }),
  within: within.openapi({
    type: 'integer',
    enum: [...radii],
    description:
      'Miles around `near`, as the crow flies; without it any distance. Counts only with `near`, and leaves out centers whose position is not known.',
    param: { example: 25 },
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

const Place = z
  .object({ name: z.string(), state: z.string(), lat: z.number(), lng: z.number() })
  .openapi('Place', { description: 'The middle of a ZIP code’s area or of a city.' });

/** What an answer says of the place that was asked for. */
export const nearFields = {
  near: z
    .union([z.object({ place: Place }), z.object({ choices: z.array(Place).readonly() })])
    .optional()
    .openapi({
      description:
        'With `near`: the place, or those of the name to choose from, the largest first; none where the place is not known.',
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
