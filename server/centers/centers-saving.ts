import type { CenterFields } from '#core/center/center.ts';
import { isUsPhone, NO_PHONE } from '#core/center/phone.ts';
import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { pinElsewhere, zipElsewhere } from '#core/search/place-agreement.ts';
import type { CenterEdit, EditedCenter, NewCenter } from '#core/staff/center-editing.ts';
import { placeTable, zipPlace } from '../../data/places.ts';
import { AppError } from '../app-error.ts';
import { dropClaim, renewClaim } from '../claims/claims.ts';
import { type CenterRow, fieldsToRow, toCenter, toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { readCenterRow } from '../database/find-center.ts';
import { readSurvivor } from '../database/merged-centers.ts';
import { type Actor, recordChange, remarks } from '../history/changes.ts';
import { conflictWith } from '../history/conflict.ts';
import { resolveReportsOf } from '../reports/center-reports-resolving.ts';
import { freeSlug } from './center-slugs.ts';

/**
 * Adds a center. `partOf`: the first change of the act that this is a part of. Throws 400 `invalid_request` for a phone
 * number that nobody can dial. Call it in a transaction.
 */
export async function createCenter(
  tx: Db,
  { fields, reviewStatus, verified }: NewCenter,
  actor: Actor,
  now: Date,
  partOf?: number,
): Promise<EditedCenter> {
  const at = now.toISOString();
  refuseUndialable(fields, null);
  const row = await tx
    .insertInto('centers')
    .values({
      ...fieldsToRow(placed(keepStreet(fields), undefined)),
      slug: await freeSlug(tx, fields),
      review_status: reviewStatus,
      ...(verified && { last_verified_at: at, verified_by: actor.name }),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id, name } = row;
  const change = { subject: 'center', id, title: name, action: 'create', before: null, partOf } as const;
  const changeId = await recordChange(tx, change, actor, now);
  return { center: toCenter(row), changeId, ...warningsOf(row) };
}

/**
 * Changes or confirms a center, and puts that on record; what changes nothing is not put on record. Whoever confirms or
 * unpublishes it resolves what visitors have reported of it, as a part of the same act. Its slug stays
 * when its name changes: links to it go on working. Throws 404 `center_not_found`, 409 `merged`, 409
 * `changed_meanwhile` or `changed_by_you` where somebody has changed it since it was seen, and 400 `invalid_request` for
 * a new phone number that nobody can dial. Call it in a transaction.
 */
export async function editCenter(
  tx: Db,
  id: string,
  { fields, reviewStatus, verified, seenUpdatedAt }: CenterEdit,
  actor: Actor,
  now: Date,
  partOf?: number,
): Promise<EditedCenter> {
  const row = await readCenterRow(tx, id);
  if (row.merged_into !== null) {
    const into = await readSurvivor(tx, row);
    throw new AppError(
      409,
      'merged',
      into
        ? `“${row.name}” was merged into center ${toCenterId(into.id)}: change that one instead.`
        : `“${row.name}” was merged into a center that is not there any more. Undo the merge in the history, then change it.`,
    );
  }
  if (fields) refuseUndialable(fields, row.phone);
  // Whoever confirms what a listing says has answered the question why it needed a review.
  const answered = verified && row.review_status === 'NEEDS_REVIEW' ? 'PUBLISHED' : undefined;
  const said = fields && fieldsToRow(placed(keepStreet(fields), toCenter(row)));
  const next: Partial<CenterRow> = {
    ...said,
    ...((reviewStatus ?? answered) && { review_status: reviewStatus ?? answered }),
    ...(verified && { last_verified_at: now.toISOString(), verified_by: actor.name }),
  };
  const differs = ([column, value]: [string, unknown]) => value !== row[column as keyof CenterRow];
  const values = Object.fromEntries(Object.entries(next).filter(differs)) as Partial<CenterRow>;
  if (seenUpdatedAt !== undefined && seenUpdatedAt !== row.updated_at) {
    const isConfirmed = row.verified_by === actor.name && (row.last_verified_at ?? '') > seenUpdatedAt;
    const { last_verified_at: _at, verified_by: _by, ...others } = values;
    // Outdated and the same: most likely the answer to the first try was lost on its way.
    const isSame = Object.keys(others).length === 0 && (!verified || isConfirmed);
    if (!isSame) throw await changedMeanwhile(tx, row, actor);
    return { center: toCenter(row), changeId: null };
  }
  if (Object.keys(values).length === 0) return { center: toCenter(row), changeId: null };

  const changed = await tx
    .updateTable('centers')
    .set({ ...values, updated_at: laterThan(row.updated_at, now) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const action = verified && !Object.entries(said ?? {}).some(differs) ? 'verify' : 'update';
  const change = { subject: 'center', id: row.id, title: changed.name, action, before: row, partOf } as const;
  const changeId = await recordChange(tx, change, actor, now);
  // Whoever has called it, or has taken it from the public, has answered those who reported it.
  const claim = { subject: 'center', id: row.id } as const;
  if (verified || values.review_status === 'UNPUBLISHED') {
    await dropClaim(tx, claim);
    await resolveReportsOf(tx, changed, actor, now, partOf ?? changeId);
  } else await renewClaim(tx, claim, actor, now);
  return { center: toCenter(changed), changeId, ...(fields && warningsOf(changed)) };
}

/** What staff should look at again, though it is saved: two places of which one is wrong. */
function warningsOf(center: CenterRow): Pick<EditedCenter, 'warnings'> {
  const { zipOf, pinFar } = centersEditor.elsewhere;
  const city = `${center.city}, ${center.state}`;
  const zip = zipElsewhere(center, placeTable());
  const miles = pinElsewhere(center, placeTable());
  const warnings = [
    ...(zip ? [zipOf(zip.zip, `${zip.city}, ${zip.state}`, city)] : []),
    ...(miles !== undefined ? [pinFar(miles, city)] : []),
  ];
  return warnings.length > 0 ? { warnings } : {};
}

/** The public's link to call would be dead. What stood there before stays: it may be all that a source has. */
function refuseUndialable({ phone }: CenterFields, before: string | null): void {
  if (phone === null || phone === before || isUsPhone(phone)) return;
  throw new AppError(400, 'invalid_request', `phone: ${NO_PHONE}`, [
    { path: 'fields.phone', message: NO_PHONE },
  ]);
}

/** Who keeps it to itself shows none, whatever stood there. */
function keepStreet(fields: CenterFields): CenterFields {
  return fields.streetWithheld ? { ...fields, street: null } : fields;
}

/**
 * The fields with the place that goes with them: a new ZIP brings the middle of its area, marked approximate, unless
 * whoever changed it has set another place. So does taking the place away. A ZIP that is elsewhere than the city brings
 * none, and what was there stays: one of the two is wrong.
 */
function placed(fields: CenterFields, before: CenterFields | undefined): CenterFields {
  const { zip, lat, lng } = fields;
  const untouched = lat === (before?.lat ?? null) && lng === (before?.lng ?? null);
  const moved = zip?.slice(0, 5) !== before?.zip?.slice(0, 5);
  const cleared = !untouched && (lat === null || lng === null);
  if (!cleared && !(untouched && moved)) return fields;
  if (zipElsewhere(fields, placeTable())) {
    return cleared ? { ...fields, lat: null, lng: null, approximateLocation: false } : fields;
  }
  const place = zip === null ? undefined : zipPlace(zip);
  return {
    ...fields,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    approximateLocation: place !== undefined,
  };
}

async function changedMeanwhile(
  tx: Db,
  { id, name, updated_at }: CenterRow,
  actor: Actor,
): Promise<AppError> {
  const last = await tx
    .selectFrom('changes')
    .select(['actor', 'at'])
    .where('subject', '=', 'center')
    .where('subject_id', '=', String(id))
    .where('action', 'not in', remarks)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const when = formatMomentUtc(last?.at ?? updated_at);
  return conflictWith(last?.actor, actor, `changed “${name}” while you had it open (${when})`);
}

/** Two edits within one millisecond must still be told apart. */
function laterThan(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
