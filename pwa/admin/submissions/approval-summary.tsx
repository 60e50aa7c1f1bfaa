import type { ReactNode } from 'react';
import type { Center } from '#core/center/center.ts';
import type { CenterInputs } from '#core/center/center-inputs.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import { describeApproval } from '#core/staff/listing-merge.ts';
import { FieldChanges } from '../parts/field-changes.tsx';
import { useSession } from '../session.ts';

/** The id of the summary, for links. */
export const SUMMARY = 'what-this-will-change';

/** What an approval will do, in words, over the buttons that do it. */
export function ApprovalSummary({
  inputs,
  today,
  recipient,
  mail,
  children,
}: {
  inputs: CenterInputs;
  today: Center | null;
  /** The submitter's address. */
  recipient: string;
  mail: boolean;
  children: ReactNode;
}) {
  const { summary: text } = reviewText;
  const me = useSession().data?.name ?? '';
  return (
    <section
      id={SUMMARY}
      tabIndex={-1}
      className="card scroll-mt-4 space-y-4 border-l-8 border-l-action p-5"
      aria-labelledby="approval-summary"
    >
      <h2 id="approval-summary" className="text-xl">
        {today ? text.title : text.titleFresh}
      </h2>
      <FieldChanges
        changes={describeApproval(today, inputs)}
        before={text.now}
        after={text.after}
        isNew={!today}
      />
      <ul className="list-disc space-y-1 pl-5">
        <li>{text.published(me)}</li>
        {today?.reviewStatus === 'UNPUBLISHED' && <li>{text.unpublished}</li>}
        <li>{mail ? text.mailed(recipient) : text.notMailed}</li>
      </ul>
      {children}
    </section>
  );
}
