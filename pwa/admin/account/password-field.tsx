import { type ComponentProps, useState } from 'react';
import { signIn } from '#core/i18n/en/admin/sign-in.ts';
import { describedBy, FieldFrame, type FieldWords } from '../../forms/fields/field-frame.tsx';

/** A password, which can be shown: who sees what they type mistypes less. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  autoComplete,
  ...input
}: FieldWords & ComponentProps<'input'> & { id: string; autoComplete: 'current-password' | 'new-password' }) {
  const text = signIn;
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} words={{ label, hint, error }}>
      <div className="flex gap-2">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          className="field min-w-0"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...input}
        />
        <button
          type="button"
          className="button button-secondary min-w-20 shrink-0 px-3"
          onClick={() => setShown(!shown)}
        >
          {shown ? text.hide : text.show}
          <span className="sr-only">{text.ofPassword(label)}</span>
        </button>
      </div>
    </FieldFrame>
  );
}
