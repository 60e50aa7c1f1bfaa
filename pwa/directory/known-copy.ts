import { readStored, store } from '../site/device-storage.ts';

/** Whether a complete copy is on this device ("yes"), or was removed ("no"), without asking the store that would have it. */
function readKnown(): string | null {
  return readStored('has-copy');
}

export function knowsCopy(): boolean {
  return readKnown() === 'yes';
}

export function knowsRemoval(): boolean {
  return readKnown() === 'no';
}

export function rememberCopy(known: 'yes' | 'no' | null): void {
  if (known !== readKnown()) store('has-copy', known);
}
