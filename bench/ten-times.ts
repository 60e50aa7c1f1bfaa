import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/database/db.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { percentile, printLimit, residentMegabytes } from './measuring.ts';
import { openPhone } from './offline-phone.ts';
import { makeQueries } from './queries.ts';
import { importRealDirectory, readRealDirectory } from './real-directory.ts';

/**
 * A directory ten times as large: each real center ten times, nine of them with a made-up word in its name. What the server
 * has in memory, how long a search of the API takes next to that of the directory as it is, in the same run, and when a
 * phone has the first state, which is the largest there is. Needs a build, Linux and ../shared/data.
 * Run it by: npx tsx bench/ten-times.ts
 */
const TIMES = 10;
const LIMITS = { memory: 600, search: 3, firstStateMs: 3000 };
const OWN_STATE = 'CA';
const WORDS = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Juniper', 'Larch', 'Maple'];
const QUIET_MS = 15_000;

const centers = await readRealDirectory();
if (!centers) {
  console.log('../shared/data is not here: there is no real directory to multiply');
  process.exit();
}
const queries = makeQueries(centers).map(({ text }) => text);

const asItIs = await measure(1);
const tenTimes = await measure(TIMES);
console.log(
  `${asItIs.centers} centers: ${asItIs.memory.toFixed(0)} MB, a search p95 ${asItIs.p95.toFixed(1)} ms`,
);
console.log(
  `${tenTimes.centers} centers: the first files of the copy after ${(tenTimes.startMs / 1000).toFixed(0)} s`,
);
printLimit('server at rest, MB', tenTimes.memory, LIMITS.memory);
printLimit('search of the API, p95 as a multiple', tenTimes.p95 / asItIs.p95, LIMITS.search);
printLimit(
  `a phone has ${OWN_STATE}, ms from the first visit's start`,
  tenTimes.firstStateMs,
  LIMITS.firstStateMs,
);

async function measure(times: number) {
  const server = new ServerProcess();
  try {
    importRealDirectory(server.databaseFile);
    const count = await multiply(server.databaseFile, times);
    const began = performance.now();
    await server.start();
    const startMs = performance.now() - began;
    // All files are there now: as on any other day.
    await server.stop();
    await server.start();
    await pause(QUIET_MS);
    const memory = residentMegabytes(server.pid);
    const { total } = (await (await fetch(`${server.origin}/api/centers`)).json()) as { total: number };
    if (total !== count) throw new Error(`The server has ${total} of ${count} centers.`);
    const took = await searchAll(server.origin);
    const firstStateMs = await visit(server);
    return { centers: count, startMs, memory, p95: percentile(took, 0.95), firstStateMs };
  } finally {
    await server.remove();
  }
}

/** Says how many there are then. */
async function multiply(file: string, times: number): Promise<number> {
  const db = connect(file);
  try {
    const rows = await db.selectFrom('centers').selectAll().execute();
    for (const word of WORDS.slice(0, times - 1)) {
      const more = rows.map(({ id: _, ...row }) => ({
        ...row,
        slug: `${row.slug}-${word.toLowerCase()}`,
        name: `${row.name} ${word}`,
        source_key: row.source_key && `${row.source_key} ${word}`,
      }));
      await db.transaction().execute(async (transaction) => {
        for (let at = 0; at < more.length; at += 200)
          await transaction
            .insertInto('centers')
            .values(more.slice(at, at + 200))
            .execute();
      });
    }
    return rows.length * times;
  } finally {
    await db.destroy();
  }
}

/** Milliseconds of each search, after one round that counts for nothing. */
async function searchAll(origin: string): Promise<number[]> {
  const ask = async (text: string, page: number) => {
    const began = performance.now();
    await (await fetch(`${origin}/api/centers?q=${encodeURIComponent(text)}&page=${page}`)).arrayBuffer();
    return performance.now() - began;
  };
  for (const text of queries) await ask(text, 1);
  const took: number[] = [];
  for (const text of queries) took.push(await ask(text, 2));
  return took;
}

/** How long a first visit takes until the own state can be searched without a network, in milliseconds. */
async function visit(server: ServerProcess): Promise<number> {
  const context = await openPhone(`${server.folder}/profile`);
  try {
    const page = await context.newPage();
    await page.addInitScript((state) => localStorage.setItem('own-state', state), OWN_STATE);
    const began = performance.now();
    await page.goto(server.origin);
    while (!(await page.evaluate(hasShard, OWN_STATE))) await pause(20);
    return performance.now() - began;
  } finally {
    await context.close();
  }
}

/** Runs in a page. */
async function hasShard(state: string): Promise<boolean> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('harborlight')) return false;
  const opening = indexedDB.open('harborlight');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    const keys = database.transaction('shards').objectStore('shards').getAllKeys();
    await new Promise((resolve, reject) => {
      keys.onsuccess = resolve;
      keys.onerror = reject;
    });
    return (keys.result as [string, string][]).some(([own]) => own === state);
  } catch {
    // It is just being made.
    return false;
  } finally {
    database.close();
  }
}
