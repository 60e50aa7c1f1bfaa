import { type RefObject, useEffect } from 'react';

/**
 * What lies over the bottom of the page keeps its height free there, by `--bottom-bar`: whatever gets the keyboard
 * scrolls into view above it, a center's call stays above it, and the end of the page can be scrolled clear of it.
 * `shown` is undefined while it shows nothing, and changes with what it shows.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, shown: unknown): void {
  useEffect(() => {
    if (shown === undefined) return;
    const { style } = document.documentElement;
    const measure = () => {
      // On a screen that is not high it may stand in the page.
      const over = bar.current && getComputedStyle(bar.current).position !== 'static';
      style.setProperty('--bottom-bar', `${over ? bar.current?.offsetHeight : 0}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty('--bottom-bar');
    };
  }, [bar, shown]);
}
