import MiniSearch from 'minisearch';
import type { Center } from '#core/center/center.ts';
import { fold } from '#core/fold-text.ts';
import { jurisdictions } from '#core/lists/public-lists.ts';

/** How many results count. */
export const FIRST = 20;

/** A center's texts, as the peers of our search index them. */
export interface PeerDocument {
  id: string;
  name: string;
  place: string;
  program: string;
}

export function documentOf({ id, name, city, state, zip, programHighlights }: Center): PeerDocument {
  return {
    id,
    name,
    place: `${city} ${state} ${jurisdictions.labels[state]} ${zip ?? ''}`,
    program: programHighlights ?? '',
  };
}

/**
 * MiniSearch with prefixes and typos, as its documentation recommends for search as one types. Returns what finds the
 * first ids for a text.
 */
export function miniSearch(documents: readonly PeerDocument[]): (text: string) => string[] {
  const index = new MiniSearch({
    fields: ['name', 'place', 'program'],
    processTerm: (term) => fold(term) || null,
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: 3, place: 2 } },
  });
  index.addAll(documents);
  return (text) =>
    index
      .search(text)
      .slice(0, FIRST)
      .map(({ id }) => id as string);
}
