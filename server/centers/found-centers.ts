import { emergencyLines } from '#core/i18n/en/mcp/crisis-lines.ts';
import { foundCentersText } from '#core/i18n/en/open-data/found-centers.ts';
import { jurisdictions } from '#core/lists/public-lists.ts';
import { stateCenters, stateWhole } from '#core/open-data/data-statement.ts';
import { type FoundCenters, foundCenter, type ReadAs, withoutEmpty } from '#core/open-data/found-centers.ts';
import {
  type CenterQuery,
  type Chip,
  emptyQuery,
  type Place,
  type Understood,
} from '#core/search/center-query.ts';
import type { Directory } from '#core/search/directory.ts';
import { askForPage } from '#core/search/question/ask.ts';
import type { Asked } from '#core/search/question/asked.ts';
import { chipsOf } from '#core/search/question/chips.ts';
import { placeTable } from '../../data/places.ts';
import { AppError } from '../app-error.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { countNotStated } from './not-stated.ts';

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

/** Where nothing is listed, what is farther away is no answer: an island's nearest may be across the sea. */
const FARTHEST = 100;

/**
 * Answers a question: the same to programs and to assistants. See core/open-data/found-centers.ts. Throws AppError where
 * `near` is no place that we know, or what counts only around a place has none.
 */
export function findCenters(
  query: CenterQuery,
  { live, origin, now, here, pageAddress }: Source,
): FoundCenters {
  const found = askWithin({ directory: live.current, places: placeTable(), here }, query);
  const { centers, total, miles, understood, near } = found;
  requirePlace(query, found);
  const { page, limit } = query;
  const statement = centers.length > 0 ? stateCenters(live, centers) : stateWhole({ live });
  const shown = { origin, now, asked: understood.query.topic };
  const notStated = total > 0 ? countNotStated(live.current, understood.query, near, total) : undefined;
  return {
    ...withoutEmpty({
      crisis: understood.urgent && emergencyLines.map(({ name, how }) => ({ name, how })),
      notCovered: notCovered(found),
    }),
    readAs: { ...readAs(understood), ...withoutEmpty({ notStated }) },
    total,
    page,
    limit,
    ...withoutEmpty({ next: page * limit < total && pageAddress?.(page + 1) }),
    centers: centers.map((center, at) => foundCenter(center, { ...shown, miles: miles?.[at] })),
    ...statement,
  } as FoundCenters;
}

type Found = ReturnType<typeof askForPage>;

/** Where no center is listed in a part of the country, what is near it, and nothing where nothing is. */
function askWithin(asked: Asked, query: CenterQuery): Found {
  const found = askForPage(asked, query);
  const { understood, near } = found;
  if (isAnywhere(understood)) {
    return { ...found, centers: [], miles: [], total: 0, understood: { ...understood, wantsPosition: true } };
  }
  if (!understood.noneIn) return found;
  const isNear = near && asked.directory.count({ ...emptyQuery, within: FARTHEST }, near) > 0;
  if (!isNear) return { ...found, centers: [], miles: [], total: 0 };
  return understood.query.within === undefined ? askForPage(asked, { ...query, within: FARTHEST }) : found;
}

/**
 * In a danger, and asked for no place and no name: the first of the whole country would only stand in the way of whom to
 * call.
 */
function isAnywhere(understood: Understood): boolean {
  if (!understood.urgent || understood.named) return false;
  return !chipsOf(understood).some(({ name }) => name === 'near' || name === 'state' || name === 'q');
}

function requirePlace({ near, within, sort }: CenterQuery, found: Found): void {
  if (found.near && !('place' in found.near)) {
    const message = `"${near}" is no place that we know: give a ZIP code of five digits, or a city with its state such as "Austin, TX"`;
    throw new AppError(400, 'unknown_place', `near: ${message}.`, [{ path: 'near', message }]);
  }
  // Who says "near me" is asked for the place first.
  if (found.near || found.understood.wantsPosition) return;
  const message = 'counts only around a place: give a ZIP code or a city as near';
  const issues = Object.entries({ within, sort }).flatMap(([path, value]) =>
    value === undefined ? [] : [{ path, message }],
  );
  if (issues.length === 0) return;
  const named = issues.map(({ path }) => `${path}: ${message}`).join('; ');
  throw new AppError(400, 'invalid_request', named, issues);
}

/** Where no center is listed though it was asked for: who reads the answer must not take the nearest for those there. */
function notCovered({ understood: { noneIn }, total, centers }: Found): FoundCenters['notCovered'] {
  if (!noneIn) return undefined;
  const place = jurisdictions.labels[noneIn];
  const states = [...new Set(centers.map(({ state }) => jurisdictions.labels[state]))];
  const message =
    total === 0
      ? foundCentersText.nothingNear(place, FARTHEST)
      : foundCentersText.notCovered(place, inWords.format(states));
  return { place, message };
}

const inWords = new Intl.ListFormat('en');

function readAs(understood: Understood): ReadAs {
  const { query, widenedFrom, loosened, leftOut, otherPlaces, wantsPosition } = understood;
  return {
    as: chipsOf(understood).map(describe),
    ...withoutEmpty({
      within: query.near === '' ? undefined : query.within,
      widenedFrom,
      letGo: loosened.map(describe),
      leftOut: [...leftOut],
      otherPlaces: otherPlaces.map(({ name }) => name),
      wantsPlace: wantsPosition as true,
    }),
  };
}

/** As the call takes it back. */
function describe({ name, value }: Chip): string {
  return `${name} ${value}`;
}
