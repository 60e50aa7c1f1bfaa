import type { Place } from '#core/search/center-query.ts';
import { milesBetween } from '#core/search/distance.ts';
import { firstInOrder } from '#core/search/first-in-order.ts';
import type { AdminCenterPage } from '#core/staff/center-editing.ts';
import { findPlaces } from '../../data/places.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { cutPage, type Paging } from '../database/paging.ts';
import { type CenterFilter, readInOrder, selectCenters } from './centers-search.ts';

/** Where staff look for centers, and how many miles around it; undefined is any distance. */
export interface Around {
  place: Place;
  within: number | undefined;
}

/** The one place that words name. Throws 400 AppError, which says what to give instead. */
export function readPlace(words: string): Place | undefined {
  const answer = findPlaces(words);
  if (!answer || 'place' in answer) return answer?.place;
  const names = answer.choices.map(({ name }) => name);
  if (names.length === 0) {
    const message = `"${words}" is not in the table of ZIP codes and cities. Give a ZIP code of five digits, or a city with its state such as "Austin, TX".`;
    throw new AppError(400, 'unknown_place', message);
  }
  throw new AppError(400, 'several_places', `"${words}" may be ${names.join('; ')}. Give the state, too.`);
}

/**
 * A page of the centers that staff look for, the nearest first, then by name. Those without a position come last, or
 * are left out where a distance is given.
 */
export async function searchCentersNear(
  db: Db,
  filter: CenterFilter,
  { place, within = Number.POSITIVE_INFINITY }: Around,
  { now, ...paging }: Paging & { now: Date },
): Promise<Omit<AdminCenterPage, 'page' | 'limit' | 'reports' | 'proposals' | 'claims'>> {
  const all = await selectCenters(db, filter, now)
    .select(['id', 'lat', 'lng'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  const found = all
    .map(({ id, lat, lng }) => ({
      id,
      miles: lat === null || lng === null ? Number.POSITIVE_INFINITY : milesBetween(place, { lat, lng }),
    }))
    .filter(({ miles }) => miles <= within);
  const nearest = firstInOrder(found, paging.page * paging.limit, (a, b) =>
    a.miles < b.miles ? -1 : a.miles > b.miles ? 1 : 0,
  );
  const shown = cutPage(nearest, paging);
  return {
    centers: await readInOrder(db, shown),
    total: found.length,
    place: place.name,
    miles: shown.map(({ miles }) => (Number.isFinite(miles) ? Math.round(miles * 10) / 10 : null)),
  };
}
