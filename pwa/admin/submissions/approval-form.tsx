import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Center, CenterFields } from '#core/center/center.ts';
import { CenterForm, type CenterInputs, toCenterInputs } from '#core/center/center-inputs.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import type { ListingPayload } from '#core/messages/submission.ts';
import { compareInputs, mergeListing } from '#core/staff/listing-merge.ts';
import { type EditedField, type Edits, mergeEdits } from '#core/staff/merge-edits.ts';
import type { Decision, SubmissionDetail } from '#core/staff/submission-review.ts';
import { fillIn } from '../../forms/fields/inputs.ts';
import { CenterFieldset } from '../centers/center-fields.tsx';
import { ConflictCard } from '../centers/conflict-card.tsx';
import { DraftOffer } from '../unsaved/draft-offer.tsx';
import type { Draft } from '../unsaved/drafts.ts';
import { LeaveGuard } from '../unsaved/leave-guard.tsx';
import { useDraft } from '../unsaved/use-draft.ts';
import { ApprovalSummary } from './approval-summary.tsx';

/** What a draft of the listing's form is called. */
export function draftOf(submissionId: string): string {
  return `submission-${submissionId}`;
}

/** The center as it will be, for the reviewer to fix; below it what that will change, and the decision. */
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
  const text = reviewText;
  const words = submissionsText;
  const form = useForm<CenterInputs, unknown, CenterFields>({
    resolver: zodResolver(CenterForm),
    defaultValues: mergeListing(listing, today),
  });
  // Read, so that the form keeps track of it: another choice of center keeps what the reviewer has typed.
  const { dirtyFields, errors } = form.formState;
  // The center as it was when the form was filled in.
  const [base, setBase] = useState(today);
  useEffect(() => {
    if (base?.id === today?.id) return;
    setBase(today);
    const keepDirtyValues = Object.keys(dirtyFields).length > 0;
    form.reset(mergeListing(listing, today), { keepDirtyValues });
  }, [form, listing, base, today, dirtyFields]);

  const inputs = form.watch();
  const unsaved = Object.keys(dirtyFields).length > 0;
  const before = mergeListing(listing, base);
  const draft = useDraft({ about: draftOf(submission.id), seen: null, inputs, before, unsaved });
  const takeUp = ({ values }: Draft) => {
    for (const [name, value] of Object.entries(fillIn(before, { ...before, ...values })))
      form.setValue(name as keyof CenterInputs, value as string, { shouldDirty: true });
    draft.close();
  };
  // What somebody has made of it meanwhile.
  const outdated = base && today?.id === base.id && today.updatedAt !== base.updatedAt;
  const theirs = outdated ? changedByThem(base, today, inputs) : [];
  const takeOver = (values: Edits) => {
    form.reset(mergeListing(listing, today));
    for (const [name, value] of Object.entries({ ...inputs, ...values }))
      form.setValue(name as keyof CenterInputs, value as string, { shouldDirty: true });
    setBase(today);
  };
  useEffect(() => {
    if (outdated && theirs.length === 0) setBase(today);
  }, [outdated, theirs.length, today]);
  const changes = compareInputs(base, inputs);
  const approve = form.handleSubmit((fields) =>
    onDecide({
      status: 'APPROVED',
      approval: { centerId: base?.id ?? null, fields, seenUpdatedAt: base?.updatedAt },
    }),
  );
  return (
    <>
      <DraftOffer draft={draft.offered} onTake={takeUp} onDiscard={draft.discard} />
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
          {unsaved && (
            <button type="button" className="button button-secondary" onClick={() => form.reset(before)}>
              {text.form.again}
            </button>
          )}
        </div>
        <CenterFieldset
          form={form}
          idPrefix="review"
          changed={base ? new Set(changes.map(({ field }) => field)) : undefined}
          today={base ? Object.fromEntries(changes.map(({ field, before }) => [field, before])) : undefined}
        />
      </form>
      {theirs.length > 0 && (
        <ConflictCard own={false} message={text.form.changed} fields={theirs} onTakeOver={takeOver} />
      )}
      <LeaveGuard unsaved={unsaved} />
      <ApprovalSummary inputs={inputs} today={base} recipient={listing.submitterEmail} mail={submission.mail}>
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

/** The fields that somebody has changed meanwhile, beside what the form says of them. */
function changedByThem(base: Center, now: Center, inputs: CenterInputs): EditedField[] {
  const [old, theirs] = [toCenterInputs(base), toCenterInputs(now)];
  const changed = new Set(compareInputs(base, theirs).map(({ field }) => field as string));
  return mergeEdits(old, theirs, inputs).filter(({ name }) => changed.has(name));
}
