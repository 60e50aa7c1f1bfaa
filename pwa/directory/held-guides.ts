import type { Guide } from '#core/guide.ts';
import { type Language, languages } from '#core/i18n/languages.ts';
import type { GuidesFile, StoredManifest } from './offline-store.ts';

/** The guides in the worker's memory, read from their file when somebody first asks for one. */
export class HeldGuides {
  /** True where they are those of the last complete copy. */
  readonly complete: boolean;
  /** Characters of the file: about the bytes that it takes on the device. */
  readonly bytes: number;
  readonly #json: string | undefined;
  #guides: Guide[] | undefined;

  constructor(file: GuidesFile | undefined, manifest: StoredManifest | undefined) {
    this.complete = file !== undefined && file.hash === manifest?.guides?.hash;
    this.bytes = file?.json.length ?? 0;
    this.#json = file?.json;
  }

  /** Undefined where no guides are on the device. */
  get guides(): Guide[] | undefined {
    if (this.#json !== undefined) this.#guides ??= parseGuides(this.#json);
    return this.#guides;
  }
}

/** A copy of before there were languages names none: its guides are in English. */
function parseGuides(json: string): Guide[] {
  const guides = JSON.parse(json) as (Omit<Guide, 'language'> & { language?: Language })[];
  return guides.map(({ language = languages[0], ...guide }) => ({ ...guide, language }));
}
