import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { submissionStatuses } from '#core/staff-lists.ts';
import type { ListingPayload } from '#core/submission.ts';
import type { Decision, SubmissionDetail } from '#core/submission-review.ts';
import { describeSubmission, submissionFacts } from '#core/submission-words.ts';
import { useStaffText } from '../../text.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { useSession } from '../session.ts';
import { describeFailure } from '../staff-reply.ts';
import { type Done, DoneLine } from './done-line.tsx';
import { ListingReview } from './listing-review.tsx';
import { FactList, PayloadView } from './payload-view.tsx';
import { SubmissionActions } from './submission-actions.tsx';
import { UndoButton } from './submission-dialog.tsx';
import { useDecide, useSubmission } from './submission-queries.ts';
import { statusTones } from './submission-words.ts';

/** /admin0323/submissions/:id: one submission, and for a listing under review what an approval will do. */
export function ReviewPage() {
  const text = useStaffText(reviewText);
  const { title } = useStaffText(submissionsText);
  const { id = '' } = useParams();
  const query = useSubmission(id);
  const back = (
    <Link to="/admin0323/submissions" className="link inline-flex min-h-11 items-center">
      {text.back}
    </Link>
  );
  return (
    <AdminPage title={query.data ? describeSubmission(query.data).title : title} actions={back}>
      <Loaded query={query} failureTitle={text.notFound}>
        {(submission) => <Review key={id} submission={submission} />}
      </Loaded>
    </AdminPage>
  );
}

function Review({ submission }: { submission: SubmissionDetail }) {
  const text = useStaffText(reviewText);
  const [done, setDone] = useState<Done>();
  const { id, status, type, mail, payload } = submission;
  const decide = useDecide();
  const failure = decide.isError ? describeFailure(decide.error) : undefined;
  const take = (decision: Decision) =>
    decide.mutate(
      { id, decision },
      {
        onSuccess: ({ status: what }) => {
          if (what !== 'NEW') setDone({ id, title: describeSubmission(submission).title, what });
        },
      },
    );
  const reviewing = type !== 'CONTACT' && status === 'UNDER_REVIEW';
  return (
    <div className="space-y-6">
      <p className="flex flex-wrap items-center gap-3">
        <StatusBadge tone={statusTones[status]}>{submissionStatuses.labels[status]}</StatusBadge>
        <span className="text-muted">{describeSubmission(submission).place}</span>
      </p>
      <DoneLine done={done} onDone={setDone} />
      <Standing submission={submission} />
      {failure && (
        <p role="alert" className="card border-l-8 border-l-emergency p-4 font-semibold text-emergency">
          {failure}
        </p>
      )}
      {reviewing && (
        <ListingReview
          submission={submission}
          listing={payload as ListingPayload}
          busy={decide.isPending}
          failure={decide.variables?.decision.status === 'REJECTED' ? failure : undefined}
          onDecide={take}
        />
      )}
      {!reviewing && (
        <section className="card space-y-4 p-5">
          <FactList rows={submissionFacts(submission)} />
          <PayloadView submission={submission} />
          {status === 'NEW' && type !== 'CONTACT' && <p>{text.begin}</p>}
          <div className="flex flex-wrap gap-3">
            <SubmissionActions submission={submission} mail={mail} onDone={setDone} />
            {!done && <UndoButton submission={submission} onDone={setDone} />}
          </div>
        </section>
      )}
    </div>
  );
}

/** Who else has it under review, or what became of it. */
function Standing({ submission }: { submission: SubmissionDetail }): ReactNode {
  const text = useStaffText(reviewText);
  const { somebody } = useStaffText(submissionsText);
  const me = useSession().data?.name;
  const { status, reviewer, reviewStartedAt, center } = submission;
  if (status === 'UNDER_REVIEW' && reviewStartedAt && reviewer !== me) {
    return (
      <p className="card border-l-8 border-l-lantern p-4">
        {text.others(reviewer ?? somebody, formatMomentUtc(reviewStartedAt))}
      </p>
    );
  }
  if (!center) return null;
  return (
    <p>
      <Link to={`/centers/${center.slug}`} className="link inline-flex min-h-11 items-center">
        {text.center(center.name)}
      </Link>
    </p>
  );
}
