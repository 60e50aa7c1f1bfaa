import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ServerProcess } from '../server-process.ts';
import type { AnyPhone } from './any-phone.ts';
import { inEveryEngine } from './in-every-engine.ts';
import { LyingProxy } from './lying-proxy.ts';
import type { Tab } from './profile.ts';

/** An answer, or a word that there is none, has come by then also where two engines share two slow cores. In milliseconds. */
const LONGEST_WAIT_MS = 60_000;

const FOUND = /^\d+ centers? found$/;

/** What is put before our service worker: from the first page on that it is asked for, Cache Storage never answers it. */
const SILENT_CACHES = `
  self.addEventListener('fetch', () => {
    for (const method of ['match', 'open', 'keys', 'has'])
      CacheStorage.prototype[method] = () => new Promise(() => {});
  });
`;

const MUTE_WORKER = '/* hears nothing */';

/** Ours, for which this is what the directory's worker must be. */
async function serviceWorkerThatTakes(directoryWorker: string): Promise<string> {
  const script = await readFile('dist/pwa/service-worker.js', 'utf8');
  const hash = createHash('sha256').update(directoryWorker).digest('base64');
  return script.replace(/sha256-[^"]+(?="[^}]*directory-worker-)/, `sha256-${hash}`);
}

/** A new version of the service worker, which never takes over, however it is asked. */
const STUBBORN_SERVICE_WORKER = '/* a newer version, which hears nothing */';

/** At the same origin, and without a script of ours. The server's alone: the app has no copy of it. */
const NO_PAGE = '/robots.txt';

let server: ServerProcess;
let proxy: LyingProxy;
beforeEach(async () => {
  server = new ServerProcess();
  await server.start();
  proxy = new LyingProxy(server);
  await proxy.start();
});
afterEach(async () => {
  await proxy.stop();
  await server.remove();
});

/** The person knows that there is no answer, whom to call, and how to try again. */
async function isToldWhatHappened(phone: AnyPhone): Promise<void> {
  await phone.sees('button', /^try again$/i, LONGEST_WAIT_MS);
  await phone.sees('link', /988/);
  await phone.sees('link', /911/);
}

/** Runs in a page: takes the directory's store as for an upgrade, and never gives it back. Nobody else can open it. */
function takeStore(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('harborlight', 1_000_000);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore('taken');
      const goOn = () => {
        store.get(1).onsuccess = goOn;
      };
      goOn();
      resolve();
    };
  });
}

/** Runs in a page: reads in the store of the copy's files without an end, as if it were about to write. */
function holdFiles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('harborlight');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const files = opening.result.transaction('shards', 'readwrite').objectStore('shards');
      const goOn = () => {
        files.count().onsuccess = goOn;
        resolve();
      };
      files.count().onsuccess = goOn;
    };
  });
}

/** Runs in a page: no other database is left that a copy can lie in. */
async function hasOneCopy(): Promise<boolean> {
  const all = await indexedDB.databases();
  return all.filter(({ name }) => /^harborlight(-\d+)?$/.test(name!)).length === 1;
}

/** Runs in a page: another database than the first has the whole copy, which a page may so far have from its mirror. */
async function hasCopyElsewhere(): Promise<boolean> {
  const other = (await indexedDB.databases()).find(({ name }) => /^harborlight-\d+$/.test(name!));
  if (!other) return false;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(other.name!);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('copy').objectStore('copy').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.some(({ manifest }) => manifest !== undefined));
      };
    };
  });
}

/** Leaves all pages of the app, takes the store, and goes on in a new tab. Gives the tab that has it. */
async function takeStoreInAnotherTab(phone: AnyPhone, take = takeStore): Promise<Tab> {
  await phone.goTo(NO_PAGE);
  await phone.isAt(NO_PAGE);
  const taker = phone.tab;
  await phone.evaluate(take);
  await phone.openTab();
  return taker;
}

