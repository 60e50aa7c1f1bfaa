import { formatMomentUtc } from '#core/i18n/format.ts';
import { type ReportKind, reportKinds } from '#core/lists/staff-lists.ts';
import type { Resolved } from '#core/messages/center-report.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { readOpenProblemsOf } from './center-reports-counts.ts';
import { readReport } from './center-reports-list.ts';

/**
 * Marks all open reports of a center as resolved, each with its own entry in the history and nothing of what was
 * typed. `partOf`: the first change of the act that this is a part of; without it the first of them is. Call it in a
 * transaction.
 */
export async function resolveReportsOf(
  tx: Db,
  center: { id: number; name: string },
  actor: Actor,
  now: Date,
  partOf?: number,
): Promise<Resolved> {
  const open = await readOpenProblemsOf(tx, center.id);
  let first = partOf;
  for (const { id, kind } of open) {
    const change = await resolve(tx, { id, kind, center: center.name, partOf: first }, actor, now);
    first ??= change;
  }
  return { resolved: open.length, changeId: open.length > 0 ? (first ?? null) : null };
}

/** Marks one report as resolved. Throws 404 `report_not_found`, and 409 `taken` where that was done before. */
export async function resolveReport(tx: Db, id: string, actor: Actor, now: Date): Promise<Resolved> {
  const { center, kind, resolvedAt, resolvedBy } = await readReport(tx, id);
  if (resolvedAt !== null) {
    const words = `${resolvedBy ?? 'Somebody'} resolved this on ${formatMomentUtc(resolvedAt)}.`;
    throw new AppError(409, 'taken', words);
  }
  const changeId = await resolve(tx, { id, kind, center: center.name }, actor, now);
  return { resolved: 1, changeId };
}

/** Returns the change. */
async function resolve(
  tx: Db,
  { id, kind, center, partOf }: { id: string; kind: ReportKind; center: string; partOf?: number | undefined },
  actor: Actor,
  now: Date,
): Promise<number> {
  const change = {
    subject: 'center_report',
    id,
    title: `${center}: ${reportKinds.labels[kind]}`,
    action: 'resolve',
    before: { handled_at: null, handled_by: null },
    partOf,
  } as const;
  const changeId = await recordChange(tx, change, actor, now);
  await tx
    .updateTable('center_reports')
    .set({ handled_at: now.toISOString(), handled_by: actor.name })
    .where('id', '=', id)
    .execute();
  return changeId;
}
