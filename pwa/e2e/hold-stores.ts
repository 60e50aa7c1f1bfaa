/**
 * Runs in a page: takes all that the app stores in IndexedDB, and the lock of its syncs, and never gives it back: as
 * WebKit does with a page that is left at the wrong moment. See pwa/directory/copy-databases.ts.
 */
export async function holdStores(): Promise<void> {
  const hold = (name: string) =>
    new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const stores = [...opening.result.objectStoreNames];
        if (stores.length === 0) return resolve();
        const store = opening.result.transaction(stores, 'readwrite').objectStore(stores[0]!);
        const goOn = () => {
          store.count().onsuccess = goOn;
          resolve();
        };
        store.count().onsuccess = goOn;
      };
    });
  void navigator.locks.request('harborlight-sync', () => new Promise(() => {}));
  const all = await indexedDB.databases();
  await Promise.all(all.map(({ name }) => hold(name!)));
}
