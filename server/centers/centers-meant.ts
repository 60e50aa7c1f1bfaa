import { type CenterQuery, emptyQuery, type Understood } from '#core/search/center-query.ts';
import { Directory } from '#core/search/directory.ts';
import { notStatedBy } from '#core/search/not-stated.ts';
import { askForPage } from '#core/search/question/ask.ts';
import { chipsOf } from '#core/search/question/chips.ts';
import type { AdminCenterPage } from '#core/staff/center-editing.ts';
import { placeTable } from '../../data/places.ts';
import type { Db } from '../database/db.ts';
import type { Paging } from '../database/paging.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { readPublished } from '../directory/pack-directory.ts';
import type { Around } from './centers-near.ts';
import { type CenterFilter, readInOrder, selectCenters } from './centers-search.ts';

/** How words were read, and a page of the centers that they mean. */
interface Meant {
  understood: Understood;
  /** Undefined where the words are to be looked for as they stand. */
  found?: Pick<AdminCenterPage, 'centers' | 'total' | 'notStated' | 'notStatedBy' | 'place' | 'miles'>;
}

/**
 * What staff ask for in words that mean something ("detox near bangor"), as the public search understands them, among the
 * centers that the public sees. Words of a name, a number or a street are to be looked for as they stand, among all
 * centers; the answer is undefined then, but where they are words of an emergency. So it is beside a status and what is
 * due, which the public knows nothing of.
 */
export async function searchMeant(
  db: Db,
  live: LiveDirectory,
  filter: CenterFilter,
  around: Around | undefined,
  { now, page, limit }: Paging & { now: Date },
): Promise<Meant | undefined> {
  const { q, state, status, due, among } = filter;
  if (q.trim() === '' || status || due || among) return undefined;
  const query = {
    ...emptyQuery,
    q,
    state,
    near: around?.place.name ?? '',
    within: around?.within,
    page,
    limit,
  };
  // In a terminal nobody keeps the directory.
  const directory = live.version === '' ? Directory.of(await readPublished(db)) : live.current;
  const found = askForPage({ directory, places: placeTable(), here: around?.place }, query);
  const { understood } = found;
  const count = (asked: CenterQuery) => chipsOf({ query: asked }).filter(({ name }) => name !== 'q').length;
  const saysMore = count(understood.query) > count(query);
  const mayBeText = HOUSE_NUMBER.test(q) || !saysMore;
  const isText =
    understood.named ||
    !(saysMore || understood.wantsPosition) ||
    (mayBeText && (await isFound(db, filter, now)));
  if (isText) return understood.urgent ? { understood } : undefined;
  const place = found.near && 'place' in found.near ? found.near.place.name : undefined;
  // As they are in the database this moment.
  const rows = await readInOrder(
    db,
    found.centers.map(({ id }) => ({ id: Number(id) })),
  );
  const milesOf = new Map(found.centers.map(({ id }, at) => [id, found.miles?.[at] ?? null]));
  return {
    understood,
    found: {
      centers: rows,
      total: found.total,
      ...(found.notStated && {
        notStated: found.notStated,
        notStatedBy: rows.map((center) => notStatedBy(center, understood.query)),
      }),
      ...(place && { place }),
      ...(found.miles && { miles: rows.map(({ id }) => milesOf.get(id) ?? null) }),
    },
  };
}

/** A number of a house, of a center or of a phone: no ZIP code. */
const HOUSE_NUMBER = /(?:^|\D)(?:\d{1,4}|\d{6,})(?!\d)/;

async function isFound(db: Db, filter: CenterFilter, now: Date): Promise<boolean> {
  return (await selectCenters(db, filter, now).select('id').limit(1).executeTakeFirst()) !== undefined;
}
