import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Center, CenterFields } from '#core/center.ts';
import { CenterForm, type CenterInputs } from '#core/center-inputs.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import { compareInputs, mergeListing } from '#core/listing-merge.ts';
import type { ListingPayload } from '#core/submission.ts';
import type { Decision, SubmissionDetail } from '#core/submission-review.ts';
import { useStaffText } from '../../text.tsx';
import { CenterFieldset } from '../centers/center-fields.tsx';
import { LeaveGuard } from '../centers/leave-guard.tsx';
import { ApprovalSummary } from './approval-summary.tsx';

/** The center as it will be, for the reviewer to mend; below it what that will change, and the decision. */
export function ApprovalForm({
  submission,
  listing,
  today,
  busy,
  onDecide,
  onReject,
}: {
  submission: SubmissionDetail;
  listing: ListingPayload;
  /** The chosen center; null for a new one. */
  today: Center | null;
  busy: boolean;
  onDecide: (decision: Decision) => void;
  /** Asks for the reason. */
  onReject: () => void;
}) {
  const text = useStaffText(reviewText);
  const words = useStaffText(submissionsText);
  const form = useForm<CenterInputs, unknown, CenterFields>({
    resolver: zodResolver(CenterForm),
    defaultValues: mergeListing(listing, today),
  });
  // Read, so that the form keeps track of it: another choice of center keeps what the reviewer has typed.
  const { dirtyFields, errors } = form.formState;
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    const keepDirtyValues = Object.keys(dirtyFields).length > 0;
    form.reset(mergeListing(listing, today), { keepDirtyValues });
  }, [form, listing, today, dirtyFields]);

  const inputs = form.watch();
  const changes = compareInputs(today, inputs);
  const approve = form.handleSubmit((fields) =>
    onDecide({
      status: 'APPROVED',
      approval: { centerId: today?.id ?? null, fields, seenUpdatedAt: today?.updatedAt },
    }),
  );
  return (
    <>
      {/* Enter in a field sends nothing: only the button approves. */}
      <form
        aria-label={text.form.label}
        className="card space-y-6 p-5"
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="prose-width space-y-1">
            <h2 className="text-xl">{text.form.title}</h2>
            <p className="text-muted">{text.form.text}</p>
          </div>
          {Object.keys(dirtyFields).length > 0 && (
            <button
              type="button"
              className="button button-secondary"
              onClick={() => form.reset(mergeListing(listing, today))}
            >
              {text.form.again}
            </button>
          )}
        </div>
        <CenterFieldset
          form={form}
          idPrefix="review"
          changed={today ? new Set(changes.map(({ field }) => field)) : undefined}
          today={today ? Object.fromEntries(changes.map(({ field, before }) => [field, before])) : undefined}
        />
      </form>
      <LeaveGuard unsaved={Object.keys(dirtyFields).length > 0} />
      <ApprovalSummary
        inputs={inputs}
        today={today}
        recipient={listing.submitterEmail}
        mail={submission.mail}
      >
        {Object.keys(errors).length > 0 && (
          <p role="alert" className="font-semibold text-emergency">
            {text.summary.check}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <button
            type="button"
            className="button button-primary"
            disabled={busy}
            onClick={() => void approve()}
          >
            {busy ? text.summary.approving : words.approve}
          </button>
          <button type="button" className="button button-secondary" onClick={onReject}>
            {words.reject}
          </button>
        </p>
      </ApprovalSummary>
    </>
  );
}
