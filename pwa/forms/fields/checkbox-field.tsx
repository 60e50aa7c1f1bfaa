import type { ComponentProps } from 'react';
import { describedBy, FieldHints, type FieldWords } from './field-frame.tsx';
import type { Written } from './inputs.ts';

/** Yes or no, such as a consent. */
export function CheckboxField({
  id,
  label,
  note,
  hint,
  error,
  written,
  ...input
}: FieldWords & Written & ComponentProps<'input'> & { id: string }) {
  return (
    <div className="field-frame">
      <FieldHints id={id} hint={hint} error={error} />
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          aria-required={note === undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          defaultChecked={written === undefined ? undefined : written === true}
          {...input}
        />
        <span>
          {label}
          {note && <span className="text-muted"> ({note})</span>}
        </span>
      </label>
    </div>
  );
}
