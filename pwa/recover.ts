/**
 * Helps an app that does not start: one of its files is wrong, or gone. Apart from all of them, by one name in every
 * version, and without a line of theirs: whatever of them is wrong, this one runs.
 */

/** What data-app on the document says: start.ts that it runs, and whoever misses a part without which no page shows. */
const root = document.documentElement;

/** What was tried is forgotten after so long, in milliseconds. */
const FORGET_MS = 5 * 60_000;
/** Longer than this nobody waits for an answer, nor for files that are fetched again, the whole app at last. In milliseconds. */
const FETCH_MS = 30_000;

/** Of the entry of the history, where it outlasts a page that is loaded anew, and no longer. */
interface Tried {
  recovery?: { step: number; at: number };
}

let trying = false;

new MutationObserver(lookAgain).observe(root, { attributeFilter: ['data-app'] });
if (document.readyState === 'complete') lookAgain();
else addEventListener('load', lookAgain);

function lookAgain(): void {
  if (trying || root.dataset.app === 'runs') return;
  trying = true;
  void recover().then(offer, offer);
}

/** What can be done where it was not mended: index.html has the words, which make way once the app runs. */
function offer(): void {
  trying = false;
  document.body.prepend(root.querySelector<HTMLTemplateElement>('#again')?.content ?? '');
}

/** One step further each time, and then no more: what is here can be read, and its crisis numbers called. */
async function recover(): Promise<void> {
  const recovery = (history.state as Tried | null)?.recovery;
  const tried = recovery && Date.now() - recovery.at < FORGET_MS ? recovery.step : 0;
  // A page of a version that has made way for another, in another tab.
  const serviceWorker = navigator.serviceWorker?.controller;
  if (tried === 0 && serviceWorker) {
    // The page may well start then from the browser's own cache, and what is kept of the app would stay wrong.
    serviceWorker.postMessage({ type: 'HEAL' });
    return loadAnew(1);
  }
  if (tried > 2) return;
  // Without the server, or where a hotel's log-in page answers for it, what is here is better than nothing.
  const shell = await inTime(fetchShell());
  if (!shell) return;
  await inTime(tried === 2 ? installAnew() : forget(shell));
  // The first step is for a page with a service worker alone.
  return loadAnew(tried === 2 ? 3 : 2);
}

/** Never resolves: nothing more is to be tried, or said, on this page. */
function loadAnew(step: number): Promise<never> {
  history.replaceState({ ...history.state, recovery: { step, at: Date.now() } }, '');
  location.reload();
  return new Promise(() => undefined);
}

/** What it comes to, or undefined after so long. */
function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, FETCH_MS))]);
}

/** Past every cache; undefined where no shell of ours comes. */
async function fetchShell(): Promise<string | undefined> {
  const response = await fetch(`/index.html?again=${Date.now()}`, { cache: 'reload' });
  const html = await response.text();
  return response.ok && /<title>Harborlight[\s\S]*id="root"/.test(html) ? html : undefined;
}

/**
 * Removes the service worker and the app's files, and has the browser's own cache ask again for those of this page, which
 * it would keep for ever. The copy, the list, drafts and waiting messages are elsewhere, and stay.
 */
async function forget(shell: string): Promise<void> {
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await registration.unregister();
  for (const name of (await window.caches?.keys()) ?? [])
    if (name.startsWith('workbox-')) await caches.delete(name);
  const asked = JSON.stringify(performance.getEntriesByType('resource'));
  const files = new Set((shell + asked).match(/\/assets\/[\w.-]+/g));
  const fetches = [...files].map((file) => fetch(file, { cache: 'reload' }));
  // Those of a version that is gone cannot be had, and are not needed; where none can, it is the network.
  await Promise.allSettled(fetches);
  await Promise.any(fetches);
}

/** The service worker takes nothing that is wrong, and asks past caches on the way. It answers once it is there. */
async function installAnew(): Promise<void> {
  await navigator.serviceWorker?.register('/service-worker.js');
  await navigator.serviceWorker?.ready;
}

export {};
