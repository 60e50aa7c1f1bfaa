import { type PackedDictionary, unpackDictionary, unpackDifferences } from '#core/packing.ts';
import packed from './zip-centroids.json' with { type: 'json' };

/** The table as zip-centroids.json holds it, by column, in the order of the ZIP codes. */
export interface PackedZipCentroids {
  /** Each as the difference to the one before. */
  zip: number[];
  /** Hundredths of a degree, as differences: within half a mile of what the package says. */
  lat: number[];
  lng: number[];
  city: PackedDictionary<string>;
  state: PackedDictionary<string>;
}

/** The middle of a ZIP code's area, and its post office's city. */
export interface ZipPlace {
  lat: number;
  lng: number;
  city: string;
  state: string;
}

let places: ReadonlyMap<string, ZipPlace> | undefined;

/** Where a ZIP ("75201", "75201-1234") is; undefined where the table lacks it. Unpacks the table on first use. */
export function zipPlace(zip: string): ZipPlace | undefined {
  places ??= unpack(packed);
  return places.get(zip.slice(0, 5));
}

/** All of the table. Unpacks it on first use. */
export function allZipPlaces(): Iterable<ZipPlace> {
  places ??= unpack(packed);
  return places.values();
}

/** The middle of a ZIP's area, in degrees: right for the neighborhood, not for a door. */
export function zipCentroid(zip: string): { lat: number; lng: number } | undefined {
  const place = zipPlace(zip);
  return place && { lat: place.lat, lng: place.lng };
}

function unpack(table: PackedZipCentroids): ReadonlyMap<string, ZipPlace> {
  const zips = unpackDifferences(table.zip);
  const lats = unpackDifferences(table.lat);
  const lngs = unpackDifferences(table.lng);
  const cities = unpackDictionary(table.city);
  const states = unpackDictionary(table.state);
  return new Map(
    zips.map((zip, row) => [
      String(zip).padStart(5, '0'),
      { lat: lats[row]! / 100, lng: lngs[row]! / 100, city: cities[row]!, state: states[row]! },
    ]),
  );
}
