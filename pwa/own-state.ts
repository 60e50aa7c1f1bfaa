import { type Jurisdiction, parseJurisdiction } from '#core/lists/public-lists.ts';
import { readStored, store } from './site/device-storage.ts';

/** The state that the person chose last on this device, if any. It leaves the device with a counted call only. */
export function readOwnState(): Jurisdiction | undefined {
  return parseJurisdiction(readStored('own-state'));
}

export function rememberOwnState(state: Jurisdiction): void {
  store('own-state', state);
}
