import { expect, it } from 'vitest';
import { drawDots, placeOnMap, viewOf } from './dots.ts';
import { boxOf, wholeMap } from './outlines.ts';

/** The points of a path of dots. */
const pointsOf = (path: string) =>
  [...path.matchAll(/M([\d.-]+),([\d.-]+)h0/g)].map(([, x, y]) => [+x!, +y!]);

it.each([
  ['AK', 61.2, -149.9],
  ['HI', 21.3, -157.9],
  ['ME', 44.8, -68.8],
  ['FL', 27.9, -82.4],
  ['CA', 36.7, -119.8],
  ['DC', 38.9, -77.03],
] as const)('puts a place of %s where that is on the map', (state, lat, lng) => {
  const { x, y, width, height } = boxOf(state)!;
  const place = placeOnMap({ lat, lng })!;
  expect(place.x).toBeGreaterThanOrEqual(x - 1);
  expect(place.x).toBeLessThanOrEqual(x + width + 1);
  expect(place.y).toBeGreaterThanOrEqual(y - 1);
  expect(place.y).toBeLessThanOrEqual(y + height + 1);
});

it('draws neighbors as one dot, larger for more, which part when the map shows only their state', () => {
  const places: [number, number, number][] = [
    [32.78, -96.8, 30],
    [32.79, -96.82, 1],
    [32.75, -97.1, 1],
  ];
  const country = drawDots(places, wholeMap);
  expect(country.paths.map((path) => pointsOf(path).length)).toEqual([0, 0, 1]);
  const state = drawDots(places, viewOf(boxOf('TX')!));
  expect(state.paths.map((path) => pointsOf(path).length)).toEqual([1, 0, 1]);
  const [x = 0, y = 0] = pointsOf(country.paths[2]!)[0]!;
  const dallas = placeOnMap({ lat: 32.78, lng: -96.8 })!;
  expect(Math.hypot(x - dallas.x, y - dallas.y)).toBeLessThan(1);
});

it('counts the centers of the territories, which have no place on the map', () => {
  const { paths, outside } = drawDots(
    [
      [18.4, -66.1, 4],
      [13.5, 144.8, 2],
      [40.7, -74, 1],
    ],
    wholeMap,
  );
  expect(outside).toBe(6);
  expect(paths.map((path) => pointsOf(path).length)).toEqual([1, 0, 0]);
});

it('shows a state whole, in the shape of the whole map', () => {
  for (const state of ['TX', 'NV', 'RI', 'AK'] as const) {
    const box = boxOf(state)!;
    const view = viewOf(box);
    expect(view.width / view.height).toBeCloseTo(wholeMap.width / wholeMap.height, 0);
    expect(view.x, state).toBeLessThanOrEqual(box.x);
    expect(view.y, state).toBeLessThanOrEqual(box.y);
    expect(view.x + view.width, state).toBeGreaterThanOrEqual(box.x + box.width);
    expect(view.y + view.height, state).toBeGreaterThanOrEqual(box.y + box.height);
  }
});
