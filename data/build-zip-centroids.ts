import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import zipcodes from 'zipcodes';
import { parseJurisdiction } from '#core/lists/public-lists.ts';
import type { PackedZipCentroids } from '#core/search/place-table.ts';
import { packDictionary, packDifferences } from '#core/snapshot/packing.ts';

/**
 * Makes zip-centroids.json from the package `zipcodes` (see README.md beside this file). Run it after an update
 * of the package: npx tsx data/build-zip-centroids.ts
 */
const places = Object.values(zipcodes.codes)
  .filter(({ zip, state, latitude, longitude }) => {
    // The package has some entries at 0° or in the wrong hemisphere; Guam and its neighbors alone are east of Greenwich.
    const pacific = ['GU', 'MP', 'PW', 'FM', 'MH'].includes(state);
    return /^\d{5}$/.test(zip) && parseJurisdiction(state) && latitude !== 0 && (pacific || longitude < -60);
  })
  .sort((a, b) => Number(a.zip) - Number(b.zip));

const packed: PackedZipCentroids = {
  zip: packDifferences(places.map(({ zip }) => Number(zip))),
  lat: packDifferences(places.map(({ latitude }) => Math.round(latitude * 100))),
  lng: packDifferences(places.map(({ longitude }) => Math.round(longitude * 100))),
  city: packDictionary(places.map(({ city }) => city)),
  state: packDictionary(places.map(({ state }) => state)),
};
const json = `${JSON.stringify(packed)}\n`;
writeFileSync(new URL('./zip-centroids.json', import.meta.url), json);
const bytes = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
console.log(`${places.length} ZIP codes, ${(bytes / 1024).toFixed(0)} KB with brotli`);
