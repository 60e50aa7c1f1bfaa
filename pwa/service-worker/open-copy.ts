import { HeldAnswers } from '../directory/held/held-answers.ts';
import { HeldDirectory } from '../directory/held/held-directory.ts';
import { HeldGuides } from '../directory/held/held-guides.ts';
import { HeldPlaces } from '../directory/held/held-places.ts';
import { readCopyRecord } from '../directory/offline-store.ts';
import { readStoredOrMirror } from '../directory/read-copy.ts';
import { type CopyRecord, describeContent, type StoredCopy } from '../directory/stored-copy.ts';
import { isLate } from '../site/patience.ts';
import { isStoreSilent, waitForStore } from './wait-for-store.ts';

/** The table of ZIP codes and cities, once it was asked for. */
export const heldPlaces = new HeldPlaces();

let held: { of: string; answers: HeldAnswers } | undefined;

/**
 * What the device holds, open from one question to the next for as long as it is the same. Throws a LateError where neither
 * the store nor its mirror says what that is.
 */
export async function openCopy(): Promise<HeldAnswers> {
  const record = await readRecord();
  // Where the store is silent what was open is better than to wait.
  if (held && (record === undefined || held.of === describeContent(record))) return held.answers;
  let answers: HeldAnswers | undefined;
  await readStoredOrMirror((stored) => {
    answers = open(stored);
  });
  return answers!;
}

/** Undefined while the store is silent. */
async function readRecord(): Promise<CopyRecord | undefined> {
  if (isStoreSilent()) return undefined;
  try {
    return await waitForStore(readCopyRecord());
  } catch (error) {
    if (isLate(error)) return undefined;
    throw error;
  }
}

function open({ record, shards, guides }: StoredCopy): HeldAnswers {
  const { manifest, lacking = [] } = record;
  const directory = new HeldDirectory(shards, manifest);
  const answers = new HeldAnswers(
    { directory, guides: new HeldGuides(guides, manifest), lacking },
    heldPlaces,
  );
  // Of a first sync that is not at its end the next state may be here at any moment.
  held = manifest ? { of: describeContent(record), answers } : undefined;
  return answers;
}
