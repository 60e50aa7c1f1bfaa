import { expose } from 'comlink';
import type { CenterQuery } from '#core/center-query.ts';
import type { Directory } from '#core/directory.ts';
import type { Point } from '#core/distance.ts';
import type { Guide } from '#core/guide.ts';
import { guideOnPage, guidesIn } from '#core/guide-languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists.ts';
import type { NearestZip } from '#core/place-table.ts';
import type { SiteInfo } from '#core/snapshot.ts';
import { pageOfState } from '#core/state-centers.ts';
import { type CopyStatus, UNKNOWN_STATUS } from './copy-status.ts';
import { HeldDirectory } from './held-directory.ts';
import { HeldGuides } from './held-guides.ts';
import { HeldPlaces, placesOf } from './held-places.ts';
import {
  type CopyRecord,
  changeCopyRecord,
  discardCopy,
  readCopyRecord,
  readGuidesFile,
  readShards,
} from './offline-store.ts';
import { UnreachableError } from './unreachable-error.ts';

/** An answer from the copy. `complete` is false where the copy lacks what the question is about. */
export interface LocalAnswer<T> {
  value: T;
  complete: boolean;
}

/** Syncs of several open tabs take turns; their copies are told of each other's changes. */
const SYNC_LOCK = 'harborlight-sync';
const changes = 'BroadcastChannel' in self ? new BroadcastChannel('harborlight-copy') : undefined;

let status: CopyStatus = UNKNOWN_STATUS;
let held = new HeldDirectory([], undefined);
let heldGuides = new HeldGuides(undefined, undefined);
const places = new HeldPlaces();
let onStatus: (status: CopyStatus) => void = () => {};
let reading = readCopy();
changes?.addEventListener('message', () => {
  reading = readCopy();
});

/** All that the page asks of its worker. Answers come from memory; undefined means that no copy is here at all. */
const worker = {
  search: (query: CenterQuery) =>
    answer(
      async (directory, complete) => directory.search(query, await placeOf(query, directory, complete)),
      query.state,
    ),
  positions: (query: CenterQuery) =>
    answer(
      async (directory, complete) => directory.positions(query, await placeOf(query, directory, complete)),
      query.state,
    ),
  center: (slug: string) => answer((directory) => directory.bySlug(slug)),
  stateCenters: (state: Jurisdiction, page: number) =>
    answer((directory) => pageOfState(directory.byState(state), page), state),
  stateCounts: () => answer((directory) => directory.stateCounts()),
  recentCenters: (limit: number) => answer((directory) => directory.recent(limit)),

  /** By the table, else by the centers on the device. The position stays in this worker. */
  async nearestZip(point: Point): Promise<NearestZip | undefined> {
    const table = await places.table({ mayFetch: true });
    if (table) return table.nearestZip(point);
    return (await answer((directory) => placesOf(directory).nearestZip(point)))?.value;
  },

  guides: (language: Language) => answerByGuides((guides) => guidesIn(guides, language)),
  guide: (slug: string, language: Language) =>
    answerByGuides((guides) => guideOnPage(guides, slug, language)),

  /** Calls back now and at each change. */
  async followStatus(callback: (status: CopyStatus) => void): Promise<void> {
    onStatus = callback;
    await reading;
    onStatus(status);
  },

  /** Looks for changes and fetches them, the person's own state first. Never throws: see the status. */
  sync: (ownState: Jurisdiction | undefined) => locked(() => sync(ownState)),

  /** Wipes the copy from the device, until the person asks for it again. */
  remove: () =>
    locked(async () => {
      await changeCopyRecord({ wanted: false });
      await discardCopy();
      await places.drop();
      await announceChange();
      setStatus({ outcome: 'none' });
    }),
};
export type DirectoryWorker = typeof worker;

expose(worker);
// See start.ts: the app waits for this.
postMessage('up');

/** In a WebView or without HTTPS there may be no locks; there are hardly two tabs there, either. */
async function locked(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(SYNC_LOCK, work);
}

