import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The id of the heading of what a search found. */
export const RESULTS = 'results';

/**
 * After a change of page, moves the keyboard and the screen reader to its heading, which says aloud where one is now,
 * and the view to its top, as a page load would; where a search was asked, to what it found. Not when only the query
 * changes (a filter). On Back the browser restores the view, and the keyboard goes to the link that was followed there.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  /** The links that were followed, by the entry of the history in which they stand. */
  const followed = useRef<Record<string, string | null>>({});
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('#content a[href]');
      if (link) followed.current[key] = link.getAttribute('href');
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== 'POP') window.scrollTo(0, 0);
    const content = document.getElementById('content');
    content?.focus({ preventScroll: true });
    const back = type === 'POP' && followed.current[key];
    const sought = back ? `a[href="${CSS.escape(back)}"]` : search ? `#${RESULTS}, h1` : 'h1';
    // A page that still waits for its answer has no heading yet; whoever has moved on by then stays there.
    const focusSought = () => {
      const found = content?.querySelectorAll<HTMLElement>(sought);
      // The results come after the heading of their page.
      const target = found?.[back ? 0 : found.length - 1];
      if (!target) return;
      observer.disconnect();
      if (document.activeElement !== content) return;
      if (!back) target.tabIndex = -1;
      target.focus({ preventScroll: target.tagName === 'H1' });
    };
    const observer = new MutationObserver(focusSought);
    if (content) observer.observe(content, { childList: true, subtree: true });
    focusSought();
    return () => observer.disconnect();
  }, [pathname, search, type, key]);
}
