import { parentPort, workerData } from 'node:worker_threads';
import type { Guide } from '#core/guide/guide.ts';
import { guideOnPage, guidesIn } from '#core/guide/guide-languages.ts';
import { languages } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { Directory } from '#core/search/directory.ts';
import { CenterFile } from '#core/snapshot/center-file.ts';
import type { ShownSettings, SnapshotManifest } from '#core/snapshot/snapshot.ts';
import { connect, type Db } from '../database/db.ts';
import { readGuides } from '../guides/guide-rows.ts';
import { nameOf } from '../log.ts';
import { goBehind, THIS_THREAD } from '../start-worker.ts';
import { CopyFacts } from './copy-facts.ts';
import { hash, packPublished, versionOf } from './pack-directory.ts';
import { type PackedGuides, type PackedState, writeSnapshot } from './snapshot-files.ts';
import { type CopyPart, withdrawFiles } from './withdrawn-files.ts';

/** What the worker is started with. */
export interface WorkerOptions {
  databaseFile: string;
  snapshotFolder: string;
  shown: ShownSettings;
  told: Told;
}

/** What the server has of what was published before. */
export interface Told {
  /** The centers' version, '' for none, and each state's hash. */
  directory: string;
  states: ReadonlyMap<Jurisdiction, string>;
  /** The version of the whole offline copy, of these centers; '' where not all that belongs to it was done. */
  copy: string;
}

/**
 * What the worker tells: the centers with what a search in them needs, where any has changed; once its files are on disk,
 * the offline copy's manifest; then of which parts files were withdrawn. Or what kept it from going on.
 */
export type WorkerMessage =
  | { type: 'directory'; version: string; states: readonly ToldState[]; index: ArrayBuffer }
  | { type: 'manifest'; manifest: SnapshotManifest }
  | { type: 'withdrawn'; parts: readonly CopyPart[] }
  | { type: 'trouble'; trouble: string };

/** Without its centers where these are as they were told last: all of them together are megabytes. */
export type ToldState = Omit<PackedState, 'json'> & Partial<Pick<PackedState, 'json'>>;

/**
 * A worker thread: reading, packing and compressing the directory takes seconds, and no request may wait for it.
 * It publishes what the database holds, and ends.
 */
async function run({ databaseFile, ...options }: WorkerOptions): Promise<void> {
  goBehind(THIS_THREAD);
  let db: Db | undefined;
  try {
    db = connect(databaseFile);
    await publish(db, options);
  } catch (error) {
    tell({ type: 'trouble', trouble: nameOf(error) });
  } finally {
    await db?.destroy();
  }
}

async function publish(
  db: Db,
  { told, shown, snapshotFolder }: Omit<WorkerOptions, 'databaseFile'>,
): Promise<void> {
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
  }
  const facts = gathered.describe();
  const version = hash(JSON.stringify([shown, facts, directory, guides.map((each) => each.hash)]));
  if (version === told.copy) return;
  try {
    const written = await writeSnapshot(version, states, guides, snapshotFolder);
    tell({ type: 'manifest', manifest: { ...facts, ...shown, ...written } });
  } finally {
    // Not before: a phone that is just fetching finds a manifest whose files are there. But also on a full disk.
    const find = (id: string) => whole().byNumber(id);
    const lookedAt = told.copy === '' ? new Map() : told.states;
    const parts = await withdrawFiles(snapshotFolder, find, states, guides, lookedAt);
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

function tell(message: WorkerMessage, handedOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}

await run(workerData as WorkerOptions);
