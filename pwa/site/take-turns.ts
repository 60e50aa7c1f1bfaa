import { LOCK_MS, pass } from './patience.ts';

/**
 * Does the work while no other tab, nor the service worker, does work of this name. In a WebView or without HTTPS there
 * may be no locks; there are hardly two tabs there, either. Where another one never gives its turn back, as the browser
 * may have stopped it, the work is done nevertheless: it must be such as does no harm then.
 */
export async function takeTurns<T>(name: string, work: () => Promise<T>, milliseconds = LOCK_MS): Promise<T> {
  if (!navigator.locks) return work();
  const waiting = new AbortController();
  const begun = new AbortController();
  const turn = navigator.locks.request(name, { signal: waiting.signal }, () => {
    begun.abort();
    return work();
  });
  void pass(milliseconds, begun.signal).then(() => begun.signal.aborted || waiting.abort());
  try {
    return await (turn as Promise<T>);
  } catch (error) {
    if (begun.signal.aborted) throw error;
    return work();
  }
}

/**
 * Turns of one name, of which this page or worker itself takes one after the other, also where another one never gives
 * its own back.
 */
export function turnsOf(name: string): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => takeTurns(name, work));
    last = turn.catch(() => undefined);
    return turn;
  };
}
