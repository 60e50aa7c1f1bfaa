import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyQuery } from '#core/search/center-query.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { percentile, printLimit } from './measuring.ts';
import { fillPhone, NOTE_GUIDE, NOTE_WHEN_SHOWN, openPhone, readShown } from './offline-phone.ts';
import { importRealDirectory } from './real-directory.ts';

/**
 * What the app adds to what nobody could do without: a cold start without a network to the first 20 results, as a multiple of
 * a bare page's that asks the very same worker and writes twenty cards without any framework; and beside both what Chromium
 * takes for an empty page from a service worker; and how long it takes to a guide. They take turns in one run, so the
 * ratios hold on another machine.
 * Ends with 1 over the limit. Needs a build (npm run build). Run it by: npx tsx bench/floor.ts
 */
const RUNS = 9;
const LIMIT = 1.5;
const LIMIT_MS = 700;
const SLOWDOWNS = [1, 4];
const SEARCHES = {
  'by state and level': {
    address: '/directory?state=TX&level=DETOX',
    query: { state: 'TX', level: ['DETOX'] },
  },
  'by text': { address: '/directory?q=recovery', query: { q: 'recovery' } },
};

const GUIDE = '/guides/overdose-and-naloxone';

/** A name with a dot: the service worker leaves it to the network, where this bench answers in the server's place. */
const BARE = '/bare.page';

/** Has the empty page note when it is painted first. */
const NOTE_PAINT = `
  requestAnimationFrame(() => requestAnimationFrame(() => {
    document.documentElement.dataset.shown = performance.now();
  }));
`;

const EMPTY = '<!doctype html><title>Empty</title><p>Here.';
/** Answers every page of its site by it. */
const EMPTY_WORKER = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => event.respondWith(
    new Response(${JSON.stringify(EMPTY)}, { headers: { 'Content-Type': 'text/html' } })));`;

const server = new ServerProcess();
const empty = await serve(EMPTY, 0, EMPTY_WORKER);
try {
  importRealDirectory(server.databaseFile);
  await server.start();
  const profile = `${server.folder}/profile`;
  await fillPhone(profile, server.origin);
  const emptyProfile = `${server.folder}/empty-profile`;
  await visitEmptyPage(emptyProfile);
  await server.stop();
  for (const slowdown of SLOWDOWNS) {
    const nothing: number[] = [];
    for (let run = 0; run < RUNS; run++)
      nothing.push(await measure(emptyProfile, empty.origin, slowdown, NOTE_PAINT));
    const median = percentile(nothing, 0.5);
    console.log(
      `\npage slowed ${slowdown} times; an empty page from a service worker: ${median.toFixed(0)} ms`,
    );
    for (const [name, { address, query }] of Object.entries(SEARCHES)) {
      const [app, bare]: [number[], number[]] = [[], []];
      for (let run = 0; run < RUNS; run++) {
        const http = await serve(barePage(query), Number(new URL(server.origin).port));
        bare.push(await measure(profile, server.origin + BARE, slowdown, NOTE_WHEN_SHOWN));
        await http.close();
        app.push(await measure(profile, server.origin + address, slowdown, NOTE_WHEN_SHOWN));
      }
      const [ofApp, ofBare] = [percentile(app, 0.5), percentile(bare, 0.5)];
      console.log(`  ${name}: the app ${ofApp.toFixed(0)} ms, a bare page ${ofBare.toFixed(0)} ms`);
      printLimit('    median ms to the first 20 results', ofApp, LIMIT_MS);
      printLimit('    as a multiple', ofApp / ofBare, LIMIT);
      if (ofApp / ofBare > LIMIT) process.exitCode = 1;
    }
    const guide: number[] = [];
    for (let run = 0; run < RUNS; run++)
      guide.push(await measure(profile, server.origin + GUIDE, slowdown, NOTE_GUIDE));
    const toGuide = percentile(guide, 0.5);
    printLimit('  median ms to a guide', toGuide, LIMIT_MS);
    if (toGuide > LIMIT_MS) process.exitCode = 1;
  }
} finally {
  await empty.close();
  await server.remove();
}

/** Milliseconds from the start of the navigation, in a browser that has just been started. */
async function measure(profile: string, url: string, slowdown: number, note: string): Promise<number> {
  const context = await openPhone(profile);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ content: note });
  await page.goto(url);
  const took = await readShown(page);
  await context.close();
  return took;
}

/** In the app's style, by the app's worker, which answers by comlink: https://github.com/GoogleChromeLabs/comlink */
function barePage(query: object): string {
  const worker = readdirSync('dist/pwa/assets').find((file) => /^directory-worker-.*\.js$/.test(file));
  const [style] = /<style>.*?<\/style>/s.exec(readFileSync('dist/pwa/index.html', 'utf8')) ?? [];
  const value = { ...emptyQuery, ...query };
  const question = { id: 1, type: 'APPLY', path: ['search'], argumentList: [{ type: 'RAW', value }] };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare</title>${style}<main id="content"></main>
<script type="module">
const escaped = (text) => String(text ?? '').replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt() + ';');
const worker = new Worker('/assets/${worker}', { type: 'module' });
worker.onmessage = ({ data }) => {
  if (data === 'up') return worker.postMessage(${JSON.stringify(question)});
  document.querySelector('#content').innerHTML = data.value.value.centers.map((center) =>
    '<article class="card p-4"><h3><a class="link" href="/centers/' + center.slug + '">' + escaped(center.name) + '</a></h3>' +
    '<p>' + escaped(center.street) + ', ' + escaped(center.city) + ', ' + center.state + '</p>' +
    '<p>' + center.levels.map(({ level }) => '<span class="badge">' + level + '</span>').join(' ') + '</p>' +
    '<p><a class="button button-primary" href="tel:' + center.phone + '">Call ' + escaped(center.phone) + '</a></p></article>').join('');
};
</script></html>`;
}

/** A site of one page; `worker` is its service worker's script. Without a port any that is free. */
async function serve(page: string, port = 0, worker = '') {
  const http = createServer(({ url }, response) => {
    const isWorker = url === '/worker.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker : page);
  });
  await new Promise<void>((resolve) => http.listen(port, resolve));
  return {
    origin: `http://localhost:${(http.address() as AddressInfo).port}`,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

async function visitEmptyPage(profile: string): Promise<void> {
  const context = await openPhone(profile);
  const page = await context.newPage();
  await page.goto(empty.origin);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  await context.close();
}
