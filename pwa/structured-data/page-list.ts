import type { Center } from '#core/center/center.ts';
import type { Site, Thing } from './thing.ts';

/** A page's name and its path. */
export type NamedPath = readonly [string, string];

/** The pages that a page leads to: `first` is the place of the first one in a list of `total`. */
export function listPages(
  pages: readonly NamedPath[],
  { addressOf }: Site,
  total: number = pages.length,
  first = 1,
): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: pages.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: first + index,
      url: addressOf(path),
      name,
    })),
  };
}

export function pageOfCenter({ name, slug }: Pick<Center, 'name' | 'slug'>): NamedPath {
  return [name, `/centers/${slug}`];
}
