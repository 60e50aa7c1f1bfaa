import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../pwa/e2e/chromium.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { ONE_BAR, SLOW_PHONE, type Slowness, slowDown } from '../pwa/e2e/slow-phone.ts';
import { percentile, printLimit } from './measuring.ts';
import { importRealDirectory } from './real-directory.ts';
import { slugOfSomeCenter } from './some-center.ts';

/**
 * The first visit, with nothing on the phone yet: how long a slow phone on a bad network shows nothing at all. Needs a
 * build (npm run build). Run it by: npx tsx bench/first-visit.ts
 */
const RUNS = 5;
const PAGES = ['/', '/directory', '/directory?state=TX&level=DETOX', '/guides/overdose-and-naloxone'];
const LIMIT_MS = 2000;

const server = new ServerProcess();
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
try {
  importRealDirectory(server.databaseFile);
  await server.start();
  const addresses = [...PAGES, `/centers/${await slugOfSomeCenter(server.origin)}`];
  for (const [name, slowness] of Object.entries({ 'Slow 4G': SLOW_PHONE, 'One bar': ONE_BAR })) {
    const { download, latency, cpu } = slowness;
    console.log(
      `${name} (${download / 1e6} Mbit/s, ${latency} ms for each request), processor slowed ${cpu} times, ${RUNS} runs`,
    );
    for (const address of addresses) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await measure(browser, address, slowness));
      const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
      const what = `${address}: ${range} ms; median ms to the first content`;
      printLimit(what, percentile(times, 0.5), LIMIT_MS);
    }
  }
} finally {
  await browser.close();
  await server.remove();
}

/** First contentful paint, in milliseconds since the navigation began: https://w3c.github.io/paint-timing/ */
async function measure(chromium: Browser, address: string, slowness: Slowness): Promise<number> {
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await slowDown(page, slowness);
  await page.goto(server.origin + address, { waitUntil: 'commit' });
  const time = await page.evaluate<number>(
    `new Promise((resolve) => new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true }))`,
  );
  await context.close();
  return time;
}
