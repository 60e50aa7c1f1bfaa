import Dexie, { type Table } from 'dexie';
import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import type { DirectoryName } from '../site/device-storage.ts';
import { CopyDatabases } from './copy-databases.ts';
import { mirrorGuides, mirrorShard, wipeMirror } from './copy-mirror.ts';
import { wipeIndex } from './held/kept-index.ts';
import { type CopyRecord, type GuidesFile, NO_COPY, type Shard, type StoredCopy } from './stored-copy.ts';
import { type StoredManifest, storedGuidesOf } from './stored-manifest.ts';
import { UnwantedError } from './sync-errors.ts';

/** An IndexedDB of the device. Files of an unfinished sync lie beside those of the last complete copy. */
class OfflineDatabase extends Dexie {
  shards!: Table<Shard, [string, string]>;
  guides!: Table<GuidesFile, string>;
  copy!: Table<CopyRecord, string>;

  constructor(name: DirectoryName) {
    super(name);
    this.version(1).stores({ shards: '[state+hash]', copy: 'key' });
    this.version(2).stores({ guides: 'hash' });
  }
}

/**
 * The databases that a copy may lie in. One that does not answer is left alone, and the next sync fills another: where a
 * page was left at the wrong moment WebKit keeps its transaction open for as long as the browser runs, and whoever asks
 * that database again waits for good. https://github.com/w3c/IndexedDB/issues/381
 */
const databases = new CopyDatabases((name) => new OfflineDatabase(name), isSettled);

/** Whatever is asked of the store throws a LateError where it does not answer. */
async function ask<T>(work: (database: OfflineDatabase) => PromiseLike<T>): Promise<T> {
  const database = await databases.current;
  return databases.watch(database, work(database));
}

/** Looks anew which of the databases has the copy. Throws a LateError where none has one, and one of them does not answer. */
export function findCopy(): Promise<void> {
  return databases.find();
}

/** After a LateError: has the next sync fill a database that answers. False where it was not a database that was late. */
export function leaveLateDatabase(): Promise<boolean> {
  return databases.leaveLate();
}

async function isSettled(database: OfflineDatabase): Promise<boolean> {
  const { manifest, wanted } = await database.transaction('r', database.copy, () => readRecord(database));
  return manifest !== undefined || !wanted;
}

export function readCopyRecord(): Promise<CopyRecord> {
  return ask((database) => database.transaction('r', database.copy, () => readRecord(database)));
}

/** The files of one state, or of all, that are on the device. */
export function readShards(state: Jurisdiction | undefined): Promise<Shard[]> {
  return ask((database) =>
    database.transaction('r', database.shards, () => {
      const { shards } = database;
      const all = state
        ? shards.where('[state+hash]').between([state, Dexie.minKey], [state, Dexie.maxKey])
        : shards;
      return all.toArray();
    }),
  );
}

/** The files of guides that are on the device. */
export function readGuidesFiles(): Promise<GuidesFile[]> {
  return ask((database) => database.transaction('r', database.guides, () => database.guides.toArray()));
}

/** All that is on the device, as it was at one moment. */
export function readStoredCopy(): Promise<StoredCopy> {
  return ask((database) =>
    // Said out loud, so that this resolves when the transaction is over, and not with it open.
    database.transaction('r', database.shards, database.guides, database.copy, async () => ({
      record: await readRecord(database),
      shards: await database.shards.toArray(),
      guides: await database.guides.toArray(),
    })),
  );
}

export function changeCopyRecord(change: Partial<CopyRecord>): Promise<void> {
  return ask((database) =>
    database.transaction('rw', database.copy, async () => {
      await database.copy.put({ ...(await readRecord(database)), ...change });
    }),
  );
}

/** The states and hashes of all shards on the device. */
export async function readShardKeys(): Promise<Set<string>> {
  const keys = await ask((database) =>
    database.transaction('r', database.shards, () => database.shards.toCollection().primaryKeys()),
  );
  return new Set(keys.map(nameOf));
}

export async function saveShard(shard: Shard): Promise<void> {
  mirrorShard(shard);
  await ask(({ shards }) => shards.put(shard));
}

/** The hashes of all files of guides on the device. */
export async function readGuidesKeys(): Promise<Set<string>> {
  const keys = await ask((database) =>
    database.transaction('r', database.guides, () => database.guides.toCollection().primaryKeys()),
  );
  return new Set(keys);
}

export async function saveGuidesFile(file: GuidesFile): Promise<void> {
  mirrorGuides(file);
  await ask(({ guides }) => guides.put(file));
}

/**
 * Makes the manifest's files the copy, and drops all others, at once. False, and nothing changes, where some of them
 * are not here, but for the guides that it lacks: another tab, which could not wait for this one, may have dropped them
 * for another version. Throws UnwantedError where the person wants none.
 */
export async function completeCopy(
  manifest: StoredManifest,
  found: Required<Pick<CopyRecord, 'lacking' | 'lackingGuides' | 'languages'>> & { checkedAt: string },
): Promise<boolean> {
  const current = new Set(manifest.states.map(({ state, hash }) => nameOf([state, hash])));
  const guidesFor = (languages: readonly Language[]) =>
    new Set(languages.flatMap((language) => storedGuidesOf(manifest, language)?.hash ?? []));
  const currentGuides = guidesFor(found.languages);
  const neededGuides = guidesFor(found.languages.filter((each) => !found.lackingGuides.includes(each)));
  const isComplete = await ask((database) =>
    database.transaction('rw', database.shards, database.guides, database.copy, async () => {
      const record = await readRecord(database);
      // Removed meanwhile, in a tab that could not wait for this one.
      if (!record.wanted) throw new UnwantedError();
      // By their keys: the files themselves are large.
      const shards = await database.shards.toCollection().primaryKeys();
      const guides = await database.guides.toCollection().primaryKeys();
      const kept = shards.filter((key) => current.has(nameOf(key)));
      const keptGuides = guides.filter((hash) => currentGuides.has(hash));
      const lacksGuides = [...neededGuides].some((hash) => !keptGuides.includes(hash));
      if (kept.length < current.size || lacksGuides) return false;
      const old = shards.filter((key) => !current.has(nameOf(key)));
      if (old.length > 0) await database.shards.bulkDelete(old);
      const oldGuides = guides.filter((hash) => !currentGuides.has(hash));
      if (oldGuides.length > 0) await database.guides.bulkDelete(oldGuides);
      await database.copy.put({ ...record, manifest, ...found });
      return true;
    }),
  );
  if (isComplete) await databases.deleteOthers();
  return isComplete;
}

/** Wipes the copy from the device, first what nobody can hold; the next sync that is wanted fetches all of it again. */
export async function discardCopy(change: Pick<Partial<CopyRecord>, 'wanted'> = {}): Promise<void> {
  await Promise.all([wipeMirror(), wipeIndex()]);
  await ask((database) =>
    database.transaction('rw', database.shards, database.guides, database.copy, async () => {
      await database.shards.clear();
      await database.guides.clear();
      const nothing = { manifest: undefined, checkedAt: undefined, lacking: [] };
      await database.copy.put({ ...(await readRecord(database)), ...nothing, ...change });
    }),
  );
  await databases.deleteOthers();
}

async function readRecord(database: OfflineDatabase): Promise<CopyRecord> {
  return (await database.copy.get('copy')) ?? NO_COPY;
}

/** Of a state's file, among all that lie here. */
function nameOf([state, hash]: readonly [string, string]): string {
  return `${state}-${hash}`;
}
