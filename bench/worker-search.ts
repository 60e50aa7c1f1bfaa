import { chromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import { type CenterQuery, emptyQuery } from '#core/search/center-query.ts';
import { Directory } from '#core/search/directory.ts';
import { ask } from '#core/search/question/ask.ts';
import { placeTable } from '../data/places.ts';
import { CHROMIUM_ARGS, findChromium } from '../pwa/e2e/chromium.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { readDirectoryOrSample } from './directory-or-sample.ts';
import { percentile, printLimit } from './measuring.ts';
import { documentOf } from './peer-search.ts';
import { makeQueries } from './queries.ts';
import { importRealDirectory } from './real-directory.ts';

/**
 * The search that people have: the 200 queries of bench/search.ts in the built worker, in Chromium, beside the same
 * engine's source in Node, and beside MiniSearch in that worker. What the build does to it shows here. They take turns,
 * and of each query the quickest round counts: what else the machine does meanwhile only ever adds to it. Ends with 1
 * over the limit. Needs a build (npm run build). Run it by: npx tsx bench/worker-search.ts
 */
const LIMIT = 3;
/** Of the built worker's p95, in milliseconds. */
const LIMIT_MS = 1.5;
const ROUNDS = 12;
/** Of each query at once: a worker's clock ticks every tenth of a millisecond. */
const REPEATS = 10;
/** MiniSearch takes so long that a tick says enough of one. */
const PEER_ROUNDS = 3;

interface Round {
  /** Milliseconds that each query takes. */
  times: number[];
  /** How many centers each query finds. */
  totals: number[];
}

const PEER_MEASURING = `(() => {
  const times = [], totals = [];
  for (const text of peerQueries) {
    const start = performance.now();
    totals.push(peerFind(text).length);
    times.push(performance.now() - start);
  }
  return { times, totals };
})()`;

const centers = await readDirectoryOrSample();
const queries = makeQueries(centers).map(({ text }) => ({ ...emptyQuery, q: text }));
const asked = { directory: Directory.of(centers), places: placeTable() };
const { source, built, peer } = await measureInTurns();
if (String(built[0]?.totals) !== String(source[0]?.totals))
  throw new Error('The worker finds something else.');

console.log(`${queries.length} queries, ${REPEATS} times each, the quickest of ${ROUNDS} rounds in turns\n`);
console.log('                          p50 ms   p95 ms');
const lines = { 'source, in Node': source, 'built worker': built, 'MiniSearch in it': peer };
for (const [name, measured] of Object.entries(lines)) {
  const columns = [0.5, 0.95].map((share) => percentile(quickest(measured), share).toFixed(3).padStart(7));
  console.log(`${name.padEnd(24)} ${columns.join('  ')}`);
}
console.log();
const ratio = percentile(quickest(built), 0.95) / percentile(quickest(source), 0.95);
printLimit('p95 of a search in the built worker, as a multiple of its source in Node', ratio, LIMIT);
const p95 = percentile(quickest(built), 0.95);
console.log(
  `MiniSearch takes ${(percentile(quickest(peer), 0.95) / p95).toFixed(1)} times as long there (p95)`,
);
printLimit('p95 of a search in the built worker, ms', p95, LIMIT_MS);
if (ratio > LIMIT || p95 > LIMIT_MS) process.exitCode = 1;

function quickest(measured: readonly Round[]): number[] {
  return queries.map((_, at) => Math.min(...measured.map(({ times }) => times[at]!)));
}

function measureSource(): Round {
  const totals: number[] = [];
  const times = queries.map((query) => {
    const start = performance.now();
    for (let repeat = 1; repeat < REPEATS; repeat++) ask(asked, query);
    totals.push(ask(asked, query).total);
    return (performance.now() - start) / REPEATS;
  });
  return { times, totals };
}

async function measureInTurns(): Promise<Record<'source' | 'built' | 'peer', Round[]>> {
  const server = new ServerProcess();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    importRealDirectory(server.databaseFile);
    await server.start();
    const page = await browser.newPage();
    await page.goto(server.origin);
    await page.getByText(/centers on this device, updated/).waitFor({ timeout: 60_000 });
    const worker = page.workers().find((one) => one.url().includes('/assets/directory-worker-'));
    if (!worker) throw new Error('The page has no worker for the directory.');
    const measured = { source: [] as Round[], built: [] as Round[], peer: [] as Round[] };
    await worker.evaluate(await peerScript());
    for (let round = 0; round < ROUNDS; round++) {
      measured.source.push(measureSource());
      measured.built.push(await worker.evaluate<Round>(measuringScript(queries)));
      if (round < PEER_ROUNDS) measured.peer.push(await worker.evaluate<Round>(PEER_MEASURING));
    }
    return measured;
  } finally {
    await browser.close();
    await server.remove();
  }
}

/**
 * Runs in the worker, and asks it as the page does (by Comlink's messages), but from within: what is sent between the
 * two is not measured. As text, for what tsx makes of a function does not run there.
 */
function measuringScript(asked: readonly CenterQuery[]): string {
  return `(async () => {
    const queries = ${JSON.stringify(asked)};
    const send = self.postMessage;
    let answered;
    self.postMessage = ({ id, value }) => (id === 'bench' ? answered(value) : undefined);
    const search = (value) => new Promise((resolve) => {
      answered = resolve;
      const data = { id: 'bench', type: 'APPLY', path: ['search'], argumentList: [{ type: 'RAW', value }] };
      self.dispatchEvent(new MessageEvent('message', { data }));
    });
    try {
      const times = [], totals = [];
      for (const query of queries) {
        const start = performance.now();
        for (let repeat = 1; repeat < ${REPEATS}; repeat++) await search(query);
        totals.push((await search(query)).value.total);
        times.push((performance.now() - start) / ${REPEATS});
      }
      return { times, totals };
    } finally {
      self.postMessage = send;
    }
  })()`;
}

/** Makes MiniSearch in the worker, of the same centers. */
async function peerScript(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'bench/peer-search.ts', formats: ['iife'], name: 'peerSearch' },
    },
  });
  const [{ output }] = made as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return `${output[0].code}
    self.peerQueries = ${JSON.stringify(queries.map(({ q }) => q))};
    self.peerFind = peerSearch.miniSearch(${JSON.stringify(centers.map(documentOf))});`;
}
