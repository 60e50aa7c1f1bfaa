import { readdirSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { SnapshotManifest } from '#core/snapshot/snapshot.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { percentile, printLimit } from './measuring.ts';
import { fillPhone } from './offline-phone.ts';
import { importRealDirectory } from './real-directory.ts';

/**
 * The offline copy of the real directory: how many bytes it takes to fetch, the table of ZIP codes and places with it, and
 * how long a first visit takes until all of it is there. Needs a build (npm run build).
 * Run it by: npx tsx bench/offline-copy.ts
 */
const RUNS = 7;
const LIMITS = { directoryBytes: 1_000_000, placesBytes: 260_000 };

const server = new ServerProcess();
try {
  importRealDirectory(server.databaseFile);
  await server.start();
  await measureBytes();
  await measureCopy();
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

/** Has one phone after the other get the copy. */
async function measureCopy(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++)
    times.push(await fillPhone(`${server.folder}/profile-${run}`, server.origin));
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
  console.log(
    `first visit, from the start until the copy is told to be there: ${RUNS} runs, ${range} ms, ` +
      `median ${percentile(times, 0.5).toFixed(0)}`,
  );
}
