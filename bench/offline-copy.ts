import { readdirSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { chromium } from 'playwright';
import type { SnapshotManifest } from '#core/snapshot/snapshot.ts';
import { CHROMIUM_ARGS, findChromium } from '../pwa/e2e/chromium.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { percentile, printLimit } from './measuring.ts';
import { importRealDirectory } from './real-directory.ts';

/**
 * The offline copy of the real directory: how many bytes it takes to fetch, the table of ZIP codes and places with it, how
 * long a first visit takes until all of it is there, and how long a phone takes from a cold start without a network to the
 * first 20 results, as fast as this machine and with a slow processor. Needs a build (npm run build).
 * Run it by: npx tsx bench/offline-copy.ts
 */
const SLOWDOWNS = [1, 4];
const RUNS = 7;
const SEARCHES = {
  'by state and level': '/directory?state=TX&level=DETOX',
  'by text': '/directory?q=recovery',
};
const searches = Object.keys(SEARCHES) as (keyof typeof SEARCHES)[];
const LIMITS = { directoryBytes: 1_000_000, placesBytes: 260_000, milliseconds: 700 };

/** Runs in the page; as text, for what tsx makes of a function does not run there. */
const NOTE_WHEN_SHOWN = `
  requestAnimationFrame(function look() {
    if (document.querySelectorAll('#content article').length < 20) return requestAnimationFrame(look);
    // The frame that shows them is painted now; times count from the start of the navigation.
    document.documentElement.dataset.shown = performance.now();
  });
`;

const server = new ServerProcess();
try {
  importRealDirectory(server.databaseFile);
  await server.start();
  await measureBytes();
  const profile = await measureCopy();
  await server.stop();
  for (const slowdown of SLOWDOWNS) {
    for (const name of searches) await measureStart(profile, name, slowdown);
  }
} finally {
  await server.remove();
}

async function measureBytes(): Promise<void> {
  const manifest = (await (await fetch(`${server.origin}/api/snapshot`)).json()) as SnapshotManifest;
  const directory = manifest.states.reduce((sum, state) => sum + state.bytes, manifest.guides.bytes);
  const places = await placesBytes();
  console.log(`${manifest.centers} centers in ${manifest.states.length} states`);
  printLimit('bytes of centers and guides, brotli', directory, LIMITS.directoryBytes);
  printLimit('bytes of the table of ZIP codes and places, brotli', places, LIMITS.placesBytes);
  console.log(`the offline copy, all of it: ${directory + places} bytes`);
}

/** The table is a file of the app that comes with the copy: what of it goes over the line. */
async function placesBytes(): Promise<number> {
  const file = readdirSync('dist/pwa/assets').find((name) => /^zip-centroids-.*\.json$/.test(name));
  if (file === undefined) throw new Error('dist/pwa/assets has no table of places: run npm run build first.');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // fetch would unpack it.
    get(`${server.origin}/assets/${file}`, { headers: { 'Accept-Encoding': 'br' } }, resolve).on(
      'error',
      reject,
    );
  });
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}

/** Has one phone after the other get the copy. Gives the last one's profile. */
async function measureCopy(): Promise<string> {
  const times: number[] = [];
  let profile = '';
  for (let run = 0; run < RUNS; run++) {
    profile = `${server.folder}/profile-${run}`;
    times.push(await fillPhone(profile));
  }
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
  console.log(
    `first visit, from the start until the copy is told to be there: ${RUNS} runs, ${range} ms, ` +
      `median ${percentile(times, 0.5).toFixed(0)}`,
  );
  return profile;
}

/** Opens the app once, and waits until the copy and the app's own files are on the phone. Says when the copy was. */
async function fillPhone(profile: string): Promise<number> {
  const context = await openPhone(profile);
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(server.origin);
  await page.getByText(/centers on this device, updated/).waitFor({ timeout: 60_000 });
  const took = performance.now() - began;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // What is made of the copy for searches, a second later.
  while (!(await page.evaluate(() => caches.match('/harborlight-index/index').then(Boolean))))
    await page.waitForTimeout(100);
  await context.close();
  return took;
}

async function measureStart(profile: string, name: keyof typeof SEARCHES, slowdown: number): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await openPhone(profile);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript({ content: NOTE_WHEN_SHOWN });
    await page.goto(server.origin + SEARCHES[name]);
    await page.locator('html[data-shown]').waitFor({ state: 'attached' });
    times.push(Number(await page.locator('html').getAttribute('data-shown')));
    await context.close();
  }
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
  console.log(`cold start offline, page slowed ${slowdown} times, search ${name}: ${RUNS} runs, ${range} ms`);
  printLimit('  median ms to the first 20 results', percentile(times, 0.5), LIMITS.milliseconds);
}

async function openPhone(profile: string) {
  return chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: CHROMIUM_ARGS,
    viewport: { width: 390, height: 844 },
  });
}
