import { useEffect, useRef } from 'react';

/**
 * Where the item with the focus has gone, the keyboard and the screen reader go on at the one that took its place, or
 * else the last; where none is left, at the page's heading.
 */
export function useFocusAfterRemoval(count = 0): void {
  const before = useRef(count);
  const place = useRef<{ list: Element; index: number }>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest('#content li') : null;
      if (!item?.parentElement) return;
      place.current = { list: item.parentElement, index: [...item.parentElement.children].indexOf(item) };
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const removed = count < before.current;
    before.current = count;
    if (!removed || document.activeElement !== document.body) return;
    const { list, index = 0 } = place.current ?? {};
    const items = list?.isConnected ? list.children : undefined;
    const next = items?.[Math.min(index, items.length - 1)]?.querySelector<HTMLElement>('a[href], button');
    if (next) return next.focus();
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [count]);
}
