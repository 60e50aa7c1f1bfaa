import { fieldsOf } from '#core/center/field-kinds.ts';
import { fields } from '#core/center/fields.ts';
import { toCenterId } from '../../database/center-rows.ts';
import type { Db } from '../../database/db.ts';
import { type CenterChange, readCenterChanges } from '../../history/center-changes.ts';
import type { Row } from '../../history/change-states.ts';
import { serviceId } from '../hsds-id.ts';
import type { Change } from './change-schemas.ts';
import { type Cursor, type Position, writeCursor } from './cursor.ts';

/** Of all steps of the history so many are looked at for one answer: an import may leave thousands that nobody sees. */
const MOST_STEPS = 4_000;

/** A page of what the public can see of the history. */
interface ChangesPage {
  changes: Change[];
  /** Where it ends. */
  end: Cursor;
  /** False where nothing that the public can see comes behind it, up to now. */
  more: boolean;
}

/** What happened behind a cursor, at most `limit` changes of it, up to the last that the directory has in it. */
export async function readChanges(
  db: Db,
  after: Cursor,
  { upTo, limit, origin }: { upTo: number; limit: number; origin: string },
): Promise<ChangesPage> {
  const { run } = after;
  const found: { change: Change; into: number | undefined }[] = [];
  let end: Position = after;
  let steps = 0;
  let more = false;
  for await (const step of readCenterChanges(db, after, upTo)) {
    const told = tell(step, run, origin);
    more = (told !== undefined && found.length === limit) || steps === MOST_STEPS;
    if (more) break;
    steps += 1;
    if (told) found.push(told);
    // A full page ends with its last change, whatever of no interest comes next: so it is always the same.
    if (told || found.length < limit) end = positionOf(step);
  }
  const survivors = await nameSurvivors(
    db,
    found.flatMap(({ into }) => into ?? []),
    origin,
  );
  const changes = found.map(({ change, into }) =>
    into === undefined ? change : { ...change, into: survivors.get(into) ?? { id: toCenterId(into) } },
  );
  // Where nothing more was found the next question need not look at the same steps again.
  return { changes, end: { run, ...(more ? end : last(end, upTo)) }, more };
}

function positionOf({ id, center, imported }: CenterChange): Position {
  return { id, center: imported ? center : undefined };
}

function last({ id }: Position, upTo: number): Position {
  return { id: Math.max(id, upTo) };
}

/** Undefined for what the public does not see. */
function tell(step: CenterChange, run: string, origin: string) {
  const { center, at, before, after } = step;
  const id = toCenterId(center);
  const known = { cursor: writeCursor({ run, ...positionOf(step) }), at, id, service: serviceId(id) };
  const [was, is] = [shown(before), shown(after)];
  if (is) {
    const slug = String(is.slug);
    const now = { ...known, slug, url: `${origin}/centers/${slug}` };
    if (!was) return told({ ...now, kind: 'created' });
    const changed = differing(was, is);
    return changed.length > 0 ? told({ ...now, kind: 'changed', fields: changed }) : undefined;
  }
  if (!was) return undefined;
  const gone = { ...known, slug: String(was.slug) };
  if (after === null) return told({ ...gone, kind: 'removed', why: 'deleted' });
  if (after.merged_into === null) return told({ ...gone, kind: 'removed', why: 'unpublished' });
  return told({ ...gone, kind: 'merged' }, Number(after.merged_into));
}

function told(change: Change, into?: number) {
  return { change, into };
}

/** The row of a center that the public sees. */
function shown(row: Row | null): Row | undefined {
  return row === null || row.review_status === 'UNPUBLISHED' ? undefined : row;
}

/** What of a center anybody can read, by its column; not when it was changed, which is what this tells. */
const names: ReadonlyMap<string, string> = new Map([
  ['slug', 'slug'],
  ...fieldsOf(fields).map(([name, { column }]) => [column, name] as const),
  ['last_verified_at', 'lastVerifiedAt'],
  ['verified_by', 'verifiedBy'],
  ['review_status', 'reviewStatus'],
  ['source', 'source'],
  ['source_year', 'sourceYear'],
]);

function differing(before: Row, after: Row): string[] {
  return [...names].flatMap(([column, name]) => (before[column] === after[column] ? [] : name));
}

async function nameSurvivors(db: Db, ids: number[], origin: string) {
  if (ids.length === 0) return new Map<number, NonNullable<Change['into']>>();
  const rows = await db.selectFrom('centers').select(['id', 'slug']).where('id', 'in', ids).execute();
  return new Map(
    rows.map(({ id, slug }) => [id, { id: toCenterId(id), slug, url: `${origin}/centers/${slug}` }]),
  );
}
