import type { Jurisdiction } from '#core/lists.ts';
import { guidesFile, SnapshotManifest, type SnapshotState, snapshotFile } from '#core/snapshot.ts';
import {
  completeCopy,
  hasGuidesFile,
  readCopyRecord,
  readShardKeys,
  saveGuidesFile,
  saveShard,
} from './offline-store.ts';
import { UnreachableError } from './unreachable-error.ts';

/** How far a sync is. */
export interface SyncProgress {
  statesDone: number;
  statesTotal: number;
  /** Compressed, as on the network. */
  bytesDone: number;
  bytesTotal: number;
}

export type SyncOutcome = 'changed' | 'unchanged';

/** At once, so that a slow connection still fetches one state after the other and not all by halves. */
const PARALLEL_FETCHES = 4;
/** The server may publish a new version while we fetch the old one. */
const ATTEMPTS = 3;

/**
 * Brings the copy on the device up to date: fetches the manifest, then only the files whose hash changed, the
 * person's own state first, then the guides, then the other states. Until the last one is there the old copy stays
 * as it is; an interrupted sync goes on where it stopped. Throws UnreachableError without a network, other errors
 * where the server answers nonsense.
 */
export async function syncCopy(
  ownState: Jurisdiction | undefined,
  onProgress: (progress: SyncProgress) => void,
  onShard: (state: SnapshotState, json: string) => void,
): Promise<SyncOutcome> {
  for (let attempt = 1; ; attempt++) {
    const manifest = await fetchManifest();
    const { manifest: current } = await readCopyRecord();
    const complete = await fetchMissing(manifest, ownState, onProgress, onShard);
    if (complete) {
      await completeCopy(manifest);
      const same = current?.version === manifest.version && current.guides?.hash === manifest.guides.hash;
      return same ? 'unchanged' : 'changed';
    }
    if (attempt === ATTEMPTS) throw new Error('The directory changed faster than it could be fetched.');
  }
}

async function fetchManifest(): Promise<SnapshotManifest> {
  const response = await reach('/api/snapshot', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered ${response.status} for the manifest.`);
  return SnapshotManifest.parse(JSON.parse(response.body));
}

/** A file that the device lacks. */
interface MissingFile {
  /** Below /api/snapshot/. */
  name: string;
  hash: string;
  /** Compressed, as on the network. */
  bytes: number;
  save(json: string): Promise<void>;
}

/** False where a file is gone because the server has published a newer version since. */
async function fetchMissing(
  manifest: SnapshotManifest,
  ownState: Jurisdiction | undefined,
  onProgress: (progress: SyncProgress) => void,
  onShard: (state: SnapshotState, json: string) => void,
): Promise<boolean> {
  const present = await readShardKeys();
  const missing = manifest.states.filter(({ state, hash }) => !present.has(`${state}-${hash}`));
  const bytesTotal = sumOfBytes([...manifest.states, manifest.guides]);
  const stateFile = (state: SnapshotState): MissingFile => ({
    ...state,
    name: snapshotFile(state),
    save: async (json) => {
      await saveShard({ state: state.state, hash: state.hash, count: state.count, json });
      progress.statesDone += 1;
      onShard(state, json);
    },
  });
  const queue = [
    ...missing.filter(({ state }) => state === ownState).map(stateFile),
    ...(await missingGuides(manifest)),
    ...missing.filter(({ state }) => state !== ownState).map(stateFile),
  ];
  const progress: SyncProgress = {
    statesDone: manifest.states.length - missing.length,
    statesTotal: manifest.states.length,
    bytesDone: bytesTotal - sumOfBytes(queue),
    bytesTotal,
  };
  onProgress({ ...progress });

  let gone = false;
  const fetchNext = async () => {
    for (let next = queue.shift(); next && !gone; next = queue.shift()) {
      const json = await fetchFile(next);
      if (json === undefined) {
        gone = true;
        return;
      }
      await next.save(json);
      progress.bytesDone += next.bytes;
      onProgress({ ...progress });
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, fetchNext));
  } finally {
    // Where one fails, the others end with what they are at.
    queue.length = 0;
  }
  return !gone;
}

async function missingGuides({ guides }: SnapshotManifest): Promise<MissingFile[]> {
  if (await hasGuidesFile(guides.hash)) return [];
  return [
    { ...guides, name: guidesFile(guides), save: (json) => saveGuidesFile({ hash: guides.hash, json }) },
  ];
}

function sumOfBytes(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The file's text, checked against its hash; undefined where the server no longer has it. */
async function fetchFile({ name, hash }: MissingFile): Promise<string | undefined> {
  const response = await reach(`/api/snapshot/${name}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${name}.`);
  if ((await hashOf(response.body)) !== hash) throw new Error(`${name} arrived damaged.`);
  return response.body;
}

/** Fetches the whole answer: a network can go away in the middle of it, too. */
async function reach(address: string, options?: RequestInit) {
  try {
    const response = await fetch(address, options);
    return { ok: response.ok, status: response.status, body: await response.text() };
  } catch (error) {
    throw new UnreachableError('The server could not be reached.', { cause: error });
  }
}

async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
