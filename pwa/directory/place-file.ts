import address from '../../data/zip-centroids.json?url';

/** Where the table of ZIP codes and cities comes from: a file of the build whose name changes with its content. */
export interface PlaceFile {
  /** The text as this device keeps it; undefined where it keeps none, or only that of an earlier build. */
  readKept(): Promise<string | undefined>;
  /** Throws where the server cannot be reached or has no such file. */
  fetch(): Promise<string>;
  /** Keeps the text for when there is no network, and drops that of earlier builds. */
  keep(text: string): Promise<void>;
  /** Wipes it from the device. */
  drop(): Promise<void>;
}

const CACHE = 'harborlight-places';

/** Kept in the browser's Cache Storage. The request says that a place is looked for, not which. */
export const placeFile: PlaceFile = {
  async readKept() {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(address);
    return kept?.text();
  },

  async fetch() {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The server answered ${response.status} for the table of places.`);
    return response.text();
  },

  async keep(text) {
    const cache = await caches.open(CACHE);
    for (const earlier of await cache.keys()) await cache.delete(earlier);
    await cache.put(address, new Response(text, { headers: { 'Content-Type': 'application/json' } }));
  },

  async drop() {
    await caches.delete(CACHE);
  },
};
