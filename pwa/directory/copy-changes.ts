import { discardCopy } from './offline-store.ts';

/** Tells the app's other pages, and its service worker, that what the device holds has changed. */
export const copyChanges = 'BroadcastChannel' in self ? new BroadcastChannel('harborlight-copy') : undefined;

/** A copy that cannot be read is worse than none: the next sync brings a good one. */
export async function discardDamaged(): Promise<void> {
  await discardCopy();
  copyChanges?.postMessage('changed');
}
