import type { PlaceAnswer } from '#core/search/center-query.ts';
import type { Directory } from '#core/search/directory.ts';
import { PlaceTable } from '#core/search/place-table.ts';
import { inTime, PLACES_MS, STORE_MS } from '../../site/patience.ts';
import { type PlaceFile, placeFile } from '../place-file.ts';

/** The table of ZIP codes and cities in the worker's memory, read when a place is first asked for. Never throws. */
export class HeldPlaces {
  readonly #file: PlaceFile;
  #table: PlaceTable | undefined;
  #loading: Promise<PlaceTable | undefined> | undefined;

  constructor(file: PlaceFile = placeFile) {
    this.#file = file;
  }

  /**
   * The table; undefined where it is neither on this device nor to be had now. Without `mayFetch` only what the device
   * keeps counts.
   */
  async table({ mayFetch }: { mayFetch: boolean }): Promise<PlaceTable | undefined> {
    return this.#table ?? inTime(this.#load(mayFetch), PLACES_MS).catch(() => undefined);
  }

  /** What words mean, undefined for none; where there is no table, by the places that the centers are in. */
  async find(
    words: string,
    directory: Directory,
    options: { mayFetch: boolean },
  ): Promise<PlaceAnswer | undefined> {
    if (words.trim() === '') return undefined;
    const table = await this.table(options);
    return table ? table.find(words) : { ...placesOf(directory).find(words), fromCenters: true };
  }

  /** How many bytes the table takes on this device; null where it is not here, or cannot be kept. */
  async keptBytes(): Promise<number | null> {
    const bytes = await inTime(this.#file.keptBytes(), STORE_MS).catch(() => undefined);
    return bytes ?? null;
  }

  /** Brings the table with the copy, so that places are found without a network; says as much as keptBytes. */
  async bring(): Promise<number | null> {
    const kept = await this.keptBytes();
    // In memory and not kept: here nothing can be.
    if (kept !== null || this.#table) return kept;
    await inTime(this.#fetchOnce(), PLACES_MS).catch(() => undefined);
    return this.keptBytes();
  }

  /** Wipes the table from the device. */
  async wipe(): Promise<void> {
    this.#table = undefined;
    await inTime(this.#file.wipe(), STORE_MS).catch(() => undefined);
  }

  async #load(mayFetch: boolean): Promise<PlaceTable | undefined> {
    this.#table ??= await this.#readKept();
    if (this.#table || !mayFetch) return this.#table;
    return this.#fetchOnce();
  }

  #fetchOnce(): Promise<PlaceTable | undefined> {
    this.#loading ??= this.#fetch().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #readKept(): Promise<PlaceTable | undefined> {
    try {
      const text = await inTime(this.#file.readKept(), STORE_MS);
      return text === undefined ? undefined : read(text);
    } catch {
      // Some private windows keep nothing; what cannot be read, or not soon, is fetched again.
      return undefined;
    }
  }

  async #fetch(): Promise<PlaceTable | undefined> {
    try {
      // Read first: the page of a hotel's network that asks to log in is an answer, too.
      const { text, table } = await this.#file.fetch((text) => ({ text, table: read(text) }));
      this.#table = table;
      await inTime(this.#file.keep(text), STORE_MS).catch(() => undefined);
      return table;
    } catch {
      return undefined;
    }
  }
}

const ofCenters = new WeakMap<Directory, PlaceTable>();

/** The places that the directory's own centers are in. */
export function placesOf(directory: Directory): PlaceTable {
  const table = ofCenters.get(directory) ?? PlaceTable.ofCenters(directory.all.heads());
  ofCenters.set(directory, table);
  return table;
}

function read(text: string): PlaceTable {
  return PlaceTable.unpack(JSON.parse(text));
}
