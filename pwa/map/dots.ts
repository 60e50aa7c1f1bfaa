import { geoAlbersUsa } from 'd3-geo';
import type { CenterPositions } from '#core/center-positions.ts';
import { type Box, type Point, wholeMap } from './outlines.ts';

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

/** What to draw of a search's results. */
export interface Dots {
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

/** The view of a box: with room around it, in the shape of the whole map. */
export function viewOf(box: Box): Box {
  const width = Math.max(box.width, (box.height * wholeMap.width) / wholeMap.height) * ROOM;
  const height = (width * wholeMap.height) / wholeMap.width;
  return {
    x: Math.round(box.x + (box.width - width) / 2),
    y: Math.round(box.y + (box.height - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
