import { foundCenter } from '#core/open-data/found-centers.ts';
import { EXAMPLE_ORIGIN, exampleCenter, statementExample } from '../examples/data-examples.ts';
import { type FoundCentersV1, withSourceOnce } from './found-centers-v1.ts';

/** What a question is answered with, for the documentation. */
export const foundCentersExample: FoundCentersV1 = withSourceOnce({
  readAs: {
    as: ['near Birmingham, AL', 'level DETOX', 'insurance MEDICAID'],
    within: 100,
    notStated: { insurance: 2 },
  },
  total: 1,
  page: 1,
  limit: 10,
  centers: [
    foundCenter(exampleCenter, {
      origin: EXAMPLE_ORIGIN,
      now: new Date('2026-11-21T00:00:00.000Z'),
      asked: [],
      miles: 0.1,
    }),
  ],
  ...statementExample,
});
