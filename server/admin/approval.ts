import type { Updateable } from 'kysely';
import type { CenterFields } from '#core/center.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import type { Approval } from '#core/submission-review.ts';
import { zipCentroid } from '../../data/zip-centroids.ts';
import { AppError } from '../app-error.ts';
import { type CenterRow, fieldsToRow, toCenterId } from '../center-rows.ts';
import { freeSlug } from '../center-slugs.ts';
import { type Actor, recordChange } from '../changes.ts';
import type { Db } from '../db.ts';
import type { CentersTable } from '../tables.ts';

/** Whose approval it is, when, and of which act it is a part. */
interface Act {
  actor: Actor;
  now: Date;
  partOf: number;
}

/**
 * Brings an approved listing into the directory: a new center, or the chosen one as it is to be, published and
 * verified by who approves it. Throws 409 `changed_meanwhile` where the center is not what the reviewer has seen.
 */
export async function applyApproval(tx: Db, approval: Approval, act: Act): Promise<void> {
  if (approval.centerId === null) await addCenter(tx, approval.fields, act);
  else await changeCenter(tx, { ...approval, centerId: approval.centerId }, act);
}

async function addCenter(tx: Db, fields: CenterFields, act: Act): Promise<void> {
  const { id } = await tx
    .insertInto('centers')
    .values({
      ...fieldsToRow(placeByZip(fields, undefined)),
      ...verified(act),
      slug: await freeSlug(tx, fields),
      created_at: act.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(
    tx,
    { subject: 'center', id, title: fields.name, action: 'create', before: null, partOf: act.partOf },
    act.actor,
    act.now,
  );
}

async function changeCenter(tx: Db, approval: Approval & { centerId: string }, act: Act): Promise<void> {
  const row = await readSeen(tx, approval.centerId, approval.seenUpdatedAt);
  const fields = fieldsToRow(placeByZip(approval.fields, row));
  const differs = Object.entries(fields).some(([column, value]) => row[column as keyof CenterRow] !== value);
  await tx
    .updateTable('centers')
    .set({ ...fields, ...verified(act), updated_at: laterThan(row.updated_at, act.now) })
    .where('id', '=', row.id)
    .execute();
  const action = differs ? 'update' : 'verify';
  await recordChange(
    tx,
    { subject: 'center', id: row.id, title: row.name, action, before: row, partOf: act.partOf },
    act.actor,
    act.now,
  );
}

/** The center as the reviewer has seen it. */
async function readSeen(tx: Db, centerId: string, seenUpdatedAt: string | undefined): Promise<CenterRow> {
  const row = await tx
    .selectFrom('centers')
    .selectAll()
    .where('id', '=', Number(centerId))
    .executeTakeFirst();
  if (!row) {
    const message = 'The center to change is not there any more. Please choose another, or a new one.';
    throw new AppError(409, 'changed_meanwhile', message);
  }
  if (row.merged_into !== null) {
    const message = `“${row.name}” has been merged into center ${toCenterId(row.merged_into)}. Please choose that one.`;
    throw new AppError(409, 'changed_meanwhile', message);
  }
  if (seenUpdatedAt !== undefined && seenUpdatedAt !== row.updated_at) {
    const message = `“${row.name}” was changed on ${formatMomentUtc(row.updated_at)}, after you opened it. Please look at it as it is now, then approve again.`;
    throw new AppError(409, 'changed_meanwhile', message);
  }
  return row;
}

function verified({ actor, now }: Act) {
  return {
    last_verified_at: now.toISOString(),
    verified_by: actor.name,
    review_status: 'PUBLISHED',
    updated_at: now.toISOString(),
  } as const satisfies Updateable<CentersTable>;
}

/** Two changes within one millisecond can still be told apart by who has seen the first. */
function laterThan(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}

/** Where the ZIP is another one and nobody has set the place on the map, it is the middle of the new ZIP's area. */
function placeByZip(fields: CenterFields, row: CenterRow | undefined): CenterFields {
  const untouched = fields.lat === (row?.lat ?? null) && fields.lng === (row?.lng ?? null);
  const sameZip = fields.zip?.slice(0, 5) === row?.zip?.slice(0, 5);
  if (!untouched || sameZip || fields.zip === null) return fields;
  const place = zipCentroid(fields.zip);
  return {
    ...fields,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    approximateLocation: place !== undefined,
  };
}

/** The center that an approval made or changed, by the submission's `change_id`; undefined where it did none. */
export async function readApprovedCenter(
  db: Db,
  changeId: number | null,
): Promise<{ id: string; name: string; slug: string } | undefined> {
  if (changeId === null) return undefined;
  const change = await db
    .selectFrom('changes')
    .select('subject_id')
    .where('part_of', '=', changeId)
    .where('subject', '=', 'center')
    .executeTakeFirst();
  if (!change) return undefined;
  const center = await db
    .selectFrom('centers')
    .select(['id', 'name', 'slug'])
    .where('id', '=', Number(change.subject_id))
    .executeTakeFirst();
  return center && { ...center, id: toCenterId(center.id) };
}
