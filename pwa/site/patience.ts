/**
 * How long the app waits for what may never answer, in milliseconds. After that something better happens: another
 * worker is asked, what is there answers, or the person hears what happened and can try again. A wait that is not
 * named here ends by itself.
 */

/** The first sign of the directory's worker, which starts ahead of the app; then the app starts as well. */
export const FIRST_SIGN_MS = 200;
/** A store of the browser: IndexedDB, Cache Storage. Another page that the browser has stopped may hold it for ever. */
export const STORE_MS = 5_000;
/** The copy in IndexedDB, at a start of the app: then its mirror in Cache Storage is read beside it. */
export const MIRROR_MS = 700;
/** What was made of the copy for searches, in Cache Storage: made anew after that, which takes a slow phone as long. */
export const INDEX_MS = 1_500;
/** What the service worker draws a page of, or answers a call, from the same stores: then the app draws it, or the server answers. */
export const DOCUMENT_MS = 1_000;
/** The app's own files in Cache Storage, which every page waits for: then the network is asked for them as well. */
export const FILES_MS = 3_000;
/** The table of ZIP codes and cities, from a store or the network: till then the centers' own places answer. */
export const PLACES_MS = 6_000;
/** One worker's answer, which may need a store and the table of places. Another worker is asked once after that. */
export const ANSWER_MS = STORE_MS + PLACES_MS;
/** The same where no copy is known to be on this device: then the server answers, and better soon. */
export const ANSWER_WITHOUT_COPY_MS = 3_000;
/** The server's next words: an answer may take longer, as long as something comes. */
export const NETWORK_MS = 15_000;
/** What an import comes to, once all of its file is at the server: the whole directory takes it seconds. */
export const IMPORT_MS = 300_000;
/** A Web Lock that another tab holds, which may have been stopped by the browser: the work is done without it. */
export const LOCK_MS = 5_000;
/** Any sign of a worker that syncs: longer than each of its own waits. */
export const SYNC_SIGN_MS = NETWORK_MS + STORE_MS + LOCK_MS;
/** A script of the app, such as a page's; then the page says so. */
export const SCRIPT_MS = 20_000;
/** A new version of the service worker that was told to take over; then the page is loaded anew without it. */
export const TAKE_OVER_MS = 4_000;

/** Thrown where a wait was given up. */
export class LateError extends Error {
  override name = 'LateError';
}

/** One that the worker has thrown, too: across threads only its name is left. */
export function isLate(error: unknown): boolean {
  return error instanceof Error && error.name === 'LateError';
}

/** How finely waits are measured. A page in the background has a timer go off once a second at most. */
const TICK_MS = 1000;

/**
 * Resolves after so long. Only time in which this page or worker runs counts: a phone that was put away for an hour in
 * the middle of a wait has not waited an hour for the answer.
 */
export async function pass(milliseconds: number, signal?: AbortSignal): Promise<void> {
  for (let left = milliseconds; left > 0 && !signal?.aborted; left -= TICK_MS) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, TICK_MS)));
  }
}

/** What the work comes to, or a LateError after so long. The work itself goes on. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const done = new AbortController();
  const late = pass(milliseconds, done.signal).then(() => {
    if (!done.signal.aborted) throw new LateError('Nothing came in time.');
    return work;
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}
