import type { Guide } from '#core/guide/guide.ts';
import { type GuideOnPage, guideOnPage, guidesIn } from '#core/guide/guide-languages.ts';
import { type Language, languages } from '#core/i18n/languages.ts';
import type { GuidesFile } from '../stored-copy.ts';
import { type StoredManifest, storedGuidesOf } from '../stored-manifest.ts';

/** A guide as a file has it: one of an earlier version of the app may lack its language, and what else it is there in. */
type HeldGuide = Omit<GuideOnPage, 'language'> & { language?: Language };

/** The guides in the worker's memory, read from their files when somebody first asks for one. */
export class HeldGuides {
  /** Characters of the files: about the bytes that they take on the device. */
  readonly bytes: number;
  readonly #files: readonly GuidesFile[];
  readonly #manifest: StoredManifest | undefined;
  readonly #guides = new Map<string, GuideOnPage[]>();

  /** `files` may be of an unfinished sync, too; `manifest` is that of the last complete copy. */
  constructor(files: readonly GuidesFile[], manifest: StoredManifest | undefined) {
    this.#files = files;
    this.#manifest = manifest;
    this.bytes = files.reduce((sum, { json }) => sum + json.length, 0);
  }

  /** True where the guides for readers of that language are those of the last complete copy. */
  isComplete(language: Language): boolean {
    return this.#fileOf(language) !== undefined;
  }

  /**
   * Those for readers of the language; where they are not on the device all others that are, each in its own language.
   * Undefined where there are none.
   */
  read(language: Language): GuideOnPage[] | undefined {
    const file = this.#fileOf(language) ?? this.#files.at(-1);
    if (file === undefined) return undefined;
    const guides = this.#parse(file);
    // Before there was a file for each language, one had the guides in all of them.
    const own = guidesIn(guides, language).map((guide) =>
      guide.versions ? guide : { ...guide, ...guideOnPage<Guide>(guides, guide.slug, language) },
    );
    return own.length > 0 ? own : guides;
  }

  #fileOf(language: Language): GuidesFile | undefined {
    if (!this.#manifest) return undefined;
    const hash = storedGuidesOf(this.#manifest, language)?.hash;
    return this.#files.find((file) => file.hash === hash);
  }

  #parse({ hash, json }: GuidesFile): GuideOnPage[] {
    let guides = this.#guides.get(hash);
    if (!guides) {
      // A copy of before there were languages names none: its guides are in English.
      const held = JSON.parse(json) as HeldGuide[];
      guides = held.map((guide) => ({ ...guide, language: guide.language ?? languages[0] }));
      this.#guides.set(hash, guides);
    }
    return guides;
  }
}
