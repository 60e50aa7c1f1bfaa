import type { Place } from '#core/center-query.ts';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { type Jurisdiction, jurisdictions } from '#core/lists.ts';
import type { ZipPlace } from '#core/place-table.ts';
import { compareText } from '#core/text.ts';
import { citiesNamed, zipPlace } from '../../data/places.ts';
import { AppError } from '../app-error.ts';

const { wrong } = mcpAnswers;

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
  return named(`ZIP code ${place.zip} (${place.city}, ${place.state})`, place);
}

function findCity(city: string, state: Jurisdiction | undefined): Place {
  const found = citiesNamed(city);
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
  return named(`${place.city}, ${place.state}`, place);
}

function named(name: string, { state, lat, lng }: ZipPlace): Place {
  return { name, state, lat, lng };
}

function listStates(places: readonly ZipPlace[]): string {
  return places
    .map(({ state }) => state)
    .sort(compareText)
    .join(', ');
}
