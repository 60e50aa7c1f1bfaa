import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { OwnBuild } from '../own-build.ts';
import { ServerProcess } from '../server-process.ts';
import type { AnyPhone } from './any-phone.ts';
import { readMessages, writeWithoutANetwork } from './contact-message.ts';
import { inEveryEngine } from './in-every-engine.ts';
import { keepsRightMainScript, spoilMainScript } from './kept-script.ts';
import { LyingProxy } from './lying-proxy.ts';
import {
  keysOf,
  lieAboutFiles,
  type NamedFile,
  readNamedFiles,
  TURNS,
  takeKept,
  update,
  WRONG_FILES,
} from './wrong-files.ts';

/** What comes of a wrong file may take a page that is loaded anew three times, and an installation. In milliseconds. */
const RECOVERY_MS = 60_000;
/** Chromium lets a service worker that a background sync has woken stay for three minutes; then it has to end it. */
const SYNC_EVENT_MS = 240_000;

const FOUND = /^\d+ centers? found$/;

/** In another engine each file is wrong in another way. */
let round = 0;

const older = new ServerProcess();
const newer = new ServerProcess();
let newerFiles: NamedFile[];
let proxy: LyingProxy;

beforeAll(async () => {
  const first = await OwnBuild.copy(`${newer.folder}/build`);
  const next = await first.makeNext('next');
  // A server answers for all releases that lie beside each other, and this one is to know its own alone.
  await first.remove();
  await Promise.all([older.start(), newer.start({}, next.server)]);
  newerFiles = readNamedFiles(await readFile(next.file('service-worker.js'), 'utf8'));
});
beforeEach(async () => {
  proxy = new LyingProxy(newer, older);
  await proxy.start();
});
afterEach(() => proxy.stop());
afterAll(() => Promise.all([older.remove(), newer.remove()]));

/** A phone with the version that the network has, the copy, and a list. */
async function getReady(phone: AnyPhone): Promise<void> {
  phone.expects(WRONG_FILES);
  await phone.open('/directory?state=TX');
  await phone.hasCopy();
  await phone.click('button', /^Save,/);
  await phone.sees('button', /^Saved,/);
}

/** Nothing of it is lost, and it needs no network. */
async function isWhole(phone: AnyPhone): Promise<void> {
  proxy.lie(/./, 'reset');
  await phone.open('/my-list');
  await phone.sees('article', /, TX/);
  await phone.open('/directory?state=ME');
  await phone.sees('heading', FOUND);
  proxy.tellTheTruth();
}

/**
 * Not by its state, which WebKit tells as "activating" for good to a page that it opens just then; nor by a page without a
 * network: a browser under WebKit's driver is a private one, which forgets a cache with the failed worker that filled it.
 */
async function isInstalled(phone: AnyPhone): Promise<void> {
  const isThere = async () => Boolean((await navigator.serviceWorker.getRegistration())?.active);
  await phone.isTrue('an installed app', isThere, [], RECOVERY_MS);
}

/** Runs in a page. */
async function hasTrustfulOne(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await caches.has('trusted')) && !registration?.installing && !registration?.waiting;
}

/** Its files have names that are a letter longer, after the eight of their hash. */
const isNewer = () => [...document.scripts].some(({ src }) => /\/[a-z]+-[\w-]{8}x\.js$/.test(src));

