import type { Language } from '#core/i18n/languages.ts';
import { guidesOf } from '#core/snapshot/guides-of.ts';
import type { SnapshotGuides, SnapshotManifest } from '#core/snapshot/snapshot.ts';

/** What the manifests of earlier versions of the app lacked. */
type Later =
  | 'format'
  | 'guides'
  | 'translatedGuides'
  | 'updatedAt'
  | 'verified'
  | 'mostVerifiedAt'
  | 'sources';

/** A manifest as a device may have it from an earlier version of the app. */
export type StoredManifest = Omit<SnapshotManifest, Later> & Partial<Pick<SnapshotManifest, Later>>;

/** The file of guides that it names for readers of a language. */
export function storedGuidesOf(manifest: StoredManifest, language: Language): SnapshotGuides | undefined {
  return guidesOf({ guides: undefined, ...manifest }, language);
}
