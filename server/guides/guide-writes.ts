import type { Selectable } from 'kysely';
import type { Guide, GuideInput } from '#core/guide/guide.ts';
import { languages } from '#core/i18n/languages.ts';
import type { ChangeAction } from '#core/lists/staff-lists.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import type { GuidesTable } from '../database/tables.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { conflictWith } from '../history/conflict.ts';
import { toGuide } from './guide-rows.ts';

type GuideRow = Selectable<GuidesTable>;

/** Who writes, and when. */
interface Act {
  actor: Actor;
  now: Date;
}

/** Writes a new guide; call it in a transaction. Throws 409 `slug_taken`. */
export async function createGuide(tx: Db, input: GuideInput, { actor, now }: Act): Promise<Guide> {
  const columns = toColumns(input, { language: languages[0], due_at: null });
  await refuseTakenSlug(tx, columns);
  const at = now.toISOString();
  const row = await tx
    .insertInto('guides')
    .values({
      ...columns,
      reviewed_at: input.reviewedBy === null ? null : at,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(
    tx,
    { subject: 'guide', id: row.id, title: row.title, action: 'create', before: null },
    actor,
    now,
  );
  return toGuide(row);
}

/**
 * Writes a guide anew; call it in a transaction. What changes nothing is not put on record. A review is a
 * statement of its own: it is of now where another reviewer is named, or where the input says that it was reviewed again;
 * a change of the text leaves its date, and without a reviewer there is none. Throws 404 `guide_not_found`, 409 `slug_taken`, and 409
 * `changed_meanwhile` or `changed_by_you` where the guide is not the one of `seenUpdatedAt` any more.
 */
export async function updateGuide(
  tx: Db,
  id: string,
  { seenUpdatedAt, ...input }: GuideInput & { seenUpdatedAt?: string },
  { actor, now }: Act,
): Promise<Guide> {
  const before = await findRow(tx, id);
  const columns = toColumns(input, before);
  const isSame = Object.entries(columns).every(
    ([column, value]) => before[column as keyof GuideRow] === value,
  );
  const isOutdated = seenUpdatedAt !== undefined && seenUpdatedAt !== before.updated_at;
  const isReviewedAgain = input.reviewedAt != null && input.reviewedAt !== before.reviewed_at;
  const isReviewed =
    input.reviewedBy !== null && (isReviewedAgain || input.reviewedBy !== before.reviewed_by);
  // Outdated and the same: most likely the answer to the first try was lost on its way.
  if (isSame && (isOutdated || !isReviewed)) return toGuide(before);
  if (isOutdated) throw await changedMeanwhile(tx, before, actor);
  await refuseTakenSlug(tx, columns, before.id);
  const at = now.toISOString();
  const row = await tx
    .updateTable('guides')
    .set({
      ...columns,
      reviewed_at: isReviewed ? at : input.reviewedBy && before.reviewed_at,
      updated_at: at,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(
    tx,
    { subject: 'guide', id: row.id, title: row.title, action: 'update', before },
    actor,
    now,
  );
  return toGuide(row);
}

/** Takes a guide away; call it in a transaction. Returns the change that an undo names. Throws 404 `guide_not_found`. */
export async function deleteGuide(tx: Db, id: string, { actor, now }: Act): Promise<number> {
  const before = await findRow(tx, id);
  await tx.deleteFrom('guides').where('id', '=', before.id).execute();
  return recordChange(
    tx,
    { subject: 'guide', id: before.id, title: before.title, action: 'delete', before },
    actor,
    now,
  );
}

/** `own`: what counts where the input does not say it. */
function toColumns(input: GuideInput, own: Pick<GuideRow, 'language' | 'due_at'>) {
  const {
    slug,
    language = own.language,
    dueAt = own.due_at,
    title,
    excerpt,
    bodyMarkdown,
    tags,
    reviewedBy,
  } = input;
  return {
    slug,
    language,
    title,
    excerpt,
    body_markdown: bodyMarkdown,
    tags: JSON.stringify(tags),
    reviewed_by: reviewedBy,
    due_at: dueAt,
  };
}

async function findRow(tx: Db, id: string): Promise<GuideRow> {
  const row = /^\d{1,15}$/.test(id)
    ? await tx.selectFrom('guides').selectAll().where('id', '=', Number(id)).executeTakeFirst()
    : undefined;
  if (row) return row;
  const last = await findLastChange(tx, id);
  const message =
    last?.action === 'delete'
      ? `${last.actor} has deleted “${last.title}”. It can be brought back in the history.`
      : `There is no guide with the id "${id}".`;
  throw new AppError(404, 'guide_not_found', message);
}

async function refuseTakenSlug(
  tx: Db,
  { slug, language }: Pick<GuideRow, 'slug' | 'language'>,
  except?: number,
): Promise<void> {
  const other = await tx
    .selectFrom('guides')
    .select(['id', 'title'])
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();
  if (!other || other.id === except) return;
  const message = `Another guide has this slug: “${other.title}”. Please choose another.`;
  throw new AppError(409, 'slug_taken', message, [{ path: 'slug', message }]);
}

async function changedMeanwhile(tx: Db, { id }: GuideRow, actor: Actor): Promise<AppError> {
  const last = await findLastChange(tx, String(id));
  return conflictWith(last?.actor, actor, 'changed this guide since you opened it');
}

async function findLastChange(
  tx: Db,
  id: string,
): Promise<{ actor: string; action: ChangeAction; title: string } | undefined> {
  return tx
    .selectFrom('changes')
    .select(['actor', 'action', 'title'])
    .where('subject', '=', 'guide')
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
