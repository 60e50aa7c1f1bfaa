import { join } from 'node:path';
import { build } from 'vite';
import { compressAssets } from './compress-assets.js';
import { Releases, readVersion, root } from './releases.js';

/** @typedef {import('./releases.js').Half} Half */

/** How each half is made. @type {Record<Half, (folder: string) => Promise<void>>} */
const makers = {
  async pwa(outDir) {
    await build({ ...options, build: { outDir, emptyOutDir: true } });
    await compressAssets(outDir);
  },
  async node(outDir) {
    await build({ ...options, build: { ssr: true, outDir, emptyOutDir: true } });
  },
};

const options = /** @type {const} */ ({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });

/**
 * Builds what is not yet built of these sources, and has `dist/pwa` and `dist/node` lead there. What is built is never
 * written to again: a server that runs keeps its files for as long as it runs.
 * @param {Half[]} halves
 */
export async function buildRelease(...halves) {
  const version = readVersion();
  if (version === undefined) throw new Error('The sources are not here: there is nothing to build.');
  const releases = new Releases();
  // Vite takes the mode of whoever calls it: tests would get another React than people.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    for (const half of halves) {
      if (!releases.has(version, half)) await releases.add(version, half, makers[half]);
    }
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  releases.switchTo(version);
  releases.prune();
}
