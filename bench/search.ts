import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import SQLite from 'better-sqlite3';
import type { Center } from '#core/center/center.ts';
import { wordsOf } from '#core/fold-text.ts';
import { emptyQuery } from '#core/search/center-query.ts';
import { Directory } from '#core/search/directory.ts';
import { readDirectoryOrSample } from './directory-or-sample.ts';
import { percentile, printLimit } from './measuring.ts';
import { documentOf, FIRST, miniSearch } from './peer-search.ts';
import { type BenchQuery, makeQueries } from './queries.ts';

/**
 * Our search beside MiniSearch and SQLite's FTS5: the same 200 queries over the same centers in the same run.
 * Found means that the intended center is among the first 20. Run it by: npx tsx bench/search.ts
 */
const ROUNDS = 5;

const centers = await readDirectoryOrSample();
const queries = makeQueries(centers);
console.log(`${queries.length} queries, ${ROUNDS} rounds`);

const lists = await construct(() => Directory.of(centers));
const directory = lists.made;
// A search for text makes ready for it whatever is not yet.
const texts = await construct(() => directory.search({ ...emptyQuery, q: 'redy' }));
console.log(
  `Harborlight answers lists after ${lists.ms.toFixed(0)} ms, text ${texts.ms.toFixed(0)} ms later (${lists.megabytes.toFixed(1)} and ${texts.megabytes.toFixed(1)} MB beside the centers)`,
);
const mini = await construct(() => miniSearch(centers.map(documentOf)));
const fts5 = await construct(() => fullTextSearch(centers));
console.log(`MiniSearch is built in ${mini.ms.toFixed(0)} ms (${mini.megabytes.toFixed(1)} MB)`);
console.log(`SQLite FTS5 is built in ${fts5.ms.toFixed(0)} ms (${fts5.made.megabytes.toFixed(1)} MB)\n`);

const engines: Record<string, (text: string) => string[]> = {
  Harborlight: (text) => directory.search({ ...emptyQuery, q: text }).centers.map(({ id }) => id),
  MiniSearch: mini.made,
  'SQLite FTS5': fts5.made.search,
};
const results = Object.entries(engines).map(([name, search]) => ({ name, ...measure(search) }));
const [ours] = results;

console.log('               p50 ms   p95 ms  p95 ratio   found  one typo found');
for (const { name, p50, p95, found, typosFound } of results) {
  const columns = [
    p50.toFixed(3),
    p95.toFixed(3),
    (p95 / ours!.p95).toFixed(1),
    percent(found),
    percent(typosFound),
  ];
  const [a, b, c, d, e] = columns;
  console.log(
    `${name.padEnd(13)} ${a!.padStart(7)}  ${b!.padStart(7)}  ${c!.padStart(9)}  ${d!.padStart(6)}  ${e!.padStart(14)}`,
  );
}
const near = measureNear();
console.log(`\nNear a place  ${near.p50.toFixed(3).padStart(7)}  ${near.p95.toFixed(3).padStart(7)}`);
console.log();
printLimit('p95 of our search, ms', ours!.p95, 0.5);
printLimit('p95 of our search near a place, ms', near.p95, 1);
printLimit('share of typo queries not found', 1 - ours!.typosFound, 0.02);

function measure(search: (text: string) => string[]) {
  const found = (query: BenchQuery) => search(query.text).slice(0, FIRST).includes(query.intended.id);
  const typos = queries.filter(({ kind }) => kind === 'one typo');
  const shareFound = queries.filter(found).length / queries.length;
  const typosFound = typos.filter(found).length / typos.length;
  const times: number[] = [];
  // The search for what is found was the warm-up.
  for (let round = 0; round < ROUNDS; round++) {
    for (const { text } of queries) {
      const start = performance.now();
      search(text);
      times.push(performance.now() - start);
    }
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), found: shareFound, typosFound };
}

/** Around the place of each query's center: all of the country, a radius, a radius with words. */
function measureNear() {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { text, intended } of queries) {
      const { lat, lng, zip, state } = intended;
      if (lat === null || lng === null) continue;
      const place = { name: zip ?? '', state, lat, lng };
      for (const asked of [{}, { within: 25 }, { within: 100, q: text }]) {
        const start = performance.now();
        directory.search({ ...emptyQuery, ...asked }, { place });
        if (round > 0) times.push(performance.now() - start);
      }
    }
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** FTS5 with the last word as a prefix, best matches first. */
function fullTextSearch(list: readonly Center[]): { search: (text: string) => string[]; megabytes: number } {
  const database = new SQLite(':memory:');
  database.exec(
    "CREATE VIRTUAL TABLE centers USING fts5(id UNINDEXED, name, place, program, tokenize = 'unicode61 remove_diacritics 2')",
  );
  const insert = database.prepare('INSERT INTO centers VALUES (?, ?, ?, ?)');
  database.transaction(() => {
    for (const center of list) {
      const { name, place, program } = documentOf(center);
      insert.run(center.id, name, place, program);
    }
  })();
  const select = database
    .prepare('SELECT id FROM centers WHERE centers MATCH ? ORDER BY bm25(centers, 0, 3, 2, 1) LIMIT 20')
    .pluck();
  const pragma = (name: string) => database.pragma(name, { simple: true }) as number;
  const search = (text: string) => {
    const words = wordsOf(text).map((word) => `"${word}"`);
    return select.all(`${words.join(' ')}*`) as string[];
  };
  // Its pages are not in JavaScript's memory.
  return { search, megabytes: (pragma('page_count') * pragma('page_size')) / 1e6 };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)}%`;
}

/** Makes something, with the milliseconds that it took and the megabytes that it holds of JavaScript's memory. */
async function construct<T>(make: () => T): Promise<{ made: T; ms: number; megabytes: number }> {
  const before = await memoryInUse();
  const start = performance.now();
  const made = make();
  const ms = performance.now() - start;
  return { made, ms, megabytes: ((await memoryInUse()) - before) / 1e6 };
}

/** Bytes still in use once all garbage is gone, lists of numbers outside the heap included. */
async function memoryInUse(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  // Typed arrays are let go of only after the code that dropped them has given way.
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await setImmediate();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
