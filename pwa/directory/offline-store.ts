import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { CopyDatabases } from './copy-databases.ts';
import { mirrorGuides, mirrorShard, wipeMirror } from './copy-mirror.ts';
import { wipeIndex } from './held/kept-index.ts';
import { ALL_STORES, type OfflineDatabase, type Transaction } from './offline-database.ts';
import { type CopyRecord, type GuidesFile, NO_COPY, type Shard, type StoredCopy } from './stored-copy.ts';
import { type StoredManifest, storedGuidesOf } from './stored-manifest.ts';
import { UnwantedError } from './sync-errors.ts';

/**
 * The databases that a copy may lie in. One that does not answer is left alone, and the next sync fills another: where a
 * page was left at the wrong moment WebKit keeps its transaction open for as long as the browser runs, and whoever asks
 * that database again waits for good. https://github.com/w3c/IndexedDB/issues/381
 */
const databases = new CopyDatabases(isSettled);

/** Whatever is asked of the store throws a LateError where it does not answer. */
async function ask<T>(work: (database: OfflineDatabase) => Promise<T>): Promise<T> {
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
  const { manifest, wanted } = await readRecordOf(database);
  return manifest !== undefined || !wanted;
}

export function readCopyRecord(): Promise<CopyRecord> {
  return ask(readRecordOf);
}

/** The files of one state, or of all, that are on the device. */
export function readShards(state: Jurisdiction | undefined): Promise<Shard[]> {
  // By state and hash, which is a text: an empty list comes after every text.
  const range = state && IDBKeyRange.bound([state], [state, []]);
  return ask((database) =>
    database.transact(['shards'], 'readonly', (within) => within.objectStore('shards').getAll(range)),
  );
}

/** The files of guides that are on the device. */
export function readGuidesFiles(): Promise<GuidesFile[]> {
  return ask((database) =>
    database.transact(['guides'], 'readonly', (within) => within.objectStore('guides').getAll()),
  );
}

/** All that is on the device, as it was at one moment. */
export function readStoredCopy(): Promise<StoredCopy> {
  return ask((database) =>
    database.transact(ALL_STORES, 'readonly', async (within) => ({
      record: await readRecord(within),
      shards: await within.objectStore('shards').getAll(),
      guides: await within.objectStore('guides').getAll(),
    })),
  );
}

export function changeCopyRecord(change: Partial<CopyRecord>): Promise<void> {
  return ask((database) =>
    database.transact(['copy'], 'readwrite', async (within) => {
      await within.objectStore('copy').put({ ...(await readRecord(within)), ...change });
    }),
  );
}

/** The states and hashes of all shards on the device. */
export async function readShardKeys(): Promise<Set<string>> {
  const keys = await ask((database) =>
    database.transact(['shards'], 'readonly', (within) => within.objectStore('shards').getAllKeys()),
  );
  return new Set(keys.map(nameOf));
}

export async function saveShard(shard: Shard): Promise<void> {
  mirrorShard(shard);
  await ask((database) =>
    database.transact(['shards'], 'readwrite', (within) => within.objectStore('shards').put(shard)),
  );
}

/** The hashes of all files of guides on the device. */
export async function readGuidesKeys(): Promise<Set<string>> {
  const keys = await ask((database) =>
    database.transact(['guides'], 'readonly', (within) => within.objectStore('guides').getAllKeys()),
  );
  return new Set(keys);
}

export async function saveGuidesFile(file: GuidesFile): Promise<void> {
  mirrorGuides(file);
  await ask((database) =>
    database.transact(['guides'], 'readwrite', (within) => within.objectStore('guides').put(file)),
  );
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
    database.transact(ALL_STORES, 'readwrite', async (within) => {
      const [shardStore, guideStore] = [within.objectStore('shards'), within.objectStore('guides')];
      const record = await readRecord(within);
      // Removed meanwhile, in a tab that could not wait for this one.
      if (!record.wanted) throw new UnwantedError();
      // By their keys: the files themselves are large.
      const shards = await shardStore.getAllKeys();
      const guides = await guideStore.getAllKeys();
      const kept = shards.filter((key) => current.has(nameOf(key)));
      const keptGuides = guides.filter((hash) => currentGuides.has(hash));
      const lacksGuides = [...neededGuides].some((hash) => !keptGuides.includes(hash));
      if (kept.length < current.size || lacksGuides) return false;
      for (const key of shards) if (!current.has(nameOf(key))) await shardStore.delete(key);
      for (const hash of guides) if (!currentGuides.has(hash)) await guideStore.delete(hash);
      await within.objectStore('copy').put({ ...record, manifest, ...found });
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
    database.transact(ALL_STORES, 'readwrite', async (within) => {
      const record = await readRecord(within);
      await within.objectStore('shards').clear();
      await within.objectStore('guides').clear();
      const nothing = { manifest: undefined, checkedAt: undefined, lacking: [] };
      await within.objectStore('copy').put({ ...record, ...nothing, ...change });
    }),
  );
  await databases.deleteOthers();
}

function readRecordOf(database: OfflineDatabase): Promise<CopyRecord> {
  return database.transact(['copy'], 'readonly', readRecord);
}

async function readRecord(within: Transaction<IDBTransactionMode>): Promise<CopyRecord> {
  return (await within.objectStore('copy').get('copy')) ?? NO_COPY;
}

/** Of a state's file, among all that lie here. */
function nameOf([state, hash]: readonly [string, string]): string {
  return `${state}-${hash}`;
}
