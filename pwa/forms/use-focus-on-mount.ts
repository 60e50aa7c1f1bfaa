import { type RefObject, useEffect, useRef } from 'react';

/** For what takes the place of something else: puts the keyboard and the screen reader on it, and the view at the
 * top of the page. Give the element `tabIndex={-1}`. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    element.current?.focus();
  }, []);
  return element;
}
