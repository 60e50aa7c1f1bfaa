import { readdirSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { SnapshotManifest } from '#core/snapshot/snapshot.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { percentile, printLimit } from './measuring.ts';
import { fillPhone, NOTE_WHEN_SHOWN, openPhone, readShown } from './offline-phone.ts';
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
    times.push(await fillPhone(profile, server.origin));
  }
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
  console.log(
    `first visit, from the start until the copy is told to be there: ${RUNS} runs, ${range} ms, ` +
      `median ${percentile(times, 0.5).toFixed(0)}`,
  );
  return profile;
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
    times.push(await readShown(page));
    await context.close();
  }
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
  console.log(`cold start offline, page slowed ${slowdown} times, search ${name}: ${RUNS} runs, ${range} ms`);
  printLimit('  median ms to the first 20 results', percentile(times, 0.5), LIMITS.milliseconds);
}
