import { type ReactNode, useEffect } from 'react';
import { Link, useHref } from 'react-router-dom';
import { formAnchors } from '#core/messages/form-messages.ts';
import { pageText } from '../text.tsx';
import { ClearFormButton } from './clear-form-button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Honeypot } from './fields/honeypot.tsx';
import { SubmitButton } from './fields/submit-button.tsx';
import type { MessageForm as MessageFormState } from './use-message-form.ts';

const useFormsText = pageText('forms');

/** The frame of a form whose message goes through the outbox: what is wrong, the fields, the button, the draft. */
export function MessageForm({
  form: { opened, action, submit, sending, problems, attempts, failureTitle, draft, clear, trap },
  label,
  submitLabel,
  children,
}: {
  form: Omit<MessageFormState, 'field' | 'watch' | 'clearError'>;
  /** What the form is, for a screen reader. */
  label: string;
  submitLabel: string;
  children: ReactNode;
}) {
  const text = useFormsText();
  useWrongTitle(attempts > 0 && problems.some(({ fixed }) => !fixed));
  return (
    <div id={formAnchors.form} className="card scroll-mt-[30vh] p-5 sm:p-8">
      {opened.status === 'open' && (
        <p className="mb-6 rounded-lg bg-action-soft p-4">
          {text.editing.changing}{' '}
          <Link to="/waiting" className="link">
            {text.editing.leave}
          </Link>
        </p>
      )}
      {opened.status === 'gone' && (
        <p role="status" className="mb-6 rounded-lg bg-lantern-soft p-4 text-on-lantern-soft">
          {text.editing.gone}
        </p>
      )}
      <form
        aria-label={label}
        noValidate
        method="post"
        action={useHref(action)}
        // The other way of sending takes up to nine bytes for a letter.
        encType="multipart/form-data"
        onSubmit={submit}
        data-tried={attempts > 0 || undefined}
      >
        <ErrorSummary problems={problems} attempts={attempts} failureTitle={failureTitle} />
        <p className="mb-6 text-muted">{text.allNeeded}</p>
        <div className="space-y-8">{children}</div>
        <Honeypot ref={trap} />
        <div className="mt-8">
          <SubmitButton label={submitLabel} sending={sending} />
        </div>
      </form>
      {opened.status !== 'open' && draft.kept && (
        <div className="needs-script mt-5 flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <p>{text.draft.kept}</p>
          <ClearFormButton onClear={clear} />
        </div>
      )}
    </div>
  );
}

/** While a form could not be sent as it is, the window's title says so first, as it does without a script. */
function useWrongTitle(wrong: boolean): void {
  const { wrongTitle } = useFormsText();
  useEffect(() => {
    if (!wrong) return;
    const before = document.title;
    const now = wrongTitle(before);
    document.title = now;
    return () => {
      // The next page may have put its own there.
      if (document.title === now) document.title = before;
    };
  }, [wrong, wrongTitle]);
}
