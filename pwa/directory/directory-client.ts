import { proxy, type Remote, wrap } from 'comlink';
import { create } from 'zustand';
import type { Center, StateCount } from '#core/center.ts';
import { type CenterQuery, RECENT_CENTERS, type SearchResult } from '#core/center-query.ts';
import type { Point } from '#core/distance.ts';
import type { Jurisdiction } from '#core/lists.ts';
import type { NearestZip } from '#core/place-table.ts';
import type { StateCenters } from '#core/state-centers.ts';
import { readOwnState } from '../own-state.ts';
import { type CopyStatus, UNKNOWN_STATUS } from './copy-status.ts';
import type { DirectoryWorker, LocalAnswer } from './directory-worker.ts';

/** What the person is told of the copy on the device. */
export const useCopyStatus = create<CopyStatus>(() => UNKNOWN_STATUS);

let worker: Remote<DirectoryWorker> | undefined;
let failed: Promise<undefined> | undefined;

/** Takes the worker that holds the copy, and follows what it tells of it. `ended` resolves where it never starts. */
export function connectDirectory(started: Worker, ended: Promise<undefined>): void {
  worker = wrap<DirectoryWorker>(started);
  failed = ended;
  void worker.followStatus(proxy((status: CopyStatus) => useCopyStatus.setState(status, true)));
}

/** Looks for changes and fetches them; see useCopyStatus for how it goes. */
export async function syncDirectory(): Promise<void> {
  await worker?.sync(readOwnState());
}

/** Wipes the copy from the device. */
export async function removeDirectory(): Promise<void> {
  await worker?.remove();
}

/** What asks the server: apart, as nothing needs it with the copy on the device, nor on a page that the server wrote. */
export async function loadApi() {
  return (await import('./directory-api.ts')).directoryApi;
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
      askWorker((copy) => copy.recentCenters(RECENT_CENTERS)),
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

/** One thing, or undefined where there is none. A shared link may be newer than the copy, and goes to the server. */
export async function findLocalFirst<T>(
  asked: LocalAsk<T | undefined>,
  askServer: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const local = await asked;
  if (local?.value) return local.value;
  try {
    return await askServer();
  } catch (error) {
    if (local?.complete) return undefined;
    throw error;
  }
}

/** What the worker answers; undefined where none runs. One that never started does not say so when it is asked. */
export async function askWorker<T>(
  ask: (copy: Remote<DirectoryWorker>) => Promise<T>,
): Promise<T | undefined> {
  const asked = worker && ask(worker);
  return failed ? Promise.race([asked, failed]) : asked;
}
