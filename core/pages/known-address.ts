import { splitLanguage } from '../i18n/languages.ts';
import { formAddresses, OPENED, THANKS } from '../messages/form-messages.ts';
import { readCenterQuery, TOGGLE, writeCenterQuery } from '../search/center-query.ts';
import { readStatePage, statePageQuery } from './state-centers.ts';

const formPages = [...Object.values(formAddresses), '/centers/[^/]+'].join('|');

/** What pages read of their query, as they would write it themselves. The others read nothing of it. */
const readers: readonly [path: RegExp, write: (query: string) => string][] = [
  [/^\/directory\/*$/i, writeSearch],
  [/^\/states\/[^/]+\/*$/i, (query) => statePageQuery(readStatePage(new URLSearchParams(query)))],
  [new RegExp(`^(${formPages})/*$`, 'i'), writeOutcome],
];

/**
 * The address of a page with the parameters that it knows, in one order and with values that it knows: links that were
 * passed on bring others, and whoever makes some up makes no new page by that.
 */
export function knownAddress(address: string): string {
  const start = address.indexOf('?');
  if (start < 0) return address;
  const path = address.slice(0, start);
  const own = splitLanguage(path).address;
  const write = readers.find(([pattern]) => pattern.test(own))?.[1];
  return write ? path + write(address.slice(start)) : path;
}

function writeSearch(query: string): string {
  const given = new URLSearchParams(query);
  // What somebody typed is kept nowhere; and a button's address is answered by another one.
  if (['q', 'near', TOGGLE].some((name) => given.has(name))) return query;
  return withMark(writeCenterQuery(readCenterQuery(given)));
}

function writeOutcome(query: string): string {
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  if (given.has(THANKS)) known.set(THANKS, '1');
  const opened = given.get(OPENED);
  if (opened !== null) known.set(OPENED, opened);
  return withMark(known);
}

function withMark(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}
