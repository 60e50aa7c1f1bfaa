import { useSyncExternalStore } from 'react';
import { useToday } from '../site/today.ts';

/**
 * The day on which the page is printed, as 2026-11-21: where a script runs, the device's own day, looked up anew
 * for each print; else the UTC day on which the server wrote the page.
 */
export function usePrintDay(): string {
  const written = useToday().toISOString().slice(0, 10);
  return useSyncExternalStore(onPrint, ownDay, () => written);
}

function onPrint(changed: () => void): () => void {
  window.addEventListener('beforeprint', changed);
  return () => window.removeEventListener('beforeprint', changed);
}

function ownDay(): string {
  const now = new Date();
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
