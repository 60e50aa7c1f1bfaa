import { parentPort, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import { type Center, SAMPLE_SOURCE } from '#core/center/center.ts';
import { mostVerifiedAt } from '#core/center/freshness.ts';
import type { Guide } from '#core/guide/guide.ts';
import { guideOnPage, guidesIn } from '#core/guide/guide-languages.ts';
import { languages } from '#core/i18n/languages.ts';
import { latest, sourceOf } from '#core/open-data/open-data.ts';
import { Directory } from '#core/search/directory.ts';
import { CenterFile } from '#core/snapshot/center-file.ts';
import type { ShownSettings, SnapshotManifest } from '#core/snapshot/snapshot.ts';
import { connect } from '../database/db.ts';
import { readGuides } from '../guides/guide-rows.ts';
import { nameOf } from '../log.ts';
import { collectGarbage } from './collect-garbage.ts';
import { hash, packStates, readPublished, versionOf } from './pack-directory.ts';
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
  | { type: 'directory'; version: string; states: readonly PackedState[]; index: ArrayBuffer }
  | { type: 'manifest'; manifest: SnapshotManifest }
  | { type: 'withdrawn'; parts: readonly CopyPart[] }
  | { type: 'published'; changes: number }
  | { type: 'trouble'; trouble: string };

/** After trouble, such as a full disk, it tries again this much later, in milliseconds. */
const TRY_AGAIN_MS = 5000;

/**
 * A worker thread: reading, packing and compressing the directory takes seconds, and no request may wait for it.
 * It watches the database and publishes after each change.
 */
const options = workerData as WorkerOptions;
const db = connect(options.databaseFile);
/** The versions that were told last: of the centers, and of the whole offline copy. */
const told = { directory: '', copy: '' };
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
  const centers = await readPublished(db);
  const states = packStates(centers);
  const guides = packGuides(await readGuides(db));
  const directory = versionOf(states);
  if (directory !== told.directory) {
    // Made here, where nobody waits for it, of the very files that it is used with.
    const index = Directory.from(states.map((state) => new CenterFile(state))).write();
    tell({ type: 'directory', version: directory, states, index }, [index]);
  }
  told.directory = directory;
  const facts = describeCenters(centers);
  const version = hash(JSON.stringify([options.shown, facts, directory, guides.map((each) => each.hash)]));
  if (version === told.copy) return;
  try {
    const written = await writeSnapshot(version, states, guides, options.snapshotFolder);
    tell({ type: 'manifest', manifest: { ...facts, ...options.shown, ...written } });
    told.copy = version;
  } finally {
    // Not before: a phone that is just fetching finds a manifest whose files are there. But also on a full disk.
    const parts = await withdrawFiles(options.snapshotFolder, centers, states, guides, lookedAt);
    if (parts.length > 0) tell({ type: 'withdrawn', parts });
  }
}

/** What the manifest says of all centers together. */
function describeCenters(centers: readonly Center[]) {
  const sample = centers.some(({ source }) => source === SAMPLE_SOURCE);
  return {
    centers: centers.length,
    updatedAt: latest(centers.map(({ updatedAt }) => updatedAt)),
    newestVerifiedAt: latest(centers.map(({ lastVerifiedAt }) => lastVerifiedAt)),
    verified: centers.filter(({ lastVerifiedAt }) => lastVerifiedAt !== null).length,
    sources: [...new Set(centers.map(sourceOf))].sort(),
    mostVerifiedAt: sample ? null : mostVerifiedAt(centers),
    sample,
  };
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
