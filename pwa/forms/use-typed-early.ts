import { useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWritten } from '../site/environment.ts';
import { type Inputs, isSame } from './fields/inputs.ts';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what people typed before the script took the page over, or what their browser put back there. The form
 * itself would put its own values into the inputs, and not all that stands in them into its values.
 * Call what it returns with each input before the form gets it. `written` is what the server wrote into them.
 */
export function useTypedEarly(form: UseFormReturn<Inputs>, written: Inputs) {
  const watching = useRef(useWritten());
  const found = useRef<Inputs>({});

  useLayoutEffect(() => {
    watching.current = false;
    for (const [name, value] of Object.entries(found.current)) {
      if (!isSame({ [name]: value }, { [name]: written[name] ?? '' })) form.setValue(name, value);
    }
  }, [form, written]);

  return (name: string, input: Input) => {
    if (watching.current) found.current[name] = addInput(found.current[name], input, written[name]);
  };
}

/** What the inputs of a name hold together, with one more of them. */
function addInput(before: Inputs[string] | undefined, input: Input, written: Inputs[string] | undefined) {
  const { type, value } = input;
  const checked = 'checked' in input && input.checked;
  if (Array.isArray(written))
    return [...((before as string[] | undefined) ?? []), ...(checked ? [value] : [])];
  if (type === 'checkbox') return checked;
  if (type === 'radio') return checked ? value : (before ?? '');
  return value;
}
