import { useEffect, useState } from 'react';
import { keepStart, readStart } from './clock-starts.ts';
import { useScreenOn } from './use-screen-on.ts';
import { useSeconds } from './use-seconds.ts';

/**
 * A clock that goes on where somebody leaves the page and comes back, with the screen on while it runs. `since` is
 * undefined while it does not. `onSecond`: see `useSeconds`.
 */
export function useClock(name: string, onSecond: (seconds: number, before: number) => void) {
  const [since, setSince] = useState<number>();
  // Not at once: the page as the server wrote it knows of none.
  useEffect(() => setSince(readStart(name)), [name]);
  const seconds = useSeconds(since, onSecond);
  useScreenOn(since !== undefined);
  const set = (start: number | undefined) => {
    keepStart(name, start);
    setSince(start);
  };
  return { since, seconds, start: () => set(Date.now()), stop: () => set(undefined) };
}
