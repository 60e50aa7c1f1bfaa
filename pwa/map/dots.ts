import { geoAlbersUsa } from 'd3-geo';
import type { CenterPositions } from '#core/search/center-positions.ts';
import { type Box, type Point, partOf, wholeMap } from './outlines.ts';

/** The projection of the outlines, as us-atlas says it. Null outside the 50 states and DC. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** The map is about so many CSS pixels wide, which is what dots are measured in. */
const SHOWN_WIDTH = 320;
/** Centers that are nearer to each other, in CSS pixels, share a dot. */
const CELL = 5;
/** From so many centers on a dot has the next size: one, some, many. */
const SIZES = [1, 4, 20];

/** Of the box around a state. */
const ROOM = 1.06;
/** Of what was found, whose pins are wider than their places. */
const ROOM_AROUND_PLACES = 1.2;
/** In units of the map, some 3 miles each: less would show no line by which to tell where it is. */
const NARROWEST = 24;

/** What to draw of a search's results. */
interface Dots {
  /** By size, the smallest first: an SVG path of points, for a line with round ends. */
  paths: string[];
  /** How many centers the map has no room for: those of the territories. */
  outside: number;
}

/** Where a place in degrees is on the map; undefined outside of it. */
export function placeOnMap({ lat, lng }: { lat: number; lng: number }): Point | undefined {
  const [x, y] = project([lng, lat]) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}

/**
 * Puts centers that a dot would cover together, in the middle between them: a map of all 18,000 has some 3,000 dots,
 * in three elements. `view` is the part of the map that is shown.
 */
export function drawDots(places: CenterPositions['places'], view: Box): Dots {
  const cell = (CELL * view.width) / SHOWN_WIDTH;
  const columns = Math.ceil(wholeMap.width / cell) + 1;
  const cells = new Map<number, { x: number; y: number; centers: number }>();
  let outside = 0;
  for (const [lat, lng, centers] of places) {
    const at = project([lng, lat]);
    if (!at) {
      outside += centers;
      continue;
    }
    const [x, y] = at;
    const key = Math.floor((y - wholeMap.y) / cell) * columns + Math.floor((x - wholeMap.x) / cell);
    const found = cells.get(key);
    if (found) {
      found.x += x * centers;
      found.y += y * centers;
      found.centers += centers;
    } else cells.set(key, { x: x * centers, y: y * centers, centers });
  }
  const paths = SIZES.map(() => '');
  for (const { x, y, centers } of cells.values()) {
    const size = SIZES.filter((from) => centers >= from).length - 1;
    paths[size] += `M${round(x / centers)},${round(y / centers)}h0`;
  }
  return { paths, outside };
}

/** What part of the map fits what was found. */
interface Fit {
  view: Box;
  /** The only part of the country that has any of it. */
  part: ReturnType<typeof partOf> | undefined;
}

/**
 * Where the places in degrees are, with room around them: near a city that city, and the whole map only where they are in
 * more than one of its parts. Undefined where there is none on the map.
 */
export function fitPlaces(places: readonly { lat: number; lng: number }[]): Fit | undefined {
  const points = places.flatMap((place) => placeOnMap(place) ?? []);
  if (points.length === 0) return undefined;
  const parts = new Set(places.filter(placeOnMap).map(partOf));
  if (parts.size > 1) return { view: wholeMap, part: undefined };
  const edges = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    edges.left = Math.min(edges.left, x);
    edges.right = Math.max(edges.right, x);
    edges.top = Math.min(edges.top, y);
    edges.bottom = Math.max(edges.bottom, y);
  }
  const { left, right, top, bottom } = edges;
  const least = { x: Math.max(0, NARROWEST - (right - left)) / 2, y: 0 };
  const box = { x: left - least.x, y: top, width: right - left + 2 * least.x, height: bottom - top };
  const [part] = parts;
  const view = viewOf(box, ROOM_AROUND_PLACES);
  // From coast to coast it is the country.
  return view.width >= wholeMap.width ? { view: wholeMap, part: undefined } : { view, part };
}

/** The view of a box: with room around it, in the shape of the whole map. */
export function viewOf(box: Box, room = ROOM): Box {
  const width = Math.max(box.width, (box.height * wholeMap.width) / wholeMap.height) * room;
  const height = (width * wholeMap.height) / wholeMap.width;
  return {
    x: round(box.x + (box.width - width) / 2),
    y: round(box.y + (box.height - height) / 2),
    width: round(width),
    height: round(height),
  };
}

/** The nearest of some points to a tap, in units of the map; undefined where none is within reach. */
export function nearestPoint<P extends Point>(
  points: readonly P[],
  tap: Point,
  reach: number,
): P | undefined {
  const near = points
    .map((point) => ({ point, far: Math.hypot(point.x - tap.x, point.y - tap.y) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far);
  return near[0]?.point;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
