import { useSyncExternalStore } from 'react';
import { useCopyStatus } from './directory-client.ts';

/** False without a network, and also where our server could not be reached at the last try. */
export function useOnline(): boolean {
  const connected = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
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
