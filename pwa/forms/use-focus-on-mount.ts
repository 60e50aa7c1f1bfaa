import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what takes the place of something else: puts the keyboard and the screen reader on it, and the view at the
 * top of the page. Give the element `tabIndex={-1}`. Not where it `comesUnasked`.
 */
export function useFocusOnMount<E extends HTMLElement>({ comesUnasked = false } = {}): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (comesUnasked) return;
    window.scrollTo(0, 0);
    element.current?.focus();
  }, [comesUnasked]);
  return element;
}
