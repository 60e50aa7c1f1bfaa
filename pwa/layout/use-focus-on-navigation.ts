import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of page, moves the keyboard and the screen reader to its heading, which says aloud where one is now,
 * and the view to its top, as a page load would. Not when only the query changes (a filter); on Back the browser
 * restores the view.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== 'POP') window.scrollTo(0, 0);
    const content = document.getElementById('content');
    content?.focus({ preventScroll: true });
    // A page that still waits for its answer has no heading yet; whoever has moved on by then stays there.
    const focusHeading = () => {
      const heading = content?.querySelector('h1');
      if (!heading) return;
      observer.disconnect();
      if (document.activeElement !== content) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(focusHeading);
    if (content) observer.observe(content, { childList: true, subtree: true });
    focusHeading();
    return () => observer.disconnect();
  }, [pathname, type]);
}
