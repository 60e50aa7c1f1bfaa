import { countryName } from '#core/i18n/country-name.ts';
import { linesFor } from '#core/i18n/en/mcp/crisis-lines.ts';
import { foundCentersText } from '#core/i18n/en/open-data/found-centers.ts';
import { jurisdictions } from '#core/lists/public-lists.ts';
import { stateCenters, stateWhole } from '#core/open-data/data-statement.ts';
import { type FoundCenters, foundCenter, type ReadAs, withoutEmpty } from '#core/open-data/found-centers.ts';
import { allOn, lastPageOf } from '#core/pages/last-page.ts';
import type { CenterQuery, Chip, Place, Understood } from '#core/search/center-query.ts';
import type { Directory } from '#core/search/directory.ts';
import { askForPage } from '#core/search/question/ask.ts';
import { FARTHEST } from '#core/search/question/find-search.ts';
import { placeTable } from '../../data/places.ts';
import { AppError, wrongFields } from '../app-error.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';

interface Source {
  live: Pick<LiveDirectory, 'manifest' | 'readAt' | 'publisher'> & { current: Directory };
  /** Where people reach this server, e.g. "https://harborlight.example". */
  origin: string;
  now: Date;
  /** Where the person is, where that is known. */
  here?: Place;
  /** The address of another page of the same question. */
  pageAddress?: (page: number) => string;
}

/**
 * Answers a question: the same to programs and to assistants. See core/open-data/found-centers.ts. Throws AppError where
 * `near` is no place that we know, or what counts only around a place has none.
 */
export function findCenters(
  query: CenterQuery,
  { live, origin, now, here, pageAddress }: Source,
): FoundCenters {
  const found = askForPage({ directory: live.current, places: placeTable(), here }, query);
  const { centers, total, notStated, notStatedOf, miles, understood } = found;
  requirePlace(query, found);
  const { page, limit } = query;
  const statement = centers.length > 0 ? stateCenters(live, centers) : stateWhole({ live });
  const shown = { origin, now, asked: understood.query };
  return {
    ...withoutEmpty({
      crisis: understood.urgent && linesFor(understood.query.crisis).map(({ name, how }) => ({ name, how })),
      notCovered: notCovered(found),
    }),
    readAs: { ...readAs(understood), ...withoutEmpty({ notStated: notStatedOf }) },
    total,
    ...withoutEmpty({ notStated }),
    page,
    limit,
    ...withoutEmpty({ next: page < lastPageOf(found) && pageAddress?.(page + 1) }),
    centers: centers.map((center, at) => foundCenter(center, { ...shown, miles: miles?.[at] })),
    ...statement,
  } as FoundCenters;
}

type Found = ReturnType<typeof askForPage>;

/** Throws AppError where `near` is no place that we know, or what counts only around a place has none. */
export function requirePlace({ near, within, sort }: CenterQuery, found: Found): void {
  if (found.near && !('place' in found.near)) {
    const message = `"${near}" is no place that we know: give a ZIP code of five digits, or a city with its state such as "Austin, TX"`;
    throw new AppError(400, 'unknown_place', `near: ${message}.`, [{ path: 'near', message }]);
  }
  // Who says "near me" is asked for the place first.
  if (found.near || found.understood.wantsPosition || found.understood.abroad) return;
  const message = 'counts only around a place: give a ZIP code or a city as near';
  const issues = Object.entries({ within, sort }).flatMap(([path, value]) =>
    value === undefined ? [] : [{ path, message }],
  );
  if (issues.length > 0) throw wrongFields('invalid_request', issues);
}

/** Where no center is listed though it was asked for: who reads the answer must not take the nearest for those there. */
export function notCovered({
  understood: { noneIn, abroad },
  centers,
  ...found
}: Found): FoundCenters['notCovered'] {
  if (abroad) {
    const country = countryName(abroad, 'en');
    return { place: country, message: foundCentersText.abroad(country) };
  }
  if (!noneIn) return undefined;
  const place = jurisdictions.labels[noneIn];
  const states = [...new Set(centers.map(({ state }) => jurisdictions.labels[state]))];
  const message =
    allOn(found) === 0
      ? foundCentersText.nothingNear(place, FARTHEST)
      : foundCentersText.notCovered(place, inWords.format(states));
  return { place, message };
}

const inWords = new Intl.ListFormat('en');

function readAs(understood: Understood): ReadAs {
  const { query, chips, widenedFrom, loosened, leftOut, negated, silent, otherPlaces, wantsPosition } =
    understood;
  const said = chips.flatMap((chip) => (chip.words ? [[describe(chip), chip.words] as const] : []));
  return {
    as: chips.map(describe),
    ...withoutEmpty({
      within: query.near === '' ? undefined : query.within,
      widenedFrom,
      letGo: loosened.map(describe),
      leftOut: [...leftOut],
      negated: [...negated],
      silent: [...silent],
      words: said.length > 0 ? Object.fromEntries(said) : undefined,
      otherPlaces: otherPlaces.map(({ name }) => name),
      wantsPlace: wantsPosition as true,
    }),
  };
}

/** As the call takes it back. */
export function describe({ name, value }: Chip): string {
  return `${name} ${value}`;
}
