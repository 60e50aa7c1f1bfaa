import { isLate } from '../../site/patience.ts';
import { turnsOf } from '../../site/take-turns.ts';
import { copyChanges } from '../copy-changes.ts';
import { isMirrored } from '../copy-mirror.ts';
import { describeCopy } from '../copy-status.ts';
import { readCopyRecord } from '../offline-store.ts';
import { readStoredOrMirror } from '../read-copy.ts';
import type { CopyRecord, StoredCopy } from '../stored-copy.ts';
import { tellStatus, toldStatus } from '../told-status.ts';
import { HeldDirectory } from './held-directory.ts';
import { HeldGuides } from './held-guides.ts';

/** The copy in the worker's memory: what the store or its mirror held when they were read last. */
export const copy = {
  directory: new HeldDirectory([], undefined),
  guides: new HeldGuides([], undefined),
  /** Until it is read. Throws a LateError where nobody knows what the device has. */
  reading: Promise.resolve(),
};

/**
 * Syncs of several open tabs take turns; their copies are told of each other's changes. Two at once do no harm: a file
 * has the name of its content, and completeCopy looks that all are there. A removal waits for this worker's own sync.
 */
export const takeTurn = turnsOf('harborlight-sync');
let mirrored = false;
let readings = 0;

void readAndCount();
copyChanges?.addEventListener('message', readAndCount);
copyChanges?.addEventListener('message', countMirror);

/** Reads what was changed here, and has other tabs do so. */
export async function announceChange(): Promise<void> {
  await readAnew();
  await countMirror();
  copyChanges?.postMessage('changed');
}

function readAndCount(): Promise<void> {
  return readAnew().then(countMirror, countMirror);
}

/** What an interrupted sync has brought is read as well. */
export function readAnew(): Promise<void> {
  copy.reading = readCopy();
  // Who asks hears of it, and the status says it.
  copy.reading.catch(() => undefined);
  return copy.reading;
}

/** Where the browser keeps nothing for us (some private windows), there is simply no copy. */
async function readCopy(): Promise<void> {
  const mine = ++readings;
  try {
    await readStoredOrMirror((stored) => mine === readings && take(stored));
  } catch (error) {
    const silent = isLate(error);
    tellStatus(silent ? { silent } : { known: true });
    if (silent) throw error;
  }
}

function take({ record, shards, guides }: StoredCopy): void {
  copy.directory = new HeldDirectory(shards, record.manifest);
  copy.guides = new HeldGuides(guides, record.manifest);
  reportCopy(record);
  // A copy that cannot be read shows when it is asked: see answer().
  void prepare(copy.directory).catch(() => undefined);
}

async function prepare(own: HeldDirectory): Promise<void> {
  await own.prepare();
  if (own.indexBytes > 0) return countMirror();
  // In turn with those who remove the copy, here or in another tab: of what is gone nothing is kept.
  await takeTurn(async () => {
    const { manifest, wanted } = await readCopyRecord();
    if (own === copy.directory && wanted && manifest?.version === own.version) await own.keep();
  });
  await countMirror();
}

/** Tells the pages what is held. */
export function reportCopy({
  manifest,
  checkedAt,
  wanted,
  lacking = [],
  lackingGuides = [],
}: CopyRecord): void {
  const held = copy.directory;
  tellStatus({
    known: true,
    silent: false,
    wanted,
    lacking,
    lackingGuides: manifest ? lackingGuides : [],
    partial: !held.complete && held.states.size > 0,
    copy: manifest && held.complete ? describeCopy(manifest, checkedAt, bytesOnDevice()) : undefined,
  });
}

/** The mirror has the same files once more. */
function bytesOnDevice(): number {
  const { directory, guides } = copy;
  return (directory.bytes + guides.bytes) * (mirrored ? 2 : 1) + directory.indexBytes;
}

export async function countMirror(): Promise<void> {
  mirrored = await isMirrored();
  const told = toldStatus().copy;
  if (told) tellStatus({ copy: { ...told, bytes: bytesOnDevice() } });
}
