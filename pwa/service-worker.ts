import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { notPages } from './not-pages.ts';
import { SYNC_TAG, sendWaiting } from './outbox/outbox.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** The app's own files, all of them, so that every page opens without a network. The directory is Dexie's. */
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

/** Every page is the same shell; what is not a page of the app goes to the network. */
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));

/** The network is back: sends what waits, also with the app closed. What still waits has the browser ask again. */
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendAll());
});

async function sendAll(): Promise<void> {
  const { waiting } = await sendWaiting();
  if (waiting) throw new Error('Some messages still wait.');
}

/** Only when the person has pressed "Reload": see pwa/site/app-update.ts. */
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
