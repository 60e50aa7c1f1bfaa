import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an input that the address fills: follows the address when that changes, and leaves alone what was typed before
 * the script came. The input stays the same, so the keyboard stays where it is.
 */
export function useFieldValue(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value || !field.current) return;
    shown.current = value;
    field.current.value = value;
  }, [value]);
  return field;
}
