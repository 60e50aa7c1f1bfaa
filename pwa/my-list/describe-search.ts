import type { Catalog } from '#core/i18n/en.ts';
import { readCenterQuery } from '#core/search/center-query.ts';
import { type FilterName, filterNames, needsEvery } from '#core/search/filters.ts';

/** The words that put a search together, and the language for "or". */
interface SearchWords {
  lists: Pick<Catalog['lists'], 'jurisdictions'>;
  /** Those of a filter's values. */
  labelsOf: (name: FilterName) => Readonly<Record<string, string>>;
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
export function describeSearch(
  search: string,
  { lists, labelsOf, locale, inPlace, around, all }: SearchWords,
): string {
  const query = readCenterQuery(new URLSearchParams(search));
  const listFormat = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat(locale, { type });
  const [levels = '', ...others] = filterNames.map((name) => {
    const labels = labelsOf(name);
    return listFormat(needsEvery(name) ? 'conjunction' : 'disjunction').format(
      query[name].map((value) => labels[value] ?? value),
    );
  });
  const place = query.state ? lists.jurisdictions.labels[query.state] : '';
  const where = levels && place ? inPlace(levels, place) : levels || place;
  const near = query.near && around(query.near, query.within);
  const filters = [where, ...others, near].filter(Boolean).join(', ');
  return [query.q.trim(), filters].filter(Boolean).join(' · ') || all;
}
