import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import { type Center, SAMPLE_SOURCE } from '#core/center.ts';
import { jurisdictions } from '#core/lists.ts';
import { packCenters } from '#core/packed-centers.ts';
import type { SnapshotManifest } from '#core/snapshot.ts';
import { centerColumns, toCenter } from './center-rows.ts';
import { connect } from './db.ts';
import { type PackedState, writeSnapshot } from './snapshot-files.ts';

/** What the worker is started with. */
export interface WorkerOptions {
  databaseFile: string;
  snapshotFolder: string;
  textHelpPhone: string | null;
  /** How often to look whether somebody wrote to the database, in milliseconds. */
  pollMs: number;
}

/** What the worker tells: first the new centers, then, once its files are on disk, the offline copy's manifest. */
export type WorkerMessage =
  | { type: 'directory'; version: string; states: PackedState[] }
  | { type: 'manifest'; manifest: SnapshotManifest }
  | { type: 'trouble'; trouble: string };

/** After trouble, such as a full disk, it tries again this much later, in milliseconds. */
const TRY_AGAIN_MS = 5000;

/**
 * A worker thread: reading, packing and compressing the directory takes seconds, and no request may wait for it.
 * It watches the database and publishes after each change.
 */
const options = workerData as WorkerOptions;
const db = connect(options.databaseFile);
let published = '';

async function watch(): Promise<never> {
  let seen: number | undefined;
  for (;;) {
    // Changes once any other connection, of this process or another, has committed (SQLite: PRAGMA data_version).
    const { rows } = await sql<{ data_version: number }>`PRAGMA data_version`.execute(db);
    if (rows[0]?.data_version !== seen) {
      try {
        await publish();
        seen = rows[0]?.data_version;
      } catch (error) {
        tell({ type: 'trouble', trouble: String(error) });
        await sleep(TRY_AGAIN_MS);
      }
    }
    await sleep(options.pollMs);
  }
}

async function publish(): Promise<void> {
  const rows = await db
    .selectFrom('centers')
    .select(centerColumns)
    .where('review_status', '!=', 'UNPUBLISHED')
    .execute();
  const centers = rows.map(toCenter);
  const states = packStates(centers);
  const version = hash(JSON.stringify([options.textHelpPhone, states.map((state) => state.hash)]));
  if (version === published) return;
  tell({ type: 'directory', version, states });
  tell({
    type: 'manifest',
    manifest: {
      version,
      generatedAt: new Date().toISOString(),
      centers: centers.length,
      newestVerifiedAt: centers.reduce<string | null>(
        (newest, { lastVerifiedAt }) => ((lastVerifiedAt ?? '') > (newest ?? '') ? lastVerifiedAt : newest),
        null,
      ),
      sample: centers.some(({ source }) => source === SAMPLE_SOURCE),
      textHelpPhone: options.textHelpPhone,
      states: await writeSnapshot(states, options.snapshotFolder),
    },
  });
  published = version;
}

function packStates(centers: readonly Center[]): PackedState[] {
  return jurisdictions.values.flatMap((state) => {
    const ofState = centers.filter((center) => center.state === state);
    if (ofState.length === 0) return [];
    const json = JSON.stringify(packCenters(state, ofState));
    return [{ state, json, hash: hash(json), count: ofState.length }];
  });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

await watch();
