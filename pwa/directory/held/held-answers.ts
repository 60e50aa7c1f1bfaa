import type { GuideOnPage } from '#core/guide/guide-languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { pageOfState } from '#core/pages/state-centers.ts';
import { type CenterQuery, RECENT_CENTERS } from '#core/search/center-query.ts';
import type { Directory } from '#core/search/directory.ts';
import type { Asked } from '#core/search/question/asked.ts';
import { DamagedFileError } from '#core/snapshot/center-file.ts';
import { positions, search } from '../late-engine.ts';
import type { HeldDirectory } from './held-directory.ts';
import type { HeldGuides } from './held-guides.ts';
import { type HeldPlaces, placesOf } from './held-places.ts';

/** An answer from the copy. `complete` is false where the copy lacks what the question is about. */
export interface LocalAnswer<T> {
  value: T;
  complete: boolean;
}

/** What a device holds, in memory. */
export interface HeldCopy {
  directory: HeldDirectory;
  guides: HeldGuides;
  /** See CopyRecord. */
  lacking: readonly Jurisdiction[];
}

/**
 * What a copy answers; undefined where nothing of it is here. Throws a DamagedFileError where it cannot be read. What else
 * fails, such as a script that does not come, is no fault of it.
 */
export class HeldAnswers {
  readonly #held: HeldCopy;
  readonly #places: HeldPlaces;

  constructor(held: HeldCopy, places: HeldPlaces) {
    this.#held = held;
    this.#places = places;
  }

  search = (query: CenterQuery) =>
    this.ask(async (directory, complete) => search(this.#searched(directory, complete), query), query.state);

  positions = (query: CenterQuery) =>
    this.ask(
      async (directory, complete) => positions(this.#searched(directory, complete), query),
      query.state,
    );

  /** By its slug or its number. */
  center = (named: string) => this.ask((directory) => directory.bySlug(named) ?? directory.byNumber(named));

  stateCenters = (state: Jurisdiction, page: number) =>
    this.ask((directory) => pageOfState(directory.byState(state), page), state);

  stateCounts = () => this.ask((directory) => directory.stateCounts());

  recentCenters = () => this.ask((directory) => directory.recent(RECENT_CENTERS));

  guides = (language: Language) => this.#askGuides(language, (guides) => guides);

  guide = (slug: string, language: Language) =>
    this.#askGuides(language, (guides) => guides.find((guide) => guide.slug === slug));

  /** What is asked of the directory, about one state or about all; `complete` tells whether the copy has all of that. */
  async ask<T>(
    ask: (directory: Directory, complete: boolean) => T | Promise<T>,
    state?: Jurisdiction,
  ): Promise<LocalAnswer<T> | undefined> {
    const { directory: held, lacking } = this.#held;
    if (held.states.size === 0) return undefined;
    const directory = await held.open();
    const complete = held.answers(state, lacking);
    return { value: await ask(directory, complete), complete };
  }

  /** What a question is asked of. What an incomplete copy finds counts only where the server is out of reach, and the table with it. */
  async askedOf(directory: Directory, complete: boolean): Promise<Asked> {
    const table = await this.#places.table({ mayFetch: complete });
    return table
      ? { directory, places: table }
      : { directory, places: placesOf(directory), fromCenters: true };
  }

  /** What a search is made in. */
  #searched(directory: Directory, complete: boolean) {
    const { directory: held, lacking } = this.#held;
    const isWhole = held.complete && lacking.length === 0;
    return { directory, isWhole, asked: () => this.askedOf(directory, complete) };
  }

  async #askGuides<T>(
    language: Language,
    ask: (guides: GuideOnPage[]) => T,
  ): Promise<LocalAnswer<T> | undefined> {
    const { guides: held } = this.#held;
    const guides = readGuides(held, language);
    return guides && { value: ask(guides), complete: held.isComplete(language) };
  }
}

function readGuides(held: HeldGuides, language: Language): GuideOnPage[] | undefined {
  try {
    return held.read(language);
  } catch (cause) {
    throw new DamagedFileError('A file of guides cannot be read.', { cause });
  }
}
