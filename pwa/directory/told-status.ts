import { type CopyStatus, UNKNOWN_STATUS } from './copy-status.ts';

let status: CopyStatus = UNKNOWN_STATUS;
let onStatus: (status: CopyStatus) => void = () => {};

/** What this worker has last told of the copy. */
export function toldStatus(): CopyStatus {
  return status;
}

/** Who hears it from now on; `tellStatus` tells it. */
export function followStatus(callback: (status: CopyStatus) => void): void {
  onStatus = callback;
}

/** Tells the status, with what has changed in it. */
export function tellStatus(change: Partial<CopyStatus> = {}): void {
  status = { ...status, ...change };
  onStatus(status);
}
