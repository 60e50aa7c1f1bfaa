import { useEffect, useRef, useState } from 'react';

/** How often a clock looks: what it shows is never more than this late. */
const LOOK_MS = 250;

/**
 * The whole seconds since a moment, by the device's clock, which goes on while the screen is dark; 0 where none is set.
 * `onSecond` hears them, and those before, -1 where the clock has just started: a browser that is out of sight leaves
 * seconds out. Nothing is heard while another page of the app is shown, nor later what was due then.
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
    const secondsNow = () => Math.floor((Date.now() - since) / 1000);
    let last = secondsNow() - 1;
    const look = () => {
      const now = secondsNow();
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
