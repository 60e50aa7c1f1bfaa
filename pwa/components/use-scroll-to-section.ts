import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Shows the section that the address names ("/privacy#calls"). By itself the browser does so only where the section
 * is there when the page loads, and ours is drawn later.
 */
export function useScrollToSection(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    // After the layout has gone to the top of the new page.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
