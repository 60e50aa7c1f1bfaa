// `npm run build`, and what `npm ci` ends with.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './releases.js';

const { npm_command: command, npm_lifecycle_event: event } = process.env;
// npx prepares what it runs, and nobody who runs a command waits for a build.
const isForNpx = event === 'prepare' && command === 'exec' && existsSync(join(root, 'dist/node/cli.js'));

if (!isForNpx) {
  const { buildRelease } = await import('./build-release.js');
  await buildRelease('pwa', 'node');
}
