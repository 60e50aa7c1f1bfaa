import { type ExpressionBuilder, sql } from 'kysely';
import type { Center } from '#core/center/center.ts';
import { dueSince } from '#core/center/freshness.ts';
import { fold } from '#core/fold-text.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import type { ReviewStatus } from '#core/lists/staff-lists.ts';
import { selectClaims } from '../claims/claims.ts';
import { centerColumns, toCenter } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { isOneOf } from '../database/in-lists.ts';
import { countRows, cutPage, onPage, type Paging } from '../database/paging.ts';
import type { Database } from '../database/tables.ts';
import { selectOpenProposals } from '../proposals/open-proposals.ts';
import { countWorking, selectOpenProblems, weighProblems } from '../reports/center-reports-counts.ts';

/** What staff look for among all centers. */
export interface CenterFilter {
  /** Words, each of which must be found. */
  q: string;
  state: Jurisdiction | undefined;
  status: ReviewStatus | undefined;
  /** Only what is to be verified, was reported as wrong, or is otherwise by its source. */
  due: boolean;
  /** Only these, by their ids. */
  among?: readonly number[] | undefined;
}

/**
 * A page of the centers that staff look for, from the tables and not from the Directory: staff must see what they
 * saved a moment ago, and what the public does not see. By name; what is due in the order of `inOrderOfDue`.
 */
export async function searchCenters(
  db: Db,
  filter: CenterFilter,
  { now, me, ...paging }: Paging & { now: Date; me: string },
): Promise<{ centers: Center[]; total: number }> {
  const found = selectCenters(db, filter, now);
  // Only ids are sorted: whole rows would take a late page ten times as long.
  const ids = filter.due
    ? inOrderOfDue(db, found, now, me)
    : found.select('id').orderBy('name').orderBy('id');
  if (filter.q.trim() !== '') {
    // To look for words in every row twice, to count and to choose, takes longer than to hand over all that is found.
    const all = await ids.execute();
    return { centers: await readInOrder(db, cutPage(all, paging)), total: all.length };
  }
  const shown = await onPage(ids, paging).execute();
  return { centers: await readInOrder(db, shown), total: await countRows(found) };
}

/** The centers with these ids, in their order. */
export async function readInOrder(db: Db, ids: readonly { id: number }[]): Promise<Center[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('centers')
    .select(centerColumns)
    .where(
      'id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => byId.get(id) ?? []).map(toCenter);
}

/** The centers that a filter leaves, without an order yet. What was merged into another is found by its id only. */
export function selectCenters(db: Db, { q, state, status, due, among }: CenterFilter, now: Date) {
  const words = q.split(/\s+/).filter((word) => word !== '');
  const ids = words.filter((word) => CENTER_ID.test(word)).map(Number);
  let found = db.selectFrom('centers').where((where) => {
    const listed = where('merged_into', 'is', null);
    return ids.length === 0 ? listed : where.or([listed, where('id', 'in', ids)]);
  });
  for (const word of words) found = found.where((where) => hasWord(where, word));
  if (among) found = found.where(isOneOf('id', among));
  if (state) found = found.where('state', '=', state);
  if (status) found = found.where('review_status', '=', status);
  if (due) {
    found = found.where((where) =>
      where.or([
        where('last_verified_at', 'is', null),
        where('last_verified_at', '<=', dueSince(now).toISOString()),
        // Verified or not: somebody says that it is wrong.
        where('id', 'in', selectOpenProblems(db).select('center_id')),
        // Its source does.
        where('id', 'in', selectOpenProposals(db).select('centers.id')),
      ]),
    );
    // Nobody relies on what is not published: it is not worth a call, unless it is asked for.
    if (!status) found = found.where('review_status', '!=', 'UNPUBLISHED');
  }
  return found;
}

/**
 * Last what a colleague is on. First what visitors have reported, by what that weighs. Then of what a source says otherwise
 * than staff. Then the others in the order of `dueFirst`; among equals those come last that visitors have reached by
 * phone, the oftener the later.
 */
function inOrderOfDue(db: Db, found: ReturnType<typeof selectCenters>, now: Date, me: string) {
  const others = selectClaims(db, 'center', now).where('claimed_by', '!=', me);
  return found
    .leftJoin(others.as('others'), (on) =>
      on.on(sql<boolean>`cast(others.subject_id as integer) = centers.id`),
    )
    .orderBy(sql`others.claimed_by is not null`)
    .leftJoin(weighProblems(db).as('problems'), 'problems.center_id', 'centers.id')
    .leftJoin(countWorking(db, now).as('working'), 'working.center_id', 'centers.id')
    .orderBy(sql`coalesce(problems.weight, 0)`, 'desc')
    .orderBy(sql`coalesce(problems.grave, 0)`, 'desc')
    .orderBy(sql`centers.id in ${selectOpenProposals(db).select('centers.id')}`, 'desc')
    .orderBy(dueFirst)
    .orderBy(sql`coalesce(working.works, 0)`)
    .orderBy('last_verified_at')
    .select('centers.id as id')
    .orderBy('id');
}

/**
 * First what needs a review: its source lists it no more, so it may have closed. Then what we have verified once:
 * that is a promise which we have broken the longer, the older it is. Then what we never promised anything about.
 */
const dueFirst = sql<number>`case when review_status = 'NEEDS_REVIEW' then 0 else 2 end
  + case when last_verified_at is null then 1 else 0 end`;

const CENTER_ID = /^\d{8}$/;

type Where = ExpressionBuilder<Database, 'centers'>;

/** Found as it is written; in the slug also without accents and punctuation; a number also in the phone's digits. */
function hasWord(where: Where, word: string) {
  const searched = sql<string>`lower(name || ' ' || city || ' ' || slug || ' ' || coalesce(zip, '') || ' '
    || coalesce(street, '') || ' ' || coalesce(phone, ''))`;
  const found = [contains(searched, word.toLowerCase())];
  const folded = fold(word).replaceAll(' ', '-');
  if (folded !== '' && folded !== word.toLowerCase()) found.push(contains(sql.ref<string>('slug'), folded));
  if (/^[\d()+.-]*\d[\d()+.-]*$/.test(word)) found.push(contains(phoneDigits, word.replace(/\D/g, '')));
  if (CENTER_ID.test(word)) found.push(sql<boolean>`id = ${Number(word)}`);
  return where.or(found);
}

const phoneDigits = ['-', ' ', '(', ')', '.', '+'].reduce(
  (phone, sign) => sql<string>`replace(${phone}, ${sign}, '')`,
  sql<string>`coalesce(phone, '')`,
);

function contains(text: typeof phoneDigits, part: string) {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}
