import { useEffect, useRef } from 'react';

/** Where the card with the focus has gone, the keyboard and the screen reader go on at the page's content. */
export function useFocusAfterRemoval(count = 0): void {
  const before = useRef(count);
  useEffect(() => {
    const removed = count < before.current;
    before.current = count;
    if (removed && document.activeElement === document.body) document.getElementById('content')?.focus();
  }, [count]);
}
