import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { CenterPage } from '#core/center-query.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { percentile } from './measuring.ts';
import { realFiles } from './real-directory.ts';

/**
 * How many pages and JSON answers per second the server gives over 32 connections, with the real directory: each as
 * a share of what a bare node:http server with a fixed buffer gives in the same minute. And the memory it takes.
 * Needs a build (npm run build). Run it by: npx tsx bench/public-answers.ts
 */
const CONNECTIONS = 32;
/** So long for each measurement, and as long before it for the bare server. */
const SECONDS = 3;
const ROUNDS = 3;
const MOST_MEGABYTES = 300;

/** Words that people look for; a number behind each makes a search that nobody has asked before. */
const WORDS = ['detox', 'recovery center', 'family austin', 'outpatient clinic', 'veterans', 'methadone'];

const server = new ServerProcess();
const bare = spawn(process.execPath, ['bench/bare-server.ts'], {
  env: { ...process.env, NODE_OPTIONS: '--import tsx' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let short = 0;
try {
  loadDirectory();
  await server.start({ NODE_ENV: 'production' });
  const bareOrigin = String((await once(bare.stdout, 'data'))[0]).trim();
  const slug = await someSlug();
  printMemory('after the start');
  for (const { name, aim, paths } of [
    { name: 'center as JSON', aim: 0.6, paths: [`/api/centers/${slug}.json`] },
    { name: 'first page of all centers as JSON', aim: 0.5, paths: ['/api/centers.json'] },
    { name: 'first page of the directory, API', aim: 0.5, paths: ['/api/centers'] },
    { name: 'a fresh search, API', aim: 0.2, paths: freshSearches('/api/centers') },
    { name: 'center as a page, warm', aim: 0.3, paths: [`/centers/${slug}`] },
    { name: 'search as a page, warm', aim: 0.3, paths: ['/directory?q=recovery&state=TX'] },
    { name: 'a fresh search as a page', aim: undefined, paths: freshSearches('/directory') },
  ]) {
    const shares: number[] = [];
    let rate = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const peer = await requestsPerSecond(bareOrigin, ['/']);
      rate = await requestsPerSecond(server.origin, paths);
      shares.push(rate / peer);
    }
    const share = percentile(shares, 0.5);
    const verdict = aim === undefined ? '' : share >= aim ? ': within the aim' : ': SHORT of the aim';
    if (verdict.includes('SHORT')) short++;
    console.log(
      `${name}: ${share.toFixed(3)} of bare node:http${aim ? `, aim ${aim}` : ''}${verdict} (${Math.round(rate)}/s)`,
    );
  }
  printMemory('after all that');
} finally {
  bare.kill();
  await server.remove();
}
if (short > 0) process.exitCode = 1;

function loadDirectory(): void {
  if (!realFiles.every(existsSync)) {
    console.log('../shared/data is not here: the made-up directory instead; no figure below is a real one');
    return;
  }
  execFileSync(process.execPath, ['dist/node/cli.js', 'import', '--db', server.databaseFile, ...realFiles], {
    stdio: 'ignore',
  });
}

async function someSlug(): Promise<string> {
  const { centers } = (await (await fetch(`${server.origin}/api/centers`)).json()) as CenterPage;
  return centers[0]!.slug;
}

/** More than are asked for in one measurement, so that none is answered from what was kept. */
function freshSearches(path: string): string[] {
  const run = Math.random().toString(36).slice(2, 6);
  return Array.from({ length: 60_000 }, (_, n) => `${path}?q=${WORDS[n % WORDS.length]}+${run}${n}`);
}

async function requestsPerSecond(origin: string, paths: readonly string[]): Promise<number> {
  let next = 0;
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => {
          next = (next + 1) % paths.length;
          return { ...request, path: encodeURI(paths[next]!) };
        },
      },
    ],
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${paths[0]}: ${non2xx} refused, ${errors} failed.`);
  return requests.average;
}

/** What the server's process takes of the machine's memory, as Linux counts it; elsewhere nothing is printed. */
function printMemory(when: string): void {
  const file = `/proc/${server.pid}/status`;
  if (!existsSync(file)) return;
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]);
  const megabytes = Math.round(kilobytes / 1024);
  console.log(
    `memory ${when}: ${megabytes} MB, aim ${MOST_MEGABYTES}: ${megabytes <= MOST_MEGABYTES ? 'within' : 'OVER'} the aim`,
  );
  if (megabytes > MOST_MEGABYTES) short++;
}
