import type { z } from '@hono/zod-openapi';
import type { Centers } from '#core/search/center-list.ts';
import { emptyQuery } from '#core/search/center-query.ts';
import { askForPage } from '#core/search/question/ask.ts';
import { placeTable } from '../../../data/places.ts';
import { AppError } from '../../app-error.ts';
import { describe, notCovered, requirePlace } from '../../centers/found-centers.ts';
import { refuseUnused } from '../../centers/refuse-unused.ts';
import { SearchParameters } from '../../centers/search-parameters.ts';
import type { LiveDirectory } from '../../directory/live-directory.ts';

/** Those of a search, but for its pages, since a file has all that is found, and for what only an answer says. */
export const DownloadParameters = SearchParameters.omit({
  page: true,
  limit: true,
  counts: true,
  crisis: true,
  drop: true,
});
export type DownloadParameters = z.output<typeof DownloadParameters>;

/** What no parameter was given for: the whole directory. */
export const everything: DownloadParameters = DownloadParameters.parse({});

/**
 * All that a search finds, the best first; in list order where it asks for nothing, or for a state alone. Without those that
 * do not say what was asked for: a file has no place for the mark.
 */
export function selectCenters(live: LiveDirectory, query: DownloadParameters): Centers {
  const { current } = live;
  const { state } = query;
  if (!asksForPart(query)) return state ? current.byState(state) : current.all;
  const { centers, total } = find(live, query, Math.max(1, current.size));
  return centers.slice(0, total);
}

/**
 * Refuses what makes a file of nothing, or of something else than was asked for: a file has no room to say so. Throws
 * 400 where no center has a value or is in a state, where a place is not known, not covered or not named, where
 * nothing states all that was asked, where words of it would not count, and where the miles that were named would have
 * to grow.
 */
export function refuseOther(live: LiveDirectory, query: DownloadParameters): void {
  refuseUnused(query, live.current, { withState: true });
  if (!asksForPart(query)) return;
  const found = find(live, query, 1);
  requirePlace({ ...emptyQuery, ...query, state: query.state }, found);
  const { leftOut, loosened, negated, wantsPosition, widenedFrom, query: read } = found.understood;
  const asked = query.q !== '' ? 'q' : query.near !== '' ? 'near' : '';
  const refuse = (code: string, message: string, path = asked) => {
    throw new AppError(400, code, path ? `${path}: ${message}` : message, [{ path, message }]);
  };
  const elsewhere = notCovered(found)?.message;
  if (elsewhere !== undefined) refuse('not_covered', elsewhere);
  if (wantsPosition) refuse('unknown_place', WHERE);
  if (leftOut.length > 0) refuse('nothing_found', `no center has ${quoted(leftOut)}; leave it out`);
  if (negated.length > 0)
    refuse('invalid_request', `${quoted(negated)}: what is not wanted cannot be asked for; leave it out`);
  if (loosened.length > 0)
    refuse(
      'nothing_found',
      `no center states all of it: ${loosened.map(describe).join(', ')} would have to be let go`,
    );
  if (widenedFrom !== undefined) {
    const instead =
      read.within === undefined ? 'leave it out for any distance' : `ask for within=${read.within}`;
    const message = `too few centers are within ${widenedFrom} miles, and a file is not widened; ${instead}`;
    refuse('nothing_found', message, query.within === undefined ? asked : 'within');
  }
  if (found.total === 0)
    refuse(
      'nothing_found',
      `no center states all of it; ${found.notStated ?? 0} do not say, and a file has no place for them`,
    );
}

const WHERE = 'does not say where: give a ZIP code of five digits, or a city with its state, as near';

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ');
}

/** True for more than the whole, or a state alone. */
function asksForPart({ state: _, ...rest }: DownloadParameters): boolean {
  return JSON.stringify({ ...everything, ...rest }) !== JSON.stringify(everything);
}

function find({ current }: LiveDirectory, query: DownloadParameters, limit: number) {
  const asked = { directory: current, places: placeTable() };
  return askForPage(asked, { ...emptyQuery, ...query, state: query.state, page: 1, limit });
}
