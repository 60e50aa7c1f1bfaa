import { allOn } from '#core/pages/last-page.ts';
import { type CenterQuery, type SearchResult, writeCenterQuery } from '#core/search/center-query.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import { useRememberList } from '../../site/last-list.ts';
import { describeSearch } from '../../structured-data/search.ts';

/** What search engines, and the pages of its centers, read of a page of results: apart, as nobody sees it. */
export default function SearchData({ query, found }: { query: CenterQuery; found: SearchResult }) {
  useRememberList(`/directory?${writeCenterQuery(query)}`, allOn(found));
  return <JsonLd describe={(site) => describeSearch(query, found, site)} />;
}
