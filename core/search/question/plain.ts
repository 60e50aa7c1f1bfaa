import { isState, type Jurisdiction } from '../../lists/public-lists.ts';
import type { CenterQuery } from '../center-query.ts';
import type { Directory } from '../directory.ts';
import { dropUnused } from './drop-unused.ts';

/** True for a search by filters alone: nothing in it is to be understood. */
export function isByFilters({ q, near, crisis, widen }: CenterQuery): boolean {
  return q.trim() === '' && near.trim() === '' && crisis === undefined && !widen;
}

/**
 * True for a search by filters of which `ask` would find just what the directory finds, and have nothing to tell. Apart from
 * `ask`: who only browses needs nothing that understands questions. The directory is to be whole.
 */
export function isPlain(directory: Directory, query: CenterQuery): boolean {
  return (
    isByFilters(query) &&
    !(query.state && isUnlisted(directory, query.state)) &&
    dropUnused(directory, query).dropped.length === 0
  );
}

/** True for a part of the country beside the 50 states in which no center is listed: who asks for it is shown the nearest. */
export function isUnlisted(directory: Directory, state: Jurisdiction): boolean {
  return !isState(state) && directory.byState(state).length === 0;
}
