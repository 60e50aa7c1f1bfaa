import type { NamedPath } from './page-list.ts';
import type { Thing } from './thing.ts';

/** The way to a page, from the top. */
export function describeWay(origin: string, ...steps: readonly NamedPath[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': origin + path },
    })),
  };
}
