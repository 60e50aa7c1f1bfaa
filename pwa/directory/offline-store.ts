import Dexie, { type Table } from 'dexie';
import type { SnapshotGuides, SnapshotManifest, SnapshotState } from '#core/snapshot.ts';
import { databases } from '../site/device-storage.ts';

/** One state's file of the offline copy, as fetched. */
export interface Shard extends Pick<SnapshotState, 'state' | 'hash' | 'count'> {
  json: string;
}

/** The guides' file of the offline copy, as fetched. */
export interface GuidesFile extends Pick<SnapshotGuides, 'hash'> {
  json: string;
}

/** What the manifests of earlier versions of the app lacked. */
type Later = 'guides' | 'updatedAt' | 'verified' | 'sources';

/** A manifest as a device may have it from an earlier version of the app. */
export type StoredManifest = Omit<SnapshotManifest, Later> & Partial<Pick<SnapshotManifest, Later>>;

/** What the device knows of its copy. */
export interface CopyRecord {
  key: 'copy';
  /** The last complete copy's manifest; undefined while none has been completed. */
  manifest: StoredManifest | undefined;
  /** When the server was last asked for changes, ISO 8601. */
  checkedAt: string | undefined;
  /** False after the person removed the copy: it is not fetched again until they ask. */
  wanted: boolean;
}

const NO_COPY: CopyRecord = { key: 'copy', manifest: undefined, checkedAt: undefined, wanted: true };

/** The IndexedDB of the device. Files of an unfinished sync lie beside those of the last complete copy. */
class OfflineDatabase extends Dexie {
  shards!: Table<Shard, [string, string]>;
  guides!: Table<GuidesFile, string>;
  copy!: Table<CopyRecord, string>;

  constructor() {
    super(databases.directory);
    this.version(1).stores({ shards: '[state+hash]', copy: 'key' });
    this.version(2).stores({ guides: 'hash' });
  }
}

const database = new OfflineDatabase();

export async function readCopyRecord(): Promise<CopyRecord> {
  return (await database.copy.get('copy')) ?? NO_COPY;
}

export async function changeCopyRecord(change: Partial<CopyRecord>): Promise<void> {
  await database.transaction('rw', database.copy, async () => {
    await database.copy.put({ ...(await readCopyRecord()), ...change });
  });
}

/** All shards on the device, those of an unfinished sync included. */
export function readShards(): Promise<Shard[]> {
  return database.shards.toArray();
}

/** The states and hashes of all shards on the device. */
export async function readShardKeys(): Promise<Set<string>> {
  const keys = await database.shards.toCollection().primaryKeys();
  return new Set(keys.map(([state, hash]) => `${state}-${hash}`));
}

export async function saveShard(shard: Shard): Promise<void> {
  await database.shards.put(shard);
}

/** The guides' file with the hash; where none is given, the one that an unfinished first sync has brought. */
export async function readGuidesFile(hash?: string): Promise<GuidesFile | undefined> {
  return hash === undefined ? database.guides.toCollection().last() : database.guides.get(hash);
}

export async function hasGuidesFile(hash: string): Promise<boolean> {
  return (await database.guides.where({ hash }).count()) > 0;
}

export async function saveGuidesFile(file: GuidesFile): Promise<void> {
  await database.guides.put(file);
}

/** Makes the manifest's files the copy, and drops all others, at once. */
export async function completeCopy(manifest: SnapshotManifest): Promise<void> {
  const current = new Set(manifest.states.map(({ state, hash }) => `${state}-${hash}`));
  await database.transaction('rw', database.shards, database.guides, database.copy, async () => {
    await database.shards.filter(({ state, hash }) => !current.has(`${state}-${hash}`)).delete();
    await database.guides.where('hash').notEqual(manifest.guides.hash).delete();
    await changeCopyRecord({ manifest, checkedAt: new Date().toISOString() });
  });
}

/** Wipes the copy from the device; the next sync fetches all of it again. */
export async function discardCopy(): Promise<void> {
  await database.transaction('rw', database.shards, database.guides, database.copy, async () => {
    await database.shards.clear();
    await database.guides.clear();
    await changeCopyRecord({ manifest: undefined, checkedAt: undefined });
  });
}
