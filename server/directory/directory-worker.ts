import { parentPort, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Guide } from '#core/guide/guide.ts';
import { guideOnPage, guidesIn } from '#core/guide/guide-languages.ts';
import { languages } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { Directory } from '#core/search/directory.ts';
import { CenterFile } from '#core/snapshot/center-file.ts';
import type { ShownSettings, SnapshotManifest } from '#core/snapshot/snapshot.ts';
import { connect } from '../database/db.ts';
import { readGuides } from '../guides/guide-rows.ts';
import { nameOf } from '../log.ts';
import { goBehind, THIS_THREAD } from '../start-worker.ts';
import { collectGarbage } from './collect-garbage.ts';
import { CopyFacts } from './copy-facts.ts';
import { hash, packPublished, versionOf } from './pack-directory.ts';
import { type PackedGuides, type PackedState, writeSnapshot } from './snapshot-files.ts';
import { type CopyPart, type LookedAt, withdrawFiles } from './withdrawn-files.ts';

/** What the worker is started with. */
export interface WorkerOptions {
  databaseFile: string;
  snapshotFolder: string;
  shown: ShownSettings;
  /** How often to look whether somebody wrote to the database, in milliseconds. */
  pollMs: number;
}

/**
 * What the worker tells: the centers with what a search in them needs, once any has changed, then, once its files are on disk, the offline copy's manifest, then of
 * which parts files were withdrawn, and at the end which count of changes all go by.
 */
export type WorkerMessage =
  | { type: 'directory'; version: string; states: readonly ToldState[]; index: ArrayBuffer }
  | { type: 'manifest'; manifest: SnapshotManifest }
  | { type: 'withdrawn'; parts: readonly CopyPart[] }
  | { type: 'published'; changes: number }
  | { type: 'trouble'; trouble: string };

/** Without its centers where these are as they were told last: all of them together are megabytes. */
export type ToldState = Omit<PackedState, 'json'> & Partial<Pick<PackedState, 'json'>>;

/** After trouble, such as a full disk, it tries again this much later, in milliseconds. */
const TRY_AGAIN_MS = 5000;

/**
 * A worker thread: reading, packing and compressing the directory takes seconds, and no request may wait for it.
 * It watches the database and publishes after each change.
 */
const options = workerData as WorkerOptions;
goBehind(THIS_THREAD);
const db = connect(options.databaseFile);
/** What was told last: the versions of the centers and of the whole offline copy, and each state's hash. */
const told = { directory: '', copy: '', states: new Map<Jurisdiction, string>() };
const lookedAt: LookedAt = new Map();

async function watch(): Promise<never> {
  let seenVersion: number | undefined;
  let seenChanges: number | undefined;
  for (;;) {
    try {
      const version = await readDataVersion();
      if (version !== seenVersion) {
        // Read before what it counts: a change in between is published now, and looked at once more.
        const changes = await countChanges();
        if (changes !== seenChanges) {
          await publish();
          collectGarbage();
          tell({ type: 'published', changes });
        }
        seenVersion = version;
        seenChanges = changes;
      }
    } catch (error) {
      tell({ type: 'trouble', trouble: nameOf(error) });
      await sleep(TRY_AGAIN_MS);
    }
    await sleep(options.pollMs);
  }
}

/** Changes once any other connection, of this process or another, has committed (SQLite: PRAGMA data_version). */
async function readDataVersion(): Promise<number | undefined> {
  const { rows } = await sql<{ data_version: number }>`PRAGMA data_version`.execute(db);
  return rows[0]?.data_version;
}

/** Grows with each change to a center or a guide. Most commits are of messages and calls, and leave it as it is. */
async function countChanges(): Promise<number> {
  return (await db.selectFrom('directory_changes').select('count').executeTakeFirstOrThrow()).count;
}

async function publish(): Promise<void> {
  const gathered = new CopyFacts();
  const states = await packPublished(db, (centers) => gathered.add(centers));
  const guides = packGuides(await readGuides(db));
  // Made here, where nobody waits for it, of the very files that it is used with.
  let made: Directory | undefined;
  const whole = () => {
    made ??= Directory.from(states.map((state) => new CenterFile(state)));
    return made;
  };
  const directory = versionOf(states);
  if (directory !== told.directory) {
    const index = whole().write();
    const changed = states.map(({ json, ...state }) =>
      told.states.get(state.state) === state.hash ? state : { ...state, json },
    );
    tell({ type: 'directory', version: directory, states: changed, index }, [index]);
    told.states = new Map(states.map(({ state, hash }) => [state, hash]));
  }
  told.directory = directory;
  const facts = gathered.describe();
  const version = hash(JSON.stringify([options.shown, facts, directory, guides.map((each) => each.hash)]));
  if (version === told.copy) return;
  try {
    const written = await writeSnapshot(version, states, guides, options.snapshotFolder);
    tell({ type: 'manifest', manifest: { ...facts, ...options.shown, ...written } });
    told.copy = version;
  } finally {
    // Not before: a phone that is just fetching finds a manifest whose files are there. But also on a full disk.
    const find = (id: string) => whole().byNumber(id);
    const parts = await withdrawFiles(options.snapshotFolder, find, states, guides, lookedAt);
    if (parts.length > 0) tell({ type: 'withdrawn', parts });
  }
}

/** For the readers of each language, with the languages in which each guide is there. */
function packGuides(guides: readonly Guide[]): PackedGuides[] {
  return languages.map((language) => {
    const read = guidesIn(guides, language).map(({ slug }) => guideOnPage(guides, slug, language));
    const json = JSON.stringify(read);
    return { language, json, hash: hash(json), count: read.length };
  });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function tell(message: WorkerMessage, handedOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}

await watch();
