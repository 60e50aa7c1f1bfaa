import { z } from 'zod';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import type { FoundCenters } from '#core/open-data/found-centers.ts';
import { allOn, lastPageOf } from '#core/pages/last-page.ts';
import { emptyQuery, type Place } from '#core/search/center-query.ts';
import { readNear } from '#core/search/question/read-near.ts';
import { readQuestion } from '#core/search/question/read-question.ts';
import { placeTable } from '../../../data/places.ts';
import { AppError } from '../../app-error.ts';
import { findCenters } from '../../centers/found-centers.ts';
import { refuseUnused } from '../../centers/refuse-unused.ts';
import { type DirectorySource, stateWhole } from '../directory-source.ts';
import { inFewFields } from '../found-fields.ts';
import { describeFound } from '../found-text.ts';
import { searchInputs } from '../inputs.ts';
import { describeCrisis, describeReading } from '../read-as-text.ts';
import { withStatement } from '../statement-text.ts';
import { defineTool } from '../tool.ts';

export const searchCenters = defineTool({
  name: 'search_centers',
  input: z.strictObject(searchInputs),
  run({ structured, ...given }, source, now) {
    const { live, origin } = source;
    refuseUnused(given, live.current);
    const here = placeOf(given.near, source);
    // Words without miles mean what is near, and not a center of such a name at the other end of the country.
    const widen = (given.q !== '' && given.near !== '' && given.within === undefined) || undefined;
    const query = { ...emptyQuery, ...given, state: given.state, widen };
    const found = findCenters(query, { live, origin, now, here });
    const { centers, total, notStated } = found;
    if (structured) return { text: describeShortly(found), fields: inFewFields(found, origin) };
    const isEmpty = allOn(found) === 0;
    const isAround = centers.some(({ miles }) => miles !== undefined);
    const head = [
      describeReading(found),
      words.found(total, notStated),
      isAround && words.distances,
      isEmpty ? words.noneFound : describePage(found),
    ];
    const statement = centers.length > 0 ? found : stateWhole(source);
    const body =
      found.crisis && found.readAs.wantsPlace && isEmpty
        ? words.understood.wantsPosition
        : [head.filter(Boolean).join(' '), ...describeFound(centers)].join('\n\n');
    return withStatement(body, statement, { first: describeCrisis(found) });
  },
});

/** Whom to call, and how many there are: what a client must not miss that shows no fields. These have all else. */
function describeShortly(found: FoundCenters): string {
  const { total, notStated, centers, sample } = found;
  const text = [words.found(total, notStated), centers.length > 0 && words.inFields];
  return [
    describeCrisis(found),
    sample && openDataText.sampleNotice,
    text.filter(Boolean).join(' '),
    words.inDanger,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Who says "near me" beside a place means that place. Throws 404 where it is none that we know. */
function placeOf(near: string, { live }: DirectorySource): Place | undefined {
  const places = placeTable();
  const found = places.find(near);
  // A place that only some of the words name is hardly the one that is meant.
  const isUnknown = near !== '' && 'choices' in found && found.choices.length === 0;
  const { answer, state } = readNear({ directory: live.current, places }, { near });
  if (isUnknown && !state && readQuestion(near, places, () => false).rest.length > 0)
    throw new AppError(404, 'unknown_place', words.wrong.unknownPlace(near));
  if (answer === undefined || 'place' in answer) return answer?.place;
  throw new AppError(404, 'unknown_place', words.wrong.unknownPlace(near));
}

/** Which page this is, and how to get the next; '' where all is on one. */
function describePage(found: FoundCenters): string {
  const { page } = found;
  const pages = lastPageOf(found);
  if (pages === 1 && page === 1) return '';
  if (page > pages) return words.beyond(page, pages);
  return [words.page(page, pages), ...(page < pages ? [words.next(page + 1)] : [])].join(' ');
}
