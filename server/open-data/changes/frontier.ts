import { findRun, readEnd } from '../../history/center-changes.ts';
import type { OpenData } from '../open-data-route.ts';
import type { Cursor } from './cursor.ts';

type Followed = Pick<OpenData, 'db' | 'live'>;

/** How far the directory in memory was known to have come, of each that is followed here. */
const reached = new WeakMap<Followed['live'], Cursor>();

/**
 * The last change that the directory as it is served now has in it. Nobody is told of a later one: whoever then asked
 * for the center would get it as it was before, and keep that.
 */
export async function readFrontier({ db, live }: Followed): Promise<Cursor> {
  const seen = live.changes;
  const { last, changes } = await readEnd(db);
  const run = await findRun(db);
  const known = reached.get(live);
  if (seen !== undefined && seen >= changes) {
    const cursor = { run: run.name, id: Math.max(last, run.id) };
    reached.set(live, cursor);
    return cursor;
  }
  return known?.run === run.name ? known : { run: run.name, id: run.id };
}
