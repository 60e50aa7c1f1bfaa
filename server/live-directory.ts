import type { Center } from '#core/center.ts';
import { Directory } from '#core/directory.ts';
import type { Jurisdiction } from '#core/lists.ts';
import { unpackCenters } from '#core/packed-centers.ts';
import type { SnapshotManifest } from '#core/snapshot.ts';
import { collectGarbage } from './collect-garbage.ts';
import type { WorkerMessage, WorkerOptions } from './directory-worker.ts';
import type { PackedState } from './snapshot-files.ts';
import { startWorker } from './start-worker.ts';

/** The directory as it is now, kept in step with the database. */
export interface LiveDirectory {
  /** Replaced as a whole after each change; never half an import. */
  readonly current: Directory;
  /** Changes whenever `current` does. */
  readonly version: string;
  /** When `current` was read, ISO 8601 in UTC. */
  readonly readAt: string;
  /** Undefined until the offline copy's files are on disk for the first time. */
  readonly manifest: SnapshotManifest | undefined;
  /** The count in `directory_changes` that all of these go by. */
  readonly changes: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the worker that watches the database, and resolves once the directory has been read.
 * `onFailure` is called if the worker ends by an error later on; `onTrouble` for what it will try again, such as
 * writing to a full disk: what was published last stays.
 */
export async function openLiveDirectory(
  options: WorkerOptions,
  onFailure: (error: Error) => void,
  onTrouble: (trouble: string) => void,
): Promise<LiveDirectory> {
  const worker = startWorker('directory-worker', options);
  const live = {
    current: Directory.of([]),
    version: '',
    readAt: new Date().toISOString(),
    manifest: undefined as SnapshotManifest | undefined,
    changes: undefined as number | undefined,
    stop: async () => {
      await worker.terminate();
    },
  };
  const states = new Map<Jurisdiction, { hash: string; centers: Center[] }>();
  let building: Promise<void> = Promise.resolve();

  async function rebuild(version: string, packed: PackedState[]): Promise<void> {
    const present = new Set(packed.map(({ state }) => state));
    for (const state of states.keys()) if (!present.has(state)) states.delete(state);
    for (const { state, hash, json } of packed) {
      if (states.get(state)?.hash === hash) continue;
      states.set(state, { hash, centers: unpackCenters(JSON.parse(json)) });
      await giveWay();
    }
    live.current = await Directory.build(
      [...states.values()].flatMap(({ centers }) => centers),
      giveWay,
    );
    // At the start nobody waits yet, and half of the memory that was used is free again.
    if (live.version === '') collectGarbage();
    live.version = version;
    live.readAt = new Date().toISOString();
  }

  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'trouble') return onTrouble(message.trouble);
      // One after the other: a manifest counts only once the directory that it describes is in place.
      building = building
        .then(() => {
          if (message.type === 'directory') return rebuild(message.version, message.states);
          if (message.type === 'published') live.changes = message.changes;
          else live.manifest = message.manifest;
        })
        .then(() => resolve(live));
      building.catch(onFailure);
    });
    worker.on('error', (error) => {
      reject(error);
      onFailure(error);
    });
  });
}

/** Lets waiting requests run between two slices of work. */
function giveWay(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
