import { z } from '@hono/zod-openapi';
import { BEST_FIRST, FoundCenter, FoundCenters } from '#core/open-data/found-centers.ts';

const Center = z
  .object({
    ...FoundCenter.shape,
    source: FoundCenter.shape.source
      .optional()
      .describe(
        'Whose listing it is, with its year; left out where the `source` of the answer says it of all.',
      ),
  })
  .meta({ id: 'FoundCenterV1', description: 'A center, with what decides.' });

/** A page of what a question finds, as /api/v1 answers it. */
export const FoundCentersV1 = z
  .object({
    ...FoundCenters.shape,
    centers: z.array(Center).describe(BEST_FIRST),
  })
  .meta({ id: 'FoundCentersV1', description: 'A page of what was found.' });
export type FoundCentersV1 = z.infer<typeof FoundCentersV1>;

/** Says once, and not at each center, whose listings all of them are: it is the twelfth part of an answer. */
export function withSourceOnce(found: FoundCenters): FoundCentersV1 {
  const centers = found.centers.map(({ source, ...center }) =>
    source === found.source ? center : { ...center, source },
  );
  return { ...found, centers };
}
