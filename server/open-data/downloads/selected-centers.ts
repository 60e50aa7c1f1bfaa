import type { z } from '@hono/zod-openapi';
import type { Center } from '#core/center/center.ts';
import { emptyQuery } from '#core/search/center-query.ts';
import { askForPage } from '#core/search/question/ask.ts';
import { placeTable } from '../../../data/places.ts';
import { SearchParameters } from '../../centers/search-parameters.ts';
import type { LiveDirectory } from '../../directory/live-directory.ts';

/** Those of a search, but for its pages: a file has all that is found. */
export const DownloadParameters = SearchParameters.omit({ page: true, limit: true, counts: true });
export type DownloadParameters = z.output<typeof DownloadParameters>;

/** What no parameter was given for: the whole directory. */
export const everything: DownloadParameters = DownloadParameters.parse({});

/**
 * All that a search finds, the best first; in list order where it asks for nothing, or for a state alone. Without those that
 * do not say what was asked for: a file has no place for the mark.
 */
export function selectCenters(live: LiveDirectory, query: DownloadParameters): readonly Center[] {
  const { current } = live;
  const { state, ...rest } = query;
  if (JSON.stringify({ ...everything, ...rest }) === JSON.stringify(everything)) {
    return state ? current.byState(state) : current.all;
  }
  const asked = { directory: current, places: placeTable() };
  const limit = Math.max(1, current.size);
  const { centers, total } = askForPage(asked, { ...emptyQuery, ...query, state, page: 1, limit });
  return centers.slice(0, total);
}
