import { useState, useSyncExternalStore } from 'react';
import { usePageData } from './page-data.ts';

/** Where people reach this server, for addresses that leave the page, e.g. "https://harborlight.example". */
export function useOrigin(): string {
  const { origin } = usePageData();
  return origin ?? window.location.origin;
}

/** The UTC day that it is. The browser takes over with the day on which the server wrote the page. */
export function useToday(): Date {
  const written = usePageData().today;
  return new Date(useOnDevice(today, () => written ?? today()));
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function never(): () => void {
  return () => {};
}

/**
 * What only the browser knows. While it takes over what the server has written that is what the server wrote, and where the
 * two differ what shows it is drawn once more.
 */
export function useOnDevice<T>(here: () => T, written: () => T): T {
  return useSyncExternalStore(never, here, written);
}

/**
 * Whether the server has written what this component shows. It stays so for as long as that stays on the page: nothing
 * is drawn anew when the browser has taken it over.
 */
export function useWritten(): boolean {
  const [first] = useState<{ isWritten?: boolean }>(() => ({}));
  return useOnDevice(
    () => first.isWritten ?? false,
    () => {
      first.isWritten = true;
      return true;
    },
  );
}

/** False on the server, and while the browser takes over what the server has written; true from then on. */
export function useScripted(): boolean {
  return useOnDevice(
    () => true,
    () => false,
  );
}