inEveryEngine((openPhone) => {
  it('keeps the version it has through every wrong file of a newer one, and takes that once all is right', async () => {
    const phone = await openPhone(newer, proxy.origin);
    proxy.lie(/./, 'old version');
    await getReady(phone);
    proxy.tellTheTruth();
    proxy.truthMayBeKept = false;
    round += 1;
    for (const isWrong of TURNS) {
      const wrong = lieAboutFiles(proxy, newerFiles, isWrong, round);
      expect(await phone.evaluate(update)).toBe('redundant');
      proxy.tellTheTruth();
      const kept = await phone.evaluate(takeKept, keysOf(newerFiles));
      expect(kept.length).toBeGreaterThan(5);
      expect(kept.filter((key) => wrong.includes(key))).toEqual([]);
    }
    await isWhole(phone);
    expect(await phone.evaluate(isNewer)).toBe(false);

    await phone.reopen('/directory?state=ME');
    await phone.sees('text', 'Update ready', RECOVERY_MS);
    await phone.isLoadedAnewBy(() => phone.click('button', 'Reload'), RECOVERY_MS);
    await phone.isTrue('the newer version', isNewer, []);
    await isWhole(phone);
  });

  it.each(['shell', 'script'] as const)(
    'finds its way back where an earlier version kept a log-in page as its %s',
    async (kept) => {
      const phone = await openPhone(newer, proxy.origin);
      proxy.lie(/./, 'old version');
      await getReady(phone);
      const message = `Before the wrong ${kept}, ${randomUUID()}`;
      proxy.tellTheTruth();
      proxy.lie(/^\/api\/submissions/, '502');
      proxy.lie(/./, 'old version');
      await writeWithoutANetwork(phone, message);
      proxy.tellTheTruth();
      proxy.lie(/^\/api\/submissions/, '502');
      proxy.answer(/^\/service-worker\.js/, trustfulServiceWorker(kept));
      await phone.evaluate(() =>
        navigator.serviceWorker.getRegistration().then((registration) => registration!.update()),
      );
      // The one before makes way only once it has ended its try to send, which Chromium grants it minutes for.
      await phone.isTrue('the trustful one', hasTrustfulOne, [], SYNC_EVENT_MS);
      await phone.goTo('/my-list');
      if (kept === 'shell') await phone.sees('heading', 'Log in to our Wi-Fi');
      else await phone.sees('heading', 'Harborlight');
      await phone.seesNo('article', /./);

      proxy.tellTheTruth();
      await phone.goTo('/my-list');
      await phone.sees('article', /, TX/, RECOVERY_MS);
      await phone.open('/waiting');
      await phone.sees('text', 'Nothing is waiting to be sent.', RECOVERY_MS);
      const arrived = await readMessages(newer);
      expect(arrived.filter((each) => each === message)).toEqual([message]);
      await isWhole(phone);
    },
  );

  it('fixes a script that it keeps and that has become wrong, for the page after it too', async () => {
    const phone = await openPhone(newer, proxy.origin);
    await getReady(phone);
    await phone.open('/contact');
    await phone.type('textbox', /^Message/, 'Typed before the script became wrong');
    await phone.sees('textbox', /^Message/);
    expect(await phone.evaluate(spoilMainScript)).toBe(1);
    await phone.goTo('/my-list');
    await phone.sees('article', /, TX/, RECOVERY_MS);
    await phone.isTrue('the right script', keepsRightMainScript, [], RECOVERY_MS);
    await isWhole(phone);
  });

  it('comes to one whole version where two answer behind one address', async () => {
    const phone = await openPhone(newer, proxy.origin);
    phone.expects(WRONG_FILES);
    proxy.lie(/./, 'old version', { every: 2 });
    await phone.goTo('/directory?state=TX');
    await phone.isTrue(
      'a page that answers',
      () => 'ready' in document.documentElement.dataset,
      [],
      RECOVERY_MS,
    );
    await phone.sees('heading', FOUND);
    await isInstalled(phone);
    // The deploy has ended. What has failed till then is tried again after a pause, which has doubled each time.
    proxy.tellTheTruth();
    await phone.sees('text', /centers on this device, updated/, 2 * RECOVERY_MS);
    proxy.lie(/./, 'reset');
    await phone.open('/directory?state=ME');
    await phone.sees('heading', FOUND);
  });

  it.each([
    ['holds the directory', /\/assets\/directory-worker-/],
    ['fetches the copy', /\/assets\/sync-/],
  ])('brings the copy on the first page although the script that %s came wrong twice', async (_, file) => {
    const phone = await openPhone(newer, proxy.origin);
    phone.expects(WRONG_FILES);
    proxy.lie(file, '502', { times: 2 });
    await phone.goTo('/directory?state=TX');
    await phone.sees('heading', FOUND);
    await phone.sees('text', /centers on this device, updated/, RECOVERY_MS);
  });

  it('brings the copy on the first page although what its late parts share came wrong twice', async () => {
    const phone = await openPhone(newer, proxy.origin);
    phone.expects(WRONG_FILES);
    proxy.lie(/\/assets\/common-/, '502', { times: 2 });
    await phone.goTo('/directory?state=TX');
    await phone.sees('heading', FOUND);
    // The line about the copy needs that script, too, and comes with the next page.
    await phone.isTrue('a copy', () => localStorage.getItem('has-copy') === 'yes', [], RECOVERY_MS);
    await isInstalled(phone);
    proxy.lie(/./, 'reset');
    await phone.open('/directory?state=ME');
    await phone.sees('heading', FOUND);
    await phone.sees('text', /centers on this device, updated/);
  });

  it.each([
    ['the browser', /\/assets\/first-[\w-]+\.js$/, 'portal', 1],
    ['all of a network', /\/assets\/main-[\w-]+\.js$/, 'cut', undefined],
  ] as const)(
    'starts on a first visit although a cache of %s holds a wrong script',
    async (_, file, lie, times) => {
      const phone = await openPhone(newer, proxy.origin);
      phone.expects(WRONG_FILES);
      proxy.lie(file, lie, { times });
      // And the first installation fails: it asks three times, and for what has failed once more.
      if (times !== undefined) proxy.lie(/\/assets\/guides-/, 'swapped', { times: 6 });
      await phone.goTo('/directory?state=TX');
      await phone.isTrue(
        'a page that answers',
        () => 'ready' in document.documentElement.dataset,
        [],
        RECOVERY_MS,
      );
      await phone.sees('heading', FOUND);
      await isInstalled(phone);
    },
  );
});

/** As those were before files had hashes: it keeps whatever comes, and a log-in page came. */
function trustfulServiceWorker(wrong: 'shell' | 'script'): string {
  return `
    const LOG_IN = () => new Response('<h1>Log in to our Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } });
    const install = async () => {
      for (const name of await caches.keys()) if (name.includes('precache')) await caches.delete(name);
      const cache = await caches.open('workbox-precache-v2-' + registration.scope);
      const shell = await fetch('/index.html');
      // Its pages did not look after themselves, either.
      const html = (await shell.text()).replace(/<script[^>]*recover.js.*?<[/]script>/, '');
      const headers = { 'Content-Type': 'text/html' };
      await cache.put('/index.html?__WB_REVISION__=trusted', ${wrong === 'shell' ? 'LOG_IN()' : 'new Response(html, { headers })'});
      for (const script of html.match(/[/]assets[/][\\w-]+[.]js/g))
        await cache.put(script, ${wrong === 'script' ? '/main-/.test(script) ? LOG_IN() : ' : ''}await fetch(script));
      await caches.open('trusted');
      await skipWaiting();
    };
    self.addEventListener('install', (event) => event.waitUntil(install()));
    self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    self.addEventListener('fetch', (event) => {
      const { mode, url } = event.request;
      const key = mode === 'navigate' ? '/index.html?__WB_REVISION__=trusted' : url;
      event.respondWith(caches.match(key).then((kept) => kept ?? fetch(event.request)));
    });
  `;
}
