import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How long nothing can be pressed after buttons have moved: a hand that was on its way lands on nothing else. */
const STILL_MS = 1000;

/** Takes no press for a moment after `order` has changed. The keyboard knows where it is, and goes on. */
export function useStill(place: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef(order);
  useLayoutEffect(() => {
    const element = place.current;
    if (before.current === order || !element) return;
    before.current = order;
    element.style.pointerEvents = 'none';
    const moving = setTimeout(() => {
      element.style.pointerEvents = '';
    }, STILL_MS);
    return () => {
      clearTimeout(moving);
      element.style.pointerEvents = '';
    };
  }, [place, order]);
}
