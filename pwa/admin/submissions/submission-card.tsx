import { messageLanguage } from '#core/i18n/en/admin/message-language.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { formatMomentUtc, formatShortDate } from '#core/i18n/format.ts';
import { submissionTypes } from '#core/lists.ts';
import { submissionStatuses } from '#core/staff-lists.ts';
import type { ReviewedSubmission } from '#core/submission-review.ts';
import { describeSubmission } from '#core/submission-words.ts';
import { useStaffText } from '../../text.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { useSession } from '../session.ts';
import type { Done } from './done-line.tsx';
import { SubmissionActions } from './submission-actions.tsx';
import { statusTones } from './submission-words.ts';

/** One submission in a list: what and where, how far it has come, and what can be done. */
export function SubmissionCard({
  submission,
  mail,
  onView,
  onDone,
}: {
  submission: ReviewedSubmission;
  mail: boolean;
  onView: () => void;
  onDone: (done: Done) => void;
}) {
  const text = useStaffText(submissionsText);
  const { id, type, status, createdAt, processedAt, processedBy } = submission;
  const { title, place } = describeSubmission(submission);
  const { label, name } = useStaffText(messageLanguage);
  const language = name(submission.language);
  return (
    <article className="card flex w-full flex-col gap-3 p-5" aria-labelledby={`submission-${id}`}>
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge tone={statusTones[status]}>{submissionStatuses.labels[status]}</StatusBadge>
        <span className="text-sm text-muted">{submissionTypes.labels[type]}</span>
      </div>
      <div>
        <h2 id={`submission-${id}`} className="text-lg">
          {title}
        </h2>
        {place && <p>{place}</p>}
        {language && (
          <p className="font-semibold">
            {label}: {language}
          </p>
        )}
      </div>
      <div className="text-sm text-muted">
        <p>{text.submitted(formatShortDate(createdAt))}</p>
        {processedAt && <p>{text.processed(formatShortDate(processedAt), processedBy ?? text.somebody)}</p>}
        <Reviewer submission={submission} />
      </div>
      <div className="mt-auto flex flex-wrap gap-3">
        <button
          type="button"
          aria-label={text.viewOf(title)}
          className="button button-secondary px-4"
          onClick={onView}
        >
          {text.view}
        </button>
        <SubmissionActions submission={submission} mail={mail} onDone={onDone} />
      </div>
    </article>
  );
}

/** Who has it under review. */
export function Reviewer({ submission }: { submission: ReviewedSubmission }) {
  const text = useStaffText(submissionsText);
  const me = useSession().data?.name;
  const { status, reviewer, reviewStartedAt } = submission;
  if (status !== 'UNDER_REVIEW' || !reviewStartedAt) return null;
  const since = formatMomentUtc(reviewStartedAt);
  return (
    <p>
      {reviewer === me ? text.reviewingYourself(since) : text.reviewing(reviewer ?? text.somebody, since)}
    </p>
  );
}
