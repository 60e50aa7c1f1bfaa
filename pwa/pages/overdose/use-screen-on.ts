import { useEffect } from 'react';

/** Keeps the screen on, where the browser can: hands that breathe for somebody cannot tap a phone awake. */
export function useScreenOn(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    // The browser lets go by itself of what is out of sight.
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release()).catch(() => undefined);
    };
  }, [on]);
}
