import type { Worker } from 'node:worker_threads';
import { type Jurisdiction, jurisdictions } from '#core/lists/public-lists.ts';
import { Directory } from '#core/search/directory.ts';
import { CenterFile } from '#core/snapshot/center-file.ts';
import type { Publisher } from '#core/snapshot/publisher.ts';
import type { SnapshotManifest } from '#core/snapshot/snapshot.ts';
import { AppError } from '../app-error.ts';
import { ALL_TAG, DIRECTORY_TAG, GUIDES_TAG, stateTag } from '../http/cache-tags.ts';
import { startWorker } from '../start-worker.ts';
import type { ToldState, WorkerMessage, WorkerOptions } from './directory-worker.ts';

/** The directory as it is now, kept in step with the database. */
export interface LiveDirectory {
  /** Replaced as a whole after each change; never half an import. */
  readonly current: Directory;
  /** Changes whenever `current` does. */
  readonly version: string;
  /** By state: changes whenever its centers do. */
  readonly hashes: ReadonlyMap<Jurisdiction, string>;
  /** When `current` was read, ISO 8601 in UTC. */
  readonly readAt: string;
  /** Undefined until the offline copy's files are on disk for the first time. */
  readonly manifest: SnapshotManifest | undefined;
  /** Who publishes it; null where nobody is named. */
  readonly publisher: Publisher | null;
  /** The count in `directory_changes` that all of these go by. */
  readonly changes: number | undefined;
  /** Why the worker died, until another one has taken its place. */
  readonly failure: Error | undefined;
  stop(): Promise<void>;
}

/** That of an app which keeps no directory in memory, such as the terminal's: nothing is found in it. */
export function noDirectory(publisher: Publisher | null): LiveDirectory {
  return {
    current: Directory.of([]),
    version: '',
    hashes: new Map(),
    readAt: new Date().toISOString(),
    manifest: undefined,
    publisher,
    changes: undefined,
    failure: undefined,
    stop: async () => {},
  };
}

/** A worker that died is followed by another one after so long. */
const START_AGAIN_MS = 5000;
/** It works for a second and waits for hours: V8 would keep 48 MB for what it throws away. */
const YOUNG_MB = 6;

/**
 * Starts the worker that watches the database, and resolves once the directory has been read.
 * `onFailure` is called if the worker ends by an error later on: what was read last is still shown, and another worker
 * is started; `onTrouble` for what it will try again, such as writing to a full disk: what was published last stays.
 * `onChange` gets the tags of all answers that are another now; at the start of all, since nobody knows what changed
 * meanwhile.
 */
export async function openLiveDirectory(
  options: WorkerOptions,
  onFailure: (error: Error) => void,
  onTrouble: (trouble: string) => void,
  onChange: (tags: readonly string[]) => void = () => {},
  { startAgainMs = START_AGAIN_MS, memoryMb = undefined as number | undefined } = {},
): Promise<LiveDirectory> {
  let worker: Worker;
  let startingAgain: NodeJS.Timeout | undefined;
  let stopped = false;
  const live: { -readonly [Name in keyof LiveDirectory]: LiveDirectory[Name] } = {
    ...noDirectory(options.shown.publisher ?? null),
    stop: async () => {
      stopped = true;
      clearTimeout(startingAgain);
      await worker.terminate();
    },
  };
  /** Read as far as somebody has asked for their centers. */
  const files = new Map<Jurisdiction, CenterFile>();
  let building: Promise<void> = Promise.resolve();

  function replace(version: string, states: readonly ToldState[], index: ArrayBuffer): void {
    const isFirst = live.version === '';
    const hashes = new Map(states.map(({ state, hash }) => [state, hash]));
    const changed = jurisdictions.values.filter((state) => hashes.get(state) !== live.hashes.get(state));
    for (const state of changed) files.delete(state);
    const sources = states.map(({ state, count, json }) => {
      const file = json === undefined ? files.get(state) : new CenterFile({ json, count });
      // Each thread begins by telling all of it.
      if (!file) throw new Error(`Of the centers in ${state} nothing was ever told.`);
      files.set(state, file);
      return file;
    });
    live.current = Directory.open(sources, index);
    live.hashes = hashes;
    live.version = version;
    live.readAt = new Date().toISOString();
    onChange(isFirst ? [ALL_TAG] : [DIRECTORY_TAG, ...changed.map(stateTag)]);
  }

  function take(manifest: SnapshotManifest): void {
    const before = live.manifest && hashesOfGuides(live.manifest);
    live.manifest = manifest;
    if (before !== undefined && hashesOfGuides(manifest) !== before) onChange([DIRECTORY_TAG, GUIDES_TAG]);
  }

  return new Promise((resolve, reject) => {
    function start(): void {
      const own = startWorker('directory-worker', options, {
        maxYoungGenerationSizeMb: YOUNG_MB,
        ...(memoryMb !== undefined && { maxOldGenerationSizeMb: memoryMb }),
      });
      worker = own;
      let failure: Error | undefined;
      own.on('message', (message: WorkerMessage) => {
        live.failure = undefined;
        if (message.type === 'trouble') return onTrouble(message.trouble);
        // One after the other: a manifest counts only once the directory that it describes is in place.
        building = building
          .then(() => {
            // Of what it told after that nothing is known to be whole.
            if (failure) return;
            if (message.type === 'directory') return replace(message.version, message.states, message.index);
            if (message.type === 'published') live.changes = message.changes;
            else if (message.type === 'withdrawn')
              onChange(message.parts.map((part) => (part === 'guides' ? GUIDES_TAG : stateTag(part))));
            else take(message.manifest);
          })
          .then(() => resolve(live))
          .catch((error: Error) => {
            failure ??= error;
            void own.terminate();
          });
      });
      own.on('error', (error) => {
        failure ??= error;
      });
      own.on('exit', () => {
        if (stopped) return;
        live.failure =
          failure ?? new AppError(500, 'thread_ended', 'The thread that follows the database has ended.');
        onFailure(live.failure);
        reject(live.failure);
        // At the start there is nothing yet to go on with.
        if (live.version !== '') startingAgain = setTimeout(start, startAgainMs);
      });
    }
    start();
  });
}

function hashesOfGuides({ guides, translatedGuides }: SnapshotManifest): string {
  return [guides, ...translatedGuides].map(({ hash }) => hash).join();
}
