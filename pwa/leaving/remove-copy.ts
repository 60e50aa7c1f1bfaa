import { caches as cacheNames, databases, personalDatabases, store } from '../site/device-storage.ts';
import { deleteDatabase } from './wipe.ts';

/** Removes the directory from this device, wherever a copy of it lies, on a page that is left right after. */
export async function removeCopy(): Promise<void> {
  // What fetches it ends, as at the end of each page (pwa/directory/directory-client.ts), and writes nothing more.
  window.dispatchEvent(new Event('pagehide'));
  store('has-copy', null);
  // Firefox lists databases only since 126: before that, the first alone.
  const listed = (await indexedDB.databases?.()) ?? [];
  const others = listed.map(({ name = '' }) => name).filter((name) => name.startsWith(databases.directory));
  const copies = new Set(
    [databases.directory, ...others].filter((name) => !personalDatabases.includes(name)),
  );
  await Promise.all([
    ...[...copies].map(deleteDatabase),
    ...Object.values(cacheNames).map((name) => caches.delete(name)),
  ]);
}
