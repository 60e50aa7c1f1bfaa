import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { guidesOf } from '#core/snapshot/guides-of.ts';
import { OtherFormatError, PACKED_FORMAT } from '#core/snapshot/packed-format.ts';
import {
  guidesFile,
  type SnapshotGuides,
  SnapshotManifest,
  type SnapshotState,
  snapshotFile,
} from '#core/snapshot/snapshot.ts';
import { fetchMissing, type SyncProgress } from './fetch-missing.ts';
import { fetchNamed } from './fetch-named.ts';
import { changeCopyRecord, completeCopy, readCopyRecord } from './offline-store.ts';
import type { CopyRecord } from './stored-copy.ts';
import type { StoredManifest } from './stored-manifest.ts';
import { UnreachableError } from './sync-errors.ts';

/** How a sync ended. */
interface SyncOutcome {
  changed: boolean;
  /** When it had asked the server, ISO 8601. */
  checkedAt: string;
  /** Why some files could not be had, where others could. */
  trouble?: unknown;
}

/** What a manifest of any version says of itself. */
const AnyManifest = SnapshotManifest.pick({ format: true });

/** The server may publish a new version while we fetch the old one. */
const ATTEMPTS = 3;
/** A copy that has not changed has the time of its last check written no more often than this, in milliseconds. */
const NOTE_CHECK_EVERY_MS = 60 * 60 * 1000;

/**
 * Brings the copy on the device up to date: fetches the manifest, then only the files whose hash changed. Until the last
 * one is there the old copy stays as it is; an interrupted sync goes on where it stopped. A file that cannot be had keeps
 * none of the others away: an address that was withdrawn must be gone. Throws UnreachableError without a network,
 * OtherFormatError where this version of the app cannot read what there is now, which leaves the copy as it is, and other
 * errors where the server answers nonsense.
 */
export async function syncCopy(
  ownState: Jurisdiction | undefined,
  language: Language,
  onProgress: (progress: SyncProgress) => void,
  onShard: (state: SnapshotState, json: string) => void,
): Promise<SyncOutcome> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const manifest = await fetchManifest(attempt);
    const checkedAt = new Date().toISOString();
    const current = await readCopyRecord();
    const mayBeGone = attempt < ATTEMPTS;
    const languages = [...new Set([...(current.languages ?? []), language])];
    const fetched = await fetchMissing({ manifest, ownState, languages, mayBeGone, onProgress, onShard });
    if (fetched.gone) continue;
    const { failed } = fetched;
    const trouble = failed[0]?.error;
    if (fetched.count === 0 && failed.length > 0 && failed.every(isUnreachable)) throw trouble;

    const best = withFormer(manifest, current.manifest, failed);
    const lacking = manifest.states.filter(isAmong(failed)).map(({ state }) => state);
    const lackingGuides = languages.filter((each) => hasFailed(failed, guidesFile(guidesOf(manifest, each))));
    if (!best) {
      const isNew = String(lacking) !== String(current.lacking ?? []);
      if (isNew) await changeCopyRecord({ lacking });
      return { changed: isNew || fetched.count > 0, checkedAt, trouble };
    }
    if (fetched.count === 0 && isCurrent(best, current, checkedAt))
      return { changed: false, checkedAt, trouble };
    if (await completeCopy(best, { checkedAt, lacking, lackingGuides, languages }))
      return { changed: fetched.count > 0 || !isSame(best, current), checkedAt, trouble };
  }
  throw new Error('The directory changed faster than it could be fetched.');
}

function isUnreachable({ error }: { error: unknown }): boolean {
  return error instanceof UnreachableError;
}

type Failed = readonly { name: string }[];

function hasFailed(failed: Failed, name: string): boolean {
  return failed.some((each) => each.name === name);
}

function isAmong(failed: Failed): (entry: SnapshotState) => boolean {
  return (entry) => hasFailed(failed, snapshotFile(entry));
}

/**
 * The manifest with the files of the copy before in place of those that failed; undefined where a state's failed and there
 * was none. Guides that were never here it goes on naming: the next sync fetches them.
 */
function withFormer(
  manifest: SnapshotManifest,
  former: StoredManifest | undefined,
  failed: Failed,
): StoredManifest | undefined {
  if (failed.length === 0) return manifest;
  const isState = isAmong(failed);
  if (!former && manifest.states.some(isState)) return undefined;
  const states = manifest.states.flatMap((entry) =>
    isState(entry) ? (former?.states ?? []).filter(({ state }) => state === entry.state) : [entry],
  );
  const isMissing = (file: SnapshotGuides) => hasFailed(failed, guidesFile(file));
  return {
    ...manifest,
    version: [manifest.version, ...failed.map(({ name }) => name).sort()].join(' without '),
    centers: states.reduce((sum, { count }) => sum + count, 0),
    states,
    guides: isMissing(manifest.guides) ? (former?.guides ?? manifest.guides) : manifest.guides,
    translatedGuides: manifest.translatedGuides.map((entry) => {
      const before = former?.translatedGuides?.find(({ language }) => language === entry.language);
      return isMissing(entry) ? (before ?? entry) : entry;
    }),
  };
}

function isSame(manifest: StoredManifest, { manifest: held }: CopyRecord): boolean {
  return held?.version === manifest.version && held.guides?.hash === manifest.guides?.hash;
}

/**
 * True where nothing need be written: each write at a start is one in the middle of which the page may be left. All
 * of the manifest counts: the number for texts may change while its version stays.
 */
function isCurrent(manifest: StoredManifest, current: CopyRecord, checkedAt: string): boolean {
  const age = Date.parse(checkedAt) - Date.parse(current.checkedAt ?? '');
  return age < NOTE_CHECK_EVERY_MS && JSON.stringify(manifest) === JSON.stringify(current.manifest);
}

/**
 * It has no hash to go by; but where no JSON came, something else than the server has answered. One that names files which
 * are gone is an old one, of some cache on the way: the next time it is asked for past those.
 */
export async function fetchManifest(attempt: number): Promise<SnapshotManifest> {
  const manifest = await fetchNamed(
    attempt === 1 ? '/api/snapshot' : `/api/snapshot?again=${Date.now()}`,
    async (response) => {
      if (!response.ok) throw new Error(`The server answered ${response.status} for the manifest.`);
      const json: unknown = await response.json().catch((cause) => {
        throw new UnreachableError('Something else answered in place of the server.', { cause });
      });
      // First: of one in another format nothing else is known.
      return AnyManifest.parse(json).format === PACKED_FORMAT ? SnapshotManifest.parse(json) : undefined;
    },
    { cache: 'no-cache' },
  );
  if (!manifest) throw new OtherFormatError('The directory has another format.');
  return manifest;
}
