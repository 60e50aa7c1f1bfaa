import { useEffect } from 'react';

/**
 * What gets the keyboard comes into view below the row that stays at the top, by `--top-bar`: with large text that row has
 * several lines.
 */
export default function TopBar() {
  useEffect(() => {
    const row = document.querySelector<HTMLElement>('#header-bar > :first-child');
    if (!row) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--top-bar', `${row.offsetHeight}px`));
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return null;
}
