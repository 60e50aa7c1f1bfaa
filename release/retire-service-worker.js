// `npm run retire-service-worker`, and with `-- --undo` back: docs/running.md#where-the-service-worker-has-to-go
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './releases.js';
import { restoreServiceWorker, retireServiceWorker } from './service-worker-swap.js';

const { undo } = parseArgs({ options: { undo: { type: 'boolean' } } }).values;
const folder = join(root, 'dist/releases');
const names = existsSync(folder) ? readdirSync(folder) : [];
// All of them: the server that runs stays with its own, and the next start may take another.
const releases = names.map((name) => join(folder, name)).filter((each) => existsSync(join(each, 'pwa')));
if (releases.length === 0) {
  console.error(`There is no release in ${folder}.`);
  process.exit(1);
}
for (const release of releases) await (undo ? restoreServiceWorker : retireServiceWorker)(release);
console.log(
  undo
    ? 'The service worker is back: phones install it at their next visit.'
    : 'The service worker takes itself out, on each phone at its next visit. The next version that is built has one again.',
);
