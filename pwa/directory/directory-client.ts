import { proxy, type Remote, wrap } from 'comlink';
import { create } from 'zustand';
import type { Center, StateCount } from '#core/center/center.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import type { StateCenters } from '#core/pages/state-centers.ts';
import type { CenterQuery, SearchResult } from '#core/search/center-query.ts';
import type { Point } from '#core/search/distance.ts';
import type { NearestZip } from '#core/search/place-table.ts';
import { readOwnState } from '../own-state.ts';
import { pageLanguage } from '../page-language.ts';
import { knownCopy } from '../site/known-copy.ts';
import { ANSWER_WITHOUT_COPY_MS, inTime, SCRIPT_MS, SYNC_SIGN_MS } from '../site/patience.ts';
import { type CopyStatus, UNKNOWN_STATUS } from './copy-status.ts';
import type { DirectoryWorker } from './directory-worker.ts';
import type { LocalAnswer } from './held/held-answers.ts';
import { RenewedWorker } from './renewed-worker.ts';

/** What the person is told of the copy on the device. */
export const useCopyStatus = create<CopyStatus>(() => UNKNOWN_STATUS);

/** A worker as start.ts has it. */
export interface StartedWorker {
  worker: Worker;
  /** Resolves at its first sign. */
  up: Promise<void>;
  /** Resolves where its script does not come, or does not run. */
  failed: Promise<void>;
}

let worker: RenewedWorker<Remote<DirectoryWorker>> | undefined;

/**
 * Takes the worker that holds the copy, follows what it tells of it, and ends it while the browser keeps the page for
 * Back. WebKit stops such a page's worker where it stands, and whatever it has open then, a transaction above all,
 * keeps all later pages waiting: https://github.com/w3c/IndexedDB/issues/381
 */
export function connectDirectory(first: StartedWorker, start: () => StartedWorker): void {
  let next: StartedWorker | undefined = first;
  const directoryWorker = new RenewedWorker((heard) => {
    const { worker, failed } = next ?? start();
    next = undefined;
    const remote = wrap<DirectoryWorker>(worker);
    const tell = (status: CopyStatus) => {
      heard();
      useCopyStatus.setState(status, true);
    };
    void remote.followStatus(proxy(tell)).catch(() => undefined);
    return { remote, failed, end: () => worker.terminate() };
  });
  worker = directoryWorker;
  window.addEventListener('pagehide', () => directoryWorker.suspend());
  window.addEventListener('pageshow', () => directoryWorker.resume());
}

/** Asks the device what it holds, by a new worker where this one does not answer. Throws where the store does not, either. */
export async function readCopyStatus(): Promise<void> {
  await worker?.ask((copy) => copy.readStatus());
}

let syncing: Promise<void> | undefined;
let syncCameToAnEnd = true;

/**
 * Looks for changes and fetches them; see useCopyStatus for how it goes. One at a time: a first copy may take minutes on a
 * bad network, and meanwhile the page is shown again, or the network comes back. `asked`: by the person, not by the app
 * itself, which brings back no copy that was removed.
 */
export function syncDirectory({ asked = false } = {}): Promise<void> {
  syncing ??= syncOnce(asked).finally(() => {
    syncing = undefined;
  });
  return syncing;
}

/**
 * By a new worker where the last one never ran, or failed at it: a script that did not come to a worker does not come to it
 * again.
 */
async function syncOnce(asked: boolean): Promise<void> {
  if (!syncCameToAnEnd) worker?.replace();
  syncCameToAnEnd = false;
  const outcome = await worker?.ask((copy) => copy.sync(readOwnState(), pageLanguage(), asked), SYNC_SIGN_MS);
  syncCameToAnEnd = outcome === 'done' || outcome === 'unreachable';
}

/** Wipes the copy from the device. */
export async function removeDirectory(): Promise<void> {
  await worker?.ask((copy) => copy.remove(), SYNC_SIGN_MS);
}

/** What asks the server: apart, as nothing needs it with the copy on the device, nor on a page that the server wrote. */
export async function loadApi() {
  return (await inTime(import('./directory-api.ts'), SCRIPT_MS)).directoryApi;
}

/**
 * The directory wherever it is: on the device once the copy is there, before that on the server, and without
 * either whatever part of the copy has arrived. Nothing that a person searches for leaves a device with a copy.
 */
export const directory = {
  search: (query: CenterQuery): Promise<SearchResult> =>
    localFirst(
      askWorker((copy) => copy.search(query)),
      async () => (await loadApi()).search(query),
    ),

  /** Undefined where there is no such center. */
  center: (slug: string): Promise<Center | undefined> =>
    findLocalFirst(
      askWorker((copy) => copy.center(slug)),
      async () => (await loadApi()).center(slug),
    ),

  stateCenters: (state: Jurisdiction, page: number): Promise<StateCenters> =>
    localFirst(
      askWorker((copy) => copy.stateCenters(state, page)),
      async () => (await loadApi()).stateCenters(state, page),
    ),

  stateCounts: (): Promise<StateCount[]> =>
    localFirst(
      askWorker((copy) => copy.stateCounts()),
      async () => (await loadApi()).stateCounts(),
    ),

  recentCenters: (): Promise<Center[]> =>
    localFirst(
      askWorker((copy) => copy.recentCenters()),
      async () => (await loadApi()).recentCenters(),
    ),

  /**
   * The ZIP code around a position, for a search near it; undefined outside the United States, or where the device
   * can tell nothing of places yet. Never asks a server: no request holds a position.
   */
  nearestZip: async (point: Point): Promise<NearestZip | undefined> =>
    askWorker((copy) => copy.nearestZip(point)),
};

type LocalAsk<T> = Promise<LocalAnswer<T> | undefined>;

/** The copy's answer where it is complete, else the server's, else whatever the copy has. */
export async function localFirst<T>(asked: LocalAsk<T>, askServer: () => Promise<T>): Promise<T> {
  const local = await asked;
  if (local?.complete) return local.value;
  try {
    return await askServer();
  } catch (error) {
    if (local) return local.value;
    throw error;
  }
}

/**
 * One thing, or undefined where the server has none. A shared link may be newer than the copy: that a copy lacks something
 * does not say that there is none.
 */
export async function findLocalFirst<T>(
  asked: LocalAsk<T | undefined>,
  askServer: () => Promise<T | undefined>,
): Promise<T | undefined> {
  return (await asked)?.value ?? askServer();
}

/**
 * What the worker answers; undefined where none runs.
 *
 * Where nothing answers within its time, not even a new worker, it depends on whether a copy is known to be on this
 * device. If so this throws: what was searched for stays here though the store that has the copy is stuck, and the page
 * says so and offers to try again. If not, the server is asked, as for anybody without a copy, and soon.
 */
export async function askWorker<T>(
  ask: (copy: Remote<DirectoryWorker>) => Promise<T>,
): Promise<T | undefined> {
  if (knownCopy() === 'yes') return worker?.ask(ask);
  return worker?.ask(ask, ANSWER_WITHOUT_COPY_MS, 1).catch(() => undefined);
}
