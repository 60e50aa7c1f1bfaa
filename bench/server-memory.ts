import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { states } from '#core/lists/public-lists.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { printLimit, residentMegabytes } from './measuring.ts';
import { importRealDirectory } from './real-directory.ts';

/**
 * What the server has in memory once it has started and all is quiet, at most until then, and after a minute in which 32
 * connections ask for new pages and one for searches. With the options and the environment that deploy/harborlight.service
 * gives it, which is how a public server runs; a bare Node beside it, in the same run. Needs a build and Linux.
 * Run it by: npx tsx bench/server-memory.ts
 */
const AIMS = { start: 150, load: 250 };
const QUIET_MS = 15_000;
const LOAD_MS = 60_000;

const unit = readFileSync('deploy/harborlight.service', 'utf8');
const env = {
  NODE_ENV: 'production',
  NODE_OPTIONS: /^ExecStart=\S+ (--.*) \S+$/m.exec(unit)?.[1] ?? '',
  ...Object.fromEntries(
    [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  ),
};
const bare = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
const server = new ServerProcess();
try {
  importRealDirectory(server.databaseFile);
  // The offline copy's files are there after the first start.
  await server.start(env);
  await server.stop();
  await server.start(env);
  await pause(QUIET_MS);
  console.log(`a bare Node: ${residentMegabytes(bare.pid).toFixed(0)} MB`);
  console.log(`the server at most, as it starts: ${residentMegabytes(server.pid, 'peak').toFixed(0)} MB`);
  printLimit('the server once it has started, MB', residentMegabytes(server.pid), AIMS.start);
  await load();
  printLimit('the server after a minute of load, MB', residentMegabytes(server.pid), AIMS.load);
} finally {
  bare.kill();
  await server.remove();
}

async function load(): Promise<void> {
  const pages = spawn(
    process.execPath,
    ['--import', 'tsx', 'bench/ask-pages.ts', server.origin, '32', 'new'],
    { stdio: 'ignore' },
  );
  const end = performance.now() + LOAD_MS;
  for (let asked = 0; performance.now() < end; asked++) {
    const state = states.values[asked % states.values.length];
    const response = await fetch(
      `${server.origin}/api/centers?q=recovery&state=${state}&page=${1 + (asked % 7)}`,
    );
    await response.arrayBuffer();
  }
  pages.kill('SIGTERM');
}
