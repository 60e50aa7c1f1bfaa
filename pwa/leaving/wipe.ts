import { personalDatabases, wipeStorage } from '../site/device-storage.ts';

/**
 * Wipes from this device what tells of the person: drafts, messages that wait or have gone, the list, the state they
 * chose. First what can be wiped at once, so that it is gone even if the page is killed now; the databases by the
 * browser itself, which goes on with a deletion that it has begun. Says, after `withinMs` at the latest, whether all
 * of it is known to be gone.
 */
export async function wipeDevice(withinMs: number): Promise<boolean> {
  wipeStorage();
  const deleteAll = async () => (await Promise.all(personalDatabases.map(deleteDatabase))).every(Boolean);
  return Promise.race([
    // Twice: a form that was just keeping its draft may have opened its database anew.
    deleteAll().then(deleteAll),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), withinMs)),
  ]);
}

/** What holds a database open closes it when it hears of this, in every tab and in the service worker. */
export function deleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve(true);
      request.onerror = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}
