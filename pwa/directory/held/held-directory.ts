import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { Directory } from '#core/search/directory.ts';
import { CenterFile } from '#core/snapshot/center-file.ts';
import { isReadable } from '#core/snapshot/packed-format.ts';
import type { Shard } from '../stored-copy.ts';
import type { StoredManifest } from '../stored-manifest.ts';
import { inOrder, keepIndex, readIndex } from './kept-index.ts';

/** The directory in the worker's memory, opened when it is first needed. */
export class HeldDirectory {
  /** True where every state of the manifest is here. */
  readonly complete: boolean;
  readonly states: ReadonlySet<Jurisdiction>;
  /** The manifest's. */
  readonly version: string | undefined;
  /** Characters of all shards: about the bytes that they take on the device. */
  readonly bytes: number;
  readonly #shards: readonly Shard[];
  #directory: Promise<Directory> | undefined;
  /** Bytes on the device of what was made of these files, for searches; 0 while it is not kept. */
  indexBytes = 0;

  constructor(all: readonly Shard[], manifest: StoredManifest | undefined) {
    // What another version of the app keeps here is for that one, and as good as not here.
    const shards = all.filter(({ json }) => isReadable(json));
    const current = new Map(manifest?.states.map(({ state, hash }) => [state, hash]));
    // Without a complete copy, whatever an unfinished first sync has brought is better than nothing.
    const own = manifest ? shards.filter(({ state, hash }) => current.get(state) === hash) : shards;
    this.#shards = inOrder(own);
    this.states = new Set(this.#shards.map(({ state }) => state));
    this.version = manifest?.version;
    this.complete = manifest !== undefined && this.states.size === manifest.states.length;
    this.bytes = this.#shards.reduce((sum, { json }) => sum + json.length, 0);
  }

  /** As it was made of these files once, or else made of them now. */
  open(): Promise<Directory> {
    this.#directory ??= this.#open();
    return this.#directory;
  }

  async #open(): Promise<Directory> {
    return (await this.#openKept()) ?? Directory.from(this.#files);
  }

  /** As it was made of these files once; undefined where that is not kept, or not whole. */
  async #openKept(): Promise<Directory | undefined> {
    const index = this.complete ? await readIndex(this.#hashes) : undefined;
    try {
      if (!index) return undefined;
      const directory = Directory.open(this.#files, index);
      this.indexBytes = index.byteLength;
      return directory;
    } catch {
      // Damaged: it is made anew.
      return undefined;
    }
  }

  get #files(): CenterFile[] {
    return this.#shards.map((shard) => new CenterFile(shard));
  }

  get #hashes(): string[] {
    return this.#shards.map(({ hash }) => hash);
  }

  /** Whether it has all that there is to a question about one state, or about all. `lacking`: see CopyRecord. */
  answers(state: Jurisdiction | undefined, lacking: readonly Jurisdiction[]): boolean {
    if (state === undefined) return this.complete;
    return this.states.has(state) || (this.complete && !lacking.includes(state));
  }

  /** Makes what the first answers need while nobody has asked yet. */
  async prepare(): Promise<void> {
    if (this.states.size === 0) return;
    await giveWay();
    await (await this.open()).prepareText(giveWay);
  }

  /** Keeps for the next start what was made now, of a complete copy. */
  async keep(): Promise<void> {
    if (!this.complete || this.indexBytes > 0) return;
    const index = (await this.open()).write();
    if (await keepIndex(this.#hashes, index)) this.indexBytes = index.byteLength;
  }
}

/** Lets a question that has come in be answered between two slices of work. */
function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
