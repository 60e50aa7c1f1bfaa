import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Center } from '#core/center/center.ts';
import { allOn } from '#core/pages/last-page.ts';
import { type CenterQuery, emptyQuery } from '#core/search/center-query.ts';
import { Directory } from '#core/search/directory.ts';
import { ask } from '#core/search/question/ask.ts';
import { placeTable } from '../data/places.ts';
import { type Codes, type IntentQuery, readIntentList } from './intent-list.ts';
import { percentile, printLimit } from './measuring.ts';
import { makeQueries } from './queries.ts';
import { readRealListings } from './real-directory.ts';

/**
 * What people type, and whether the first five centers are an answer to it: three lists of queries over the real
 * directory, two of them beside the project (their README says how they are judged: here by the codes of the source's
 * own rows), the third written by somebody who had not seen the lexicon. What is asked in vain is named by kind: the
 * groups of what an answer must respect. And that names are found as before, and how much longer an answer takes. Ends
 * with 1 where a limit is not met; says so and ends where the real directory is not beside the project. With the word
 * "failures" it names every query that found too little.
 */
const FIRST = 5;
const ROUNDS = 8;
const LEXICON = [
  'lexicon/care-words',
  'lexicon/medicine-words',
  'lexicon/people-words',
  'lexicon/crisis-words',
  'lexicon/countries',
  'silent-words',
  'known-places',
];
const listings = await readRealListings();
if (!listings) {
  console.log('../shared/data is not here: only the real directory can be measured.');
  process.exit();
}
const directory = Directory.of(listings.map(({ center }) => center));
const codesOf = new Map<string, Codes>(listings.map(({ center, codes }) => [center.slug, codes]));
const unknown = listings.filter(({ codes }) => codes.size === 0).length;
console.log(`${listings.length} centers, of which ${unknown} were not found again in the files`);
const places = placeTable();
const asked = { directory, places };
const search = (q: string) => ask(asked, { ...emptyQuery, q });

const shared = new URL('../../shared/data/search/', import.meta.url);
const second = new URL('search-queries.txt', import.meta.url);
const extra = process.argv.slice(2).find((one) => one.endsWith('.txt'));
measureList('queries.txt', new URL('queries.txt', shared), 0.02, 0.85);
measureList('queries-2.txt', new URL('queries-2.txt', shared), 0.02, 0.85);
measureList('search-queries.txt', second, 0.02, 0.75);
if (extra) measureList(extra, new URL(`file://${extra}`), 0.02, 0.75);
measureNames();
// As a build leaves it: without comments and indents.
const sources = LEXICON.map((name) =>
  readFileSync(new URL(`../core/search/question/${name}.ts`, import.meta.url), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm, '')
    .replace(/\n\s*/g, ''),
);
// The spec's 20 KB are for all of it on the phone; this leaves room for what a build adds.
limit('the lexicon, KB with brotli', brotliCompressSync(sources.join('')).length / 1024, 17);

function measureList(name: string, file: URL, mostZero: number, leastPrecision: number): void {
  if (!existsSync(file)) {
    console.log(`${name} is not here`);
    return;
  }
  const queries = readIntentList(readFileSync(file, 'utf8'));
  const judged = queries.map((query) => ({ query, ...judge(query) }));
  // Who is in danger, or asks where we list nothing, is told so, and whom to call: that is an answer.
  const zero = judged.filter(({ total, isTold }) => total === 0 && !isTold).length / judged.length;
  const told = judged.filter(({ total, isTold }) => total === 0 && isTold).length;
  if (told > 0)
    console.log(`  ${told} are told whom to call, or that nothing is listed there, and no center`);
  const precision = judged.reduce((sum, { share }) => sum + share, 0) / judged.length;
  console.log(`\n${name}: ${queries.length} queries`);
  if (process.argv.includes('failures')) {
    for (const { query, share, total, chips } of judged)
      if (share < 1) console.log(`  ${share.toFixed(1)} of ${total}: ${query.text} ${chips}`);
  }
  printInVain(judged);
  limit('share without any result', zero, mostZero);
  limit('share wrong among the first five', 1 - precision, 1 - leastPrecision);
}

/** What is asked in vain, by kind: how often each group is asked, and what share of the first five is wrong there. */
function printInVain(judged: readonly { query: IntentQuery; share: number; total: number }[]): void {
  const kinds = [...new Set(judged.flatMap(({ query }) => query.kinds))].sort();
  for (const kind of kinds) {
    const own = judged.filter(({ query }) => query.kinds.includes(kind));
    const lost = own.reduce((sum, { share }) => sum + 1 - share, 0);
    const none = own.filter(({ total }) => total === 0).length;
    if (lost > 0)
      console.log(
        `  ${kind}: ${lost.toFixed(1)} of ${own.length} in vain${none > 0 ? `, ${none} of them find nothing` : ''}`,
      );
  }
}

/** The share of relevant centers among the first five, or among as many as there are. */
function judge({ text, isRelevant }: IntentQuery) {
  const found = search(text);
  const { centers, understood } = found;
  const total = allOn(found);
  const isGood = (center: Center) => isRelevant(center, codesOf.get(center.slug)!);
  const most = Math.min(FIRST, [...directory.all].filter(isGood).length);
  const good = centers.slice(0, FIRST).filter(isGood).length;
  const { urgent, noneIn, abroad } = understood;
  const isTold = urgent || noneIn !== undefined || abroad !== undefined;
  const { page: _, limit: __, sort: ___, ...query } = understood.query;
  const chips = JSON.stringify({ ...understood, query }, (_key, value: unknown) =>
    value === undefined || value === false || value === '' || (Array.isArray(value) && value.length === 0)
      ? undefined
      : value,
  );
  return { total, isTold, share: most === 0 ? 1 : good / most, chips };
}

/** Names as people type them, by the answer and by a plain search for the same words, in turns. */
function measureNames(): void {
  const queries = makeQueries([...directory.all]);
  const isFound = (find: (q: string) => { centers: readonly Center[] }) =>
    queries.filter(({ text, intended }) => !find(text).centers.includes(intended)).length / queries.length;
  const plain = (q: string) => directory.search({ ...emptyQuery, q } satisfies CenterQuery);
  const missed = { plain: isFound(plain), answered: isFound(search) };
  if (process.argv.includes('failures'))
    for (const { text, intended } of queries)
      if (!search(text).centers.includes(intended)) console.log(`  not found: ${text}`);
  // Of each query the quickest round: what else the machine does meanwhile only ever adds to it.
  const times = { plain: [] as number[], answered: [] as number[] };
  for (const { text } of queries) {
    for (const [name, find] of Object.entries({ plain, answered: search })) {
      let quickest = Number.POSITIVE_INFINITY;
      for (let round = 0; round < ROUNDS; round++) {
        // A text that was just searched for is remembered.
        directory.named('');
        const start = performance.now();
        find(text);
        quickest = Math.min(quickest, performance.now() - start);
      }
      times[name as keyof typeof times].push(quickest);
    }
  }
  const [before, now] = [percentile(times.plain, 0.95), percentile(times.answered, 0.95)];
  console.log(
    `\n${queries.length} names: p95 ${before.toFixed(2)} ms as plain text, ${now.toFixed(2)} ms answered`,
  );
  limit('share of names not found that plain text finds', missed.answered - missed.plain, 0);
  limit('share of names not found', missed.answered, 0);
  limit('p95 of an answer beyond that of a plain search, ms', now - before, 0.7);
}

function limit(what: string, value: number, most: number): void {
  printLimit(what, value, most);
  if (value > most) process.exitCode = 1;
}
