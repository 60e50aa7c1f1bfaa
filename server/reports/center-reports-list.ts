import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { type ProblemKind, problemKinds } from '#core/lists/report-kinds.ts';
import type { ProblemReport, ProblemReportPage, ReportsOfCenter } from '#core/messages/center-report.ts';
import { REPORTS_SHOWN } from '#core/messages/center-report.ts';
import { toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { countRows, onPage } from '../database/paging.ts';
import { notFound } from '../messages/removable.ts';
import { isSpam, notSpam } from '../queues/queue-conditions.ts';
import { countReportsOf } from './center-reports-counts.ts';

const REPORTS_PER_PAGE = 50;

/** Which reports: open or resolved ones, of all centers or of one. */
interface ReportFilter {
  state: 'open' | 'resolved';
  /** Its eight digits. */
  center?: string | undefined;
  page: number;
  /** Those that are marked as spam, open or resolved; without it those that are not. */
  spam?: boolean;
}

/** One page of reported problems: open ones by when they came, resolved ones by when that was; the last first. */
export async function readReports(
  db: Db,
  { state, center, page, spam = false }: ReportFilter,
): Promise<ProblemReportPage> {
  let chosen = selectReports(db).where(spam ? isSpam : notSpam);
  if (!spam) chosen = chosen.where('handled_at', state === 'open' ? 'is' : 'is not', null);
  if (center) chosen = chosen.where('center_id', '=', Number(center));
  const inOrder = chosen
    .orderBy(spam || state === 'open' ? 'center_reports.created_at' : 'handled_at', 'desc')
    .orderBy('center_reports.id');
  const paging = { page, limit: REPORTS_PER_PAGE };
  const rows = await onPage(inOrder, paging).execute();
  return { reports: rows.map(toReport), total: await countRows(chosen), ...paging };
}

/** One report. Throws 404 `report_not_found`. */
export async function readReport(db: Db, id: string): Promise<ProblemReport> {
  const row = await selectReports(db).where('center_reports.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('center_report', id);
  return toReport(row);
}

/** What visitors say of one center and what is open: the newest reports in full. */
export async function readReportsOf(db: Db, { id }: { id: number }, now: Date): Promise<ReportsOfCenter> {
  const counts = (await countReportsOf(db, [{ id }], now))[id];
  const rows = await selectReports(db)
    .where('center_id', '=', id)
    .where('handled_at', 'is', null)
    .where(notSpam)
    .orderBy('center_reports.created_at', 'desc')
    .orderBy('center_reports.id')
    .limit(REPORTS_SHOWN)
    .execute();
  return {
    counts: counts ?? { problems: [], works: 0, worksLastAt: null },
    open: rows.map(toReport),
  };
}

/** Those of centers that are gone are nobody's any more. */
function selectReports(db: Db) {
  return db
    .selectFrom('center_reports')
    .innerJoin('centers', 'centers.id', 'center_reports.center_id')
    .where('center_reports.kind', 'in', problemKinds)
    .select([
      'center_reports.id',
      'center_reports.center_id',
      'center_reports.kind',
      'center_reports.comment',
      'center_reports.created_at',
      'center_reports.handled_at',
      'center_reports.handled_by',
      'centers.name',
      'centers.city',
      'centers.state',
    ]);
}

type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['executeTakeFirstOrThrow']>>;

function toReport(row: ReportRow): ProblemReport {
  const { name, city, state } = row;
  return {
    id: row.id,
    center: { id: toCenterId(row.center_id), name, city, state: state as Jurisdiction },
    kind: row.kind as ProblemKind,
    comment: row.comment,
    reportedAt: row.created_at,
    resolvedAt: row.handled_at,
    resolvedBy: row.handled_by,
  };
}
