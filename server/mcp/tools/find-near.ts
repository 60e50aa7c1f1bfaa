import { z } from 'zod';
import { emptyQuery, type Place } from '#core/center-query.ts';
import { type Filters, noFilters } from '#core/filters.ts';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { mcpParameters } from '#core/i18n/en/mcp/tools.ts';
import { parseJurisdiction } from '#core/lists.ts';
import { CenterSummary, DataStatement, summarizeCenter } from '#core/open-data.ts';
import { stateCenters } from '../../open-data/data-statement.ts';
import { describeSummary } from '../center-text.ts';
import { type DirectorySource, stateWhole } from '../directory-source.ts';
import { filterInputs, pageInputs, stateInput } from '../inputs.ts';
import { describePage, nextPageOf, pageFields } from '../paging.ts';
import { findPlace } from '../places.ts';
import { withStatement } from '../statement-text.ts';
import { defineTool } from '../tool.ts';

/** A drive of half an hour to an hour. */
const MILES_BY_DEFAULT = 25;
/** The next center may be that far away in the thinly settled states. */
const MOST_MILES = 250;

export const findNear = defineTool({
  name: 'find_near',
  input: z.strictObject({
    zip: z
      .string()
      .trim()
      .regex(/^(\d{5}(-\d{4})?)?$/, words.wrong.zip)
      .optional()
      .describe(mcpParameters.zip),
    city: z.string().trim().max(100).default('').describe(mcpParameters.city),
    state: stateInput.describe(mcpParameters.cityState),
    miles: z
      .number()
      .min(1)
      .max(MOST_MILES)
      .default(MILES_BY_DEFAULT)
      .describe(mcpParameters.miles(MILES_BY_DEFAULT, MOST_MILES)),
    ...filterInputs,
    ...pageInputs,
  }),
  output: DataStatement.extend({
    /** The middle of the ZIP code or city: distances begin there. */
    place: z.object({ name: z.string(), lat: z.number(), lng: z.number() }),
    withinMiles: z.number(),
    centers: z.array(
      CenterSummary.extend({
        /** As the crow flies, to a tenth. */
        miles: z.number().min(0),
        /** True where the center's position is the middle of its ZIP code. */
        approximateLocation: z.boolean(),
      }),
    ),
    /** Centers of the place's state that may be near, too: their position is not known. */
    withoutPosition: z.int().min(0),
    ...pageFields,
  }),
  run({ zip, city, state, miles, levels, populations, insurance, page, limit }, source, now) {
    const place = findPlace({ zip, city, state });
    const filters = { ...noFilters, level: levels, population: populations, insurance };
    const {
      centers: shown,
      miles: distances = [],
      total,
    } = source.live.current.find({ ...emptyQuery, ...filters, within: miles, page, limit }, { place });
    const statement = shown.length > 0 ? stateCenters(source.live, shown) : stateWhole(source);
    const centers = shown.map((center, at) => ({
      ...summarizeCenter(center, source.origin, now),
      miles: distances[at]!,
      approximateLocation: center.approximateLocation,
    }));
    const found = { total, page, limit };
    const withoutPosition = countWithoutPosition(place, filters, source);
    const head = [
      words.foundNear(found.total, miles, place.name),
      found.total === 0 ? words.noneNear(MOST_MILES) : describePage(found),
      ...(withoutPosition > 0 ? [words.withoutPosition(withoutPosition, place.state)] : []),
    ];
    const listed = centers.map((center) =>
      describeSummary(center, words.miles(center.miles, center.approximateLocation)),
    );
    return {
      data: {
        ...statement,
        place: { name: place.name, lat: place.lat, lng: place.lng },
        withinMiles: miles,
        centers,
        withoutPosition,
        ...found,
        nextPage: nextPageOf(found),
      },
      text: withStatement([head.filter(Boolean).join(' '), ...listed].join('\n\n'), statement),
    };
  },
});

/** Those in the place's own state: nobody knows how near they are. */
function countWithoutPosition(place: Place, filters: Filters, { live }: DirectorySource): number {
  const state = parseJurisdiction(place.state);
  if (!state) return 0;
  const inState = { ...emptyQuery, ...filters, state };
  const withPosition = live.current.find({ ...inState, within: Number.POSITIVE_INFINITY }, { place });
  return live.current.find(inState).total - withPosition.total;
}
