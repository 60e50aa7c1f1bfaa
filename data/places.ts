import type { PlaceAnswer } from '#core/center-query.ts';
import { PlaceTable, type ZipPlace } from '#core/place-table.ts';
import packed from './zip-centroids.json' with { type: 'json' };

let table: PlaceTable | undefined;

/** What is typed as a place means; undefined where nothing is. See PlaceTable. Unpacks the table on first use. */
export function findPlaces(words: string): PlaceAnswer | undefined {
  return words.trim() === '' ? undefined : places().find(words);
}

/** The cities of this name, one for each state that has it, the largest first. */
export function citiesNamed(name: string): readonly ZipPlace[] {
  return places().cities(name);
}

/** Where a ZIP code ("75201", "75201-1234") is; undefined where the table lacks it. */
export function zipPlace(zip: string): ZipPlace | undefined {
  return places().zip(zip);
}

function places(): PlaceTable {
  table ??= PlaceTable.unpack(packed);
  return table;
}
