import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Center } from '#core/center/center.ts';
import { Directory } from '#core/search/directory.ts';
import { nothingKnown } from '#core/testing/nothing-known.ts';
import { type PlaceFile, placeFile } from '../place-file.ts';
import { HeldPlaces, placesOf } from './held-places.ts';

const text = readFileSync(new URL('../../../data/zip-centroids.json', import.meta.url), 'utf8');
const directory = Directory.of([
  {
    ...nothingKnown,
    id: '00000001',
    slug: 'harbor-house',
    name: 'Harbor House',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    lat: 30.27,
    lng: -97.74,
    lastVerifiedAt: null,
  } as Center,
]);
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** A device, and a network that answers as it is told. */
function device(fetch: () => Promise<string>, kept?: string) {
  const file = {
    kept,
    fetched: 0,
    readKept: async () => file.kept,
    fetch: async <T>(read: (text: string) => T) => {
      file.fetched += 1;
      return read(await fetch());
    },
    keptBytes: async () => file.kept?.length,
    keep: async (text: string) => {
      file.kept = text;
    },
    wipe: async () => {
      file.kept = undefined;
    },
  };
  return file satisfies PlaceFile;
}

it('fetches the table once, however many ask at a time, and keeps it', async () => {
  const file = device(async () => text);
  const places = new HeldPlaces(file);
  const find = (words: string) => places.find(words, directory, { mayFetch: true });
  const answers = await Promise.all([find('04101'), find('Honolulu')]);
  expect(answers).toMatchObject([
    { place: { name: '04101 (Portland, ME)' } },
    { place: { name: 'Honolulu, HI' } },
  ]);
  expect(file).toMatchObject({ fetched: 1, kept: text });
});

it('answers from what the device keeps, without a network and without asking for one', async () => {
  const file = device(unreachable, text);
  expect(await new HeldPlaces(file).find('04101', directory, { mayFetch: true })).toMatchObject({
    place: { name: '04101 (Portland, ME)' },
  });
  expect(file.fetched).toBe(0);
});

it('comes with the copy once, says what it weighs, and tries again where it could not come', async () => {
  let network: () => Promise<string> = unreachable;
  const file = device(() => network());
  const places = new HeldPlaces(file);
  expect(await places.bring()).toBeNull();
  network = async () => text;
  expect(await places.bring()).toBe(text.length);
  expect(await places.bring()).toBe(text.length);
  expect(file.fetched).toBe(2);
  // In another session, without a network.
  network = unreachable;
  expect(await new HeldPlaces(file).bring()).toBe(text.length);
  await places.wipe();
  expect(await places.keptBytes()).toBeNull();
});

it('goes by the centers where there is no table, says so, and tries again with the next search', async () => {
  let network: () => Promise<string> = unreachable;
  const places = new HeldPlaces(device(() => network()));
  const find = (words: string) => places.find(words, directory, { mayFetch: true });
  expect(await find('78701')).toMatchObject({ place: { name: '78701 (Austin, TX)' }, fromCenters: true });
  expect(await find('04101')).toEqual({ choices: [], fromCenters: true });
  network = async () => text;
  expect(await find('04101')).toMatchObject({ place: { name: '04101 (Portland, ME)' } });
});

it('does not take the page of a network that asks to log in for the table, nor keep it', async () => {
  const file = device(async () => '<!doctype html>');
  expect(await new HeldPlaces(file).table({ mayFetch: true })).toBeUndefined();
  expect(file.kept).toBeUndefined();
});

it('fetches nothing where it may not, and reads again what it could not read', async () => {
  const file = device(async () => text, 'damaged');
  const places = new HeldPlaces(file);
  expect(await places.table({ mayFetch: false })).toBeUndefined();
  expect(file.fetched).toBe(0);
  expect(await places.table({ mayFetch: true })).toBeDefined();
  await places.wipe();
  expect(file.kept).toBeUndefined();
});

it('makes do where the browser keeps nothing and reaches nobody', async () => {
  // In Node there is neither a Cache Storage nor an origin to fetch from.
  expect(await new HeldPlaces(placeFile).table({ mayFetch: true })).toBeUndefined();
  expect(await new HeldPlaces(placeFile).bring()).toBeNull();
});

it('names the ZIP code of the nearest center where there is no table', () => {
  expect(placesOf(directory).nearestZip({ lat: 30.3, lng: -97.7 })).toMatchObject({ zip: '78701' });
  expect(placesOf(directory)).toBe(placesOf(directory));
});
