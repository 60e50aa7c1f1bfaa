import { useSyncExternalStore } from 'react';
import { usePageData } from './page-data.ts';

/** The UTC day that it is. The browser takes over with the day on which the server wrote the page. */
export function useToday(): Date {
  const written = usePageData().today;
  return new Date(useSyncExternalStore(never, today, () => written ?? today()));
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function never(): () => void {
  return () => {};
}
