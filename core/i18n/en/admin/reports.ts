import { reportKinds } from '../../../lists/staff-lists.ts';
import type { ReportCounts } from '../../../messages/center-report.ts';
import { formatNumber, formatShortDate } from '../../format.ts';

/** What visitors tell us of centers, as staff read it. */
export const adminReports = {
  title: 'What visitors say',
  column: 'Visitors say',
  /** "2 × Wrong number, 1 × Closed"; '' where nothing is open. */
  problems: ({ problems }: ReportCounts) =>
    problems.map(({ kind, count }) => `${formatNumber(count)} × ${reportKinds.labels[kind]}`).join(', '),
  /** '' where nobody has said so. */
  works: ({ works, worksLastAt }: ReportCounts) => {
    if (works === 0) return '';
    const who =
      works === 1 ? '1 person called and it worked' : `${formatNumber(works)} people called and it worked`;
    return worksLastAt === null ? who : `${who}, last on ${formatShortDate(worksLastAt)}`;
  },
  noProof: 'That is no verification.',
  reported: (kind: string, date: string) => `${kind}, ${date}`,
  noComment: 'No comment',
  more: (count: number) => `And ${formatNumber(count)} more.`,
  none: 'Nobody has reported a problem.',
  resolve: 'Mark as resolved',
  resolveHint: 'To verify the center resolves them, too.',
  resolved: (count: number) =>
    count === 1 ? '1 report resolved' : `${formatNumber(count)} reports resolved`,
  notResolved: 'The reports were not resolved',
  nothingToResolve: (center: string) => `Nothing is open about ${center}.`,
  undo: 'Undo',
  undone: 'Taken back',
  undoFailed: 'This could not be taken back',
  /** For the dashboard. */
  open: (reports: number, centers: number) =>
    `${formatNumber(reports)} ${reports === 1 ? 'problem' : 'problems'} reported at ${formatNumber(centers)} ${centers === 1 ? 'center' : 'centers'}`,
  empty: { open: 'No report is open.', resolved: 'No report is resolved yet.' },
};
