import address from '../../data/zip-centroids.json?url';
import { caches as names } from '../site/device-storage.ts';
import { toHex } from '../site/hex.ts';
import { fetchNamed } from './fetch-named.ts';

/** What it must be: its SHA-256 in hexadecimal digits, by the build (vite.config.ts). Its name is no hash of its content. */
declare const PLACES_SHA256: string;

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
    const kept = await (await cache.match(address))?.text();
    return kept !== undefined && (await isRight(kept)) ? kept : undefined;
  },

  async keptBytes() {
    const cache = await caches.open(CACHE);
    return (await (await cache.match(address))?.blob())?.size;
  },

  fetch(read) {
    return fetchNamed(address, async (response) => {
      if (!response.ok) throw new Error(`The server answered ${response.status} for the table of places.`);
      const text = await response.text();
      if (!(await isRight(text))) throw new Error('The table of places arrived damaged.');
      return read(text);
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

async function isRight(text: string): Promise<boolean> {
  // Without HTTPS a browser cannot tell; it keeps nothing then, either.
  if (!crypto.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return toHex(digest) === PLACES_SHA256;
}
