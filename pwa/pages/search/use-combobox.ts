import { useEffect, useLayoutEffect, useState } from 'react';

const NONE = -1;

/** The id of an option, from that of its list. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/**
 * Makes of a field an editable combobox with list autocomplete, by its keys and by what it tells of itself. Nothing is
 * taken that the person did not move to: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The field is there before
 * this code is, so it is given its attributes and listeners here. Answers the index of the active option, -1 for none.
 */
export function useCombobox<Option>({
  field: id,
  list,
  options,
  onType,
  onTake,
  onClose,
}: {
  /** The ids of the field, and of the listbox that its caller shows while there are options. */
  field: string;
  list: string;
  /** Another array for each answer: then none of them is active. */
  options: readonly Option[];
  /** Text was typed, or its options are asked for once more. */
  onType: (field: HTMLInputElement) => void;
  onTake: (option: Option) => void;
  onClose: () => void;
}): number {
  const [active, setActive] = useState(NONE);
  const [shown, setShown] = useState(options);
  if (shown !== options) {
    setShown(options);
    setActive(NONE);
  }
  const open = options.length > 0;

  useLayoutEffect(() => {
    const field = document.getElementById(id);
    field?.setAttribute('role', 'combobox');
    field?.setAttribute('aria-autocomplete', 'list');
    field?.setAttribute('aria-controls', list);
    field?.setAttribute('aria-expanded', String(open));
    if (active === NONE) return field?.removeAttribute('aria-activedescendant');
    field?.setAttribute('aria-activedescendant', optionId(list, active));
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, list, open, active]);

  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement;
    /** Beyond the last option and before the first one is the field itself. */
    const move = (step: number) => {
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // An input method has its own list.
      if (event.isComposing) return;
      const option = options[active];
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (isArrow && open) move(event.key === 'ArrowDown' ? 1 : -1);
      else if (event.key === 'ArrowDown' && field.value.trim() !== '') onType(field);
      else if (event.key === 'Enter' && option !== undefined) onTake(option);
      else if (event.key === 'Escape' && open) onClose();
      else {
        if (event.key === 'Enter' || event.key === 'Tab') onClose();
        return;
      }
      // The cursor stays where it is, and the text, which a search field clears at Escape.
      event.preventDefault();
    };
    const onInput = () => onType(field);
    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('input', onInput);
    field.addEventListener('blur', onClose);
    return () => {
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('input', onInput);
      field.removeEventListener('blur', onClose);
    };
  });
  return active;
}
