import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../pwa/e2e/chromium.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { percentile } from './measuring.ts';
import { importRealDirectory } from './real-directory.ts';

/**
 * The installed app, offline, in a browser that was just started: how long from the navigation to twenty results, by a
 * state with a level and by text, on this processor and on one slowed four times. Also what the server takes in memory
 * at its start. Needs a build (npm run build). To compare with another version run it there in turn.
 * Run it by: npx tsx bench/cold-start.ts
 */
const RUNS = 7;
const SEARCHES = { state: '/directory?state=TX&level=DETOX', text: '/directory?q=recovery' };
const CARDS = 20;
/** After the copy is whole: what the worker still makes of it. */
const SETTLE_MS = 5_000;

const server = new ServerProcess();
const profile = mkdtempSync(join(tmpdir(), 'harborlight-phone-'));
const executablePath = await findChromium();
try {
  importRealDirectory(server.databaseFile);
  await server.start();
  console.log(`The server's memory at its start: ${megabytesOf(server.pid)} MB`);
  await withPhone(async (page) => {
    await page.goto(server.origin);
    while ((await page.evaluate('localStorage.getItem("has-copy")')) !== 'yes')
      await page.waitForTimeout(100);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await page.waitForTimeout(SETTLE_MS);
  });
  await server.stop();
  for (const cpu of [1, 4]) {
    for (const [name, address] of Object.entries(SEARCHES)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await measure(address, cpu));
      const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
      console.log(
        `${cpu}x, by ${name}: median ${percentile(times, 0.5).toFixed(0)} ms to ${CARDS} results (${range})`,
      );
    }
  }
} finally {
  await server.remove();
  rmSync(profile, { recursive: true, force: true });
}

function megabytesOf(pid: number | undefined): string {
  const status = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(status) / 1024).toFixed(0);
}

/** The same browser's storage each time, in a process of its own. */
async function withPhone<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: CHROMIUM_ARGS,
    viewport: { width: 390, height: 844 },
  });
  try {
    return await use(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
  }
}

async function measure(address: string, cpu: number): Promise<number> {
  return withPhone(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(server.origin + address, { waitUntil: 'commit' });
    return page.evaluate<number>(
      `new Promise((resolve) => {
        const look = () => document.querySelectorAll('main article').length >= ${CARDS}
          ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
          : requestAnimationFrame(look);
        look();
      })`,
    );
  });
}
