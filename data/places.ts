import { readFileSync } from 'node:fs';
import type { PlaceAnswer } from '#core/search/center-query.ts';
import type { ZipPlace } from '#core/search/cities.ts';
import { PlaceTable } from '#core/search/place-table.ts';

/** Beside this module in the source; the build copies it beside the bundle (vite.config.ts). */
const FILE = new URL('./zip-centroids.json', import.meta.url);

let table: PlaceTable | undefined;

/** What is typed as a place means; undefined where nothing is. See PlaceTable. Unpacks the table on first use. */
export function findPlaces(words: string): PlaceAnswer | undefined {
  return words.trim() === '' ? undefined : placeTable().find(words);
}

/** Where a ZIP code ("75201", "75201-1234") is; undefined where the table lacks it. */
export function zipPlace(zip: string): ZipPlace | undefined {
  return placeTable().zip(zip);
}

/** The table of all ZIP codes and cities, read when it is first asked for: most commands of a terminal never do. */
export function placeTable(): PlaceTable {
  table ??= PlaceTable.unpack(JSON.parse(readFileSync(FILE, 'utf8')));
  return table;
}
