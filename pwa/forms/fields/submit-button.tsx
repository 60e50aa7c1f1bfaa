import { forms } from '#core/i18n/en/forms.ts';
import { forms as formsEs } from '#core/i18n/es/forms.ts';
import { usePageText } from '../text.tsx';

/** Sends the form; says so and rests while it is being sent. */
export function SubmitButton({ label, sending }: { label: string; sending: boolean }) {
  const text = usePageText({ en: forms, es: formsEs });
  return (
    <>
      <button
        type="submit"
        disabled={sending}
        className="button button-primary min-h-12 w-full sm:w-auto sm:min-w-56"
      >
        {sending ? text.sending : label}
      </button>
      <span role="status" className="sr-only">
        {sending && text.sending}
      </span>
    </>
  );
}
