import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import autocannon from 'autocannon';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { printLimit } from './measuring.ts';
import { realFiles } from './real-directory.ts';

/**
 * How the public API answers while the toolkit imports the whole directory into the same database, and the server
 * takes the change over: searches at a steady rate, from before the import until the new directory is served.
 * Needs a build (npm run build). Run it by: npx tsx bench/api-during-import.ts
 */
const LIMIT_MS = 50;
const LOAD = { connections: 4, overallRate: 100 };
const LONGEST_SECONDS = 60;

const server = new ServerProcess();
try {
  if (realFiles.every(existsSync)) await measure();
  else console.log('../shared/data is not here: nothing to import, nothing measured.');
} finally {
  await server.remove();
}

async function measure(): Promise<void> {
  await server.start();
  const load = autocannon({
    url: `${server.origin}/api/centers?q=recovery&level=DETOX&counts=true`,
    duration: LONGEST_SECONDS,
    ...LOAD,
  });
  const before = await centersServed();
  await importDirectory();
  const imported = performance.now();
  while ((await centersServed()) === before) await new Promise((resolve) => setTimeout(resolve, 50));
  console.log(
    `the change showed ${((performance.now() - imported) / 1000).toFixed(1)} s after the import ended`,
  );
  // The offline copy's files are compressed behind it: that is part of the import, too.
  await new Promise((resolve) => setTimeout(resolve, 8000));
  (load as unknown as { stop(): void }).stop();
  const { latency, requests, errors, non2xx } = await load;
  console.log(
    `${requests.total} requests, ${errors + non2xx} failed, p50 ${latency.p50} ms, longest ${latency.max} ms`,
  );
  printLimit('p99 of the API during an import, ms', latency.p99, LIMIT_MS);
}

async function centersServed(): Promise<number> {
  const { centers } = (await (await fetch(`${server.origin}/healthz`)).json()) as { centers: number };
  return centers;
}

async function importDirectory(): Promise<void> {
  const toolkit = ['dist/node/cli.js', 'import', '--db', server.databaseFile, ...realFiles];
  const child = spawn(process.execPath, toolkit, { stdio: 'ignore' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
}
