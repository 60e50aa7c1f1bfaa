import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { ReviewedSubmission } from '#core/staff/submission-review.ts';
import { describeSubmission } from '#core/staff/submission-words.ts';
import { ClaimBar } from '../claims/claim-bar.tsx';
import { formatOwnMoment } from '../parts/own-time.ts';
import { useSession } from '../session.ts';

/** Who is on a submission that is not decided. Whoever has a listing under review is: "Start Review" begins that. */
export function SubmissionClaim({
  submission,
  others = submissionsText.reviewing,
}: {
  submission: ReviewedSubmission;
  /** What is said where a colleague has it under review. */
  others?: (who: string, since: string) => string;
}) {
  const text = submissionsText;
  const me = useSession().data?.name;
  const { id, type, status, claim, reviewer, reviewStartedAt } = submission;
  const about = describeSubmission(submission).title;
  const bar = { subject: 'submission', id, about } as const;
  if (status === 'UNDER_REVIEW' && reviewStartedAt) {
    const since = formatOwnMoment(reviewStartedAt);
    const by = reviewer ?? text.somebody;
    const said = by === me ? text.reviewingYourself(since) : others(by, since);
    return <ClaimBar {...bar} claim={{ by, since: reviewStartedAt }} said={said} />;
  }
  const isOpen = status === 'NEW' || status === 'UNDER_REVIEW';
  if (!isOpen || (type !== 'CONTACT' && !claim)) return null;
  return <ClaimBar {...bar} claim={claim} />;
}
