import { useEffect, useState } from 'react';
import { keepStart, readStart } from './clock-starts.ts';
import { allowSignals } from './signal.ts';
import { useScreenOn } from './use-screen-on.ts';
import { useSeconds } from './use-seconds.ts';

/** An iPhone makes a click only of a tap on what can be tapped. */
const TAPS = ['click', 'touchend'];

/**
 * A clock that counts on where somebody leaves the page and comes back, with the screen on while it is shown. `since` is
 * undefined while it does not. `onSecond`: see `useSeconds`.
 */
export function useClock(name: string, onSecond: (seconds: number, before: number) => void) {
  const [since, setSince] = useState<number>();
  // Not at once: the page as the server wrote it knows of none.
  useEffect(() => setSince(readStart(name)), [name]);
  // Any tap or key, for a clock that goes on in a page loaded anew has had none; first of all, for the one that starts it.
  useEffect(() => {
    for (const tap of TAPS) document.addEventListener(tap, allowSignals, true);
    return () => {
      for (const tap of TAPS) document.removeEventListener(tap, allowSignals, true);
    };
  }, []);
  const seconds = useSeconds(since, onSecond);
  useScreenOn(since !== undefined);
  const set = (start: number | undefined) => {
    keepStart(name, start);
    setSince(start);
  };
  return { since, seconds, start: () => set(Date.now()), stop: () => set(undefined) };
}
