import { spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { states } from '#core/lists/public-lists.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { percentile } from './measuring.ts';
import { importRealDirectory } from './real-directory.ts';
import { slugOfSomeCenter } from './some-center.ts';

/**
 * How many pages and JSON answers per second the server gives over 32 connections, with the real directory: each as
 * a share of what a bare node:http server gives in the same minute, for a fixed buffer of as many bytes.
 * Needs a build (npm run build). Run it by: npx tsx bench/public-answers.ts
 */
const CONNECTIONS = 32;
/** So long for each measurement, and as long before it for the bare server. */
const SECONDS = 3;
const ROUNDS = 3;

/** What people look for. With each state it is a search of its own, and no connection asks what another one asks. */
const WORDS = [
  'detox',
  'recovery',
  'family',
  'outpatient',
  'veterans',
  'methadone',
  'women',
  'youth',
  'clinic',
];
const FILTERS = [
  '',
  '&level=DETOX',
  '&level=IOP',
  '&insurance=MEDICAID',
  '&population=WOMEN',
  '&insurance=MEDICARE',
];

const server = new ServerProcess();
const bare = spawn(process.execPath, ['bench/bare-server.ts'], {
  env: { ...process.env, NODE_OPTIONS: '--import tsx' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let short = 0;
try {
  importRealDirectory(server.databaseFile);
  await server.start({ NODE_ENV: 'production' });
  const bareOrigin = String((await once(bare.stdout, 'data'))[0]).trim();
  const slug = await slugOfSomeCenter(server.origin);
  for (const { name, aim, paths } of [
    { name: 'center as JSON', aim: 0.6, paths: [`/api/centers/${slug}.json`] },
    { name: 'first page of all centers as JSON', aim: 0.5, paths: ['/api/centers.json'] },
    { name: 'first page of the directory', aim: 0.5, paths: ['/api/centers'] },
    { name: 'a fresh search', aim: 0.2, paths: searches('/api/centers') },
    { name: 'center as a page, warm', aim: 0.3, paths: [`/centers/${slug}`] },
    { name: 'search by filters as a page, warm', aim: 0.3, paths: ['/directory?state=TX&level=DETOX'] },
    { name: 'a fresh search as a page', aim: undefined, paths: searches('/directory') },
  ]) {
    const bytes = await bytesOf(paths[0]!);
    const shares: number[] = [];
    let rate = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const peer = await requestsPerSecond(bareOrigin, [`/${bytes}`]);
      rate = await requestsPerSecond(server.origin, paths);
      shares.push(rate / peer);
    }
    const share = percentile(shares, 0.5);
    const verdict =
      aim === undefined ? '' : `, aim ${aim}: ${share >= aim ? 'within the aim' : 'SHORT of the aim'}`;
    if (verdict.includes('SHORT')) short++;
    console.log(`${name}: ${share.toFixed(2)}${verdict} (${Math.round(rate)}/s of ${bytes} bytes)`);
  }
} finally {
  bare.kill();
  await server.remove();
}
if (short > 0) process.exitCode = 1;

function searches(path: string): string[] {
  return states.values.flatMap((state) =>
    WORDS.flatMap((word) => FILTERS.map((filter) => `${path}?q=${word}&state=${state}${filter}`)),
  );
}

/** As a client that takes no compressed answers gets it. */
async function bytesOf(path: string): Promise<number> {
  const response = await fetch(server.origin + path, { headers: { 'Accept-Encoding': 'identity' } });
  return (await response.arrayBuffer()).byteLength;
}

async function requestsPerSecond(origin: string, paths: readonly string[]): Promise<number> {
  let connection = 0;
  const result = await autocannon({
    url: origin + paths[0],
    connections: CONNECTIONS,
    duration: SECONDS,
    // Each its own part of the paths, written out before it begins: what the load costs is not to be measured.
    ...(paths.length > 1 && {
      setupClient: (client: autocannon.Client) => {
        const own = paths.filter((_, index) => index % CONNECTIONS === connection);
        connection++;
        client.setRequests(own.map((path) => ({ path })));
      },
    }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${paths[0]}: ${result.non2xx} refused, ${result.errors} failed.`);
  }
  return result.requests.average;
}
