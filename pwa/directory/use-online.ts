import { useSyncExternalStore } from 'react';
import { usePageData } from '../site/page-data.ts';
import { useCopyStatus } from './directory-client.ts';

/**
 * False without a network, and also where our server could not be reached at the last try. A page is taken over by what it
 * was drawn with.
 */
export function useOnline(): boolean {
  const { offline = false } = usePageData();
  const connected = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => !offline,
  );
  const reached = useCopyStatus(({ outcome }) => outcome !== 'unreachable');
  return connected && reached;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
