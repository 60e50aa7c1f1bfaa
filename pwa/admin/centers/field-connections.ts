import type { UseFormReturn } from 'react-hook-form';
import type { CenterFields } from '#core/center/center.ts';
import type { CenterInputs } from '#core/center/center-inputs.ts';
import type { FieldName as Field, fields } from '#core/center/fields.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { centersForm } from '#core/i18n/en/admin/centers-form.ts';

/** A form of a center: its inputs, and what they are read into. */
type CenterFormState = UseFormReturn<CenterInputs, unknown, CenterFields>;

export interface FieldsetProps {
  form: CenterFormState;
  /** Before the id of each input, which is `${idPrefix}-${field}`. */
  idPrefix: string;
  /** Fields to mark as changed. */
  changed?: ReadonlySet<Field>;
  /** What a field says today, in words, to be shown beside it. */
  today?: Partial<Record<Field, string>>;
  /** Which fields there are, and what they are called; unless given, those of a center. */
  table?: typeof fields;
  labels?: Readonly<Record<Field, string>>;
}

/** Connects the inputs of a form by field: words, id, what is wrong, and name and handlers. */
export function useFieldConnections({
  form,
  idPrefix,
  changed,
  today = {},
  labels = centerFieldLabels,
}: FieldsetProps) {
  const text = centersForm;
  const { errors } = form.formState;
  const words = (field: Field, { hint, required }: { hint?: string; required?: boolean } = {}) => {
    const notes = [required && text.required, changed?.has(field) && text.changed].filter(Boolean);
    const was = today[field];
    return {
      id: `${idPrefix}-${field}`,
      label: labels[field],
      note: notes.join(', ') || undefined,
      hint: [hint, was !== undefined && text.today(was || '–')].filter(Boolean).join(' ') || undefined,
      error: (errors[field] as { message?: string } | undefined)?.message,
      required: required ?? false,
    };
  };
  /** All that one input takes. Whether an answer is needed is told here, and not by the note. */
  const connect = (field: Field, about?: { hint?: string; required?: boolean }) => {
    const { required, ...rest } = words(field, about);
    return { ...rest, ...form.register(field), 'aria-required': required };
  };
  return { words, connect };
}
