import type { QueryClient } from '@tanstack/react-query';
import { rememberSiteInfo } from '../site/site-info.ts';
import { syncDirectory, useCopyStatus } from './directory-client.ts';
import { DIRECTORY } from './queries.ts';

/** How long the copy may go unchecked while the app stays open, in milliseconds. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/**
 * Keeps the copy current: looks for changes at start, when the network comes back, and when the app is opened
 * again after an hour. With Save-Data on, the first copy waits until the person asks for it.
 */
export function followDirectory(queryClient: QueryClient): void {
  let version: string | undefined;
  let checked = false;

  useCopyStatus.subscribe((status) => {
    if (!checked && status.known) {
      checked = true;
      version = status.copy?.version;
      if (mayFetchUnasked()) void syncDirectory();
    }
    if (status.copy) rememberSiteInfo(status.copy.site);
    if (checked && status.copy && status.copy.version !== version) {
      version = status.copy.version;
      void navigator.storage?.persist?.();
      void queryClient.invalidateQueries({ queryKey: [DIRECTORY] });
    }
  });

  window.addEventListener('online', () => {
    if (mayFetchUnasked()) void syncDirectory();
  });
  document.addEventListener('visibilitychange', () => {
    const { copy } = useCopyStatus.getState();
    const age = copy ? Date.now() - Date.parse(copy.checkedAt) : Number.POSITIVE_INFINITY;
    if (document.visibilityState === 'visible' && age > CHECK_EVERY_MS && mayFetchUnasked())
      void syncDirectory();
  });
}

/** True where the browser or the person asked us to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function mayFetchUnasked(): boolean {
  const { copy, wanted } = useCopyStatus.getState();
  return wanted && (copy !== undefined || !savesData());
}
