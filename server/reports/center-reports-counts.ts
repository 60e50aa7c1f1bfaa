import { sql } from 'kysely';
import { dueSince } from '#core/center/freshness.ts';
import { graveKinds, type ProblemKind, problemKinds } from '#core/lists/report-kinds.ts';
import type { ReportCounts } from '#core/messages/center-report.ts';
import type { Db } from '../database/db.ts';
import { isOneOf } from '../database/in-lists.ts';
import { notSpam } from '../queues/queue-conditions.ts';

/** The reports of problems that nobody has resolved, of whichever center. */
export function selectOpenProblems(db: Db) {
  return db
    .selectFrom('center_reports')
    .where('center_reports.kind', 'in', problemKinds)
    .where('center_reports.handled_at', 'is', null)
    .where(notSpam);
}

/** Those of one center, in the order in which they were written. */
export function readOpenProblemsOf(db: Db, centerId: number) {
  return selectOpenProblems(db)
    .where('center_id', '=', centerId)
    .select(['id', 'kind'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * By center: what its open problems weigh in the verification queue. Each counts 1, and 2 where it leaves a caller
 * with nobody; of two that weigh the same the one with more of those comes first.
 */
export function weighProblems(db: Db) {
  const grave = sql<number>`sum(${isOneOf('kind', graveKinds)})`;
  return selectOpenProblems(db)
    .select(({ fn }) => [
      'center_id',
      sql<number>`${fn.countAll<number>()} + ${grave}`.as('weight'),
      grave.as('grave'),
    ])
    .groupBy('center_id');
}

/**
 * By center: how often visitors called and were answered, since it was verified last and within the time that a
 * verification holds. They prove nothing, but such a center can wait a little.
 */
export function countWorking(db: Db, now: Date) {
  return db
    .selectFrom('center_reports')
    .innerJoin('centers', 'centers.id', 'center_reports.center_id')
    .where('center_reports.kind', '=', 'WORKS')
    .where('center_reports.created_at', '>', dueSince(now).toISOString())
    .where(sql<boolean>`center_reports.created_at > coalesce(centers.last_verified_at, '')`)
    .select(({ fn }) => [
      'center_reports.center_id',
      fn.countAll<number>().as('works'),
      fn.max('center_reports.created_at').as('last'),
    ])
    .groupBy('center_reports.center_id');
}

/** What visitors say of these centers, by their eight digits; without those of which they say nothing. */
export async function countReportsOf(
  db: Db,
  centers: readonly { id: string | number }[],
  now: Date,
): Promise<Record<string, ReportCounts>> {
  const ids = centers.map(({ id }) => Number(id));
  if (ids.length === 0) return {};
  const problems = await selectOpenProblems(db)
    .where('center_id', 'in', ids)
    .select(({ fn }) => ['center_id', 'kind', fn.countAll<number>().as('count')])
    .groupBy(['center_id', 'kind'])
    .execute();
  const working = await countWorking(db, now).where('center_reports.center_id', 'in', ids).execute();
  const counts: Record<string, ReportCounts> = {};
  for (const { id } of centers) {
    const own = problems.filter(({ center_id }) => center_id === Number(id));
    const works = working.find(({ center_id }) => center_id === Number(id));
    if (own.length === 0 && !works) continue;
    counts[id] = {
      problems: problemKinds.flatMap((kind) => {
        const found = own.find((row) => row.kind === kind);
        return found ? [{ kind: kind satisfies ProblemKind, count: Number(found.count) }] : [];
      }),
      works: Number(works?.works ?? 0),
      worksLastAt: works?.last ?? null,
    };
  }
  return counts;
}

/** How many problems are open, and at how many centers; of those that staff are to call. */
export async function countOpenReports(db: Db): Promise<{ reportsOpen: number; centersReported: number }> {
  const { reports, centers } = await selectOpenProblems(db)
    .innerJoin('centers', 'centers.id', 'center_reports.center_id')
    .where('centers.review_status', '!=', 'UNPUBLISHED')
    .select(({ fn }) => [
      fn.countAll<number>().as('reports'),
      fn.count<number>('center_reports.center_id').distinct().as('centers'),
    ])
    .executeTakeFirstOrThrow();
  return { reportsOpen: Number(reports), centersReported: Number(centers) };
}
