import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '#core/i18n/languages.ts';

/**
 * The size budget, from the build in dist/pwa: the JavaScript that the first view loads, as the network carries it
 * (brotli), of how many files the app is, of which each costs a slow phone a request when it is installed, and the service
 * worker, which draws pages and is read whenever it starts. Fails over a limit.
 */
const LIMIT_KB = 100;
const MOST_FILES = 30;
const SERVICE_WORKER_KB = 180;
const folder = 'dist/pwa';

const html = await readFile(join(folder, 'index.html'), 'utf8');
const first = new Set([...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, name]) => name!));
// The words of the first language: see vite.config.ts.
const words: Record<string, string> = JSON.parse(/<!--words (.*?)-->/.exec(html)![1]!);
first.add(words[languages[0]]!.slice(1));
// What the first script imports at once comes with it.
for (const name of first) {
  const source = await readFile(join(folder, name), 'utf8');
  for (const [, imported] of source.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
    first.add(`assets/${imported}`);
}
const size = async (name: string) => (await readFile(join(folder, `${name}.br`))).length / 1024;

console.log('JavaScript, KB brotli');
let total = 0;
for (const name of first) {
  const kilobytes = await size(name);
  total += kilobytes;
  console.log(`  first view  ${kilobytes.toFixed(1).padStart(6)}  ${name}`);
}
for (const name of await readdir(join(folder, 'assets'))) {
  const path = `assets/${name}`;
  if (!name.endsWith('.js') || first.has(path)) continue;
  console.log(`  later       ${(await size(path)).toFixed(1).padStart(6)}  ${path}`);
}
const within = total <= LIMIT_KB;
const serviceWorker = await readFile(join(folder, 'service-worker.js'), 'utf8');
const files = serviceWorker.match(/"integrity":/g)?.length ?? 0;
console.log(
  `First view in all: ${total.toFixed(1)} KB of ${LIMIT_KB} KB: ${within ? 'within' : 'OVER'} the budget.`,
);
console.log(
  `Files of the app on a phone: ${files} of ${MOST_FILES}: ${files <= MOST_FILES ? 'within' : 'OVER'} the budget.`,
);
const worker = await size('service-worker.js');
console.log(
  `Service worker: ${worker.toFixed(1)} KB of ${SERVICE_WORKER_KB} KB: ${worker <= SERVICE_WORKER_KB ? 'within' : 'OVER'} the budget.`,
);
if (!within || files > MOST_FILES || worker > SERVICE_WORKER_KB) process.exitCode = 1;
