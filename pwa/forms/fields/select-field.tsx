import type { ComponentProps } from 'react';
import type { ValueList } from '#core/lists/value-list.ts';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import type { Written } from './inputs.ts';

/** A labelled choice of one value of a list, or where it has words for that of none. */
export function SelectField({
  id,
  label,
  note,
  hint,
  error,
  list,
  any,
  written,
  ...select
}: FieldWords &
  Written &
  ComponentProps<'select'> & {
    id: string;
    list: ValueList;
    /** The words for no choice. */
    any?: string;
  }) {
  return (
    <FieldFrame id={id} words={{ label, note, hint, error }}>
      <select
        id={id}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        defaultValue={written?.toString()}
        {...select}
      >
        {any !== undefined && <option value="">{any}</option>}
        {list.values.map((option) => (
          <option key={option} value={option}>
            {list.labels[option]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
