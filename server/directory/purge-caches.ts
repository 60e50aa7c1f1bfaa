import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ALL_TAG } from '../http/cache-tags.ts';
import type { Settings } from '../settings/settings.ts';

type PurgeSettings = Pick<Settings, 'PURGE_URL' | 'PURGE_TOKEN' | 'PURGE_COMMAND'>;

const LONGEST_CALL_MS = 20_000;
/** More of them some caches do not take at once; then everything goes. */
const MOST_TAGS = 20;
/** Changes that come together are told together, and no cache's API is called too often. */
const PAUSE_MS = 1000;
/** After each failure in a row; then it is given up, since by then all caches have asked by themselves. */
const TRY_AGAIN_MS = [2000, 10_000, 60_000];

/** Tells the caches in front what to drop. */
export interface CachePurge {
  tell(tags: readonly string[]): void;
  stop(): void;
}

/**
 * Undefined where nothing in front wants to hear it. Nothing waits for it: after a failure it is tried again, and
 * `log` hears of it.
 */
export function openCachePurge(
  settings: PurgeSettings,
  log: (message: string) => void,
): CachePurge | undefined {
  if (!settings.PURGE_URL && !settings.PURGE_COMMAND) return undefined;
  const ended = new AbortController();
  /** Ends the wait after a failure: what is new is told at once. */
  let hurry = new AbortController();
  const waiting = new Set<string>();
  let atWork = false;

  async function work(): Promise<void> {
    if (atWork) return;
    atWork = true;
    for (let failures = 0; waiting.size > 0 && !ended.signal.aborted; ) {
      hurry = new AbortController();
      const tags = waiting.size > MOST_TAGS ? [ALL_TAG] : [...waiting].sort();
      waiting.clear();
      try {
        await purge(settings, tags, ended.signal);
        failures = 0;
        await pause(PAUSE_MS, undefined, { ref: false });
      } catch (error) {
        if (ended.signal.aborted) break;
        const again = TRY_AGAIN_MS[failures++];
        const then = again === undefined ? '' : `, trying again in ${again / 1000} s`;
        log(`A cache in front was not told what to drop${then}: ${(error as Error).message}`);
        if (again === undefined) break;
        for (const tag of tags) waiting.add(tag);
        await pause(again, undefined, { signal: hurry.signal, ref: false }).catch(() => {});
      }
    }
    atWork = false;
  }

  return {
    tell(tags) {
      for (const tag of tags) waiting.add(tag);
      hurry.abort();
      void work();
    },
    stop() {
      ended.abort();
      hurry.abort();
    },
  };
}

async function purge(settings: PurgeSettings, tags: string[], ended: AbortSignal): Promise<void> {
  const { PURGE_URL: url, PURGE_COMMAND: command, PURGE_TOKEN: token } = settings;
  const signal = AbortSignal.any([ended, AbortSignal.timeout(LONGEST_CALL_MS)]);
  await Promise.all([url && post(url, token, tags, signal), command && run(command, tags, signal)]);
}

async function post(
  url: string,
  token: string | undefined,
  tags: string[],
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Surrogate-Key': tags.join(' '),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags }),
    // To wherever an answer points, the token must not go.
    redirect: 'manual',
    signal,
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new Error(`PURGE_URL cannot be reached (${error.cause?.code ?? error.name})`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`PURGE_URL answered ${response.status}`);
}

/** What it prints is not told: nobody knows what is in it. */
async function run(command: string, tags: string[], signal: AbortSignal): Promise<void> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PURGE_TAGS: tags.join(' '), PURGE_JSON: JSON.stringify({ tags }) };
  await promisify(execFile)('sh', ['-c', command], { env, signal }).catch((error: { code?: unknown }) => {
    throw new Error(`PURGE_COMMAND ended with ${error.code ?? 'a signal'}`);
  });
}
