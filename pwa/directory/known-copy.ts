import { readStored, store } from '../site/device-storage.ts';

/** True where a complete copy is on this device, as far as is known without asking the store that has it. */
export function knowsCopy(): boolean {
  return readStored('has-copy') !== null;
}

export function rememberCopy(has: boolean): void {
  if (has !== knowsCopy()) store('has-copy', has ? 'yes' : null);
}
