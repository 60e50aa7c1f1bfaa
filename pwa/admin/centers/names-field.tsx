import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { CenterInputs } from '#core/center/center-inputs.ts';
import { betweenValues, type NamesField as NamesKind, type NamesOf } from '#core/center/field-kinds.ts';
import { fields } from '#core/center/fields.ts';
import { centersForm } from '#core/i18n/en/admin/centers-form.ts';
import { describedBy, FieldFrame, type FieldWords } from '../../forms/fields/field-frame.tsx';

/** Any number of names, such as languages: each is added with Enter or what stands between them, and can be taken away again. */
export function NamesField({
  id,
  name,
  control,
  suggestions = [],
  ...words
}: FieldWords & {
  id: string;
  name: NamesOf<typeof fields, NamesKind>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the form's schema makes of its inputs
  control: Control<CenterInputs, any, any>;
  /** Names that are offered while somebody types. */
  suggestions?: readonly string[];
}) {
  const { names: text } = centersForm;
  const between = betweenValues(fields[name]);
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const listId = useId();

  const add = (entry: string) => {
    const added = entry.split(between).map((each) => each.trim());
    const fresh = added.filter((each) => each !== '' && !field.value.includes(each));
    setTyped('');
    if (fresh.length === 0) return;
    field.onChange([...field.value, ...new Set(fresh)]);
    setSaid(text.added(fresh.join(', ')));
  };
  const remove = (entry: string) => {
    field.onChange(field.value.filter((each) => each !== entry));
    setSaid(text.removed(entry));
    document.getElementById(id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    // The form is not sent while a name is being entered.
    event.preventDefault();
    add(typed);
  };

  return (
    <FieldFrame id={id} words={words}>
      {field.value.length > 0 && (
        <ul aria-label={text.list(words.label)} className="mb-2 flex flex-wrap gap-2">
          {field.value.map((each) => (
            <li key={each} className="flex items-center rounded-lg border border-action bg-action-soft pl-3">
              {each}
              <button
                type="button"
                aria-label={text.remove(each)}
                className="flex size-11 shrink-0 cursor-pointer items-center justify-center text-muted hover:text-ink"
                onClick={() => remove(each)}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        ref={field.ref}
        type="text"
        className="field"
        autoComplete="off"
        list={suggestions.length > 0 ? listId : undefined}
        aria-invalid={words.error ? true : undefined}
        aria-describedby={describedBy(id, words)}
        value={typed}
        onChange={({ target }) => (between.test(target.value) ? add(target.value) : setTyped(target.value))}
        onKeyDown={onKeyDown}
        // What was typed and not entered counts, too.
        onBlur={() => {
          add(typed);
          field.onBlur();
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </FieldFrame>
  );
}
