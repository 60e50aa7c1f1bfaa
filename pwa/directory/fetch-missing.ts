import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { guidesOf } from '#core/snapshot/guides-of.ts';
import { isReadable, OtherFormatError } from '#core/snapshot/packed-format.ts';
import {
  guidesFile,
  type SnapshotGuides,
  type SnapshotManifest,
  type SnapshotState,
  snapshotFile,
} from '#core/snapshot/snapshot.ts';
import { toHex } from '../site/hex.ts';
import { readMirrored, readMirroredHashes } from './copy-mirror.ts';
import { fetchNamed, MOST_FAILURES } from './fetch-named.ts';
import { readGuidesKeys, readShardKeys, saveGuidesFile, saveShard } from './offline-store.ts';

/** How far a sync is. */
export interface SyncProgress {
  statesDone: number;
  statesTotal: number;
  /** Compressed, as on the network. */
  bytesDone: number;
  bytesTotal: number;
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

/** What came of it. */
interface Fetched {
  /** How many files came. */
  count: number;
  /** Those that could not be had, by their names, while others could; and why. */
  failed: { name: string; error: unknown }[];
  /** True where the server has a file no more: it has published a newer version since. */
  gone: boolean;
}

/** At once, so that a slow connection still fetches one state after the other and not all by halves. */
const PARALLEL_FETCHES = 4;

/**
 * Fetches the manifest's files that are not here: the person's own state first, then the guides, then the other states.
 * Throws where nothing comes at all, where the device has no room, and an OtherFormatError where another version of the
 * app is needed to read it.
 */
export async function fetchMissing({
  manifest,
  ownState,
  languages,
  mayBeGone,
  onProgress,
  onShard,
}: {
  manifest: SnapshotManifest;
  ownState: Jurisdiction | undefined;
  /** Those whose readers' guides are wanted. */
  languages: readonly Language[];
  /** Whether the manifest may be older than what the server has. */
  mayBeGone: boolean;
  onProgress: (progress: SyncProgress) => void;
  onShard: (state: SnapshotState, json: string) => void;
}): Promise<Fetched> {
  const present = await readShardKeys();
  const mirrored = await readMirroredHashes();
  const missing = manifest.states.filter(({ state, hash }) => !present.has(`${state}-${hash}`));
  const guides = languages.map((language) => guidesOf(manifest, language));
  const bytesTotal = sumOfBytes([...manifest.states, ...guides]);
  const stateFile = (state: SnapshotState): MissingFile => ({
    ...state,
    name: snapshotFile(state),
    save: async (json) => {
      if (!isReadable(json)) throw new OtherFormatError(`${snapshotFile(state)} has another format.`);
      await saveShard({ state: state.state, hash: state.hash, count: state.count, json });
      progress.statesDone += 1;
      if (!over) onShard(state, json);
    },
  });
  const queue = [
    ...missing.filter(({ state }) => state === ownState).map(stateFile),
    ...(await missingGuides(guides)),
    ...missing.filter(({ state }) => state !== ownState).map(stateFile),
  ];
  const progress: SyncProgress = {
    statesDone: manifest.states.length - missing.length,
    statesTotal: manifest.states.length,
    bytesDone: bytesTotal - sumOfBytes(queue),
    bytesTotal,
  };
  // Where one gives up, the others end with what they are at, and are heard of no more.
  let over = false;
  const tell = () => {
    if (!over) onProgress({ ...progress });
  };
  tell();

  const fetched: Fetched = { count: 0, failed: [], gone: false };
  let failures = 0;
  const fetchNext = async () => {
    for (let next = queue.shift(); next && !fetched.gone; next = queue.shift()) {
      const { json, error } = (await readChecked(next, mirrored)) ?? (await fetchFile(next, mayBeGone));
      if (json !== undefined) {
        await next.save(json);
        fetched.count += 1;
        failures = 0;
        progress.bytesDone += next.bytes;
        tell();
      } else if (error === undefined) {
        fetched.gone = true;
      } else {
        fetched.failed.push({ name: next.name, error });
        failures += 1;
        if (failures === MOST_FAILURES) throw error;
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, fetchNext));
  } finally {
    over = true;
    queue.length = 0;
  }
  return fetched;
}

async function missingGuides(guides: readonly SnapshotGuides[]): Promise<MissingFile[]> {
  const present = await readGuidesKeys();
  return guides
    .filter(({ hash }) => !present.has(hash))
    .map((file) => ({
      ...file,
      name: guidesFile(file),
      save: (json) => saveGuidesFile({ hash: file.hash, json }),
    }));
}

function sumOfBytes(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The file's text where the mirror has it, such as after a database that had to be left. */
async function readChecked(
  { hash }: MissingFile,
  mirrored: ReadonlySet<string>,
): Promise<{ json: string; error?: never } | undefined> {
  const json = mirrored.has(hash) ? await readMirrored(hash) : undefined;
  if (json === undefined || (await hashOf(new TextEncoder().encode(json))) !== hash) return undefined;
  return { json };
}

/** The file's text, checked against its hash, or why it cannot be had; neither where the server no longer has it. */
async function fetchFile(
  { name, hash }: MissingFile,
  mayBeGone: boolean,
): Promise<{ json?: string; error?: unknown }> {
  try {
    const json = await fetchNamed(`/api/snapshot/${name}`, async (response) => {
      if (mayBeGone && [404, 410].includes(response.status)) return undefined;
      if (!response.ok) throw new Error(`The server answered ${response.status} for ${name}.`);
      const bytes = await response.arrayBuffer();
      if ((await hashOf(bytes)) !== hash) throw new Error(`${name} arrived damaged.`);
      return new TextDecoder().decode(bytes);
    });
    return { json };
  } catch (error) {
    return { error };
  }
}

async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return toHex(digest.subarray(0, 8));
}
