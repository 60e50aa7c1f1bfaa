import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFile } from './compress-assets.js';

/** By one name in every version: browsers ask for it at each visit. */
const NAME = 'service-worker.js';
const RETIRED = fileURLToPath(new URL('retired-service-worker.js', import.meta.url));

/**
 * Has phones that ask for the service worker of a release get one that takes itself out.
 * @param {string} release its folder
 */
export async function retireServiceWorker(release) {
  const { served, kept } = placesIn(release);
  // Whole, or not there: what was interrupted is done again.
  if (!existsSync(kept)) {
    await copyFile(served, `${kept}.part`);
    await rename(`${kept}.part`, kept);
  }
  await put(RETIRED, served);
}

/**
 * Has them get the release's own again.
 * @param {string} release its folder
 */
export async function restoreServiceWorker(release) {
  const { served, kept } = placesIn(release);
  if (!existsSync(kept)) return;
  await put(kept, served);
  await rm(kept);
}

/** @param {string} release */
function placesIn(release) {
  return { served: join(release, 'pwa', NAME), kept: join(release, NAME) };
}

/**
 * Nobody gets half of it.
 * @param {string} source
 * @param {string} place
 */
async function put(source, place) {
  const draft = `${place}.part`;
  await copyFile(source, draft);
  await compressFile(draft);
  for (const ending of ['.br', '.gz', '']) await rename(draft + ending, place + ending);
}
