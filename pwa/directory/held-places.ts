import type { PlaceAnswer } from '#core/center-query.ts';
import type { Directory } from '#core/directory.ts';
import { PlaceTable } from '#core/place-table.ts';
import { type PlaceFile, placeFile } from './place-file.ts';

/** Longer than this nobody waits for the table: the centers' own places answer, and the next search has it. */
const PATIENCE_MS = 8_000;

/** The table of ZIP codes and cities in the worker's memory, loaded when a place is first asked for. Never throws. */
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
    this.#table ??= await this.#readKept();
    if (this.#table || !mayFetch) return this.#table;
    this.#loading ??= this.#fetch().finally(() => {
      this.#loading = undefined;
    });
    return Promise.race([this.#loading, wait(PATIENCE_MS)]);
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

  /** Wipes the table from the device. */
  async drop(): Promise<void> {
    this.#table = undefined;
    await this.#file.drop().catch(() => undefined);
  }

  async #readKept(): Promise<PlaceTable | undefined> {
    try {
      const text = await this.#file.readKept();
      return text === undefined ? undefined : read(text);
    } catch {
      // Some private windows keep nothing; what cannot be read is fetched again.
      return undefined;
    }
  }

  async #fetch(): Promise<PlaceTable | undefined> {
    try {
      const text = await this.#file.fetch();
      // Read first: the page of a hotel's network that asks to log in is an answer, too.
      const table = read(text);
      this.#table = table;
      await this.#file.keep(text).catch(() => undefined);
      return table;
    } catch {
      return undefined;
    }
  }
}

const ofCenters = new WeakMap<Directory, PlaceTable>();

/** The places that the directory's own centers are in. */
export function placesOf(directory: Directory): PlaceTable {
  const table = ofCenters.get(directory) ?? PlaceTable.ofCenters(directory.all);
  ofCenters.set(directory, table);
  return table;
}

function read(text: string): PlaceTable {
  return PlaceTable.unpack(JSON.parse(text));
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
