import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import type { SnapshotGuides, SnapshotState } from '#core/snapshot/snapshot.ts';
import { type StoredManifest, storedGuidesOf } from './stored-manifest.ts';

/** One state's file of the offline copy, as fetched. */
export interface Shard extends Pick<SnapshotState, 'state' | 'hash' | 'count'> {
  json: string;
}

/** A file of guides of the offline copy, as fetched. */
export interface GuidesFile extends Pick<SnapshotGuides, 'hash'> {
  json: string;
}

/** What the device knows of its copy. */
export interface CopyRecord {
  key: 'copy';
  /**
   * The last complete copy's manifest; undefined while none has been completed. Of a state whose newest file could not be
   * had it names the file before that, or none.
   */
  manifest: StoredManifest | undefined;
  /** Those states. */
  lacking?: Jurisdiction[];
  /** The languages whose readers' guides could not be had, either: they are no reason to have no copy. */
  lackingGuides?: Language[];
  /** Those in which the app was used here: their readers' guides belong to the copy. */
  languages?: Language[];
  /** When the server was last asked for changes, ISO 8601. */
  checkedAt: string | undefined;
  /** False after the person removed the copy: it is not fetched again until they ask. */
  wanted: boolean;
}

export const NO_COPY: CopyRecord = { key: 'copy', manifest: undefined, checkedAt: undefined, wanted: true };

/** All that the device has: files of an unfinished sync lie beside those of the last complete copy. */
export interface StoredCopy {
  record: CopyRecord;
  shards: Shard[];
  guides: GuidesFile[];
}

/**
 * The hashes of the files of the last complete copy that are on the device: none of guides in languages that nobody has
 * read here, nor of those that could not be had.
 */
export function heldHashesOf({ manifest, languages = [], lackingGuides = [] }: CopyRecord): string[] {
  if (!manifest) return [];
  const read = languages.filter((each) => !lackingGuides.includes(each));
  const guides = read.flatMap((each) => storedGuidesOf(manifest, each) ?? []);
  return [...manifest.states, ...guides].map(({ hash }) => hash);
}

/** The hashes of all files that belong to it. */
export function hashesOf({ manifest }: CopyRecord): Set<string> {
  const { states = [], guides, translatedGuides = [] } = manifest ?? {};
  return new Set([...states, ...(guides ? [guides] : []), ...translatedGuides].map(({ hash }) => hash));
}

/** The same text for as long as the same is here. */
export function describeContent({ checkedAt, ...content }: CopyRecord): string {
  return JSON.stringify(content);
}
