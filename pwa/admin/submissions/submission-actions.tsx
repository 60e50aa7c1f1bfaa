import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { ContactPayload, ListingPayload } from '#core/messages/submission.ts';
import type { Decision, ReviewedSubmission } from '#core/staff/submission-review.ts';
import { describeSubmission } from '#core/staff/submission-words.ts';
import { About } from '../parts/about.tsx';
import { describeFailure, readRefusal } from '../staff-reply.ts';
import type { Done } from './done-line.tsx';
import { useQueueAddress } from './queue-address.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useDecide } from './submission-queries.ts';
import { replyHref } from './submission-words.ts';

/** The buttons that go with a submission's type and status (spec, section 4), and why the last one failed. */
export function SubmissionActions({
  submission,
  mail,
  onDone,
  onTooLate,
}: {
  submission: ReviewedSubmission;
  mail: boolean;
  onDone: (done: Done) => void;
  /** Hears the server's words where somebody else was first. */
  onTooLate?: ((words: string) => void) | undefined;
}) {
  const text = submissionsText;
  const navigate = useNavigate();
  const decide = useDecide();
  const back = useQueueAddress();
  const [rejecting, setRejecting] = useState(false);
  const { id, type, status, createdAt } = submission;
  const { title } = describeSubmission(submission);
  const payload = JSON.parse(submission.payloadJson) as ListingPayload | ContactPayload;

  const take = (decision: Decision, then: () => void) =>
    decide.mutate(
      { id, decision },
      {
        onSuccess: then,
        onError: (error) => {
          const refusal = readRefusal(error);
          // A reason that was typed stays, to be copied.
          if (refusal?.status === 409 && !rejecting) onTooLate?.(refusal.message);
        },
      },
    );
  const start = () =>
    take({ status: 'UNDER_REVIEW' }, () => navigate(`/admin0323/submissions/${id}`, { state: { back } }));
  const handle = () => take({ status: 'APPROVED' }, () => onDone({ id, title, what: 'HANDLED' }));
  const reject = (reason: string) =>
    take({ status: 'REJECTED', reason }, () => {
      setRejecting(false);
      onDone({ id, title, what: 'REJECTED' });
    });
  const failure = decide.isError ? describeFailure(decide.error) : undefined;

  return (
    <>
      {type === 'CONTACT' ? (
        <>
          <a className="button button-secondary px-4" href={replyHref(payload as ContactPayload, createdAt)}>
            {text.reply}
            <About>{title}</About>
          </a>
          {(status === 'NEW' || status === 'UNDER_REVIEW') && (
            <button
              type="button"
              className="button button-primary px-4"
              disabled={decide.isPending}
              onClick={handle}
            >
              {text.handled}
              <About>{title}</About>
            </button>
          )}
        </>
      ) : (
        <>
          {status === 'NEW' && (
            <button
              type="button"
              className="button button-primary px-4"
              disabled={decide.isPending}
              onClick={start}
            >
              {text.startReview}
              <About>{title}</About>
            </button>
          )}
          {status === 'UNDER_REVIEW' && (
            <>
              <Link
                className="button button-primary px-4"
                to={`/admin0323/submissions/${id}`}
                state={{ back }}
              >
                {text.approve}
                <About>{title}</About>
              </Link>
              <button
                type="button"
                className="button button-secondary px-4"
                onClick={() => setRejecting(true)}
              >
                {text.reject}
                <About>{title}</About>
              </button>
              <RejectDialog
                title={title}
                recipient={(payload as ListingPayload).submitterEmail}
                language={submission.language}
                mail={mail}
                open={rejecting}
                failure={failure}
                busy={decide.isPending}
                onReject={reject}
                onClose={() => setRejecting(false)}
              />
            </>
          )}
        </>
      )}
      {failure && !rejecting && (
        <p role="alert" className="w-full font-semibold text-emergency">
          {failure}
        </p>
      )}
    </>
  );
}
