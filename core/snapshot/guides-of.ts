import type { Language } from '../i18n/languages.ts';
import type { SnapshotGuides, SnapshotManifest } from './snapshot.ts';

/**
 * The guides' file for readers of a language; that of English where there is none of theirs. Apart from the schemas,
 * which a first answer has no use for.
 */
export function guidesOf<G extends SnapshotGuides | undefined>(
  manifest: { guides: G; translatedGuides?: SnapshotManifest['translatedGuides'] | undefined },
  language: Language,
): SnapshotGuides | G {
  return manifest.translatedGuides?.find((each) => each.language === language) ?? manifest.guides;
}
