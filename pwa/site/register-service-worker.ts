import { Workbox } from 'workbox-window';
import { useAppUpdate } from './app-update.ts';
import { pass, TAKE_OVER_MS } from './patience.ts';
import { pauseAfter } from './retry-pauses.ts';

const SERVICE_WORKER = '/service-worker.js';
/** So often a first installation is tried by one page, as it fails where a file does not come as it must be. */
const MOST_TRIES = 6;

/** Registers the service worker. A new version never takes over by itself: somebody may be typing. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const workbox = new Workbox(SERVICE_WORKER);
  const load = () => {
    workbox.addEventListener('controlling', () => window.location.reload());
    workbox.messageSkipWaiting();
    // One that does not reply takes over as soon as no page of the old version is open: the next start has it.
    void pass(TAKE_OVER_MS).then(() => window.location.reload());
  };
  workbox.addEventListener('waiting', () => useAppUpdate.setState({ load }));
  await workbox.register();
  // This page may have come from the browser's own cache, and what the app keeps may be gone or wrong: the next page may
  // need it where there is no network.
  navigator.serviceWorker.controller?.postMessage({ type: 'HEAL' });
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    await pass(pauseAfter(tries, Math.random()));
    const registration = await navigator.serviceWorker.getRegistration();
    // WebKit does not tell each page that is opened meanwhile what becomes of a new version.
    if (registration?.active && registration.waiting) return useAppUpdate.setState({ load });
    // Nothing happens where one is still being installed.
    if (!registration?.active) await navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined);
  }
}
