import { MIRROR_MS, pass } from '../site/patience.ts';
import { readMirror } from './copy-mirror.ts';
import { findCopy, readStoredCopy } from './offline-store.ts';
import type { StoredCopy } from './stored-copy.ts';

/**
 * Takes what the device holds: from the store, or from its mirror where the store is silent for a moment. Then the store
 * is taken as well, should it answer after all with another version: another page may have brought it further. Throws a
 * LateError where neither has it.
 */
export async function readStoredOrMirror(take: (copy: StoredCopy) => void): Promise<void> {
  const stored = findCopy().then(readStoredCopy);
  const answered = new AbortController();
  const done = () => answered.abort();
  stored.then(done, done);
  const mirrored = pass(MIRROR_MS, answered.signal).then(async () => {
    const copy = answered.signal.aborted ? undefined : await readMirror();
    return copy ?? stored;
  });
  const first = await Promise.race([stored, mirrored]);
  take(first);
  const isNewer = ({ record: { manifest, wanted } }: StoredCopy) =>
    !wanted || (manifest !== undefined && manifest.version !== first.record.manifest?.version);
  stored.then(
    (copy) => isNewer(copy) && take(copy),
    () => undefined,
  );
}
