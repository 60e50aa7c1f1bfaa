import { useEffect, useRef, useState } from 'react';

/** How often a clock looks: what it shows is never more than this late. */
const LOOK_MS = 250;

/**
 * The whole seconds since a moment, by the device's clock, which goes on while the screen is dark; 0 where none is set.
 * `onSecond` hears them, and those before, -1 at first: a browser that is out of sight leaves seconds out.
 */
export function useSeconds(
  since: number | undefined,
  onSecond: (seconds: number, before: number) => void,
): number {
  const [seconds, setSeconds] = useState(0);
  const told = useRef(onSecond);
  told.current = onSecond;
  useEffect(() => {
    setSeconds(0);
    if (since === undefined) return undefined;
    let last = -1;
    const look = () => {
      const now = Math.floor((Date.now() - since) / 1000);
      if (now === last) return;
      told.current(now, last);
      last = now;
      setSeconds(now);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [since]);
  return seconds;
}
