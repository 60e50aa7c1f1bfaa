import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../../site/device-storage.ts';

/** The centers of which this device has told us something today. What was said is not kept. */
interface Told {
  /** By the device's own calendar. */
  day: string;
  centers: readonly string[];
}

/** For a browser that stores nothing, and so that all of the page hears of a change. */
let current: Told | undefined;
const listeners = new Set<() => void>();

/** True where this device has told us something of the center today. */
export function useToldToday(centerId: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => read().centers.includes(centerId),
    () => false,
  );
}

export function rememberTold(centerId: string): void {
  write([...read().centers.filter((id) => id !== centerId), centerId]);
}

/** It was taken back, or deleted before it was sent. */
export function forgetTold(centerId: string): void {
  write(read().centers.filter((id) => id !== centerId));
}

/** For who has wiped what the browser keeps: what this page still knows of it goes, too. */
export function forgetAllTold(): void {
  write([]);
}

/** Nothing of another day is read. */
function read(): Told {
  const day = new Date().toDateString();
  current ??= readKept();
  if (current?.day !== day) {
    current = { day, centers: [] };
    // Another day's is kept no longer than until somebody looks.
    store('told-today', null);
  }
  return current;
}

function readKept(): Told | undefined {
  try {
    return JSON.parse(readStored('told-today') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(centers: readonly string[]): void {
  current = { day: new Date().toDateString(), centers };
  store('told-today', centers.length > 0 ? JSON.stringify(current) : null);
  for (const changed of listeners) changed();
}
