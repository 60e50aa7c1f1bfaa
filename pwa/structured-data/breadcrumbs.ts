import type { NamedPath } from './page-list.ts';
import type { Site, Thing } from './thing.ts';

/** The way to a page, from the top. */
export function describeWay({ addressOf }: Site, ...steps: readonly NamedPath[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': addressOf(path) },
    })),
  };
}
