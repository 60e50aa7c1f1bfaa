import { splitLanguage } from '../i18n/languages.ts';
import {
  type CenterQuery,
  readCenterQuery,
  TOGGLE,
  toggleFilter,
  writeCenterQuery,
} from '../search/center-query.ts';

/** Where a search stands, on the page at a path. */
export function searchAddress(pathname: string, query: CenterQuery): string {
  const written = writeCenterQuery(query);
  return written.size > 0 ? `${pathname}?${written}` : pathname;
}

/**
 * Where a button of the search leads that was pressed without the app: it sends the form with what it changes, and the
 * search is at the address that the change makes. Undefined for any other address.
 */
export function toggledAddress(pathname: string, params: URLSearchParams): string | undefined {
  const toggle = params.get(TOGGLE);
  if (toggle === null || !/^\/directory\/*$/i.test(splitLanguage(pathname).address)) return undefined;
  return searchAddress(pathname, toggleFilter(readCenterQuery(params), toggle));
}
