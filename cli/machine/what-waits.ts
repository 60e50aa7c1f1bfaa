import { dashboardPage } from '#core/i18n/en/admin/dashboard.ts';
import { adminReports } from '#core/i18n/en/admin/reports.ts';
import type { Dashboard } from '#core/staff/dashboard.ts';
import { toRun } from '../command-line.ts';

/** Something that waits for staff. */
export interface Waiting {
  count: number;
  what: string;
  /** The command for it. */
  next: string;
  /** Somebody waits for longer than we promise. */
  urgent?: boolean;
}

const { waiting, stats } = dashboardPage;

/** What waits, the most urgent first; only what there is. */
export function whatWaits(dashboard: Dashboard): Waiting[] {
  const { matchingOverdue, matchingOpen, contactOpen, pendingReview, underReview, centersDue } = dashboard;
  const { reportsOpen, centersReported, centersProposed } = dashboard;
  const all: Waiting[] = [
    {
      count: matchingOverdue,
      what: withoutCount(waiting.overdue(matchingOverdue)),
      next: toRun('triage matching'),
      urgent: true,
    },
    {
      count: matchingOpen,
      what: withoutCount(waiting.matching(matchingOpen)),
      next: toRun('triage matching'),
    },
    { count: contactOpen, what: withoutCount(waiting.contact(contactOpen)), next: toRun('triage messages') },
    { count: pendingReview, what: stats.pending, next: toRun('triage') },
    { count: underReview, what: stats.underReview, next: toRun('submissions list --open') },
    {
      count: reportsOpen,
      what: withoutCount(adminReports.open(reportsOpen, centersReported)),
      next: toRun('reports list'),
    },
    {
      count: centersProposed,
      what: withoutCount(waiting.proposed(centersProposed)),
      next: toRun('centers verify --due'),
    },
    {
      count: centersDue,
      what: withoutCount(waiting.due(centersDue)),
      next: toRun('centers verify --due'),
    },
  ];
  return all.filter(({ count }) => count > 0);
}

/** "3 open contact messages" → "open contact messages". */
function withoutCount(text: string): string {
  return text.replace(/^[\d,]+ /, '');
}
