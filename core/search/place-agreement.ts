import type { ZipPlace } from './cities.ts';
import { milesBetween, type Point } from './distance.ts';
import type { PlaceTable } from './place-table.ts';

type Places = Pick<PlaceTable, 'zip' | 'cities'>;

/** Where a listing says that its center is; what it does not say is null or absent. */
export interface SaidPlace {
  city: string;
  state: string;
  zip?: string | null | undefined;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
}

/**
 * A center has its city's name within so many miles: of SAMHSA's 21,213 rows of 2022 one has not, and none a ZIP code of
 * another state.
 */
const FAR_MILES = 50;

/** The place of a ZIP code that is not the city's: in another state, or far from it. Undefined where they agree, or one is not known. */
export function zipElsewhere({ zip, city, state }: SaidPlace, places: Places): ZipPlace | undefined {
  const place = zip ? places.zip(zip) : undefined;
  if (!place) return undefined;
  if (place.state !== state) return place;
  const isSame = place.city.toLowerCase() === city.toLowerCase();
  return isSame || milesToCity(place, city, state, places) <= FAR_MILES ? undefined : place;
}

/** How many miles the point on the map is from the city, where that is too far; undefined where they agree. */
export function pinElsewhere({ lat, lng, city, state }: SaidPlace, places: Places): number | undefined {
  if (lat === null || lat === undefined || lng === null || lng === undefined) return undefined;
  const miles = milesToCity({ lat, lng }, city, state, places);
  return miles > FAR_MILES ? Math.round(miles) : undefined;
}

/** To the middle of the city; 0 where the table lacks it. */
function milesToCity(point: Point, city: string, state: string, places: Places): number {
  const named = places.cities(city).filter((place) => place.state === state);
  return named.length === 0 ? 0 : Math.min(...named.map((place) => milesBetween(point, place)));
}
