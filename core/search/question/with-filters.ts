import type { CenterQuery } from '../center-query.ts';
import { type Filters, filterNames } from '../filters.ts';
import { narrowCare } from './narrow-care.ts';
import type { Reading } from './reading.ts';

/** The filters of a search, with those that words say. */
export function withFilters(given: CenterQuery, said: Reading['filters']): Filters {
  return Object.fromEntries(
    filterNames.map((name) => {
      const all = [...new Set<string>([...given[name], ...(said[name] ?? [])])];
      return [name, name === 'care' ? narrowCare(all) : all];
    }),
  ) as unknown as Filters;
}
