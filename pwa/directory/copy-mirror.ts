import { caches as names } from '../site/device-storage.ts';
import { inTime, STORE_MS } from '../site/patience.ts';
import {
  type CopyRecord,
  type GuidesFile,
  hashesOf,
  heldHashesOf,
  NO_COPY,
  type Shard,
  type StoredCopy,
} from './stored-copy.ts';

/**
 * The copy once more, in Cache Storage. A page that is left may keep IndexedDB from all later ones for as long as the browser
 * runs (see copy-databases.ts); Cache Storage has no transactions, and nobody can hold it. Each file lies here under the
 * hash of its content, and the record of the last complete copy beside them. What fails here never throws: it is the
 * second place.
 */

const RECORD = 'record';
/** What an entry is, but for its text: Cache Storage keeps headers as they are. */
const ENTRY = 'Harborlight-Entry';

type Entry =
  | ({ kind: 'shard' } & Omit<Shard, 'json'>)
  | ({ kind: 'guides' } & Omit<GuidesFile, 'json'>)
  | { kind: typeof RECORD };

/** Files that are just being written. */
const writing = new Set<Promise<void>>();

/** What it holds; undefined for nothing. */
export async function readMirror(): Promise<StoredCopy | undefined> {
  return patiently(async (cache) => {
    const copy: StoredCopy = { record: NO_COPY, shards: [], guides: [] };
    for (const response of await cache.matchAll()) {
      const entry: Entry = JSON.parse(response.headers.get(ENTRY) ?? '');
      const json = await response.text();
      if (entry.kind === 'shard') copy.shards.push({ ...entry, json });
      else if (entry.kind === 'guides') copy.guides.push({ ...entry, json });
      else copy.record = { ...NO_COPY, ...JSON.parse(json) };
    }
    return copy.shards.length > 0 ? copy : undefined;
  });
}

/** Whether a complete copy lies here. */
export async function isMirrored(): Promise<boolean> {
  // To open it would make an empty one.
  if (!(await tryStore(() => caches.has(names.mirror)))) return false;
  return (await patiently((cache) => cache.match(addressOf(RECORD)))) !== undefined;
}

/** The hashes of the files that lie here. */
export async function readMirroredHashes(): Promise<ReadonlySet<string>> {
  return new Set(await patiently(async (cache) => (await cache.keys()).map(({ url }) => nameOf(url))));
}

/** The text of one of them. */
export async function readMirrored(hash: string): Promise<string | undefined> {
  return patiently(async (cache) => (await cache.match(addressOf(hash)))?.text());
}

export function mirrorShard({ json, state, hash, count }: Shard): void {
  write(hash, { kind: 'shard', state, hash, count }, json);
}

export function mirrorGuides({ json, hash }: GuidesFile): void {
  write(hash, { kind: 'guides', hash }, json);
}

/**
 * Makes it what the store is by this record, of a complete copy: most files lie here already, as they came. To be done while
 * nobody else syncs or removes.
 */
export async function bringMirror(record: CopyRecord, read: () => Promise<StoredCopy>): Promise<void> {
  const mirrored: CopyRecord = JSON.parse((await readMirrored(RECORD)) ?? '{}');
  if (JSON.stringify(mirrored.manifest) === JSON.stringify(record.manifest)) return;
  let missing = await missingOf(record);
  if (missing.size > 0) {
    // What was here before the mirror was, or came into another database.
    const { shards, guides } = await read();
    shards.filter(({ hash }) => missing.has(hash)).forEach(mirrorShard);
    guides.filter(({ hash }) => missing.has(hash)).forEach(mirrorGuides);
    missing = await missingOf(record);
    // Such as on a full disk: the record would say that all is here.
    if (missing.size > 0) return;
  }
  const current = hashesOf(record);
  await patiently(async (cache) => {
    await put(cache, RECORD, { kind: RECORD }, JSON.stringify(record));
    for (const { url } of await cache.keys()) {
      const name = nameOf(url);
      if (name !== RECORD && !current.has(name)) await cache.delete(url);
    }
  });
}

/** The hashes of the copy's files that do not lie here. */
async function missingOf(record: CopyRecord): Promise<Set<string>> {
  await Promise.all(writing);
  const here = await readMirroredHashes();
  return new Set(heldHashesOf(record).filter((hash) => !here.has(hash)));
}

export async function wipeMirror(): Promise<void> {
  await Promise.all(writing);
  await tryStore(() => caches.delete(names.mirror));
}

function write(hash: string, entry: Entry, json: string): void {
  const written = patiently((cache) => put(cache, hash, entry, json)).then(
    () => void writing.delete(written),
  );
  writing.add(written);
}

function put(cache: Cache, name: string, entry: Entry, json: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', [ENTRY]: JSON.stringify(entry) };
  return cache.put(addressOf(name), new Response(json, { headers }));
}

/** No page of the server's: nothing is ever asked for by it. */
function addressOf(name: string): string {
  return `/${names.mirror}/${name}`;
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

async function patiently<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  return tryStore(() => caches.open(names.mirror).then(work));
}

async function tryStore<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await inTime(work(), STORE_MS);
  } catch {
    // Some private windows keep nothing, or forbid to look, and without HTTPS there is no Cache Storage.
    return undefined;
  }
}
