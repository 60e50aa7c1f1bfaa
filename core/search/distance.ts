/** A place on earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** The earth's mean radius in miles (IUGG: 6371.0088 km). */
export const EARTH_RADIUS_MILES = 3958.7613;

/** Miles between two places along the great circle, by the haversine formula. */
export function milesBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2;
  const east = Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  const half = north + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * east;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}
