import { z } from 'zod';
import { Center } from '../center/center.ts';
import { reports as words } from '../i18n/en/reports.ts';
import { MAX_COMMENT, problemKinds } from '../lists/report-kinds.ts';
import { reportKinds } from '../lists/staff-lists.ts';
import { CenterReference } from './call-tap.ts';
import { Honeypot, optionalText } from './form-fields.ts';

/** What a visitor says of a center. Nothing in it says who. */
export const CenterReport = z
  .strictObject({
    centerId: CenterReference.centerId,
    kind: z.enum(reportKinds.values, words.chooseKind),
    comment: optionalText(MAX_COMMENT),
    /** When it was found out, if that was before now: without a network it arrives later. */
    reportedAt: z.iso.datetime().optional(),
    fax: Honeypot,
  })
  .refine(({ kind, comment }) => kind !== 'WORKS' || comment === '', {
    error: 'must be empty where a call went through',
    path: ['comment'],
  });
export type CenterReport = z.infer<typeof CenterReport>;

/** How much visitors have told us of one center. */
export const ReportCounts = z.object({
  /** Problems that nobody has resolved, by kind; kinds of which there are none are left out. */
  problems: z.array(z.object({ kind: z.enum(problemKinds), count: z.int() })),
  /** Calls that went through since we verified the center last, and within the time that a verification holds. */
  works: z.int(),
  worksLastAt: z.iso.datetime().nullable(),
});
export type ReportCounts = z.infer<typeof ReportCounts>;

/** A reported problem as staff see it. */
export const ProblemReport = z.object({
  id: z.string(),
  center: Center.pick({ id: true, name: true, city: true, state: true }),
  kind: z.enum(problemKinds),
  /** Null where there is none, or where it was wiped by now. */
  comment: z.string().nullable(),
  reportedAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: z.string().nullable(),
});
export type ProblemReport = z.infer<typeof ProblemReport>;

/** A page of reported problems. */
export const ProblemReportPage = z.object({
  reports: z.array(ProblemReport),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
});
export type ProblemReportPage = z.infer<typeof ProblemReportPage>;

/** The most open reports of one center that come with it. */
export const REPORTS_SHOWN = 20;

/** All that visitors have told us of a center and that is still open; the newest `REPORTS_SHOWN` in full. */
export const ReportsOfCenter = z.object({ counts: ReportCounts, open: z.array(ProblemReport) });
export type ReportsOfCenter = z.infer<typeof ReportsOfCenter>;

/** What was resolved, and the change that takes it back; null where there was nothing to resolve. */
export const Resolved = z.object({ resolved: z.int(), changeId: z.int().nullable() });
export type Resolved = z.infer<typeof Resolved>;
