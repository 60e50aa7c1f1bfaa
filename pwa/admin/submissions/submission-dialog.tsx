import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { submissionStatuses, submissionTypes } from '#core/lists.ts';
import type { ReviewedSubmission } from '#core/submission-review.ts';
import { Dialog } from '../../components/dialog.tsx';
import { usePageText } from '../../text.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { describeFailure } from '../staff-reply.ts';
import type { Done } from './done-line.tsx';
import { FactList, PayloadView } from './payload-view.tsx';
import { SubmissionActions } from './submission-actions.tsx';
import { useSubmission, useUndo } from './submission-queries.ts';
import { describeSubmission } from './submission-words.ts';

/** One submission with all that was sent; open while there is an id. */
export function SubmissionDialog({
  id,
  onClose,
  onDone,
}: {
  id: string | null;
  onClose: () => void;
  onDone: (done: Done) => void;
}) {
  const text = usePageText({ en: submissionsText });
  const query = useSubmission(id ?? '');
  const title = query.data && id ? describeSubmission(query.data).title : text.view;
  const done = (what: Done) => {
    onClose();
    onDone(what);
  };
  return (
    <Dialog title={title} open={id !== null} onClose={onClose}>
      <Loaded query={query} failureTitle={text.failedToLoad}>
        {(submission) => (
          <>
            <SubmissionFacts submission={submission} />
            <PayloadView submission={submission} />
            <div className="flex flex-wrap gap-3">
              <SubmissionActions submission={submission} mail={submission.mail} onDone={done} />
              <UndoButton submission={submission} onDone={done} />
              <button type="button" className="button button-secondary px-4" onClick={onClose}>
                {text.close}
              </button>
            </div>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Type, status, and who did what when. */
export function SubmissionFacts({ submission }: { submission: ReviewedSubmission }) {
  const { details, somebody } = usePageText({ en: submissionsText });
  const { type, status, createdAt, reviewStartedAt, reviewer } = submission;
  const { processedAt, processedBy, rejectionReason } = submission;
  const by = (when: string | null, who: string | null) =>
    when === null ? '' : details.by(formatMomentUtc(when), who ?? somebody);
  return (
    <FactList
      rows={[
        [details.type, submissionTypes.labels[type]],
        [details.status, submissionStatuses.labels[status]],
        [details.submitted, formatMomentUtc(createdAt)],
        [details.started, by(reviewStartedAt, reviewer)],
        [details.processed, by(processedAt, processedBy)],
        [details.reason, rejectionReason ?? ''],
      ]}
    />
  );
}

/** Takes the last decision back, where there is one. */
export function UndoButton({
  submission,
  onDone,
}: {
  submission: ReviewedSubmission;
  onDone: (done: Done) => void;
}) {
  const text = usePageText({ en: submissionsText });
  const undo = useUndo();
  const { id, status } = submission;
  if (status !== 'APPROVED' && status !== 'REJECTED') return null;
  const { title } = describeSubmission(submission);
  const takeBack = () =>
    undo.mutate(id, { onSuccess: ({ mailSent }) => onDone({ id, title, what: 'UNDONE', mailSent }) });
  return (
    <>
      <button
        type="button"
        className="button button-secondary px-4"
        disabled={undo.isPending}
        onClick={takeBack}
      >
        {text.undo}
      </button>
      {undo.isError && (
        <p role="alert" className="w-full font-semibold text-emergency">
          {describeFailure(undo.error)}
        </p>
      )}
    </>
  );
}
