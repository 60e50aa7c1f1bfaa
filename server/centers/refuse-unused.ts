import { type Jurisdiction, levels } from '#core/lists/public-lists.ts';
import { emptyQuery } from '#core/search/center-query.ts';
import type { Directory } from '#core/search/directory.ts';
import { type FilterName, type Filters, filterNames } from '#core/search/filters.ts';
import { wrongFields } from '../app-error.ts';

type Asked = Partial<Filters> & { state?: Jurisdiction | undefined };

/**
 * Refuses a filter by what no center has, since it would find nothing and look as if nothing fitted: with what there
 * is, and no guess, since each value is a right one. Throws 400 `unused_value`. A state counts only where `withState`
 * says so: a search answers where none is listed with the nearest elsewhere. That no level is stated is nothing to
 * offer.
 */
export function refuseUnused(given: Asked, directory: Directory, { withState = false } = {}): void {
  const asked = withState ? (['state', ...filterNames] as const) : filterNames;
  const issues = asked.flatMap((name) => {
    const unused = [given[name] ?? []].flat().filter((value) => !isUsed(name, value, directory));
    if (unused.length === 0) return [];
    const counts = directory.search({ ...emptyQuery, limit: 1 }).counts[name];
    const used = Object.entries(counts).flatMap(([value, count]) =>
      count > 0 && (name !== 'level' || value in levels.labels) ? value : [],
    );
    const message = [
      `no center of this directory ${name === 'state' ? 'is in' : 'has'} ${unused.join(', ')}`,
      `there are ${used.join(', ') || 'none'}`,
    ].join('; ');
    return [{ path: name, message }];
  });
  if (issues.length > 0) throw wrongFields('unused_value', issues);
}

function isUsed(name: FilterName | 'state', value: string, directory: Directory): boolean {
  return name === 'state'
    ? directory.byState(value as Jurisdiction).length > 0
    : directory.offers(name, value);
}
