import { caches as cacheNames, databases, isDirectoryName, store } from '../site/device-storage.ts';
import { knownCopy } from '../site/known-copy.ts';
import { deleteDatabase } from './wipe.ts';

/** Removes the directory from this device, wherever a copy of it lies, on a page that is left right after. */
export async function removeCopy(): Promise<void> {
  // Where the person has removed it none is here but the word that none is wanted, and that stays.
  if (knownCopy() === 'no') return;
  // What fetches it ends, as at the end of each page (pwa/directory/directory-client.ts), and writes nothing more.
  window.dispatchEvent(new Event('pagehide'));
  store('has-copy', null);
  // Firefox lists databases only since 126, and a private window may refuse: then the first alone.
  const listed = (await indexedDB.databases?.().catch(() => [])) ?? [];
  const copies = listed.map(({ name = '' }) => name).filter(isDirectoryName);
  await Promise.all([
    ...[...new Set([databases.directory, ...copies])].map(deleteDatabase),
    ...Object.values(cacheNames).map((name) => caches.delete(name)),
  ]);
}
