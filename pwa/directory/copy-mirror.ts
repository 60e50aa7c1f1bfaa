import { caches as names } from '../site/device-storage.ts';
import { inTime, STORE_MS } from '../site/patience.ts';
import {
  type CopyRecord,
  type GuidesFile,
  hashesOf,
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

/** The hashes of the files that lie here. */
export async function readMirroredHashes(): Promise<ReadonlySet<string>> {
  const hashes = await patiently(async (cache) =>
    (await cache.keys()).map(({ url }) => new URL(url).pathname.split('/').at(-1)!),
  );
  return new Set(hashes);
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

/** Once a copy is complete: names its files, and drops all others. */
export async function completeMirror(record: CopyRecord): Promise<void> {
  await Promise.all(writing);
  await patiently(async (cache) => {
    await put(cache, RECORD, { kind: RECORD }, JSON.stringify(record));
    const kept = hashesOf(record).add(RECORD);
    for (const { url } of await cache.keys()) {
      if (!kept.has(new URL(url).pathname.split('/').at(-1)!)) await cache.delete(url);
    }
  });
}

/** Brings it up to a copy that was completed before there was a mirror, or by a page that was left just then. */
export async function bringMirror(record: CopyRecord, read: () => Promise<StoredCopy>): Promise<void> {
  const mirrored = await readMirrored(RECORD);
  if (mirrored !== undefined && JSON.parse(mirrored).manifest?.version === record.manifest?.version) return;
  const [{ shards, guides }, hashes] = await Promise.all([read(), readMirroredHashes()]);
  const current = hashesOf(record);
  const isMissing = ({ hash }: { hash: string }) => current.has(hash) && !hashes.has(hash);
  shards.filter(isMissing).forEach(mirrorShard);
  guides.filter(isMissing).forEach(mirrorGuides);
  await completeMirror(record);
}

export async function wipeMirror(): Promise<void> {
  await Promise.all(writing);
  await inTime(globalThis.caches?.delete(names.mirror) ?? Promise.resolve(), STORE_MS).catch(() => undefined);
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

async function patiently<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await inTime(globalThis.caches.open(names.mirror).then(work), STORE_MS);
  } catch {
    // Some private windows keep nothing, and without HTTPS there is no Cache Storage.
    return undefined;
  }
}