async function answer<T>(
  ask: (directory: Directory, complete: boolean) => T | Promise<T>,
  state?: Jurisdiction,
): Promise<LocalAnswer<T> | undefined> {
  await reading;
  if (held.states.size === 0) return undefined;
  try {
    const complete = held.complete || (state !== undefined && held.states.has(state));
    return { value: await ask(held.directory, complete), complete };
  } catch {
    return discardUnreadable();
  }
}

async function answerByGuides<T>(ask: (guides: Guide[]) => T): Promise<LocalAnswer<T> | undefined> {
  await reading;
  try {
    const { guides, complete } = heldGuides;
    return guides && { value: ask(guides), complete };
  } catch {
    return discardUnreadable();
  }
}

/** A copy that cannot be read is worse than none: the next sync brings a good one. */
async function discardUnreadable(): Promise<undefined> {
  await discardCopy();
  await announceChange();
}

async function sync(ownState: Jurisdiction | undefined): Promise<void> {
  await reading;
  try {
    await changeCopyRecord({ wanted: true });
    // What only a sync needs, the schemas above all, is not in the way of the first answer.
    const { syncCopy } = await import('./sync.ts');
    const outcome = await syncCopy(
      ownState,
      (progress) => setStatus({ progress }),
      (shard, json) => {
        // The first sync answers for the person's state as soon as that is there.
        if (shard.state === ownState && !held.complete)
          held = new HeldDirectory([{ ...shard, json }], undefined);
      },
    );
    if (outcome === 'changed') await announceChange();
    else reportCopy(await readCopyRecord());
    setStatus({ progress: undefined, outcome: 'done' });
  } catch (error) {
    // What an interrupted first sync has brought is worth having; a complete copy is as it was.
    if (!held.complete) await readCopy();
    setStatus({ progress: undefined, outcome: error instanceof UnreachableError ? 'unreachable' : 'failed' });
  }
}

/** What an incomplete copy finds counts only where the server is out of reach, and the table with it. */
function placeOf({ near }: CenterQuery, directory: Directory, complete: boolean) {
  return places.find(near, directory, { mayFetch: complete });
}

async function announceChange(): Promise<void> {
  reading = readCopy();
  await reading;
  changes?.postMessage('changed');
}

/** Where the browser keeps nothing for us (some private windows), there is simply no copy. */
async function readCopy(): Promise<void> {
  try {
    const record = await readCopyRecord();
    const [shards, guidesFile] = await Promise.all([
      readShards(),
      readGuidesFile(record.manifest?.guides?.hash),
    ]);
    held = new HeldDirectory(shards, record.manifest);
    heldGuides = new HeldGuides(guidesFile, record.manifest);
    reportCopy(record);
    // A copy that cannot be read shows when it is asked: see answer().
    void held.prepare().catch(() => undefined);
  } catch {
    setStatus({ known: true });
  }
}

function reportCopy({ manifest, checkedAt, wanted }: CopyRecord): void {
  setStatus({
    known: true,
    wanted,
    partial: !held.complete && held.states.size > 0,
    copy:
      manifest && held.complete
        ? {
            version: manifest.version,
            centers: manifest.centers,
            states: manifest.states.length,
            bytes: held.bytes + heldGuides.bytes,
            checkedAt: checkedAt ?? manifest.generatedAt,
            site: pickSiteInfo(manifest),
          }
        : undefined,
  });
}

function pickSiteInfo(manifest: SiteInfo): SiteInfo {
  const { centers, updatedAt, newestVerifiedAt, verified, sources } = manifest;
  const { sample, textHelpPhone, contactRetentionDays } = manifest;
  return {
    centers,
    updatedAt,
    newestVerifiedAt,
    verified,
    sources,
    sample,
    textHelpPhone,
    contactRetentionDays,
  };
}

function setStatus(change: Partial<CopyStatus>): void {
  status = { ...status, ...change };
  onStatus(status);
}
