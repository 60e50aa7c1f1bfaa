import { type ReportKind, reportKinds } from './staff-lists.ts';

/** What can be wrong with a listing, in the order of the form. */
export type ProblemKind = Exclude<ReportKind, 'WORKS'>;

export const problemKinds = reportKinds.values.filter(
  (kind): kind is ProblemKind => kind !== 'WORKS',
) as unknown as readonly [ProblemKind, ...ProblemKind[]];

/** These leave somebody who calls with nobody at all, so they weigh double in the verification queue. */
export const graveKinds = ['WRONG_NUMBER', 'CLOSED'] as const satisfies readonly ProblemKind[];

/** Characters of a comment. */
export const MAX_COMMENT = 1000;
