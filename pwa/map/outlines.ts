import type { Jurisdiction } from '#core/lists/public-lists.ts';
import outlines from './state-outlines.json' with { type: 'json' };

/** A place on the map, in its own units: Texas is 190 wide. */
export interface Point {
  x: number;
  y: number;
}

/** A part of the map. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** By state, and DC: the path of its outline. Made by data/build-state-outlines.ts, which says from what. */
export const outlineOf: Partial<Record<Jurisdiction, string>> = outlines.paths;

/** The states that are on the map, and DC. */
export const outlinedStates = Object.keys(outlines.paths) as Jurisdiction[];

/** All of the map. */
export const wholeMap = readBox(outlines.viewBox);

/** The box around a state; undefined for one that is not on the map. */
export function boxOf(state: Jurisdiction): Box | undefined {
  const points = [...(outlineOf[state]?.matchAll(/(-?\d+),(-?\d+)/g) ?? [])];
  if (points.length === 0) return undefined;
  const across = points.map(([, x]) => Number(x));
  const down = points.map(([, , y]) => Number(y));
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/**
 * The parts of the map whose distances mean something. Alaska and Hawaii lie in corners, far from where they are: beside
 * another state they are shown only where the whole country is.
 */
type Part = 'AK' | 'HI' | 'mainland';

/** Which part a place in degrees is in. */
export function partOf({ lat, lng }: { lat: number; lng: number }): Part {
  if (lat > 50 && (lng < -129 || lng > 0)) return 'AK';
  return lat < 25 && lng < -140 ? 'HI' : 'mainland';
}

export function partOfState(state: Jurisdiction): Part {
  return state === 'AK' || state === 'HI' ? state : 'mainland';
}

/** The outlines of a part, as one path; of undefined, which is no single part, those of the country. */
export function landOf(part: Part | undefined): string {
  const shown = outlinedStates.filter((state) => part === undefined || part === partOfState(state));
  return shown.map((state) => outlineOf[state]).join('');
}

/** As SVG's viewBox. */
export function viewBox({ x, y, width, height }: Box): string {
  return [x, y, width, height].join(' ');
}

function readBox(text: string): Box {
  const [x = 0, y = 0, width = 0, height = 0] = text.split(' ').map(Number);
  return { x, y, width, height };
}
