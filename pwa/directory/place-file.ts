import address from '../../data/zip-centroids.json?url';
import { caches as names } from '../site/device-storage.ts';
import { fetchNamed } from './fetch-named.ts';

/** Where the table of ZIP codes and cities comes from: a file of the build whose name changes with its content. */
export interface PlaceFile {
  /** The text as this device keeps it; undefined where it keeps none, or only that of an earlier build. */
  readKept(): Promise<string | undefined>;
  /** How many bytes it takes on this device; undefined where readKept finds none. */
  keptBytes(): Promise<number | undefined>;
  /** What `read` makes of the text. Throws where the server cannot be reached, or where `read` throws. */
  fetch<T>(read: (text: string) => T): Promise<T>;
  /** Keeps the text for when there is no network, and drops that of earlier builds. */
  keep(text: string): Promise<void>;
  /** Wipes it from the device. */
  wipe(): Promise<void>;
}

const CACHE = names.places;

/** Kept in the browser's Cache Storage. All of it comes at once: no request says which place is looked for. */
export const placeFile: PlaceFile = {
  async readKept() {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(address);
    return kept?.text();
  },

  async keptBytes() {
    const cache = await caches.open(CACHE);
    return (await (await cache.match(address))?.blob())?.size;
  },

  fetch(read) {
    return fetchNamed(address, async (response) => {
      if (!response.ok) throw new Error(`The server answered ${response.status} for the table of places.`);
      return read(await response.text());
    });
  },

  async keep(text) {
    const cache = await caches.open(CACHE);
    for (const earlier of await cache.keys()) await cache.delete(earlier);
    await cache.put(address, new Response(text, { headers: { 'Content-Type': 'application/json' } }));
  },

  async wipe() {
    await caches.delete(CACHE);
  },
};
