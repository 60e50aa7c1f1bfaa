import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { ReviewedSubmission } from '#core/staff/submission-review.ts';
import { describeSubmission, submissionFacts } from '#core/staff/submission-words.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { formatOwnMoment } from '../parts/own-time.ts';
import { RemovalButtons } from '../removal/removal-buttons.tsx';
import { describeFailure } from '../staff-reply.ts';
import type { Done } from './done-line.tsx';
import { FactList, PayloadView } from './payload-view.tsx';
import { SubmissionActions } from './submission-actions.tsx';
import { useSubmission, useUndo } from './submission-queries.ts';

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
  const text = submissionsText;
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
            <FactList rows={submissionFacts(submission, (when) => formatOwnMoment(when))} />
            <PayloadView submission={submission} />
            <div className="flex flex-wrap gap-3">
              {!submission.spam && (
                <>
                  <SubmissionActions submission={submission} mail={submission.mail} onDone={done} />
                  <UndoButton submission={submission} onDone={done} />
                </>
              )}
              <RemovalButtons
                subject="submission"
                id={submission.id}
                title={title}
                spam={submission.spam}
                onRemoved={onClose}
              />
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

/** Takes the last decision back, where there is one. */
export function UndoButton({
  submission,
  onDone,
}: {
  submission: ReviewedSubmission;
  onDone: (done: Done) => void;
}) {
  const text = submissionsText;
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
