import { readCenterQuery } from '#core/center-query.ts';
import { filterGroups, filterNames } from '#core/filters.ts';
import type { Catalog } from '#core/i18n/en.ts';
import type { ValueList } from '#core/value-list.ts';

/** The words that put a search together, and the language for "or". */
interface SearchWords {
  lists: Catalog['lists'];
  locale: string;
  inPlace: (what: string, place: string) => string;
  /** "near Austin, TX", with the miles where a distance is chosen. */
  around: (place: string, miles: number | undefined) => string;
  /** Where nothing narrows it. */
  all: string;
}

/**
 * A saved search in words: "Detox or Residential in Texas, Medicaid"; with what was typed first: "help · Texas".
 * `search` is the query part of its address.
 */
export function describeSearch(search: string, { lists, locale, inPlace, around, all }: SearchWords): string {
  const query = readCenterQuery(new URLSearchParams(search));
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  const [levels = '', ...others] = filterNames.map((name) => {
    const { labels }: ValueList = lists[filterGroups[name].name];
    return or.format(query[name].map((value) => labels[value] ?? value));
  });
  const place = query.state ? lists.jurisdictions.labels[query.state] : '';
  const where = levels && place ? inPlace(levels, place) : levels || place;
  const near = query.near && around(query.near, query.within);
  const filters = [where, ...others, near].filter(Boolean).join(', ');
  return [query.q.trim(), filters].filter(Boolean).join(' · ') || all;
}
