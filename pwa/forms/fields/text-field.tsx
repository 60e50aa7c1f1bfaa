import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import type { Written } from './inputs.ts';

/** One line of text. Needed unless its note says otherwise. */
export function TextField({
  id,
  label,
  note,
  hint,
  error,
  written,
  ...input
}: FieldWords & Written & ComponentProps<'input'> & { id: string }) {
  return (
    <FieldFrame id={id} words={{ label, note, hint, error }}>
      <input
        id={id}
        type="text"
        className="field"
        aria-required={note === undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        defaultValue={written?.toString()}
        {...input}
      />
    </FieldFrame>
  );
}
