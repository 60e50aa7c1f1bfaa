import { messageLanguage } from '#core/i18n/en/admin/message-language.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { submissionTypes } from '#core/lists/message-lists.ts';
import { submissionStatuses } from '#core/lists/staff-lists.ts';
import type { ReviewedSubmission } from '#core/staff/submission-review.ts';
import { describeSubmission } from '#core/staff/submission-words.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { SpamBadge } from '../removal/removal-buttons.tsx';
import type { Done } from './done-line.tsx';
import { SubmissionActions } from './submission-actions.tsx';
import { SubmissionClaim } from './submission-claim.tsx';
import { statusTones } from './submission-words.ts';

/** One submission in a list: what and where, how far it has come, and what can be done. */
export function SubmissionCard({
  submission,
  mail,
  onView,
  onDone,
  onTooLate,
}: {
  submission: ReviewedSubmission;
  mail: boolean;
  onView: () => void;
  onDone: (done: Done) => void;
  /** Hears the server's words where somebody else was first. */
  onTooLate?: ((words: string) => void) | undefined;
}) {
  const text = submissionsText;
  const { id, type, status, createdAt, processedAt, processedBy } = submission;
  const { title, place } = describeSubmission(submission);
  const { label, name } = messageLanguage;
  const language = name(submission.language);
  return (
    <article className="card flex w-full flex-col gap-3 p-5" aria-labelledby={`submission-${id}`}>
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge tone={statusTones[status]}>{submissionStatuses.labels[status]}</StatusBadge>
        {submission.spam && <SpamBadge />}
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
      </div>
      <SubmissionClaim submission={submission} />
      <div className="mt-auto flex flex-wrap gap-3">
        <button
          type="button"
          aria-label={text.viewOf(title)}
          className="button button-secondary px-4"
          onClick={onView}
        >
          {text.view}
        </button>
        {!submission.spam && (
          <SubmissionActions submission={submission} mail={mail} onDone={onDone} onTooLate={onTooLate} />
        )}
      </div>
    </article>
  );
}
