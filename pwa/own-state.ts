import { type Jurisdiction, parseJurisdiction } from '#core/lists.ts';

const KEY = 'own-state';

/** The state that the person chose last on this device, if any. It leaves the device with a counted call only. */
export function readOwnState(): Jurisdiction | undefined {
  return parseJurisdiction(readStored(KEY));
}

export function rememberOwnState(state: Jurisdiction): void {
  try {
    localStorage.setItem(KEY, state);
  } catch {
    // A browser that stores nothing still searches.
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
