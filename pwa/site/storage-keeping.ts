import { useEffect, useState } from 'react';
import { useInstall } from './install.ts';
import { inTime, isLate, STORE_MS } from './patience.ts';

/**
 * How long this browser keeps what a page has stored: until the window closes, until seven days have gone by without
 * a visit, or as long as there is room.
 */
type StorageKeeping = 'window' | 'seven-days' | 'kept';

/**
 * How long what is stored here stays; undefined until it is known. Nothing here can tell a wiped device from a first
 * visit, and nothing needs to: the copy is then fetched as on a first visit. A record that outlives the wipe would be a
 * cookie of the server's, by which it would know people again.
 */
export function useStorageKeeping(): StorageKeeping | undefined {
  const installed = useInstall((state) => state.installed);
  const [goesWithWindow, setGoesWithWindow] = useState<boolean>();
  useEffect(() => {
    void isPrivateWindow().then(setGoesWithWindow);
  }, []);
  if (goesWithWindow === undefined) return undefined;
  if (goesWithWindow) return 'window';
  return isWebKit() && !installed ? 'seven-days' : 'kept';
}

/**
 * A private window of WebKit or Firefox refuses the files of an origin, and an older one all databases. That of
 * Chromium cannot be told from another.
 */
async function isPrivateWindow(): Promise<boolean> {
  const ask = async () => {
    await indexedDB.databases?.();
    await navigator.storage?.getDirectory?.();
    return false;
  };
  // A store that is silent is there, at least.
  return inTime(ask(), STORE_MS).catch((error) => !isLate(error));
}

/**
 * WebKit deletes what scripts have stored after seven days of its use in which nobody touched the site, but for apps on
 * the home screen, all of it at once, and whatever persist() has promised. On an iPhone every browser is WebKit.
 * https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/ (7-Day Cap on All Script-Writeable Storage)
 * https://webkit.org/tracking-prevention/
 */
function isWebKit(): boolean {
  return navigator.vendor.startsWith('Apple');
}
