// What is put in place of the app's service worker where that has to go: see release/retire-service-worker.js. Browsers run
// it as it is.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(retire()));

/** The copy of the directory, lists, drafts and what waits to be sent lie elsewhere, and stay. */
async function retire() {
  for (const name of await caches.keys()) {
    if (name.startsWith('workbox-')) await caches.delete(name);
  }
  await worker.registration.unregister();
  // Those of the worker before this one. Loaded anew they are nobody's: where their app registers this again, none is reloaded.
  for (const page of await worker.clients.matchAll({ type: 'window' })) {
    // Nobody waits for it: the page waits for this. Safari before 16 cannot do it, and has the next page.
    if ('navigate' in page) void page.navigate(page.url).catch(() => undefined);
  }
}
