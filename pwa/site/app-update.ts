import { create } from 'zustand';

/** True once a newer version of the app is downloaded and waits. */
export const useAppUpdate = create<{ ready: boolean }>(() => ({ ready: false }));

let activate: (() => void) | undefined;

/** Registers the service worker. A new version never takes over by itself: somebody may be typing. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox('/service-worker.js');
    activate = () => {
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
    };
    workbox.addEventListener('waiting', () => useAppUpdate.setState({ ready: true }));
    await workbox.register();
  } catch {
    // The network went away in the middle of the first visit: the next one tries again.
  }
}

/** Lets the new version take over and reloads the page. */
export function reloadForUpdate(): void {
  activate?.();
}
