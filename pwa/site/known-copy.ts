import { readStored } from './device-storage.ts';

/**
 * What is known of a complete copy on this device without asking the store that would have it: "yes", or "no" where the
 * person removed it; null where there is none yet.
 */
export function knownCopy(): string | null {
  return readStored('has-copy');
}
