import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { states } from '#core/lists/public-lists.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { percentile, printLimit } from './measuring.ts';
import { importRealDirectory } from './real-directory.ts';

/**
 * How fast the API answers a search while others ask for pages over 32 connections, without a pause: pages that nobody
 * has asked for, and one page by parameters that are made up. Beside it, in the same run, what it takes with nobody else
 * there. Needs a build (npm run build). Run it by: npx tsx bench/pages-beside-search.ts [SERVER.js]
 */
const LIMIT_MS = 50;
const CONNECTIONS = 32;
const SECONDS = 10;
/** Between two searches. */
const PAUSE_MS = 20;
const WORDS = ['detox', 'recovery', 'outpatient', 'veterans', 'methadone', 'women', 'youth', 'clinic'];

const [, , script] = process.argv;
const server = new ServerProcess();
let searches = 0;
try {
  importRealDirectory(server.databaseFile);
  await server.start({ NODE_ENV: 'production' }, script);
  await search(SECONDS / 4);
  const alone = await search(SECONDS);
  console.log(
    `with nobody else there: p50 ${percentile(alone, 0.5).toFixed(1)} ms, p95 ${percentile(alone, 0.95).toFixed(1)} ms`,
  );
  for (const [kind, what] of [
    ['new', 'new pages'],
    ['parameters', 'one page by made-up parameters'],
  ] as const) {
    const others = spawn(
      process.execPath,
      ['--import', 'tsx', 'bench/ask-pages.ts', server.origin, String(CONNECTIONS), kind],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const told = text(others.stdout);
    await search(SECONDS / 4);
    const times = await search(SECONDS);
    others.kill('SIGTERM');
    console.log(`${CONNECTIONS} connections that ask for ${what}: ${(await told).trim()}`);
    console.log(
      `p50 of a search ${percentile(times, 0.5).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
    );
    printLimit(`p95 of a search beside ${what}, ms`, percentile(times, 0.95), LIMIT_MS);
  }
} finally {
  await server.remove();
}

/** How long each search took, in milliseconds: one after the other, none asked before. */
async function search(seconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const index = searches++;
    const state = states.values[index % states.values.length];
    const round = Math.floor(index / states.values.length);
    const word = WORDS[round % WORDS.length];
    // When all words have been asked for in all states, the next page of each: no search comes twice.
    const page = 1 + Math.floor(round / WORDS.length);
    const begun = performance.now();
    const response = await fetch(
      `${server.origin}/api/centers?q=${word}&state=${state}&counts=true&page=${page}`,
    );
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A search was answered by ${response.status}.`);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times;
}
