import { useLayoutEffect, useState } from 'react';

/** Between the list and the keyboard. */
const GAP_PX = 8;
/** Three options. With less room the field goes to the top of the screen. */
const LEAST_PX = 140;

/** While options are open below a field: the pixels that are seen there, above the keyboard of a phone. */
export function useRoomBelow(id: string, options: readonly unknown[]): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (options.length === 0 || !field) return;
    const measure = () => {
      const { bottom } = field.getBoundingClientRect();
      const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
      const left = Math.max(offsetTop + height - bottom - GAP_PX, 0);
      setRoom(left);
      return left;
    };
    // Where somebody scrolls by themselves, they want to see something else.
    const makeRoom = () => {
      if (measure() < LEAST_PX) field.scrollIntoView({ block: 'start' });
    };
    makeRoom();
    const targets = [window, window.visualViewport];
    for (const target of targets) {
      target?.addEventListener('resize', makeRoom);
      target?.addEventListener('scroll', measure);
    }
    return () => {
      for (const target of targets) {
        target?.removeEventListener('resize', makeRoom);
        target?.removeEventListener('scroll', measure);
      }
    };
  }, [id, options]);
  return room;
}
