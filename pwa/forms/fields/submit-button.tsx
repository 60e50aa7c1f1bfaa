import { pageText } from '../../text.tsx';

const useFormsText = pageText('forms');

/** Sends the form; says so and rests while it is being sent. */
export function SubmitButton({ label, sending }: { label: string; sending: boolean }) {
  const text = useFormsText();
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
