import type { Center } from '#core/center/center.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { Directory } from '#core/search/directory.ts';
import { PACKED_FORMAT, type PackedCenters, unpackCenters } from '#core/snapshot/packed-centers.ts';
import type { Shard } from './stored-copy.ts';
import type { StoredManifest } from './stored-manifest.ts';

/** An answer from the copy. `complete` is false where the copy lacks what the question is about. */
export interface LocalAnswer<T> {
  value: T;
  complete: boolean;
}

/** The directory in the worker's memory, built from the shards on the device when it is first needed. */
export class HeldDirectory {
  /** True where every state of the manifest is here. */
  readonly complete: boolean;
  readonly states: ReadonlySet<Jurisdiction>;
  /** Characters of all shards: about the bytes that they take on the device. */
  readonly bytes: number;
  /** Dropped once the directory is built: a phone need not hold the copy twice. */
  #shards: readonly Shard[];
  #directory: Directory | undefined;

  constructor(shards: readonly Shard[], manifest: StoredManifest | undefined) {
    const current = new Map(manifest?.states.map(({ state, hash }) => [state, hash]));
    // Without a complete copy, whatever an unfinished first sync has brought is better than nothing.
    this.#shards = manifest ? shards.filter(({ state, hash }) => current.get(state) === hash) : shards;
    this.states = new Set(this.#shards.map(({ state }) => state));
    this.complete = manifest !== undefined && this.states.size === manifest.states.length;
    this.bytes = this.#shards.reduce((sum, { json }) => sum + json.length, 0);
  }

  get directory(): Directory {
    if (!this.#directory) {
      this.#directory = Directory.of(this.#shards.flatMap(readShard));
      this.#shards = [];
    }
    return this.#directory;
  }

  /** Builds what the first answers need while nobody has asked yet. */
  async prepare(): Promise<void> {
    if (this.states.size === 0) return;
    await giveWay();
    await this.directory.prepareText(giveWay);
  }
}

/** Lets a question that has come in be answered between two slices of work. */
function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function readShard({ json, state }: Shard): Center[] {
  const packed = JSON.parse(json) as PackedCenters;
  if (packed.format !== PACKED_FORMAT) throw new Error(`The file for ${state} has another format.`);
  return unpackCenters(packed);
}
