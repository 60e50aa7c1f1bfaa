import type { Center } from '#core/center/center.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { Directory } from '#core/search/directory.ts';
import { unpackCenters } from '#core/snapshot/packed-centers.ts';
import { isReadable } from '#core/snapshot/packed-format.ts';
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

  constructor(all: readonly Shard[], manifest: StoredManifest | undefined) {
    // What another version of the app keeps here is for that one, and as good as not here.
    const shards = all.filter(({ json }) => isReadable(json));
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

  /** Whether it has all that there is to a question about one state, or about all. `lacking`: see CopyRecord. */
  answers(state: Jurisdiction | undefined, lacking: readonly Jurisdiction[]): boolean {
    if (state === undefined) return this.complete;
    return this.states.has(state) || (this.complete && !lacking.includes(state));
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

function readShard({ json }: Shard): Center[] {
  return unpackCenters(JSON.parse(json));
}