inEveryEngine((openPhone) => {
  it('answers, or says that it cannot, where the worker of the directory never does', async () => {
    proxy.answer(/directory-worker/, MUTE_WORKER);
    proxy.answer(/^\/service-worker\.js/, await serviceWorkerThatTakes(MUTE_WORKER));
    const phone = await openPhone(server, proxy.origin);
    await phone.open('/directory?state=TX');
    await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await phone.open('/directory?state=ME');
    await phone.sees('heading', FOUND, LONGEST_WAIT_MS);
    await phone.searchesFor('sample');
    await phone.isAt('/directory?q=sample&state=ME');
    await phone.sees('heading', FOUND, LONGEST_WAIT_MS);
    await server.stop('SIGKILL');
    await phone.open('/directory?state=WY');
    await isToldWhatHappened(phone);
    await server.start();
    await phone.click('button', /^try again$/i);
    await phone.sees('heading', FOUND, LONGEST_WAIT_MS);
  });

  it('answers on a first visit where the store of the directory never opens', async () => {
    const phone = await openPhone(server);
    await takeStoreInAnotherTab(phone);
    await phone.open('/directory?state=ME');
    await phone.searchesFor('sample');
    await phone.isAt('/directory?q=sample&state=ME');
    await phone.sees('heading', FOUND, LONGEST_WAIT_MS);
  });

  it('brings the copy again where something holds its files for good, as WebKit does for a page that was left', async () => {
    const phone = await openPhone(server);
    await phone.open('/');
    await phone.hasCopy();
    const holder = await takeStoreInAnotherTab(phone, holdFiles);
    await phone.open('/directory?state=ME');
    await phone.sees('heading', FOUND, LONGEST_WAIT_MS);
    await phone.open('/');
    await phone.hasCopy();
    await phone.isTrue('a copy elsewhere', hasCopyElsewhere, [], LONGEST_WAIT_MS);
    await server.stop('SIGKILL');
    await phone.open('/directory?q=sample&state=ME');
    await phone.sees('heading', FOUND);

    await holder.close();
    await phone.open('/directory?state=WY');
    await phone.sees('heading', FOUND);
    await phone.isTrue('one copy alone', hasOneCopy, []);
  });

  it('says so where the store of its copy never opens, nor is there a mirror of it, and answers once it does', async () => {
    const phone = await openPhone(server);
    await phone.open('/');
    await phone.hasCopy();
    const taker = await takeStoreInAnotherTab(phone);
    await taker.evaluate(async () => void (await caches.delete('harborlight-copy')));
    await server.stop('SIGKILL');
    await phone.open('/directory?state=WY');
    await isToldWhatHappened(phone);
    await taker.close();
    // By itself, as it goes on looking.
    await phone.sees('heading', FOUND, LONGEST_WAIT_MS);
  });

  it('shows its pages where Cache Storage never answers the service worker', async () => {
    const serviceWorker = await readFile('dist/pwa/service-worker.js', 'utf8');
    proxy.answer(/^\/service-worker\.js/, SILENT_CACHES + serviceWorker);
    const phone = await openPhone(server, proxy.origin);
    await phone.open('/');
    await phone.hasCopy();
    await phone.goTo('/directory?state=ME');
    await phone.isAt('/directory?state=ME');
    await phone.sees('heading', FOUND, LONGEST_WAIT_MS);
    await phone.sees('link', /988/);
    expect(await phone.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await phone.click('link', /^View Details/);
    await phone.sees('heading', 'Contact Information');
  });

  it('reloads for a new version that does not take over', async () => {
    const phone = await openPhone(server, proxy.origin);
    await phone.open('/directory?state=ME');
    await phone.hasCopy();
    proxy.answer(/^\/service-worker\.js/, STUBBORN_SERVICE_WORKER);
    await phone.reopen('/directory?state=ME');
    await phone.sees('text', 'Update ready', LONGEST_WAIT_MS);
    await phone.isLoadedAnewBy(() => phone.click('button', 'Reload'), LONGEST_WAIT_MS);
    await phone.sees('heading', FOUND);
  });
});
