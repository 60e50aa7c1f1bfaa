import { compareText } from '#core/fold-text.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { caches as names } from '../../site/device-storage.ts';
import { INDEX_MS, inTime, STORE_MS } from '../../site/patience.ts';

/**
 * What a search needs of the copy, as it was made once for it: see Directory.write. In Cache Storage, since nobody can hold
 * that, and since all of it can be made anew. What fails here never throws.
 */

/** The code that makes it, by its SHA-256, from the build (vite.config.ts): another version may write it otherwise. */
declare const CORE_SHA256: string;

/** Of which files it was made, and by which version of the code. */
const MADE_OF = 'Harborlight-Made-Of';
const address = `/${names.index}/index`;

/** The states' files in the order in which what is made of them has their centers. */
export function inOrder<File extends { state: Jurisdiction }>(files: readonly File[]): File[] {
  return [...files].sort((one, other) => compareText(one.state, other.state));
}

/**
 * What was made of these files, in this order, by their hashes, which may come while it is read; undefined where it is not
 * here, or not soon.
 */
export async function readIndex(
  hashes: readonly string[] | Promise<readonly string[]>,
): Promise<ArrayBuffer | undefined> {
  return tryStore(INDEX_MS, async () => {
    const kept = await (await caches.open(names.index)).match(address);
    const [index, madeOf] = await Promise.all([kept?.arrayBuffer(), hashes]);
    return kept?.headers.get(MADE_OF) === describe(madeOf) ? index : undefined;
  });
}

/** In place of what was kept before. False where it cannot be kept. */
export async function keepIndex(hashes: readonly string[], index: ArrayBuffer): Promise<boolean> {
  const kept = await tryStore(STORE_MS, async () => {
    const headers = { 'Content-Type': 'application/octet-stream', [MADE_OF]: describe(hashes) };
    await (await caches.open(names.index)).put(address, new Response(index, { headers }));
    return true;
  });
  return kept ?? false;
}

export async function wipeIndex(): Promise<void> {
  await tryStore(STORE_MS, () => caches.delete(names.index));
}

function describe(hashes: readonly string[]): string {
  return [CORE_SHA256, ...hashes].join(' ');
}

async function tryStore<T>(patience: number, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await inTime(work(), patience);
  } catch {
    // Some private windows keep nothing, or forbid to look, and without HTTPS there is no Cache Storage.
    return undefined;
  }
}
