import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import type { Written } from './inputs.ts';

/** Several lines of text. Needed unless its note says otherwise. */
export function TextArea({
  id,
  label,
  note,
  hint,
  error,
  written,
  ...textarea
}: FieldWords & Written & ComponentProps<'textarea'> & { id: string }) {
  return (
    <FieldFrame id={id} words={{ label, note, hint, error }}>
      <textarea
        id={id}
        rows={6}
        className="field"
        aria-required={note === undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        defaultValue={written?.toString()}
        {...textarea}
      />
    </FieldFrame>
  );
}
