import type { ComponentProps } from 'react';
import type { ValueList } from '#core/lists/value-list.ts';
import { FieldHints, type FieldWords } from './field-frame.tsx';
import type { Written } from './inputs.ts';

export type ChoiceGroupProps = FieldWords &
  Written &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'id' | 'list'> & {
    id: string;
    list: ValueList;
    /** A line under a choice, by its value. */
    help?: Readonly<Record<string, string>> | undefined;
    /** How many side by side where there is room; two unless it says otherwise. */
    columns?: 2 | 3;
  };

/** Choices under a legend: one of them (radio), or any number (checkbox). */
export function ChoiceGroup({
  type,
  id,
  label,
  note,
  hint,
  error,
  written,
  list,
  help,
  columns = 2,
  ...input
}: ChoiceGroupProps & { type: 'radio' | 'checkbox' }) {
  const oneOf = type === 'radio';
  // A group of check boxes has no such attributes: there each box says that it is wrong.
  const oneOfGroup = {
    role: 'radiogroup',
    'aria-required': note === undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <fieldset
      id={id}
      className="field-frame min-w-0"
      aria-describedby={hint && `${id}-hint`}
      {...(oneOf && oneOfGroup)}
    >
      <legend className="mb-1 font-medium">
        {label}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </legend>
      <FieldHints id={id} hint={hint} error={error} />
      <Choices
        type={type}
        id={id}
        error={error}
        written={written}
        list={list}
        help={help}
        columns={columns}
        {...input}
      />
    </fieldset>
  );
}

/** The choices alone, for what puts a legend of its own around them. */
export function Choices({
  type,
  id,
  error,
  written,
  list,
  help,
  columns = 2,
  ...input
}: Omit<ChoiceGroupProps, 'label' | 'note' | 'hint'> & { type: 'radio' | 'checkbox' }) {
  return (
    <div className={`grid gap-2 ${columns === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>
      {list.values.map((value) => (
        <label key={value} className="choice">
          <input
            type={type}
            value={value}
            defaultChecked={written === undefined ? undefined : [written].flat().includes(value)}
            // Screen readers say what is wrong at a group for some of its inputs only: so each says it.
            aria-describedby={
              [error && `${id}-error`, help?.[value] && `${id}-${value}`].filter(Boolean).join(' ') ||
              undefined
            }
            aria-invalid={type === 'checkbox' && error ? true : undefined}
            {...input}
          />
          <span>
            {list.labels[value]}
            {help?.[value] && (
              <span
                id={`${id}-${value}`}
                aria-hidden="true"
                className="block text-sm leading-snug text-muted"
              >
                {help[value]}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
