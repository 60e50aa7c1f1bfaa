import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import { submissionStatuses } from '#core/lists/staff-lists.ts';
import type { ListingPayload } from '#core/messages/submission.ts';
import type { Decision, SubmissionDetail } from '#core/staff/submission-review.ts';
import { describeSubmission, submissionFacts } from '#core/staff/submission-words.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { formatOwnMoment } from '../parts/own-time.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { RemovalButtons, SpamBadge } from '../removal/removal-buttons.tsx';
import { useSession } from '../session.ts';
import { describeFailure } from '../staff-reply.ts';
import { keepDraft } from '../unsaved/drafts.ts';
import { draftOf } from './approval-form.tsx';
import { type Done, DoneLine } from './done-line.tsx';
import { KeptTyping } from './kept-typing.tsx';
import { ListingReview } from './listing-review.tsx';
import { FactList, PayloadView } from './payload-view.tsx';
import { useQueueAddress } from './queue-address.ts';
import { SubmissionActions } from './submission-actions.tsx';
import { SubmissionClaim } from './submission-claim.tsx';
import { UndoButton } from './submission-dialog.tsx';
import { useDecide, useSubmission } from './submission-queries.ts';
import { statusTones } from './submission-words.ts';

/** /admin0323/submissions/:id: one submission, and for a listing under review what an approval will do. */
export function ReviewPage() {
  const text = reviewText;
  const { title } = submissionsText;
  const { id = '' } = useParams();
  const query = useSubmission(id);
  const address = useQueueAddress();
  const back = (
    <Link to={address} className="link inline-flex min-h-11 items-center">
      {text.back}
    </Link>
  );
  if (query.isPending) {
    // Its heading is to be read once it says what this is.
    return (
      <div className="wrap pt-6">
        <PageTitle>{title}</PageTitle>
        <Loaded query={query}>{() => null}</Loaded>
      </div>
    );
  }
  return (
    <AdminPage title={query.data ? describeSubmission(query.data).title : title} actions={back}>
      <Loaded query={query} failureTitle={text.notFound}>
        {(submission) => <Review key={id} submission={submission} />}
      </Loaded>
    </AdminPage>
  );
}

function Review({ submission }: { submission: SubmissionDetail }) {
  const text = reviewText;
  const [done, setDone] = useState<Done>();
  const { id, status, type, spam, mail, payload } = submission;
  const decide = useDecide();
  const failure = decide.isError ? describeFailure(decide.error) : undefined;
  const take = (decision: Decision) =>
    decide.mutate(
      { id, decision },
      {
        onSuccess: ({ status: what }) => {
          keepDraft(draftOf(id), undefined);
          if (what !== 'NEW') setDone({ id, title: describeSubmission(submission).title, what });
        },
      },
    );
  const reviewing = type !== 'CONTACT' && status === 'UNDER_REVIEW' && !spam;
  const navigate = useNavigate();
  const back = useQueueAddress();
  return (
    <div className="space-y-6">
      <p className="flex flex-wrap items-center gap-3">
        <StatusBadge tone={statusTones[status]}>{submissionStatuses.labels[status]}</StatusBadge>
        {spam && <SpamBadge />}
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
      {(status === 'APPROVED' || status === 'REJECTED') && !done && (
        <KeptTyping
          about={draftOf(id)}
          reason={decide.isError ? decide.variables.decision.reason : undefined}
        />
      )}
      {!reviewing && (
        <section className="card space-y-4 p-5">
          <FactList rows={submissionFacts(submission, (when) => formatOwnMoment(when))} />
          <PayloadView submission={submission} />
          {status === 'NEW' && type !== 'CONTACT' && !spam && <p>{text.begin}</p>}
          <div className="flex flex-wrap gap-3">
            {!spam && <SubmissionActions submission={submission} mail={mail} onDone={setDone} />}
            {!done && !spam && <UndoButton submission={submission} onDone={setDone} />}
          </div>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <RemovalButtons
          subject="submission"
          id={id}
          title={describeSubmission(submission).title}
          spam={spam}
          onDeleted={() => keepDraft(draftOf(id), undefined)}
          onRemoved={() => navigate(back)}
        />
      </div>
    </div>
  );
}

/** Who is on it, or what became of it. */
function Standing({ submission }: { submission: SubmissionDetail }): ReactNode {
  const text = reviewText;
  const me = useSession().data?.name;
  const { status, reviewer, center } = submission;
  if (status === 'NEW' || status === 'UNDER_REVIEW') {
    const others = status === 'UNDER_REVIEW' && reviewer !== me;
    return (
      <div className={others ? 'card border-l-8 border-l-lantern p-4' : undefined}>
        <SubmissionClaim submission={submission} others={text.others} />
      </div>
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
