import type { ReactNode } from 'react';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { SubmitButton } from '../../forms/fields/submit-button.tsx';
import type { AccountFormState } from './use-account-form.ts';

/** What is wrong, the fields, the button. */
export function AccountForm({
  form: { submit, sending, problems, attempts },
  label,
  submitLabel,
  failureTitle,
  children,
}: {
  form: Pick<AccountFormState, 'submit' | 'sending' | 'problems' | 'attempts'>;
  /** What the form is, for a screen reader. */
  label: string;
  submitLabel: string;
  /** Heads what is wrong with the whole. */
  failureTitle: string;
  children: ReactNode;
}) {
  return (
    <form aria-label={label} noValidate onSubmit={submit} data-tried={attempts > 0 || undefined}>
      <ErrorSummary problems={problems} attempts={attempts} failureTitle={failureTitle} />
      <div className="space-y-5">{children}</div>
      <div className="mt-6">
        <SubmitButton label={submitLabel} sending={sending} />
      </div>
    </form>
  );
}
