import { expect, it } from 'vitest';
import { drawDots, fitPlaces, nearestPoint, placeOnMap, viewOf } from './dots.ts';
import { boxOf, landOf, outlineOf, wholeMap } from './outlines.ts';

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
  const places: [number, number, number, number][] = [
    [32.78, -96.8, 30, 0],
    [32.79, -96.82, 1, 0],
    [32.75, -97.1, 1, 0],
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
      [18.4, -66.1, 4, 0],
      [13.5, 144.8, 2, 0],
      [40.7, -74, 1, 0],
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

const dallas = { lat: 32.78, lng: -96.8 };
const fortWorth = { lat: 32.75, lng: -97.33 };
const anchorage = { lat: 61.2, lng: -149.9 };
const honolulu = { lat: 21.3, lng: -157.9 };
const bangor = { lat: 44.8, lng: -68.8 };
const losAngeles = { lat: 34.05, lng: -118.24 };

it('fits what was found: near a city that city, and not its state', () => {
  const { view, part } = fitPlaces([dallas, fortWorth])!;
  expect(part).toBe('mainland');
  expect(view.width).toBeLessThan(boxOf('TX')!.width / 4);
  expect(view.width / view.height).toBeCloseTo(wholeMap.width / wholeMap.height, 1);
  for (const place of [dallas, fortWorth]) {
    const { x, y } = placeOnMap(place)!;
    expect(x).toBeGreaterThan(view.x);
    expect(x).toBeLessThan(view.x + view.width);
    expect(y).toBeGreaterThan(view.y);
    expect(y).toBeLessThan(view.y + view.height);
  }
  // One place alone has its surroundings.
  expect(fitPlaces([dallas])!.view.width).toBeGreaterThan(20);
  expect(fitPlaces([])).toBeUndefined();
  expect(fitPlaces([{ lat: 18.4, lng: -66.1 }])).toBeUndefined();
});

it('shows Alaska and Hawaii in their corners only where the whole country shows', () => {
  expect(fitPlaces([dallas, anchorage])).toEqual({ view: wholeMap, part: undefined });
  expect(fitPlaces([bangor, losAngeles])).toEqual({ view: wholeMap, part: undefined });
  expect(fitPlaces([anchorage])!.part).toBe('AK');
  expect(fitPlaces([honolulu])!.part).toBe('HI');
  expect(landOf('HI')).toBe(outlineOf.HI);
  expect(landOf('mainland')).not.toContain(outlineOf.AK);
  expect(landOf('mainland')).toContain(outlineOf.TX);
  expect(landOf(undefined)).toContain(outlineOf.AK);
});

it('takes a tap for the nearest pin within reach', () => {
  const pins = [
    { x: 10, y: 10, slug: 'a' },
    { x: 14, y: 10, slug: 'b' },
  ];
  expect(nearestPoint(pins, { x: 13, y: 11 }, 5)?.slug).toBe('b');
  expect(nearestPoint(pins, { x: 10, y: 16 }, 5)).toBeUndefined();
});
