import { allOn } from '#core/pages/last-page.ts';
import { type CenterQuery, type SearchResult, writeCenterQuery } from '#core/search/center-query.ts';
import { listPages, pageOfCenter } from './page-list.ts';
import type { Site, Thing } from './thing.ts';

/** A page of what a search has found. */
export function describeSearch(
  query: CenterQuery,
  { centers, limit, ...found }: Pick<SearchResult, 'centers' | 'total' | 'notStated' | 'limit'>,
  site: Site,
): Thing[] {
  const { directory } = site.text;
  const search = writeCenterQuery(query).toString();
  return [
    {
      '@type': 'CollectionPage',
      name: directory.title,
      description: directory.intro,
      url: site.addressOf(`/directory${search && `?${search}`}`),
      mainEntity: listPages(centers.map(pageOfCenter), site, allOn(found), (query.page - 1) * limit + 1),
    },
  ];
}
