import { cleanupOutdatedCaches, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { notPages } from '../not-pages.ts';
import { SYNC_TAG, sendWaiting } from '../outbox/outbox.ts';
import { answerCall, type Call, readCall } from './answer-call.ts';
import { type AppFile, AppFiles, SHELL } from './app-files.ts';
import { drawDocument } from './draw-document.ts';
import { patiently } from './patiently.ts';
import { showsSomethingElse } from './shows-something-else.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The app's own files, all of them, so that every page opens without a network. The directory lies in IndexedDB. The build
 * names the web manifest a second time, without its hash.
 */
const files = new AppFiles((self.__WB_MANIFEST as AppFile[]).filter(({ integrity }) => integrity));
const { controller } = files;

/** True where the version before this one has lost its pages to a wrong file: whoever opened one sees that. */
let before = { isLost: false };

/** All files are here, and right, before this version can take over. Else the browser tries again another time. */
self.addEventListener('install', (event) => event.waitUntil(install()));

async function install(): Promise<void> {
  const missing = await files.findMissing();
  before = { isLost: self.registration.active !== null && (await showsSomethingElse(files, missing)) };
  await files.fill(missing);
  if (before.isLost) await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  void controller.activate(event);
  if (before.isLost) event.waitUntil(openAnew());
});

async function openAnew(): Promise<void> {
  await self.clients.claim();
  // Nothing here waits for their pages: those wait until this worker is active. Safari before 16 cannot do it.
  for (const client of await self.clients.matchAll({ type: 'window' }))
    client.navigate?.(client.url).catch(() => undefined);
}

/** The same for every page, which the app then draws. */
const { handler: shell } = patiently(new NavigationRoute(controller.createHandlerBoundToURL(SHELL)));

/** A page is finished where the copy has all of it; what is not a page of the app goes to the network. */
registerRoute(
  new NavigationRoute(
    async (options) => (await drawDocument(options, () => files.readShell())) ?? shell.handle(options),
    { denylist: notPages },
  ),
);

/** What its pages ask of the public API. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && readCall(url),
  ({ request, params }) => answerCall(request, params as unknown as Call),
);

// Behind the pages: to it the start page is one of the files.
registerRoute(patiently(new PrecacheRoute(controller)));
cleanupOutdatedCaches();

/** The network is back: sends what waits, also with the app closed. What still waits has the browser ask again. */
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendAll());
});

/** How long this goes on trying, and how often: a browser asks again after five minutes at the earliest. */
const TRIES = 30;
const TRY_EVERY_MS = 5_000;

async function sendAll(): Promise<void> {
  for (let tries = 1; (await sendWaiting()).waiting; tries++) {
    if (tries === TRIES || !navigator.onLine) throw new Error('Some messages still wait.');
    await Promise.race([new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS)), newerVersion()]);
    // A browser lets it take over only when this one is at nothing any more. Its pages send, and it is asked again.
    const { installing, waiting } = self.registration;
    if (installing ?? waiting) throw new Error('Some messages still wait, and a newer version.');
  }
}

function newerVersion(): Promise<unknown> {
  return new Promise((resolve) => {
    self.registration.addEventListener('updatefound', resolve, { once: true });
  });
}

self.addEventListener('message', (event) => {
  // Only when the person has pressed "Reload": see pwa/site/register-service-worker.ts.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  // A page has started, or did not: see pwa/site/register-service-worker.ts and pwa/recover.ts.
  if (event.data?.type === 'HEAL') files.heal(event);
});
