import type { Point } from '#core/distance.ts';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { type Jurisdiction, jurisdictions } from '#core/lists.ts';
import { cityPlaces } from '../../data/city-places.ts';
import { type ZipPlace, zipPlace } from '../../data/zip-centroids.ts';
import { AppError } from '../app-error.ts';

const { wrong } = mcpAnswers;

/** The middle of a ZIP code or of a city. */
export interface Place extends Point {
  /** "Portland, ME", or "ZIP code 04101 (Portland, ME)". */
  name: string;
  state: string;
}

/** Where a search around something begins; the ZIP code counts where both are given. Throws AppError. */
export function findPlace({
  zip,
  city,
  state,
}: {
  zip: string | undefined;
  city: string;
  state: Jurisdiction | undefined;
}): Place {
  if (zip) return findZip(zip);
  if (city === '') throw new AppError(400, 'no_place', wrong.noPlace);
  return findCity(city, state);
}

function findZip(zip: string): Place {
  const place = zipPlace(zip);
  if (!place) throw new AppError(404, 'unknown_zip', wrong.unknownZip(zip));
  return { ...place, name: `ZIP code ${zip.slice(0, 5)} (${place.city}, ${place.state})` };
}

function findCity(city: string, state: Jurisdiction | undefined): Place {
  const found = cityPlaces(city);
  if (found.length === 0) throw new AppError(404, 'unknown_city', wrong.unknownCity(city));
  const places = state ? found.filter((place) => place.state === state) : found;
  const [place, ...others] = places;
  if (!place) {
    throw new AppError(
      404,
      'unknown_city',
      wrong.notInState(city, jurisdictions.labels[state!], listStates(found)),
    );
  }
  if (others.length > 0)
    throw new AppError(400, 'several_states', wrong.severalStates(city, listStates(found)));
  return { ...place, name: `${place.city}, ${place.state}` };
}

function listStates(places: readonly ZipPlace[]): string {
  return places.map(({ state }) => state).join(', ');
}
