import { useState } from 'react';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import type { ListingPayload } from '#core/messages/submission.ts';
import { proposeCenter } from '#core/staff/listing-merge.ts';
import type { Decision, SubmissionDetail } from '#core/staff/submission-review.ts';
import { ApprovalForm } from './approval-form.tsx';
import { CenterChoice, useFoundCenters } from './center-choice.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { SideBySide } from './side-by-side.tsx';

/** What `choice` holds where the listing is about a center that we do not have. */
const FRESH = 'new';

/** A listing under review: which center it is about, what it says beside that, and what an approval will do. */
export function ListingReview({
  submission,
  listing,
  busy,
  failure,
  onDecide,
}: {
  submission: SubmissionDetail;
  listing: ListingPayload;
  /** True while a decision is under way. */
  busy: boolean;
  /** Why a rejection failed. */
  failure: string | undefined;
  onDecide: (decision: Decision) => void;
}) {
  const text = reviewText;
  const { reject } = submissionsText;
  const { candidates } = submission;
  const [choice, setChoice] = useState(() => {
    const proposed = proposeCenter(listing, candidates);
    return proposed === null ? FRESH : (proposed?.id ?? '');
  });
  const [rejecting, setRejecting] = useState(false);
  const ask = () => setRejecting(true);
  const finding = useFoundCenters();
  const offered = [
    ...candidates,
    ...(finding.found ?? [])
      .filter(({ id }) => !candidates.some(({ center }) => center.id === id))
      .map((center) => ({ center, reasons: [] })),
  ];
  const today = offered.find(({ center }) => center.id === choice)?.center ?? null;
  const chosen = choice === FRESH || today !== null;
  return (
    <>
      <CenterChoice
        listing={listing}
        offered={offered}
        choice={chosen ? choice : ''}
        fresh={FRESH}
        finding={finding}
        onChoose={setChoice}
      />
      <SideBySide listing={listing} today={today} chosen={chosen} />
      {chosen ? (
        <ApprovalForm
          submission={submission}
          listing={listing}
          today={today}
          busy={busy}
          onDecide={onDecide}
          onReject={ask}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-4">
          <span className="font-semibold">{text.choice.choose}</span>
          <button type="button" className="button button-secondary" onClick={ask}>
            {reject}
          </button>
        </p>
      )}
      <RejectDialog
        title={listing.centerName}
        recipient={listing.submitterEmail}
        language={submission.language}
        mail={submission.mail}
        open={rejecting}
        failure={failure}
        busy={busy}
        onReject={(reason) => onDecide({ status: 'REJECTED', reason })}
        onClose={() => setRejecting(false)}
      />
    </>
  );
}
