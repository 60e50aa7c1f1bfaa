import { useSyncExternalStore } from 'react';

/** False on the server, and while the browser takes over what the server has written; true from then on. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
