import { isWiped, readStored, type StorageKey, store } from './device-storage.ts';
import { inTime, isLate, STORE_MS } from './patience.ts';
import { timesPutAway, untilBack } from './put-away.ts';

// biome-ignore lint/suspicious/noExplicitAny: each save has arguments of its own, which can be written as JSON
type Saves = Record<string, (...args: any[]) => Promise<unknown>>;

interface Pending {
  save: string;
  args: unknown[];
}

/**
 * Saves that outlast their page: one that is under way when the page is left is noted, at once and under this key
 * of the local storage, and done by the next page or by this one when it returns. So each must be such as may be done
 * twice. The same where the store does not answer: that throws a LateError once it is noted, and another error where
 * it can be neither saved nor noted.
 */
export function lasting<S extends Saves>(key: StorageKey, saves: S): S {
  const pending = new Set<Pending>();
  const note = () => {
    if (pending.size > 0 && !isWiped()) writeNoted(key, [...readNoted(key), ...pending]);
  };
  if (typeof window !== 'undefined') window.addEventListener('pagehide', note, { capture: true });

  const run = async (save: string, args: unknown[], turn?: Promise<void>) => {
    const entry = { save, args };
    pending.add(entry);
    try {
      await turn;
      for (;;) {
        const before = timesPutAway();
        const work = saves[save]!(...args);
        try {
          return await inTime(work, STORE_MS);
        } catch (error) {
          if (timesPutAway() === before) {
            if (isLate(error)) noteLate(key, entry, work);
            throw error;
          }
          await untilBack();
        }
      }
    } finally {
      pending.delete(entry);
    }
  };
  const earlier = (async () => {
    const noted = readNoted(key).filter(({ save }) => save in saves);
    if (noted.length > 0) store(key, null);
    for (const { save, args } of noted) await run(save, args).catch(() => undefined);
  })();
  return Object.fromEntries(
    Object.keys(saves).map((save) => [save, (...args: unknown[]) => run(save, args, earlier)]),
  ) as S;
}

/** Until the store has done it after all: what is wiped after that must not come back with the next page. */
function noteLate(key: StorageKey, entry: Pending, work: Promise<unknown>): void {
  if (isWiped()) return;
  const text = JSON.stringify(entry);
  writeNoted(key, [...readNoted(key), entry]);
  const isNoted = (each: Pending) => JSON.stringify(each) === text;
  if (!readNoted(key).some(isNoted)) throw new Error('The store does not answer, and nothing can be noted.');
  const forget = () => {
    const noted = readNoted(key);
    const index = noted.findIndex(isNoted);
    if (index >= 0)
      writeNoted(
        key,
        noted.filter((_, each) => each !== index),
      );
  };
  work.then(forget, () => undefined);
}

function writeNoted(key: StorageKey, noted: readonly Pending[]): void {
  store(key, noted.length > 0 ? JSON.stringify(noted) : null);
}

function readNoted(key: StorageKey): Pending[] {
  return JSON.parse(readStored(key) ?? '[]');
}
