import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Jurisdiction, jurisdictions } from '#core/lists/public-lists.ts';
import { Directory } from '#core/search/directory.ts';
import { CenterFile } from '#core/snapshot/center-file.ts';
import type { Publisher } from '#core/snapshot/publisher.ts';
import type { SnapshotManifest } from '#core/snapshot/snapshot.ts';
import { AppError } from '../app-error.ts';
import { connect, type Db } from '../database/db.ts';
import { ALL_TAG, DIRECTORY_TAG, GUIDES_TAG, stateTag } from '../http/cache-tags.ts';
import { nameOf } from '../log.ts';
import { startWorker } from '../start-worker.ts';
import type { WorkerMessage, WorkerOptions } from './directory-worker.ts';

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
  /** Why the last thread died that was to publish a change, until another one has told something. */
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

/** What the directory is followed with. */
export interface LiveDirectoryOptions extends Omit<WorkerOptions, 'told'> {
  /** How often to look whether somebody wrote to the database, in milliseconds. */
  pollMs: number;
}

/** After trouble, such as a full disk, and after a thread that died, it is tried again this much later. */
const AGAIN_MS = 5000;
/** V8 would give it 48 MB for what it throws away. */
const YOUNG_MB = 6;

/**
 * Follows the database from now on, and resolves once the directory has been read for the first time. After each change
 * a thread publishes what is there now, and ends: waiting for the next it would hold a tenth of the server's memory.
 * `onFailure` is called where it ends by an error: what was read last is still shown, and it is tried again; `onTrouble`
 * for what kept it from publishing, such as a full disk: what was published last stays. `onChange` gets the tags of all
 * answers that are another now; at the start of all, since nobody knows what changed meanwhile.
 */
export async function openLiveDirectory(
  { pollMs, ...options }: LiveDirectoryOptions,
  onFailure: (error: Error) => void,
  onTrouble: (trouble: string) => void,
  onChange: (tags: readonly string[]) => void = () => {},
  { againMs = AGAIN_MS, memoryMb = undefined as number | undefined } = {},
): Promise<LiveDirectory> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let following: Promise<void>;
  const live: { -readonly [Name in keyof LiveDirectory]: LiveDirectory[Name] } = {
    ...noDirectory(options.shown.publisher ?? null),
    stop: async () => {
      stopping.abort();
      await following;
    },
  };
  /** Of the states in `live.hashes`; read as far as somebody has asked for their centers. */
  let files: ReadonlyMap<Jurisdiction, CenterFile> = new Map();
  /** Of the offline copy, once a thread has done all of its work; '' from when another one begins. */
  let copy = '';

  function replace({ version, states, index }: WorkerMessage & { type: 'directory' }): void {
    const isFirst = live.version === '';
    const hashes = new Map(states.map(({ state, hash }) => [state, hash]));
    const changed = jurisdictions.values.filter((state) => hashes.get(state) !== live.hashes.get(state));
    const replaced = new Map<Jurisdiction, CenterFile>();
    for (const { state, count, json } of states) {
      const file = json === undefined ? files.get(state) : new CenterFile({ json, count });
      if (!file) throw new Error(`Of the centers in ${state} nothing was ever told.`);
      replaced.set(state, file);
    }
    live.current = Directory.open([...replaced.values()], index);
    // All of it or nothing: the next thread is told what is here.
    files = replaced;
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

  function hear(message: Exclude<WorkerMessage, { type: 'trouble' }>): void {
    if (message.type === 'directory') replace(message);
    else if (message.type === 'manifest') take(message.manifest);
    else onChange(message.parts.map((part) => (part === 'guides' ? GUIDES_TAG : stateTag(part))));
  }

  /** Has a thread publish what the database holds now. False where not all of it is published, which has been said then. */
  function publish(onHeard: () => void): Promise<boolean> {
    const told = { directory: live.version, states: live.hashes, copy };
    copy = '';
    const workerOptions: WorkerOptions = { ...options, told };
    const worker = startWorker('directory-worker', workerOptions, {
      maxYoungGenerationSizeMb: YOUNG_MB,
      ...(memoryMb !== undefined && { maxOldGenerationSizeMb: memoryMb }),
    });
    let failure: Error | undefined;
    let trouble: string | undefined;
    worker.on('message', (message: WorkerMessage) => {
      // Of what it told after that nothing is known to be whole.
      if (failure) return;
      try {
        live.failure = undefined;
        if (message.type === 'trouble') trouble = message.trouble;
        else hear(message);
        if (live.version !== '') onHeard();
      } catch (error) {
        failure = error as Error;
        void worker.terminate();
      }
    });
    worker.on('error', (error) => {
      failure ??= error;
    });
    const end = () => void worker.terminate();
    signal.addEventListener('abort', end);
    return new Promise((resolve) => {
      worker.on('exit', (code) => {
        signal.removeEventListener('abort', end);
        if (signal.aborted) return resolve(false);
        if (code !== 0)
          failure ??= new AppError(500, 'thread_ended', 'The thread that publishes the directory has ended.');
        live.failure = failure;
        if (failure) onFailure(failure);
        else if (trouble !== undefined) onTrouble(trouble);
        const isDone = failure === undefined && trouble === undefined;
        if (isDone) copy = live.manifest?.version ?? '';
        resolve(isDone);
      });
    });
  }

  /** Follows the database until it is stopped, or cannot even begin: `live.failure` says why. */
  async function follow(onHeard: () => void): Promise<void> {
    let db: Db | undefined;
    let seen: number | undefined;
    /** False for what is to be tried again. */
    const look = async () => {
      db ??= connect(options.databaseFile);
      const version = await readDataVersion(db);
      if (version === seen) return true;
      // Read before what it counts: a change in between is published now, and looked at once more.
      const changes = await countChanges(db);
      if (changes !== live.changes && !(await publish(onHeard))) return false;
      live.changes = changes;
      seen = version;
      return true;
    };
    while (!signal.aborted) {
      const isPublished = await look().catch((error) => {
        onTrouble(nameOf(error));
        return false;
      });
      // At the start there is nothing yet to go on with.
      if (live.version === '' && live.failure) break;
      await pause(isPublished ? pollMs : againMs, undefined, { signal }).catch(() => {});
    }
    await db?.destroy();
  }

  return new Promise((resolve, reject) => {
    following = follow(() => resolve(live));
    void following.then(() => reject(live.failure), reject);
  });
}

/** Changes once any other connection, of this process or another, has committed (SQLite: PRAGMA data_version). */
async function readDataVersion(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ data_version: number }>`PRAGMA data_version`.execute(db);
  return rows[0]?.data_version;
}

/** Grows with each change to a center or a guide. Most commits are of messages and calls, and leave it as it is. */
async function countChanges(db: Db): Promise<number> {
  return (await db.selectFrom('directory_changes').select('count').executeTakeFirstOrThrow()).count;
}

function hashesOfGuides({ guides, translatedGuides }: SnapshotManifest): string {
  return [guides, ...translatedGuides].map(({ hash }) => hash).join();
}
